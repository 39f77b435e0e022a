/** What the room shows. */
export type Where =
  | { readonly type: "book"; readonly game: string }
  | { readonly type: "new"; readonly kind: NewKind; readonly game: string }
  | { readonly type: "challenge"; readonly link: string }
  | { readonly type: "contest"; readonly id: string };

export const NEW_KINDS = ["series", "duel", "house", "link"] as const;
export type NewKind = (typeof NEW_KINDS)[number];

/**
 * Reads what follows the room's name in the address: nothing or a game's id for the book, `new/duel` and a game's id for what
 * begins, `challenge` and a link for one that has come, a contest's id for itself.
 */
export function whereIn(rest: string, games: readonly string[]): Where {
  const [first = "", second = "", third = ""] = rest.split("/");
  const gameNamed = (name: string) => games.find((id) => id === name) ?? "";
  const kind = NEW_KINDS.find((known) => known === second);
  if (first === "new" && kind) return { type: "new", kind, game: gameNamed(third) };
  if (first === "challenge") return { type: "challenge", link: second };
  if (first === "" || games.includes(first)) return { type: "book", game: gameNamed(first) };
  return { type: "contest", id: first };
}
