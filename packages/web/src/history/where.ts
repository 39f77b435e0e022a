import { GAME_ID } from "@tetrarch/play";

/** Where in the history the player is, by the rest of an address. */
export type Where =
  | { readonly type: "list" /** A solitaire's id; empty for all. */; readonly game: string }
  | { readonly type: "game" | "replay" /** The finished game's id. */; readonly id: string };

/** Reads what follows `#/history/`, whatever it is. What means nothing is the list of all games. */
export function whereIn(rest: string, gameIds: readonly string[]): Where {
  const [first = "", second = ""] = rest.toLowerCase().split("/");
  if (GAME_ID.test(first)) return { type: second === "replay" ? "replay" : "game", id: first };
  return { type: "list", game: gameIds.includes(first) ? first : "" };
}
