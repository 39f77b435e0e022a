import type { napoleonsTomb } from "@tetrarch/engine";
import { CENTRAL, FIRST_TABLEAU, FIRST_WASTE } from "@tetrarch/engine/napoleons-tomb";
import { suitOf } from "@tetrarch/engine/standard-cards";
import { wastesAfter } from "./sorting.js";

type State = napoleonsTomb.State;
type Move = napoleonsTomb.Move;

/** A card that is not its twin. */
interface Token {
  readonly card: number;
}

/** Behind the sources in their order. */
const STOCK = CENTRAL + 1;

/** All piles of a position but the foundations, by source; the stock's next card is the last. */
class Table {
  readonly piles: Token[][];
  #redeals: number;

  constructor({ reserves, tableau, wastes, central, stock, redeals }: State) {
    const piles = [...reserves, ...tableau, ...wastes, central, [...stock].reverse()];
    this.piles = piles.map((cards) => cards.map((card) => ({ card })));
    this.#redeals = redeals;
  }

  /** Where a move takes its cards from and where it lays them; a foundation is no pile here. */
  ends(move: Move): { readonly from: number; readonly to: number | undefined } {
    switch (move.type) {
      case "redeal":
      case "draw":
        return { from: STOCK, to: move.type === "draw" ? FIRST_WASTE + move.to : undefined };
      case "pile":
        return { from: FIRST_TABLEAU + move.from, to: CENTRAL };
      case "tableau":
        return { from: move.from, to: FIRST_TABLEAU + move.to };
      default:
        return { from: move.from, to: move.type === "central" ? CENTRAL : undefined };
    }
  }

  /** Makes a move and returns the cards that it moves from pile to pile. */
  play(move: Move): readonly Token[] {
    if (move.type === "redeal") {
      const wastes = this.piles.slice(FIRST_WASTE, FIRST_WASTE + wastesAfter(this.#redeals++));
      this.piles[STOCK] = wastes.flatMap((waste) => waste.splice(0)).reverse();
      return [];
    }
    const { from, to } = this.ends(move);
    const moved = (this.piles[from] as Token[]).splice(move.type === "pile" ? 0 : -1);
    if (to !== undefined) this.piles[to]?.push(...moved);
    return moved;
  }
}

/**
 * The same win, with cards home as soon as that costs nothing: when the plan brings this one home before its twin, and lays
 * no card on it any more but drawn ones. Its other moves are left out. All that remain stay legal, for a card at home leaves
 * more room, and the stock keeps its order.
 */
export function homeEarly(state: State, plan: readonly Move[]): readonly Move[] {
  const planned = new Table(state);
  const early = new Table(state);
  // Both tables hold the same cards.
  for (const [source, pile] of planned.piles.entries()) early.piles[source] = [...pile];
  /** By suit: the cards in the order in which they go home. */
  const order: Token[][] = state.foundations.map(() => []);
  /** The last move that lays a card on this one. */
  const covered = new Map<Token, number>();
  const movedBy = plan.map((move, at) => {
    const { to = FIRST_WASTE } = planned.ends(move);
    const under = to < FIRST_WASTE || to === CENTRAL ? planned.piles[to]?.at(-1) : undefined;
    if (under) covered.set(under, at);
    const moved = planned.play(move);
    const [card] = moved;
    if (move.type === "foundation" && card) order[suitOf(card.card)]?.push(card);
    return moved;
  });
  const moves: Move[] = [];
  const home = new Set<Token>();
  for (const [at, move] of plan.entries()) {
    const isReady = (top: Token | undefined): top is Token =>
      top !== undefined && order[suitOf(top.card)]?.[0] === top && (covered.get(top) ?? -1) < at;
    for (;;) {
      const from = early.piles.findIndex((pile, source) => source < STOCK && isReady(pile.at(-1)));
      if (from < 0) break;
      const sent: Move = { type: "foundation", from };
      const [card] = early.play(sent);
      moves.push(sent);
      home.add(card as Token);
      order[suitOf((card as Token).card)]?.shift();
    }
    const left = (movedBy[at] as readonly Token[]).filter((card) => !home.has(card));
    const still = movedStill(move, left.length, early);
    if (!still) continue;
    early.play(still);
    moves.push(still);
  }
  return moves;
}

/** A move of the plan with the cards that are not home yet; undefined where it would move none. */
function movedStill(move: Move, count: number, { piles }: Table): Move | undefined {
  if (move.type === "redeal")
    return piles.slice(FIRST_WASTE, CENTRAL).some(({ length }) => length > 0) ? move : undefined;
  if (count === 0) return undefined;
  if (move.type !== "pile") return move;
  return count === 1 ? { type: "central", from: FIRST_TABLEAU + move.from } : { ...move, count };
}
