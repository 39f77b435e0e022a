import type { Random } from "@tetrarch/engine";
import type { Output } from "../output.js";
import type { FinishedGames } from "../play/saves/finished-games.js";
import type { KnownDeals } from "../play/saves/known-deals.js";

/** All that a command may touch of the world outside. */
export interface Outside {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What standard output shows. */
  readonly terminal: Terminal;
  readonly random: Random;
  /** The deals the player knows. */
  readonly known: KnownDeals;
  readonly finished: FinishedGames;
  /** Milliseconds since 1970. */
  now(): number;
  /** The day it is where the player is, as `YYYY-MM-DD`. */
  today(): string;
}

export interface Terminal {
  /** Whether a person looks at it, rather than a file or a pipe taking it. */
  readonly interactive: boolean;
  readonly columns: number;
  readonly colour: boolean;
}
