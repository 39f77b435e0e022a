import type { fourKingdoms } from "@tetrarch/engine";
import type { GameTable } from "../../table/model.js";

type View = fourKingdoms.View;

/** FK-5: where the jack is home no card waits for the ten any more. */
export function isJackHome(
  { ends, piles }: Pick<GameTable<View>, "ends" | "piles">,
  view: View,
  word: string,
): boolean {
  const castle = `castle${ends(view, word).to.slice(-1)}`;
  return piles(view).find(({ id }) => id === castle)?.cards.length === 3;
}
