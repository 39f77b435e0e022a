import { chanceInWords, differenceInWords, shareOfWin } from "@tetrarch/play";
import type { Analysis, LuckReport } from "@tetrarch/solver/analysis";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { likeliestMistake } from "../../pages/analysis/faults.js";
import * as words from "./analysis.js";
import { dealtInWords, luckReportRows, priceInWords, sentenceOf, signed } from "./analysis.js";
import * as trends from "./trends.js";

describe("a chance in words", () => {
  it.each([
    [0.31, "31 %"],
    [0.048, "4.8 %"],
    [0.9012, "90.1 %"],
    [0, "0 %"],
    [1, "100 %"],
    [0.95, "95 %"],
    [0.9995, "over 99.9 %"],
  ])("%d is %s", (chance, words) => expect(chanceInWords(chance)).toBe(words));

  it("is never told to be certain where it is not", () => {
    expect(chanceInWords(0.99996)).toBe("over 99.9 %");
    expect(chanceInWords(0.00001)).toBe("under 0.1 %");
  });
});

describe("a difference in words", () => {
  it.each([
    [0.22, "22 %", "+22 %"],
    [-0.048, "4.8 %", "−4.8 %"],
    [0.0304, "3 %", "+3 %"],
    [-0.0002, "0 %", "0"],
  ])("%d is %s, with its sign %s", (difference, percent, withSign) => {
    expect(differenceInWords(difference)).toBe(percent);
    expect(signed(difference)).toBe(withSign);
  });
});

it.each([
  [0.01, "1 % of a win"],
  [-0.0098, "1 % of a win"],
  [0.006, "0.6 % of a win"],
])("%d of a win is %s", (difference, text) => expect(shareOfWin(difference)).toBe(text));

describe("the account", () => {
  const part = fc.double({ min: -1, max: 1, noNaN: true });

  it("adds up as it is shown, and no part is a tenth of a point off", () => {
    fc.assert(
      fc.property(part, part, part, part, fc.constantFrom(0, 1), (deal, luck, choice, misjudged, result) => {
        const mean = result - deal - luck - choice - misjudged;
        const report = luckReportRows({ mean, deal, luck, choice, misjudged, result }, by);
        expect(report.rows.reduce((sum, { tenths }) => sum + tenths, 0)).toBe(report.result);
        for (const [index, exact] of [mean, deal, luck, choice, misjudged].entries())
          expect(Math.abs((report.rows[index]?.tenths ?? Number.NaN) - 1000 * exact)).toBeLessThan(1.001);
      }),
    );
  });

  it("writes a tenth where it says something", () => {
    expect([1000, 999, 220, -48, 0].map((tenths) => words.tenthsInWords(tenths, false))).toEqual([
      "100",
      "99.9",
      "22.0",
      "−4.8",
      "0.0",
    ]);
  });

  it("tells what was misjudged as what it is, errors of the program", () => {
    const account = { mean: 0.3, deal: 0, luck: -0.1, choice: -0.05, misjudged: -0.15, result: 0 };
    expect(luckReportRows(account, by).rows.at(-1)).toMatchObject({
      label: "Errors of the program",
      tenths: -150,
    });
  });

  it.each([
    [0.24, "it raised your chance from 31 % to 55 %"],
    [-0.21, "it lowered your chance from 31 % to 10 %"],
    [0, "it left your chance as it was"],
    [0.8, "it raised your chance, all moves added up"],
  ])("says what luck of %d did", (luck, note) => {
    const account = { mean: 0.4, deal: -0.09, luck, choice: 0, misjudged: 0.69 - luck, result: 1 };
    expect(luckReportRows(account, by).rows[2]).toMatchObject({ label: "Luck", note });
  });
});

const plain = {
  played: "a",
  win: 0.31,
  moves: [],
  grade: "good",
  scale: "win",
  loss: 0,
  misjudged: 0,
} as const;
const by = { player: "nobody", version: 1, nodes: 0, sigma: 0.01 };

function analysed(
  account: LuckReport | undefined,
  losses: readonly number[],
  lucks: readonly number[],
): Analysis {
  const plies = losses.map((loss, ply) => {
    const luck = lucks[ply] ?? 0;
    return { ...plain, ply, luck, loss, ...(loss > 0.1 ? { grade: "blunder" as const } : {}) };
  });
  return {
    game: "none",
    variant: "standard",
    by,
    plies,
    ...(account && { account }),
    final: account !== undefined,
  };
}

describe("the sentence of a game", () => {
  const account = { mean: 0.4, result: 0, deal: -0.09, luck: -0.22, choice: -0.09, misjudged: 0 };

  const verdict = (
    part: Partial<LuckReport>,
    losses: readonly number[],
    lucks: readonly number[],
    end?: string,
  ) =>
    sentenceOf(
      analysed({ ...account, ...part }, losses, lucks),
      end === undefined ? undefined : { end, score: "10 points" },
    );

  it.each<[string, Partial<LuckReport>, readonly number[], readonly number[]]>([
    ["You lost by luck: no clear mistake. The worst luck came at move 3.", {}, [0, 0.02, 0], [0, 0, -0.2]],
    ["You lost by luck: no clear mistake.", {}, [0, 0, 0], [-0.08, -0.08, -0.06]],
    ["You lost without a clear mistake.", { luck: 0.01 }, [0, 0.02], [0, 0.01]],
    ["You lost mostly by luck. One clear mistake, at move 2.", { luck: -0.4 }, [0, 0.15], [0, 0]],
    ["You lost by luck and by one clear mistake, at move 2.", { luck: -0.2 }, [0, 0.15], [0, 0]],
    ["You lost by one clear mistake, at move 1.", { luck: -0.02 }, [0.3], [0]],
    ["You lost by 3 clear mistakes, the worst at move 2.", { luck: 0 }, [0.12, 0.4, 0.11], [0, 0, 0]],
    ["You won without a clear mistake.", { luck: 0, result: 1 }, [0], [0]],
    ["You won, with one clear mistake, at move 2.", { luck: 0, result: 1 }, [0, 0.2], [0, 0]],
    ["You won without a clear mistake. The best luck came at move 1.", { luck: 0.6, result: 1 }, [0], [0.6]],
  ])("is one plain verdict: %s", (said, part, losses, lucks) => {
    expect(verdict(part, losses, lucks)).toBe(said);
  });

  it("names the move of the worst mistake, where it is known", () => {
    const analysis = analysed({ ...account, luck: 0 }, [0, 0.15], [0, 0]);
    expect(sentenceOf(analysis, undefined, (ply) => `card ${ply}`)).toBe(
      "You lost by one clear mistake, at move 2: “card 1”.",
    );
  });

  it("calls small mistakes small, and counts them only where there are no others", () => {
    const { plies, ...whole } = analysed({ ...account, luck: 0 }, [0.15, 0.15], [0, 0]);
    const graded = (...grades: readonly ("inaccuracy" | "mistake")[]) =>
      sentenceOf({ ...whole, plies: plies.map((ply, at) => ({ ...ply, grade: grades[at] ?? "good" })) });
    expect(graded("inaccuracy", "inaccuracy")).toBe("You lost by 2 small mistakes, the worst at move 1.");
    expect(graded("inaccuracy", "mistake")).toBe("You lost by one clear mistake, at move 2.");
  });

  it("names the die where it was the die", () => {
    const { plies, ...whole } = analysed(account, [0, 0], [-0.2, 0]);
    const rolled = plies.map((ply, index) => (index === 0 ? { ...ply, chance: "roll" } : ply));
    expect(sentenceOf({ ...whole, plies: rolled })).toMatch(/The worst luck was the die at move 1\.$/);
  });

  it("blames no luck that the program judged badly, tells no number, and leaves nothing unexplained", () => {
    const said = verdict({ luck: -0.1, choice: -0.05, misjudged: -0.15 }, [0], [-0.1]);
    expect(said).toBe("You lost without a clear mistake.");
  });

  it("calls a game stuck that could make no progress, and no resignation", () => {
    const { plies, ...whole } = analysed(account, [0, 0], [0, 0]);
    const ended = plies.map((ply, index) => (index === 1 ? { ...ply, played: "resign" } : ply));
    expect(sentenceOf({ ...whole, plies: ended }, { end: "stuck", score: "10 points" })).toBe(
      "You got stuck by luck: no clear mistake.",
    );
  });

  it("shows a whole win without a decimal", () => {
    expect([1000, 999, -1000].map((tenths) => words.tenthsInWords(tenths, false))).toEqual([
      "100",
      "99.9",
      "−100",
    ]);
  });

  it("says nothing of the deal that the verdict has said: of a win, and of a resigned game that could be won", () => {
    const won = analysed({ ...account, result: 1 }, [0], [0]);
    expect(dealtInWords({ ...won, dealt: "won" })).toBe("");
    const { plies, ...whole } = analysed(account, [0, 0.3], [0, 0]);
    const game = { ...whole, plies, dealt: "won", lostAt: 1 } as const;
    expect(dealtInWords(game)).toMatch(/^Someone who sees all cards could have won until your move 2\./);
    const resigned = plies.map((ply, at) => (at === 1 ? { ...ply, played: "resign" } : ply));
    expect(dealtInWords({ ...game, plies: resigned })).toBe("");
  });

  it("says why a deal that was lost from the start was told a chance and luck", () => {
    const lost = { ...analysed(account, [0], [0]), dealt: "lost" } as const;
    for (const text of [dealtInWords(lost), dealtInWords(lost, "all four kings")])
      expect(text).toMatch(
        /You could not know that: chances and luck here go by the cards that you could see\.$/,
      );
  });

  it("explains a move that it is not sure of", () => {
    expect(words.gradeNote("unclear")).toBe("About as good as the best move.");
    expect(words.gradeNote("unclear", "", true)).toBe("Not sure: another move may be better.");
    expect(words.gradeNote("mistake", "31 % → 29 %")).toBe("Mistake: 31 % → 29 %.");
  });

  it("goes on in small letters after a colon, but for a name", () => {
    expect(words.betterMoveLine("The eight of spades covers the five.")).toBe(
      "With the better one: the eight of spades covers the five.",
    );
    expect(words.yourMoveLine("You flee.")).toBe("With yours: you flee.");
    expect(words.betterMoveLine("Thorne took the blow.")).toBe("With the better one: Thorne took the blow.");
  });

  it("tells an end short of a win by what could be had, and by its score", () => {
    const ending = { end: "escaped", score: "1 king, 35 points", wholeWin: "all four kings" };
    const whole = analysed({ ...account, choice: -0.01 }, [0, 0, 0], [-0.02, 0, -0.3]);
    const lost = sentenceOf({ ...whole, dealt: "lost" }, ending);
    expect(lost).toBe(
      "You did well: you escaped with 1 king, 35 points, and nobody could have got all four kings here. The worst luck came at move 3.",
    );
    const won = { ...whole, dealt: "won", lostAt: 1 } as const;
    expect(sentenceOf(won, ending)).toMatch(/^You escaped with 1 king, 35 points, without a clear mistake\./);
    expect(dealtInWords(won, ending.wholeWin)).toBe(
      "Someone who sees all cards could have had all four kings until your move 2. By the cards that you could see, that move was no clear mistake.",
    );
    for (const text of [lost, words.endNote(ending), sentenceOf(won, ending)])
      expect(text).not.toMatch(/0\.0|not won|0 %/);
  });

  it.each([
    ["won", "You resigned a game that could still be won. No clear mistake came before."],
    ["unproven", "You resigned. Whether it could still be won is not known. No clear mistake"],
    ["lost", "You resigned a game that was lost. No clear mistake"],
  ] as const)("begins with the resignation of a game that was %s", (verdict, begin) => {
    const { plies, ...whole } = analysed(account, [0, 0.99], [0, 0]);
    const resigned = plies.map((ply, index) =>
      index === 0 ? { ...ply, verdict } : { ...ply, played: "resign", grade: "unclear" as const },
    );
    const analysis = { ...whole, plies: resigned, dealt: "won" as const };
    expect(sentenceOf(analysis).startsWith(begin)).toBe(true);
    expect(likeliestMistake(analysis)).toBeUndefined();
  });

  it("names the largest loss that is not certain, without its number, and none that is small", () => {
    const { plies, ...whole } = analysed(account, [0.05, 0.99, 0.03, 0.5], [0, 0, 0, 0]);
    const grades = ["unclear", "unclear", "good", "blunder"] as const;
    const analysis = { ...whole, plies: plies.map((ply, at) => ({ ...ply, grade: grades[at] ?? "good" })) };
    expect(likeliestMistake(analysis)?.ply).toBe(1);
    const small = analysis.plies.map((ply) => ({ ...ply, loss: Math.min(ply.loss ?? 0, 0.03) }));
    expect(likeliestMistake({ ...analysis, plies: small })).toBeUndefined();
    const said = (isFirst: boolean) => words.likeliestMistake(271, "ten of clubs onto waste I", isFirst);
    expect(said(true)).toBe(
      "No move was a clear mistake. If one was, it was most likely move 271: ten of clubs onto waste I. The program is not sure of it.",
    );
    expect(said(false)).toBe(
      "If another move was a mistake, too, it was most likely move 271: ten of clubs onto waste I. The program is not sure of it.",
    );
  });

  it("is not told before everything is judged", () => {
    expect(sentenceOf(analysed(undefined, [0], [0]))).toBe("");
  });
});

describe("what a move would have been worth", () => {
  const ply = {
    ...plain,
    ply: 0,
    moves: [
      { word: "a", win: 0.5, error: 0 },
      { word: "b", win: 0.46, error: 0 },
      { word: "d", win: 0.498, error: 0 },
    ],
  };

  it.each([
    ["a", "That is the best that was found: 31 %."],
    ["b", "With that: 29 %. The best found has 31 %."],
    ["c", "That move was not looked at."],
    ["d", "About as good as the best that was found."],
  ])("%s", (word, words) => expect(priceInWords(ply, word, by)).toBe(words));

  it("is told beside the chance of the position, which is that of its best move", () => {
    const fault = { ...ply, played: "b", grade: "mistake", loss: 0.04 } as const;
    expect(words.costInWords(fault)).toBe("31 % → 29 %");
    expect(words.costInWords({ ...fault, played: "resign" })).toBe("31 % → 0 %");
    const close = {
      ...fault,
      win: 0.314,
      moves: [
        { word: "a", win: 0.5, error: 0 },
        { word: "b", win: 0.491, error: 0 },
      ],
    } as const;
    expect(words.costInWords({ ...close, loss: 0.009 })).toBe("−0.9 % of a win");
  });
});

it("calls no chance a point", () => {
  const ply = {
    ...plain,
    ply: 0,
    moves: [
      { word: "a", win: 0.5, error: 0 },
      { word: "b", win: 0.4, error: 0 },
    ],
  };
  const texts = [
    priceInWords(ply, "b", by),
    signed(0.3),
    sentenceOf(
      analysed({ mean: 0.4, result: 0, deal: 0, luck: -0.2, choice: -0.2, misjudged: 0 }, [0.2], [-0.2]),
    ),
    Object.values(trends.givenAway(0.1, 0.02, 3, 40)),
    trends.rankingTitle,
    trends.givenNote("5 %"),
    trends.givenSpoken(["5 %"]),
    trends.kindsTitle,
    trends.kindsHead,
    trends.kindsTooFew(20),
    trends.luckOverGames(0.1, 0.02, 1),
    trends.luckOverGames(0.1, 0.02, 5),
    trends.luckAndGiven("+1 %", "2 %"),
    words.luckReport,
    words
      .luckReportRows({ mean: 0.4, result: 0, deal: 0, luck: -0.2, choice: -0.2, misjudged: 0 }, by)
      .rows.map(({ note }) => note),
  ];
  for (const text of texts.flat()) expect(text).not.toMatch(/point/i);
});

it.each(["searcher", "evaluator", "rehearser", "planner"])("speaks of %s as a strong program", (player) => {
  const source = { ...by, player };
  const account = { mean: 0.4, result: 0, deal: 0, luck: -0.2, choice: -0.2, misjudged: 0 };
  const texts = [
    words.firstLookText(source),
    words.lineKey(source),
    luckReportRows(account, source).rows[0]?.note,
  ];
  for (const text of texts) {
    expect(text).toContain("a strong program");
    expect(text).not.toContain(player);
  }
});

it("names the player of the trial games where the chances are counted in those", () => {
  expect(words.lineKey({ ...by, player: "greedy", trials: 1000 })).toBe(
    "the chance to win of a player by rules of thumb that sees what you saw",
  );
});
