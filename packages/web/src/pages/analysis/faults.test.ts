import { type Analysis, faultsOf, type PlyAnalysis } from "@tetrarch/solver/analysis";
import { expect, it } from "vitest";
import * as words from "../../words/en/analysis.js";
import { likeliestMistake } from "./faults.js";

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

it("a resignation is no mistake to be shown or played again", () => {
  const mistake = ply(0, { grade: "mistake", loss: 0.1 });
  const resignation = ply(1, { played: "resign", grade: "blunder", loss: 1 });
  expect(faultsOf(analysis([mistake, resignation]))).toEqual([mistake]);
});

it("names the largest loss that is not certain, without its number, none that is small, and no resignation", () => {
  const losses = [0.05, 0.99, 0.03, 0.5];
  const grades = ["unclear", "unclear", "good", "blunder"] as const;
  const plies = losses.map((loss, at) => ply(at, { loss, grade: grades[at] ?? "good" }));
  const likeliest = (made: readonly PlyAnalysis[]) => likeliestMistake(analysis(made))?.ply;
  expect(likeliest(plies)).toBe(1);
  expect(likeliest(plies.map((each) => ({ ...each, loss: 0.03 })))).toBeUndefined();
  expect(likeliest([ply(0, { played: "resign", grade: "unclear", loss: 0.99 })])).toBeUndefined();
  const said = (isFirst: boolean) => words.likeliestMistake(271, "ten of clubs onto waste I", isFirst);
  expect(said(true)).toBe(
    "No move was a clear mistake. If one was, it was most likely move 271: ten of clubs onto waste I. The program is not sure of it.",
  );
  expect(said(false)).toBe(
    "If another move was a mistake, too, it was most likely move 271: ten of clubs onto waste I. The program is not sure of it.",
  );
});
