import { chanceInWords, pointsCounted, pointsInWords } from "@tetrarch/play";
import type { Analysis, LuckReport } from "@tetrarch/solver/analysis";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { luckReportRows, priceInWords, sentenceOf, signed } from "./analysis.js";

describe("a chance in words", () => {
  it.each([
    [0.31, "31 %"],
    [0.048, "4.8 %"],
    [0.9012, "90.1 %"],
    [0, "0 %"],
    [1, "100 %"],
  ])("%d is %s", (chance, words) => expect(chanceInWords(chance)).toBe(words));

  it("is never told to be certain where it is not", () => {
    expect(chanceInWords(0.99996)).toBe("over 99.9 %");
    expect(chanceInWords(0.00001)).toBe("under 0.1 %");
  });
});

describe("a difference in words", () => {
  it.each([
    [0.22, "22", "+22"],
    [-0.048, "4.8", "−4.8"],
    [0.0304, "3", "+3"],
    [-0.0002, "0", "0"],
  ])("%d is %s, with its sign %s", (difference, points, withSign) => {
    expect(pointsInWords(difference)).toBe(points);
    expect(signed(difference)).toBe(withSign);
  });
});

it.each([
  [0.01, "1 point"],
  [-0.0098, "1 point"],
  [0.006, "0.6 points"],
  [0.02, "2 points"],
])("%d counted is %s", (difference, words) => expect(pointsCounted(difference)).toBe(words));

describe("the account", () => {
  const part = fc.double({ min: -1, max: 1, noNaN: true });

  it("adds up as it is shown, and no part is a tenth of a point off", () => {
    fc.assert(
      fc.property(part, part, part, part, fc.constantFrom(0, 1), (deal, luck, choice, misjudged, result) => {
        const mean = result - deal - luck - choice - misjudged;
        const report = luckReportRows({ mean, deal, luck, choice, misjudged, result });
        expect(report.rows.reduce((sum, { tenths }) => sum + tenths, 0)).toBe(report.result);
        for (const [index, exact] of [mean, deal, luck, choice, misjudged].entries())
          expect(Math.abs((report.rows[index]?.tenths ?? Number.NaN) - 1000 * exact)).toBeLessThan(1.001);
      }),
    );
  });

  it("tells what was misjudged as what it is, the rest", () => {
    const account = { mean: 0.3, deal: 0, luck: -0.1, choice: -0.05, misjudged: -0.15, result: 0 };
    expect(luckReportRows(account).rows.at(-1)).toEqual({
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
      "You began with 31 %, were unlucky by 22 points, mainly after move 3, and gave away 9, most of it with move 2.",
    );
  });

  it("calls less than half the largest part, and no turn of luck the main one", () => {
    const analysis = analysed(
      { ...account, luck: -0.01, choice: -0.4 },
      [0.15, 0.13, 0.12],
      [-0.004, -0.003, -0.003],
    );
    expect(sentenceOf(analysis)).toBe(
      "You began with 31 %, were unlucky by 1 point, and gave away 40, the largest part with move 1.",
    );
    const spread = analysed({ ...account, luck: -0.3 }, [0, 0, 0], [-0.14, -0.1, -0.06]);
    expect(sentenceOf(spread)).toContain("were unlucky by 30 points, and gave");
  });

  it("names no move where none weighs anything", () => {
    const analysis = analysed({ ...account, luck: 0, choice: 0 }, [0, 0], [0, 0]);
    expect(sentenceOf(analysis)).toBe(
      "You began with 31 %, had as much good luck as bad, and gave nothing away.",
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
    ["b", "With that: 46 %, 4 points less than the best."],
    ["c", "That move has not been weighed."],
  ])("%s", (word, words) => expect(priceInWords(ply, word)).toBe(words));
});
