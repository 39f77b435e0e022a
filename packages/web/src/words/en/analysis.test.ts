import { chanceInWords, differenceInWords, shareOfWin } from "@tetrarch/play";
import type { Analysis, LuckReport } from "@tetrarch/solver/analysis";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unsureLossesOf } from "../../pages/analysis/faults.js";
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

  it("tells what was misjudged as what it is, the rest", () => {
    const account = { mean: 0.3, deal: 0, luck: -0.1, choice: -0.05, misjudged: -0.15, result: 0 };
    expect(luckReportRows(account, by).rows.at(-1)).toEqual({
      label: "The rest",
      note: "what these do not explain",
      tenths: -150,
    });
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

  it("tells with what it began, luck and choice, and where most of each was", () => {
    const analysis = analysed(account, [0, 0.15, 0.02], [-0.02, 0.1, -0.3]);
    expect(sentenceOf(analysis)).toBe(
      "You began with 31 %, were unlucky by 22 % of a win, mainly after move 3, and gave away 9 %, most of it with move 2.",
    );
  });

  it("names the die where it was the die, and adds up what cost more than a whole win", () => {
    const { plies, ...whole } = analysed(
      { ...account, luck: 0.8, choice: -1.09 },
      [0, 0.15, 0.02],
      [0.7, 0.1, 0],
    );
    const rolled = plies.map((ply, index) => (index === 0 ? { ...ply, chance: "roll" } : ply));
    const sentence = sentenceOf({ ...whole, plies: rolled });
    expect(sentence).toMatch(
      /lucky by 80 % of a win, mainly by the die at move 1, and gave away more than a whole win, all moves added up/,
    );
    expect(sentence).not.toMatch(/109/);
  });

  it("shows a whole win without a decimal", () => {
    expect([1000, 999, -1000].map((tenths) => words.tenthsInWords(tenths, false))).toEqual([
      "100",
      "99.9",
      "−100",
    ]);
  });

  it("calls less than half the largest part, and no turn of luck the main one", () => {
    const analysis = analysed(
      { ...account, luck: -0.01, choice: -0.4 },
      [0.15, 0.13, 0.12],
      [-0.004, -0.003, -0.003],
    );
    expect(sentenceOf(analysis)).toBe(
      "You began with 31 %, were unlucky by 1 % of a win, and gave away 40 %, the largest part with move 1.",
    );
    const spread = analysed({ ...account, luck: -0.3 }, [0, 0, 0], [-0.14, -0.1, -0.06]);
    expect(sentenceOf(spread)).toContain("were unlucky by 30 % of a win, and gave");
  });

  it("says that one move gave away all, where the rest is nothing", () => {
    const { plies, ...whole } = analysed({ ...account, luck: 0, choice: -1 }, [0, 0.998], [0, 0]);
    const sentence = (played: string) =>
      sentenceOf({ ...whole, plies: plies.map((ply, index) => (index === 1 ? { ...ply, played } : ply)) });
    expect(sentence("a")).toMatch(/gave away 100 %, all of it with move 2\.$/);
    expect(sentence("resign")).toMatch(/gave away 100 %, all of it by resigning\.$/);
  });

  it("calls a game stuck that could make no progress, and no resignation", () => {
    const { plies, ...whole } = analysed(account, [0, 0], [0, 0]);
    const ended = plies.map((ply, index) => (index === 1 ? { ...ply, played: "resign" } : ply));
    expect(sentenceOf({ ...whole, plies: ended }, { end: "stuck", score: "10 points" })).toMatch(
      /^You ended a game in which no progress was possible\. You began/,
    );
  });

  it("names no move where none weighs anything", () => {
    const analysis = analysed({ ...account, luck: 0, choice: 0 }, [0, 0], [0, 0]);
    expect(sentenceOf(analysis)).toBe(
      "You began with 31 %, had as much good luck as bad, and gave nothing away.",
    );
  });

  it("speaks of no luck where a sure win was kept", () => {
    const sure = { ...account, mean: 1, deal: 0, luck: 0, choice: 0, misjudged: 0, result: 1 };
    const analysis = analysed(sure, [0, 0], [0, 0]);
    const plies = analysis.plies.map((ply) => ({ ...ply, win: 1 }));
    expect(sentenceOf({ ...analysis, plies })).toBe(
      "You began with 100 %, and gave nothing away: luck had no part in it.",
    );
  });

  it("says that it is not sure where the rest is as large as what it blames", () => {
    const rest = { ...account, luck: -0.1, choice: -0.05, misjudged: -0.15 };
    expect(sentenceOf(analysed(rest, [0], [-0.1]))).toMatch(/^Not sure: .* You began with 31 %/);
    expect(sentenceOf(analysed({ ...rest, misjudged: -0.04 }, [0], [-0.1]))).toMatch(/^You began/);
  });

  it("adds up to the result, and says of what it is not sure where the rest is more than what was given away", () => {
    const won = { mean: 0.27, deal: 0.04, luck: 0.78, choice: -0.23, misjudged: 0.14, result: 1 };
    expect(sentenceOf(analysed(won, [0], [0]))).toBe(
      "You began with 31 %, were lucky by 78 % of a win, and gave away 23 %. The rest, +14 %, stays unexplained.",
    );
    expect(sentenceOf(analysed({ ...won, misjudged: 0.265 }, [0], [0]))).toMatch(
      /^Not sure: in this game the program could not judge your choices well\. You began/,
    );
  });

  it("says why a deal that was lost from the start was told a chance and luck", () => {
    const lost = { ...analysed(account, [0], [0]), dealt: "lost" } as const;
    for (const text of [dealtInWords(lost), dealtInWords(lost, "all four kings")])
      expect(text).toMatch(
        /You could not know that: chances and luck here go by the cards that you could see\.$/,
      );
  });

  it("explains a move that it is not sure of", () => {
    expect(words.gradeNote("unclear", "31 % → 29 %")).toBe(
      "Not sure: another move may be better (31 % → 29 %), but the estimates are too rough to say so.",
    );
    expect(words.gradeNote("unclear")).not.toContain("(");
  });

  it("goes on in small letters after a colon, but for a name", () => {
    expect(words.betterMoveLine("The eight of spades covers the five.")).toBe(
      "Better: the eight of spades covers the five.",
    );
    expect(words.yourMoveLine("You flee.")).toBe("Yours: you flee.");
    expect(words.betterMoveLine("Thorne took the blow.")).toBe("Better: Thorne took the blow.");
  });

  it("tells an end short of a win by what could be had, and by its score", () => {
    const ending = { end: "escaped", score: "1 king, 35 points", wholeWin: "all four kings" };
    const whole = analysed({ ...account, choice: -0.01 }, [0, 0, 0], [-0.02, 0, -0.3]);
    const lost = sentenceOf({ ...whole, dealt: "lost" }, ending);
    expect(lost).toBe(
      "Not even someone who sees all cards could have got all four kings here. You did well: you escaped with 1 king, 35 points; luck turned at move 3.",
    );
    const won = { ...whole, dealt: "won", lostAt: 4 } as const;
    expect(sentenceOf(won, ending)).toMatch(
      /^Someone who sees all cards could have got all four kings here. You escaped with 1 king/,
    );
    expect(dealtInWords(won, ending.wholeWin)).toBe(
      "Someone who sees all cards could have had all four kings until your move 5.",
    );
    for (const text of [lost, words.endNote(ending), sentenceOf(won, ending)])
      expect(text).not.toMatch(/0\.0|not won|0 %/);
  });

  it.each([
    ["won", "You resigned a game that could still be won. You began"],
    ["unproven", "You resigned. Whether it could still be won is not known. You began"],
    ["lost", "You resigned a game that was lost. You began"],
  ] as const)("begins with the resignation of a game that was %s", (verdict, begin) => {
    const { plies, ...whole } = analysed(account, [0, 0.99], [0, 0]);
    const resigned = plies.map((ply, index) =>
      index === 0 ? { ...ply, verdict } : { ...ply, played: "resign", grade: "unclear" as const },
    );
    const analysis = { ...whole, plies: resigned, dealt: "won" as const };
    expect(sentenceOf(analysis).startsWith(begin)).toBe(true);
    expect(unsureLossesOf(analysis)).toEqual({ moves: 0, loss: 0 });
  });

  it("names the largest loss that is not certain, and adds up only the others", () => {
    const { plies, ...whole } = analysed(account, [0.02, 0.99, 0.03, 0.5], [0, 0, 0, 0]);
    const grades = ["unclear", "unclear", "good", "blunder"] as const;
    const analysis = { ...whole, plies: plies.map((ply, at) => ({ ...ply, grade: grades[at] ?? "good" })) };
    const { likeliest, moves, loss } = unsureLossesOf(analysis);
    expect([likeliest?.ply, moves, loss]).toEqual([1, 2, 0.05]);
    const small = unsureLossesOf({
      ...analysis,
      plies: analysis.plies.map((ply) => ({ ...ply, loss: Math.min(ply.loss ?? 0, 0.03) })),
    });
    expect([small.likeliest, small.moves]).toEqual([undefined, 3]);
    const said = (isFirst: boolean) =>
      words.likeliestMistake(271, "ten of clubs onto waste I", 0.99, isFirst);
    expect(said(true)).toBe(
      "No single move is certain to have been a mistake. Most likely: move 271, ten of clubs onto waste I (99 % of a win).",
    );
    expect(said(false)).toBe(
      "Not certain, but the most likely of the others: move 271, ten of clubs onto waste I (99 % of a win).",
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
    ],
  };

  it.each([
    ["a", "That is the best that was found: 50 %."],
    ["b", "With that: 46 %, 4 % of a win less than the best."],
    ["c", "That move was not looked at."],
  ])("%s", (word, words) => expect(priceInWords(ply, word)).toBe(words));
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
    priceInWords(ply, "b"),
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
    words.smallLosses(0.2, 3),
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
