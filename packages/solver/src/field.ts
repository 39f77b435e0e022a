import {
  type AnyGame,
  formatVariant,
  type Outcome,
  type Ply,
  type Session,
  seededRandom,
  withOpenCards,
} from "@tetrarch/engine";
import { greedyOf, strongestOf } from "./agents.js";
import type { LuckReport } from "./analysis/analysis.js";
import type { FieldLevel } from "./players/field-levels.js";
import { playingOut } from "./players/play-out.js";
import { type AnyPlayer, randomPlayer } from "./players/player.js";
import { slippingPlayer } from "./players/slipping-player.js";
import { agentsOf, fieldLevelsOf, skilledPlayerOf } from "./registry.js";
import type { ResumableSearch } from "./search/resumable-search.js";

/** Games that each level plays on a deal; the strongest player never errs, and plays one. */
export const FIELD_GAMES = 20;

/** The results of one level on one deal. */
export interface FieldRow {
  readonly level: string;
  /** Of each game, in the order played. */
  readonly results: readonly Outcome[];
}

/** The fair player of a level: it errs by chance, so that no two of its games need be the same. */
export function fieldPlayerOf(game: AnyGame, { name, player, slips }: FieldLevel): AnyPlayer {
  const agents = agentsOf(game);
  const greedy = greedyOf(agents);
  const often = { count: Math.round(10 * slips), of: 1000 };
  if (player === "greedy") return slippingPlayer(name, greedy, randomPlayer, often);
  if (player === "skilled") return slippingPlayer(name, skilledPlayerOf(game), greedy, often);
  return strongestOf(agents);
}

/** Has one level play the deal of a session, with errors that only the deal decides. By memory it forgets nothing. */
export function* playingRow(session: Session, level: FieldLevel): ResumableSearch<FieldRow> {
  const { game, deal, variant } = session;
  let first: Ply = withOpenCards(session).now;
  while (first.before) first = first.before;
  const player = fieldPlayerOf(game, level);
  const results: Outcome[] = [];
  let nodes = 0;
  const games = level.player === "strongest" ? 1 : FIELD_GAMES;
  for (let number = 1; number <= games; number++) {
    const random = seededRandom(seedOf([deal, formatVariant(variant), level.name, number].join(" ")));
    const played = yield* playingOut(game, first.state, player, random, player.nodesAMove);
    nodes += played.nodes;
    results.push(played.outcome);
    yield { nodes, states: 0 };
  }
  return { level: level.name, results };
}

/** A seed that a text decides. */
function seedOf(text: string): number {
  let seed = 0;
  for (const sign of text) seed = (Math.imul(seed, 31) + (sign.codePointAt(0) as number)) | 0;
  return seed;
}

/** How a result compares with the games of a field. */
export interface Place {
  /** Games with a worse result: a win is better than none, then the score counts. */
  readonly worse: number;
  readonly equal: number;
  readonly better: number;
}

export function placeAmong(rows: readonly FieldRow[], result: Outcome): Place {
  const differences = rows.flatMap(({ results }) => results.map((each) => worthOf(each) - worthOf(result)));
  return {
    worse: differences.filter((difference) => difference < 0).length,
    equal: differences.filter((difference) => difference === 0).length,
    better: differences.filter((difference) => difference > 0).length,
  };
}

/** Orders results: any win is worth more than any score. */
function worthOf({ status, score }: Outcome): number {
  return (status === "won" ? score.max + 1 : 0) + score.value;
}

/** The row of the level that a result is told beside; undefined until it has played. */
export function yardstickOf(rows: readonly FieldRow[]): FieldRow | undefined {
  return rows.find(({ level }) => level === "good");
}

/** How many games of a row are won. */
export function winsOf({ results }: FieldRow): number {
  return results.filter(({ status }) => status === "won").length;
}

/** The score in the middle of a row: half of its games score no less. */
export function middleScoreOf({ results }: FieldRow): Outcome["score"] {
  const sorted = results.map(({ score }) => score).sort((a, b) => a.value - b.value);
  return sorted[Math.floor(sorted.length / 2)] as Outcome["score"];
}

/**
 * The level that a game was played like: what is left of its result without the luck of the deal and of what came up is held
 * against the levels' win rates. Undefined where these were not measured: in variants, and with a player's own cards; and where luck
 * had no part, because a bare result says too little.
 */
export function levelPlayedLike({ game, variant }: Session, account: LuckReport): FieldLevel | undefined {
  if (variant.length > 0 || account.luck === 0) return undefined;
  const worth = account.result - account.deal - account.luck;
  const distance = ({ rate }: FieldLevel) => Math.abs(rate - worth);
  return fieldLevelsOf(game).reduce<FieldLevel | undefined>(
    (nearest, level) => (nearest && distance(nearest) <= distance(level) ? nearest : level),
    undefined,
  );
}
