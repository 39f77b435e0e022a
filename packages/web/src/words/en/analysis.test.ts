import { chanceInWords, differenceInWords, shareOfWin } from "@tetrarch/play";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as words from "./analysis.js";
import { luckReportRows, priceInWords, signed } from "./analysis.js";
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
    expect(words.tenthsInWords(-1000, false)).toBe("−100");
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
    expect(words.costInWords({ ...close, loss: 0 })).toBe("");
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
