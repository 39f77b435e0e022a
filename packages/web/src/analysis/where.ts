import { GAME_ID } from "@tetrarch/play";

/** Where in the analysis the player is, by the rest of an address. */
export type Where =
  | { readonly type: "all" }
  /** `game`: its curve; `mistakes`: what was not best in it, to be played again. `id` is the finished game's. */
  | { readonly type: "game" | "mistakes"; readonly id: string };

/** Reads what follows `#/analysis/`, whatever it is. What means nothing is what is told of all games. */
export function whereIn(rest: string): Where {
  const [id = "", part = ""] = rest.toLowerCase().split("/");
  if (!GAME_ID.test(id)) return { type: "all" };
  return { type: part === "mistakes" ? "mistakes" : "game", id };
}

export function addressOf(id: string): string {
  return `#/analysis/${id}`;
}

export function mistakesOf(id: string): string {
  return `#/analysis/${id}/mistakes`;
}
