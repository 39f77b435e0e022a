import { type FindGame, ok, type Problem, type Result } from "@tetrarch/engine";
import { CARD_SET_KEEPSAKE, type CardSetKeepsake } from "./card-set-keepsake.js";
import { CONTEST_KEEPSAKE, type ContestKeepsake } from "./contest-keepsake.js";
import { FRESH_START_KEEPSAKE, type FreshStartKeepsake } from "./fresh-start-keepsake.js";
import { IN_PLAY_KEEPSAKE, type InPlayKeepsake } from "./in-play-keepsake.js";
import type { KeepsakeKind } from "./keepsake-kind.js";
import { KNOWN_DEAL_KEEPSAKE, type KnownDealKeepsake } from "./known-deal-keepsake.js";
import { LESSONS_KEEPSAKE, type LessonsKeepsake } from "./lessons-keepsake.js";
import { PAYMENT_KEEPSAKE, type PaymentKeepsake } from "./payment-keepsake.js";
import { PUZZLE_KEEPSAKE, type PuzzleKeepsake } from "./puzzle-keepsake.js";
import { REMARK_KEEPSAKE, type RemarkKeepsake } from "./remark-keepsake.js";
import { SETTINGS_KEEPSAKE, type SettingsKeepsake } from "./settings-keepsake.js";
import { WORKSHOP_KEEPSAKE, type WorkshopKeepsake } from "./workshop-keepsake.js";

/**
 * What is kept besides finished games, as it stands in a file: a line each, which begins with its kind. A further kind is a type
 * here and a line in `KINDS`; programs that do not know it pass over its lines. A kind is never given another meaning.
 */
export type Keepsake =
  | CardSetKeepsake
  | ContestKeepsake
  | FreshStartKeepsake
  | InPlayKeepsake
  | KnownDealKeepsake
  | LessonsKeepsake
  | PaymentKeepsake
  | PuzzleKeepsake
  | RemarkKeepsake
  | SettingsKeepsake
  | WorkshopKeepsake;

type Name = Keepsake["kind"];

/** In the order in which they stand in a file. */
const KINDS: Readonly<Record<Name, KeepsakeKind<Keepsake>>> = {
  "card-set": CARD_SET_KEEPSAKE,
  contest: CONTEST_KEEPSAKE,
  "in-play": IN_PLAY_KEEPSAKE,
  known: KNOWN_DEAL_KEEPSAKE,
  lessons: LESSONS_KEEPSAKE,
  payment: PAYMENT_KEEPSAKE,
  puzzle: PUZZLE_KEEPSAKE,
  remark: REMARK_KEEPSAKE,
  settings: SETTINGS_KEEPSAKE,
  start: FRESH_START_KEEPSAKE,
  workshop: WORKSHOP_KEEPSAKE,
};

/** The kind that a line calls itself, known here or not; undefined for lines that are of finished games. */
export function kindOfLine(line: unknown): string | undefined {
  if (typeof line !== "object" || line === null || !("kind" in line)) return undefined;
  return typeof line.kind === "string" ? line.kind : undefined;
}

/** Reads a line that says of what kind it is; ok with nothing for a kind that is not known here. */
export function readKeepsake(line: unknown, findGame: FindGame): Result<Keepsake | undefined, Problem> {
  const kind = kindOfLine(line);
  return kind !== undefined && isKnown(kind) ? KINDS[kind].read(line, findGame) : ok(undefined);
}

/** Those that they make together, each once: the same in whatever order and however often they are given. */
export function keepsakesOf(all: Iterable<Keepsake>): readonly Keepsake[] {
  const kept = new Map<string, Keepsake>();
  for (const one of all) {
    const name = nameOf(one);
    const known = kept.get(name);
    kept.set(name, known ? KINDS[one.kind].together(known, one) : one);
  }
  const order = Object.keys(KINDS);
  return [...kept]
    .sort(([one, { kind: first }], [other, { kind: second }]) =>
      first === second ? (one < other ? -1 : 1) : order.indexOf(first) - order.indexOf(second),
    )
    .map(([, keepsake]) => keepsake);
}

function nameOf(keepsake: Keepsake): string {
  return `${keepsake.kind}\n${KINDS[keepsake.kind].identity(keepsake)}`;
}

function isKnown(kind: string): kind is Name {
  return Object.hasOwn(KINDS, kind);
}
