import type { AnyGame } from "@tetrarch/engine";
import { netAlone } from "./four-kingdoms.js";
import type { QuickBase } from "./pricing.js";

const bases: Readonly<Record<string, (game: AnyGame) => QuickBase>> = { "four-kingdoms": netAlone };

/** The base player for prices that is no player of the program, of the games that have one. */
export function quickBaseOf(game: AnyGame): QuickBase | undefined {
  return bases[game.id]?.(game);
}
