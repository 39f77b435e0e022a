import { type AnyGame, type fourKingdoms, games } from "@tetrarch/engine";
import { type AdviceContext, HIDDEN } from "../../table/model.js";
import type { AdaptedTable } from "../table-adapter.js";
import { cardsOf, isEarlyTen } from "./early-ten.js";
import * as words from "./reason-words.js";

type View = fourKingdoms.View;
type Move = fourKingdoms.Move;
type Adapted = AdaptedTable<View, Move, fourKingdoms.Event>;

const engine = games.find(({ id }) => id === "four-kingdoms") as AnyGame;

/** Why a move is advised: what it brings, or what it leaves open, as anybody can see on the table. */
export function reasonFor(table: Adapted, view: View, word: string, { legal }: AdviceContext): string {
  const move = table.moveOf(word);
  if (move.type === "zone" && !isEarlyTen(table, view, word))
    return `${gainOf(table, view, word)} ${words.atHome}`;
  const gain = move.type === "deal" ? dealReason(table, view, legal) : gainOf(table, view, word, legal);
  return `${gain} ${move.type === "zone" ? "" : passedBy(table, view, word, legal)}`.trim();
}

/** Why a card that could go home from a land, and stays open there, is not sent first; a ten can wait for its jack (FK-6). */
function passedBy(table: Adapted, view: View, word: string, legal: readonly string[]): string {
  const { from, to } = table.ends(view, word);
  const passed = legal.filter((other) => {
    const ends = table.ends(view, other);
    return table.moveOf(other).type === "zone" && /^t/.test(ends.from) && ![from, to].includes(ends.from);
  });
  const ten = passed.find((other) => isEarlyTen(table, view, other));
  const other = ten ?? (table.moveOf(word).type === "deal" ? undefined : passed[0]);
  const card = other && cardsOf(table, view, table.ends(view, other).from).at(-1);
  if (card === undefined) return "";
  return ten === undefined
    ? words.homeLater(table.cardName(card))
    : words.tenWaits(table.cardName(card), table.cardName(card.replace("T", "J")));
}

/**
 * What is free after a move from where it takes its cards.
 * @param others moves of which some may free the same card: then what the move keeps is told
 */
function gainOf(table: Adapted, view: View, word: string, others: readonly string[] = []): string {
  const { from, depth, to } = table.ends(view, word);
  const rest = cardsOf(table, view, from).slice(0, -depth);
  const under = rest.at(-1);
  if (under === HIDDEN) return words.turnsUp(rest.length - 1);
  if (under !== undefined)
    return (
      keptAgainst(table, view, word, others) ??
      words.frees(table.cardName(under), nextPlace(table, view, word))
    );
  if (from === "w") return words.emptiesWaste;
  if (from.startsWith("g")) return words.emptiesChamber;
  const isToLand = /^t\d/.test(to) && cardsOf(table, view, to).length === 0;
  return isToLand ? words.changesNothing : words.emptiesLand;
}

/** Where the card that a move frees can go then: home, or onto an open card of a land; undefined where it cannot. */
function nextPlace(table: Adapted, view: View, word: string): string | undefined {
  const { from } = table.ends(view, word);
  // What is hidden does not matter: the card that is freed lies open.
  const { state } = engine.play(
    engine.sample(view, () => 0),
    engine.parseMove(word),
  );
  const after = engine.view(state) as View;
  const nextMoves = engine
    .legalMoves(state)
    .map((move) => ({ type: (move as Move).type, ...table.ends(after, engine.formatMove(move)) }))
    .filter((move) => move.from === from && move.depth === 1);
  if (nextMoves.some(({ type }) => type === "zone")) return words.homeward;
  const [below] = nextMoves.flatMap(({ to }) =>
    to.startsWith("t") ? cardsOf(table, after, to).slice(-1) : [],
  );
  return below && words.ontoCard(table.cardName(below));
}

/** A deal covers the top of the waste and nothing else (FK-4). */
function dealReason(table: Adapted, view: View, legal: readonly string[]): string {
  const covered = legal.filter(
    (word) => table.moveOf(word).type !== "deal" && isFromWaste(table, view, word),
  );
  // A ten that is covered in the waste takes no jack there, either.
  const kept = covered.filter((word) => !isEarlyTen(table, view, word));
  if (covered.length > 0) return weightiest(table, view, kept) ?? words.newCard;
  return legal.length > 1 ? words.othersStay : words.nothingElse;
}

/** What a move keeps that others would not that take the same cards to other places. */
function keptAgainst(
  table: Adapted,
  view: View,
  word: string,
  others: readonly string[],
): string | undefined {
  const own = table.ends(view, word);
  const isFilling = ({ to }: { readonly to: string }) =>
    /^t\d/.test(to) && cardsOf(table, view, to).length === 0;
  const otherPlaces = others.filter((other) => {
    const ends = table.ends(view, other);
    const isSame = ends.to === own.to || (isFilling(ends) && isFilling(own));
    return ends.from === own.from && ends.depth === own.depth && !isSame;
  });
  return weightiest(table, view, otherPlaces);
}

/** The weightiest of what stays as it is because moves are not made. */
function weightiest(table: Adapted, view: View, notMade: readonly string[]): string | undefined {
  const kept = notMade.flatMap((word) => keptBy(table, view, word) ?? []);
  return kept.sort((a, b) => a.rank - b.rank)[0]?.reason;
}

function isFromWaste(table: Adapted, view: View, word: string): boolean {
  return table.ends(view, word).from === "w";
}

/** What stays as it is because a card does not go there; the weightiest has the lowest rank. */
function keptBy(
  table: Adapted,
  view: View,
  word: string,
): { readonly rank: number; readonly reason: string } | undefined {
  const move = table.moveOf(word);
  const covered = cardsOf(table, view, table.ends(view, word).to).at(-1);
  if (move.type === "land" && covered !== undefined)
    return { rank: 0, reason: words.keepsOpen(table.cardName(covered)) };
  if (move.type === "land") return { rank: 1, reason: words.keepsLand };
  if (move.type === "guest") return { rank: 2, reason: words.keepsChamber };
  if (!isEarlyTen(table, view, word)) return undefined;
  const ten = cardsOf(table, view, table.ends(view, word).from).at(-1) ?? "";
  return { rank: 3, reason: words.keepsTen(table.cardName(ten), table.cardName(ten.replace("T", "J"))) };
}
