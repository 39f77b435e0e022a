import { type Analysis, faultsOf, type PlyAnalysis } from "@tetrarch/solver/analysis";
import { expect, it } from "vitest";
import * as words from "../../words/en/analysis.js";
import {
  chanceAt,
  heightOfMark,
  isLuckShown,
  likeliestMistake,
  looksWorse,
  luckBars,
  turnsOfLuck,
} from "./faults.js";

const ply = (number: number, more: Partial<PlyAnalysis>): PlyAnalysis => ({
  ply: number,
  played: "a",
  win: 1,
  moves: [],
  scale: "win",
  ...more,
});
const analysis = (plies: readonly PlyAnalysis[]): Analysis => ({
  game: "none",
  variant: "standard",
  by: { player: "nobody", version: 1, nodes: 0, sigma: 0 },
  plies,
  final: true,
});

it("a mark stands on the curve, and in the middle of a part whose chances are not known", () => {
  const game = analysis([ply(0, { win: 0.3 }), ply(1, { win: 0.3, isOpen: true })]);
  expect([0, 1].map((at) => heightOfMark(game, at, 0.4))).toEqual([0.3, 0.2]);
});

it("a resignation is no mistake to be shown or played again", () => {
  const mistake = ply(0, { grade: "mistake", loss: 0.1 });
  const resignation = ply(1, { played: "resign", grade: "blunder", loss: 1 });
  expect(faultsOf(analysis([mistake, resignation]))).toEqual([mistake]);
});

it("names the largest loss that is doubtful, what may be better and by how much; none that the judge cannot tell from the best", () => {
  const moves = [
    { word: "b", win: 1, error: 0 },
    { word: "a", win: 0.9, error: 0.02 },
  ];
  const losses = [0.05, 0.1, 0.08, 0.5];
  const plies = losses.map((loss, at) => ply(at, { loss, grade: "unclear", isDoubtful: at < 2, moves }));
  const likeliest = (made: readonly PlyAnalysis[]) => likeliestMistake(analysis(made));
  expect(likeliest(plies)?.ply).toBe(1);
  expect(likeliest(plies.slice(2))).toBeUndefined();
  // Proved good since.
  expect(likeliest([ply(0, { loss: 0, grade: "good", isDoubtful: true, moves })])).toBeUndefined();
  const better = words.maybeBetter(plies[1] as PlyAnalysis, "deal a card");
  const said = (isFirst: boolean) =>
    words.likeliestMistake(271, "ten of clubs onto waste I", better, isFirst);
  const named =
    "it was most likely move 271: ten of clubs onto waste I. “deal a card” may be better, by about 10 of 100 games. The program is not sure of it.";
  expect(said(true)).toBe(`No move was a clear mistake. If one was, ${named}`);
  expect(said(false)).toBe(`If another move was a mistake, too, ${named}`);
});

it("shows no turn of luck where the estimates are too rough to tell luck from moves, but a roll", () => {
  const plies = [ply(0, { win: 0.5, luck: 0.3 }), ply(1, { win: 0.8 })];
  const account = { mean: 0.5, result: 1, deal: 0, luck: 0.3, choice: 0, misjudged: 0.2 };
  const of = (misjudged: number): Analysis => ({ ...analysis(plies), account: { ...account, misjudged } });
  expect(turnsOfLuck(of(0.02))).toEqual([{ at: 1, luck: 0.3 }]);
  expect([isLuckShown(of(0.2), 0), turnsOfLuck(of(0.2))]).toEqual([false, []]);
  const rolled = { ...of(0.2), plies: plies.map((each) => ({ ...each, chance: "roll" })) };
  expect([0, 1].map((at) => isLuckShown(rolled, at))).toEqual([true, false]);
  expect(turnsOfLuck(rolled)).toEqual([{ at: 1, luck: 0.3 }]);
  // The best luck that the verdict names is one, however little it was.
  const little = [ply(0, { win: 0.5, luck: 0.02 }), ply(1, { win: 0.505 })];
  expect(turnsOfLuck({ ...analysis(little), account: { ...account, luck: 0.02, misjudged: 0 } })).toEqual([
    { at: 1, luck: 0.02 },
  ]);
  // Without an account nothing is known to be rough yet.
  expect(isLuckShown(analysis(plies), 0)).toBe(true);
});

it("has no chance of a position of which nothing is proved", () => {
  const plies = [ply(0, {}), ply(1, { isOpen: true })];
  expect([0, 1].map((at) => chanceAt(analysis(plies), at))).toEqual([1, undefined]);
});

it("says of a position the chance that its luck and its moves are counted from, also where a later look differs", () => {
  const moves = [{ word: "a", win: 0.29, error: 0 }];
  const plies = [ply(0, { win: 0.5, luck: -0.21 }), ply(1, { win: 0.29, moves }), ply(2, { win: 0.42 })];
  const by = { ...analysis(plies).by, sigma: 0.001 };
  const chance = chanceAt(analysis(plies), 1) ?? 0;
  expect(words.chanceNote(chance, by)).toBe("About 29 % to win.");
  expect(words.luckNote(-0.21, chance)).toMatch(/−21 of 100 games; on average it would have been 50 %\.$/);
  const replied = words.priceInWords(plies[1] as PlyAnalysis, "a", by);
  expect(replied).toBe("That is the best that was found: 29 %.");
});

it("calls no move about as good that looks one of a hundred games worse", () => {
  const moves = [
    { word: "b", win: 0.5, error: 0 },
    { word: "a", win: 0.48, error: 0 },
  ];
  const of = (more: Partial<PlyAnalysis>) =>
    looksWorse(ply(0, { moves, grade: "good", loss: 0.02, ...more }));
  expect([of({}), of({ grade: "unclear" }), of({ grade: "mistake" })]).toEqual([true, true, false]);
  expect([of({ loss: 0.009 }), of({ played: "b" }), of({ scale: "points" })]).toEqual([false, false, false]);
});

it("draws every bar of the luck report as long as its number, also where a sum is below 0 or over 100 %", () => {
  const rows = [600, 700, -1500, 200].map((tenths) => ({ tenths }));
  const { steps, sum } = luckBars(rows, 0);
  const [unit = 0] = steps.map(({ width, tenths }) => width / Math.abs(tenths));
  for (const { width, tenths } of steps) expect(width).toBeCloseTo(unit * Math.abs(tenths));
  const ends = steps.flatMap(({ left, width }) => [left, left + width]);
  expect([Math.min(...ends), Math.max(...ends)].map(Math.round)).toEqual([0, 100]);
  expect([sum.width, sum.left]).toEqual([0, steps[0]?.left]);
  expect(luckBars([{ tenths: 1000 }], 1000)).toEqual({
    steps: [{ tenths: 1000, left: 0, width: 100 }],
    sum: { left: 0, width: 100 },
  });
});
