import type { fourKingdoms } from "@tetrarch/engine";
import { type AdviceContext, HIDDEN } from "../../table/model.js";
import type { AdaptedTable } from "../table-adapter.js";
import * as words from "./words.js";

type View = fourKingdoms.View;
type Move = fourKingdoms.Move;
type Adapted = AdaptedTable<View, Move, fourKingdoms.Event>;

/** Why a move is advised: what it brings, or what it leaves open, as anybody can see on the table. */
export function reasonFor(table: Adapted, view: View, word: string, { legal }: AdviceContext): string {
  const move = table.moveOf(word);
  if (move.type === "deal") return dealReason(table, view, legal);
  const gain = gainOf(table, view, word);
  const isEarlyTen = move.type === "zone" && move.zone === "tower" && !isJackHome(table, view, word);
  return move.type === "zone" && !isEarlyTen ? `${gain} ${words.atHome}` : gain;
}

/** What is free after a move from where it takes its cards. */
function gainOf(table: Adapted, view: View, word: string): string {
  const { from, depth, to } = table.ends(view, word);
  const rest = cardsOf(table, view, from).slice(0, -depth);
  const under = rest.at(-1);
  if (under === HIDDEN) return words.turnsUp(rest.length - 1);
  if (under !== undefined) return words.frees(table.cardName(under));
  if (from === "w") return words.emptiesWaste;
  if (from.startsWith("g")) return words.emptiesChamber;
  const isToLand = /^t\d/.test(to) && cardsOf(table, view, to).length === 0;
  return isToLand ? words.changesNothing : words.emptiesLand;
}

/** FK-5: where the jack is home no card waits for the ten any more. */
export function isJackHome(table: Adapted, view: View, word: string): boolean {
  const suit = table.ends(view, word).to.slice(-1);
  return cardsOf(table, view, `castle${suit}`).length === 3;
}

/** A deal covers the top of the waste and nothing else (FK-4). */
function dealReason(table: Adapted, view: View, legal: readonly string[]): string {
  const covered = legal.filter(
    (word) => table.moveOf(word).type !== "deal" && isFromWaste(table, view, word),
  );
  const others = legal.length - 1;
  if (covered.length === 0) return others > 0 ? words.othersStay : words.newCard;
  const kept = covered.map((word) => keptBy(table, view, word)).sort((a, b) => a.rank - b.rank);
  return kept[0]?.reason ?? words.newCard;
}

function isFromWaste(table: Adapted, view: View, word: string): boolean {
  return table.ends(view, word).from === "w";
}

/** What stays as it is because a card of the waste does not go there; the weightiest has the lowest rank. */
function keptBy(
  table: Adapted,
  view: View,
  word: string,
): { readonly rank: number; readonly reason: string } {
  const move = table.moveOf(word);
  const covered = cardsOf(table, view, table.ends(view, word).to).at(-1);
  if (move.type === "land" && covered !== undefined)
    return { rank: 0, reason: words.keepsOpen(table.cardName(covered)) };
  if (move.type === "land") return { rank: 1, reason: words.keepsLand };
  if (move.type === "guest") return { rank: 2, reason: words.keepsChamber };
  const isEarlyTen = move.type === "zone" && move.zone === "tower" && !isJackHome(table, view, word);
  return { rank: 3, reason: isEarlyTen ? words.keepsTen : words.newCard };
}

function cardsOf(table: Adapted, view: View, pile: string): readonly string[] {
  return table.piles(view).find(({ id }) => id === pile)?.cards ?? [];
}
