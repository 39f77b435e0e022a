import type { OwnSet, Random, Session } from "@tetrarch/engine";
import { MOST_OWN_SETS } from "./limits.js";

/** What a connection remembers between requests. Readonly; each request makes a new one. */
export interface Connection {
  /** The game being played; undefined before the first `new` or `load`. */
  readonly session: Session | undefined;
  /** The card sets given in this connection, the latest first. */
  readonly sets: readonly OwnSet[];
  /** Where random deals come from. */
  readonly random: Random;
  /** Whether a referee serves it: a program under test plays the one game, and sees neither its deal nor any help. */
  readonly isRefereed: boolean;
  /** The number of moves after which the game is resigned; undefined without a limit. */
  readonly moveLimit: number | undefined;
  /** The version that `hello` tells: the program's that speaks the protocol. */
  readonly version: string;
}

/** A connection on which nothing has been asked yet. */
export function openConnection(given: Pick<Connection, "random" | "version">): Connection {
  const { random, version } = given;
  return { session: undefined, isRefereed: false, moveLimit: undefined, sets: [], random, version };
}

/** The connection of a program that plays a referee's game. */
export function openRefereed(
  given: Pick<Connection, "random" | "version" | "moveLimit"> & { readonly session: Session },
): Connection {
  return { ...openConnection(given), session: given.session, moveLimit: given.moveLimit, isRefereed: true };
}

/** The connection with another game, and the card set that was given for it, if one was. */
export function withGame(connection: Connection, session: Session, given?: OwnSet): Connection {
  const used = connection.sets.find((own) => own.game === session.game);
  const first = [given, used].filter((own) => own !== undefined);
  const sets = [...new Set([...first, ...connection.sets])].slice(0, MOST_OWN_SETS);
  return { ...connection, session, sets };
}
