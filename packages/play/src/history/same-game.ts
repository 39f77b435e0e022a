import type { FinishedGame, GameRecord } from "../records/game-record.js";

/** What tells finished games apart. The same id in games of different deals would be a slip, and makes them no less two. */
export function identityOfFinished({
  game,
  variant,
  deal,
  cardSet = "",
  id,
}: Pick<FinishedGame, "game" | "variant" | "deal" | "cardSet" | "id">): string {
  return [game, variant, cardSet, deal, id].join("\n");
}

/**
 * Of two records of the same game, the one that counts: the one that ended first. A game that is taken back after its end
 * and brought to another has counted already.
 */
export function foremost(one: GameRecord, other: GameRecord): GameRecord {
  if (one.endedAt !== other.endedAt) return one.endedAt < other.endedAt ? one : other;
  // Whichever is met first must not matter.
  return textOf(one) <= textOf(other) ? one : other;
}

/** All of a record, the same for the same record however it was made. */
function textOf(record: GameRecord): string {
  return JSON.stringify(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Newest first; where two ended in the same millisecond, always in the same order. */
export function byEnd(one: FinishedGame, other: FinishedGame): number {
  if (one.endedAt !== other.endedAt) return other.endedAt - one.endedAt;
  const [first, second] = [identityOfFinished(one), identityOfFinished(other)];
  return first === second ? 0 : first < second ? -1 : 1;
}
