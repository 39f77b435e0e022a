import type { fourKingdoms } from "@tetrarch/engine";
import type { GameTable } from "../../table/model.js";

type View = fourKingdoms.View;
type Table = Pick<GameTable<View>, "ends" | "piles">;

export function cardsOf({ piles }: Pick<Table, "piles">, view: View, pile: string): readonly string[] {
  return piles(view).find(({ id }) => id === pile)?.cards ?? [];
}

/** FK-5: whether a ten leaves for its tower while its jack could still lie on it. */
export function isEarlyTen(table: Table, view: View, word: string): boolean {
  const { to } = table.ends(view, word);
  return to.startsWith("tower") && cardsOf(table, view, `castle${to.slice(-1)}`).length < 3;
}
