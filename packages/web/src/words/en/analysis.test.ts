import { aboutInWords, chanceInWords, costInGames, differenceInWords } from "@tetrarch/play";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as words from "./analysis.js";
import { luckReportRows, priceInWords, signed } from "./analysis.js";
import * as trends from "./trends.js";

describe("a chance in words", () => {
  it.each([
    [0.31, "31 %"],
    [0.048, "5 %"],
    [0.9012, "90 %"],
    [0.927, "93 %"],
    [0.0041, "0.4 %"],
    [0.9962, "99.6 %"],
    [0, "0 %"],
    [1, "100 %"],
    [0.95, "95 %"],
    [0.9995, "over 99.9 %"],
  ])("%d is %s", (chance, words) => expect(chanceInWords(chance)).toBe(words));

  it("is never told to be certain where it is not", () => {
    expect(chanceInWords(0.99996)).toBe("over 99.9 %");
    expect(chanceInWords(0.00001)).toBe("under 0.1 %");
  });

  it("is about what is shown, unless it is certain or a bound", () => {
    expect([0.869, 1, 0, 0.9999].map(aboutInWords)).toEqual(["about 87 %", "100 %", "0 %", "over 99.9 %"]);
  });
});

describe("a difference in words", () => {
  it.each([
    [0.22, "22 of 100 games", "+22 of 100 games"],
    [-0.048, "4.8 of 100 games", "−4.8 of 100 games"],
    [0.0304, "3 of 100 games", "+3 of 100 games"],
    [-0.0002, "0 of 100 games", "0"],
  ])("%d is %s, with its sign %s", (difference, percent, withSign) => {
    expect(differenceInWords(difference)).toBe(percent);
    expect(signed(difference)).toBe(withSign);
  });
});

it.each([
  [0.927, 0.79, "14 of 100 games"],
  [0.006, 0, "0.6 of 100 games"],
  [0.314, 0.3084, "0.6 of 100 games"],
])("from %d to %d is a cost of %s, by the numbers shown", (before, after, text) =>
  expect(costInGames(before, after)).toBe(text),
);

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
    [0.24, "it raised your chance, all moves added up"],
    [-0.21, "it lowered your chance, all moves added up"],
    [0, "it left your chance as it was"],
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
  const moves = [
    { word: "flee", win: 0.5, error: 0 },
    { word: "fight", win: 0.43, error: 0.02 },
  ];
  const other = words.maybeBetter({ ply: 41, played: "fight", win: 0.5, moves }, "Flee");
  expect(words.gradeNote("unclear", { other })).toBe(
    "Not sure: “Flee” may be better, by about 7 of 100 games.",
  );
  expect(words.gradeNote("mistake", { cost: "31 % → 29 %" })).toBe("Mistake: 31 % → 29 %.");
});

it("says of the move that lost the deal, all cards known, what it was worth by what could be seen, and what would have won", () => {
  expect(words.gradeNote("good", { isBest: true })).toBe("The best that was found.");
  expect(words.gradeNote("good", { isBest: true, isAny: true })).toBe("Either was as good.");
  // It may cost a little, too little to be marked: that is not praised.
  expect(words.gradeNote("good")).toBe("About as good as the best move.");
  expect(words.gradeNote("forced", { isBest: true, isLost: true })).toBe("The only move.");
  expect(words.gradeNote("good", { isBest: true, isLost: true })).toBe(
    "The best that was found by what you could see.",
  );
  expect(words.gradeNote("unclear", { isLost: true })).toBe(
    "About as good as the best move by what you could see.",
  );
  const end = { end: "lost", score: "3 points" };
  expect(words.lostHereNote("Play", end)).toBe(
    "With all cards known, it lost the game: “Play” would still have won.",
  );
  expect(words.lostHereNote("", { ...end, wholeWin: "all four kings" })).toBe(
    "With all cards known, it lost all four kings.",
  );
});

it("tells what happened, and apart from it the luck beside the average of what could have come: shown figures add up", () => {
  expect(words.luckNote(-0.12, 0.2, "The blue 4 of keys is turned up.")).toBe(
    "The blue 4 of keys is turned up. Bad luck: −12 of 100 games; on average it would have been 32 %.",
  );
  // From 38 % to 52 % by a move that was no more than 34 % worth on average.
  expect(words.luckNote(0.18, 0.52)).toBe("Good luck: +18 of 100 games; on average it would have been 34 %.");
});

it("KK-6: the sum of a complete game that counts as no win leaves the help out, and says so", () => {
  expect(words.theResult({ helpedWin: "All sixteen books, with help: no win" })).toBe(
    "The result, not counting the help",
  );
  expect(words.theResult({})).toBe("The result");
});

it("adds up what the moves cost: those that are marked, and many small losses", () => {
  const account = { mean: 0.4, result: 0, deal: 0, luck: -0.25, choice: -0.15, misjudged: 0 };
  const small = "many losses, each too small or too unsure to be marked";
  const noteWith = (...losses: readonly number[]) => reportWith(...losses)[3];
  const reportWith = (...losses: readonly number[]) =>
    luckReportRows(
      account,
      by,
      losses.map((loss, ply) => ({
        ...plain,
        ply,
        grade: "mistake",
        moves: [
          { word: "b", win: 0.31, error: 0 },
          { word: "a", win: 0.31 - loss, error: 0 },
        ],
      })),
    ).rows;
  expect(noteWith()).toMatchObject({ tenths: -150, note: small });
  expect(noteWith(0.05, 0.03)?.note).toBe(`marked moves −8.0, others −7.0: ${small}`);
  // The sum is that of the costs that are listed; what the program counted otherwise is its error.
  expect(noteWith(0.2)).toMatchObject({ tenths: -200, note: "the marked moves" });
  expect(reportWith(0.2).at(-1)).toMatchObject({ label: "Errors of the program", tenths: 50 });
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
    expect(words.costInWords({ ...close, loss: 0.009 })).toBe("−0.9 of 100 games");
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
    trends.givenNote("5 of 100 games"),
    trends.givenSpoken(["5 of 100 games"]),
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

it("tells what a resignation gave up in a row of its own, not as a cost of moves", () => {
  const account = { mean: 0.4, deal: 0, luck: 0, choice: -0.4, misjudged: 0, result: 0 };
  const by = { player: "searcher", version: 1, nodes: 1, sigma: 0.03 };
  const { rows } = luckReportRows(account, by, [], 0.4);
  const tenthsOf = (name: string) => rows.find(({ label }) => label === name)?.tenths;
  expect([tenthsOf("Your moves"), tenthsOf("Resigning")].map(Number)).toEqual([0, -400]);
  expect(luckReportRows(account, by).rows.map(({ label }) => label)).not.toContain("Resigning");
});

it("tells apart what the player's own moves cost and those that hints made, and they still add up", () => {
  const account = { mean: 0.4, deal: 0, luck: -0.1, choice: -0.3, misjudged: 0, result: 0 };
  const { rows, result } = luckReportRows(account, by, [], 0, -0.25);
  const tenthsOf = (name: string) => rows.find(({ label }) => label === name)?.tenths;
  expect([tenthsOf("Your moves"), tenthsOf("Moves by hints")]).toEqual([-50, -250]);
  expect(rows.reduce((sum, { tenths }) => sum + tenths, 0)).toBe(result);
  expect(
    luckReportRows(account, by, [], 0, 0).rows.find(({ label }) => label === "Moves by hints")?.tenths,
  ).toBe(0);
  expect(luckReportRows(account, by).rows.map(({ label }) => label)).not.toContain("Moves by hints");
});

it("says of a marked move, and of the move on the table, that a hint made it", () => {
  expect([words.faultName("mistake"), words.faultName("mistake", true)]).toEqual([
    "mistake",
    "mistake, by a hint",
  ]);
  expect(words.moveNote(3, "Deal a card", true)).toBe("Move 3, as a hint said: Deal a card.");
});

it("calls a move that is not marked the same in the table, and in the note on it", () => {
  expect([words.gradeName("unclear"), words.gradeNote("unclear")]).toEqual([
    "About as good as the best move",
    "About as good as the best move.",
  ]);
  expect(words.gradeName("good", { isDoubtful: true })).toBe("Not sure");
  expect(words.gradeNote("unclear", { other: "“b” may be better." })).toBe("Not sure: “b” may be better.");
});

it("counts what a kind of mistake cost in all games in wins, not of 100 games", () => {
  expect([5.3, 1, 0.04].map(trends.winsInWords)).toEqual(["5.3 wins", "1.0 win", "0.0 wins"]);
});

it("does not praise a move of a position whose chance is not known, and says so once", () => {
  const open = { isOpen: true, isBest: true };
  expect(words.gradeName("unclear", open)).toBe("Not known");
  expect(words.gradeNote("unclear", open)).toBe("");
  const doubt = { ...open, other: "“b” may be better." };
  expect(words.gradeNote("unclear", doubt)).toBe("Not sure: “b” may be better.");
  expect(words.gradeName("forced", open)).toBe("The only move");
});

it("says of a position whose chance is not known what is known of its deal", () => {
  expect(words.notKnownNote("won")).toBe("Winnable with all cards known; from what you saw, not known.");
  expect(words.notKnownNote("lost")).toBe("Lost with all cards known; from what you saw, not known.");
  for (const verdict of ["unproven", undefined] as const)
    expect(words.notKnownNote(verdict)).toBe("Not known whether this can still be won.");
});
