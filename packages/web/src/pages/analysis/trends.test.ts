import type { FinishedGame } from "@tetrarch/play";
import { DEAL_ORIGINS, identityOfFinished } from "@tetrarch/play";
import {
  type Analysis,
  evaluatorVersionOf,
  GRADING_VERSION,
  mistakeKindsIn,
  type PlyAnalysis,
} from "@tetrarch/solver/analysis";
import { describe, expect, it } from "vitest";
import type { GameSummary } from "../../data/database.js";
import { rankAmong, trendOf } from "./trends.js";

const GAME = "four-kingdoms";

function finished(number: number, more: Partial<FinishedGame> = {}): GameSummary {
  return {
    id: `${number}`.repeat(32),
    game: GAME,
    variant: "standard",
    deal: `FK-${number}-0`,
    degree: "first",
    origin: "random",
    end: "lost",
    moves: 3,
    endedAt: number,
    score: { text: "0/52", value: 0 },
    ...more,
  } as GameSummary;
}

function ply(number: number, more: Partial<PlyAnalysis>): PlyAnalysis {
  return { ply: number, played: "a", win: 0.3, moves: [], grade: "good", scale: "win", loss: 0, ...more };
}

function analysed(plies: readonly PlyAnalysis[]): Analysis {
  return {
    game: GAME,
    variant: "standard",
    by: {
      player: "nobody",
      version: evaluatorVersionOf(GAME) ?? 0,
      nodes: 0,
      sigma: 0,
      grading: GRADING_VERSION,
    },
    plies,
    account: { mean: 0.4, result: 0, deal: 0, luck: -0.3, choice: -0.1, misjudged: 0 },
    final: true,
  };
}

describe("the trend of a solitaire", () => {
  const games = [finished(1), finished(2, { degree: "known" }), finished(3, { end: "resigned" })];
  const analysis = analysed([
    ply(0, { loss: 0.1, grade: "blunder" }),
    ply(1, { loss: 0.02, grade: "unclear" }),
    ply(2, { grade: "forced" }),
    ply(3, { loss: 4, scale: "points" }),
  ]);

  it("counts first plays alone, the resigned among them", () => {
    const {
      analysed: analysedGames,
      missing,
      chosen,
    } = trendOf(GAME, games, new Map([[identityOfFinished(games[0] as GameSummary), analysis]]));
    expect(analysedGames.map(({ id }) => id)).toEqual([games[0]?.id]);
    expect(missing).toEqual([games[2]]);
    expect(chosen).toBe(0);
  });

  it("leaves out deals that chance alone has not chosen, or of which nobody knows, and says how many", () => {
    const others = DEAL_ORIGINS.filter((origin) => origin !== "random").map((origin) => ({ origin }));
    const all = [...games, ...[...others, { origin: undefined }].map((more, at) => finished(4 + at, more))];
    const { missing, chosen } = trendOf(GAME, all, new Map());
    expect(missing).toEqual([games[0], games[2]]);
    expect(chosen).toBe(others.length + 1);
  });

  it("tells what a decision costs while there is a win to play for", () => {
    const kept = new Map(games.map((game) => [identityOfFinished(game), analysis]));
    expect(trendOf(GAME, games, kept).lost).toBeCloseTo(0.06, 12);
    expect(trendOf(GAME, [], kept).lost).toBeUndefined();
  });

  it("counts a game analysed before there were kinds of decision, tells nothing of it by kind, and says which it is", () => {
    const moves = [{ word: "a", win: 0.3, error: 0 }];
    const kind = { kinds: ["stock-done"], lapse: "stock-done", loss: 0.1 };
    const before = analysed([ply(0, { moves, ...kind }), ply(1, { moves, loss: 0.1 })]);
    const since = analysed([ply(0, { moves, ...kind }), ply(1, { loss: 0 })]);
    const [first, , third] = games as [GameSummary, GameSummary, GameSummary];
    const kept = new Map([
      [identityOfFinished(first), before],
      [identityOfFinished(third), since],
    ]);
    const { analysed: analysedGames, missing, kindless, mistakeKinds } = trendOf(GAME, games, kept);
    expect(analysedGames).toHaveLength(2);
    expect(missing).toEqual([]);
    expect(kindless).toEqual([first]);
    expect(mistakeKinds.map(({ decisions }) => decisions)).toEqual([1]);
  });

  it("counts a game analysed by an earlier judge, and says which it is", () => {
    const by = (version: number) => ({ ...analysis.by, version });
    const [first, , third] = games as [GameSummary, GameSummary, GameSummary];
    const now = evaluatorVersionOf(GAME) ?? 0;
    const kept = new Map([
      [identityOfFinished(first), { ...analysis, by: by(now - 1) }],
      [identityOfFinished(third), { ...analysis, by: by(now) }],
    ]);
    const { analysed: analysedGames, missing, earlier } = trendOf(GAME, games, kept);
    expect(analysedGames).toHaveLength(2);
    expect(missing).toEqual([]);
    expect(earlier).toEqual([first]);
  });

  it("tells what was lost by kind of decision, each decision once for every kind, what cost most first, and of what there are too few", () => {
    const times = (count: number, more: Partial<PlyAnalysis>) => Array.from({ length: count }, () => more);
    const plies = [
      ...times(15, { kinds: ["stock-done"] }),
      ...times(5, { kinds: ["stock-done", "home-left"], lapse: "stock-done", loss: 0.01 }),
      ...times(3, { kinds: ["home-left"], lapse: "home-left", loss: 0.2 }),
      ...times(30, { kinds: [], lapse: "other", loss: 0.002 }),
      // Neither what is of points, nor what was told before there were kinds.
      { kinds: ["stock-done"], lapse: "stock-done", loss: 4, scale: "points" } as const,
      { loss: 0.3, grade: "blunder" } as const,
    ];
    const analysedGames = mistakeKindsIn([analysed(plies.map((more, at) => ply(at, more)))]);
    expect(
      analysedGames.map(({ name, decisions, mistakes, isEnough }) => [name, decisions, mistakes, isEnough]),
    ).toEqual([
      ["other", 30, 30, true],
      ["stock-done", 20, 5, true],
      ["home-left", 8, 3, false],
    ]);
    expect(analysedGames.map(({ lost }) => Math.round(1000 * lost))).toEqual([60, 50, 600]);
  });

  it("places a person among the players, whoever loses most first", () => {
    const player = (name: string, lost: number) => ({
      player: name,
      games: 1,
      decisions: 1,
      lost,
      error: 0,
      inaccuracies: 0,
      mistakes: 0,
      blunders: 0,
    });
    const players = [player("random", 0.002), player("greedy", 0.03)];
    expect(rankAmong(0.01, players).map(({ player: name }) => name ?? "you")).toEqual([
      "greedy",
      "you",
      "random",
    ]);
  });
});
