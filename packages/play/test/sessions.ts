import { games, legalWords, type Session, seededRandom } from "@tetrarch/engine";
import fc from "fast-check";
import { gameOf } from "../../../testing/game-of.js";
import { playedOn } from "../../../testing/random-play.js";
import * as sessions from "../../../testing/sessions.js";
import { value } from "../../../testing/value.js";
import { type Act, act } from "../src/session/act.js";

export { gameOf, value };

/** A numbered deal at its start. */
export function startOf(gameId: string, number = 7, variant?: string): Session {
  return sessions.startOf(gameId, number, variant);
}

/** A game played at random to its end; for games that end by themselves, whatever is played. */
export function playedOut(gameId: string, number: number): Session {
  return playedOn(startOf(gameId, number), Number.POSITIVE_INFINITY, seededRandom(number));
}

/** What a player may do, at random: a number chooses among the legal moves. */
export type AnyAct = number | "undo" | "redo" | "resign";

export const anyGameId = fc.constantFrom(...games.map(({ id }) => id));
export const anyActs = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.nat({ max: 1000 }) },
    { weight: 2, arbitrary: fc.constantFrom("undo" as const, "redo" as const) },
    { weight: 1, arbitrary: fc.constant("resign" as const) },
  ),
  { maxLength: 40 },
);

/** The session after an act; as it was where that cannot be done. */
export function after(session: Session, any: AnyAct): Session {
  const action = actOf(session, any);
  const acted = action && act(session, action);
  return acted?.ok ? acted.value.session : session;
}

/** Undefined where no move is left to choose from. */
export function actOf(session: Session, any: AnyAct): Act | undefined {
  if (typeof any === "string") return { type: any };
  const words = legalWords(session);
  const word = words[any % words.length];
  return word === undefined ? undefined : { type: "play", word };
}
