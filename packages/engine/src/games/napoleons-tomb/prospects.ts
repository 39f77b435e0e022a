import { HIDDEN } from "../../core/cards.js";
import { cardsOf, type Ends, type Knowledge, type Prospect, surely } from "../../core/knowledge.js";
import { FOUNDATION_SIZE, MOST_REDEALS, wastesInUse } from "./rules.js";
import { comesHome, ends, natural, piles } from "./table.js";
import type { Event, Move, View } from "./types.js";

type Fact = Prospect<Event>;

/** The prospects of a move: all is sure but the card turned up from a hidden stock. */
function prospects(view: View, move: Move): readonly Fact[] {
  const taken = ends(view, move);
  const card = taken.card ?? "";
  const { from, to, count } = taken;
  const onto = cardsOf(piles(view), to).at(-1) ?? null;
  switch (move.type) {
    case "foundation":
      return founded(view, from, card);
    case "central":
      return [surely("NT-5", { type: "entombed", cards: [card], from, onto })];
    case "pile": {
      const cards = cardsOf(piles(view), from).slice(-count);
      return [surely("NT-6", { type: "entombed", cards, from, onto })];
    }
    case "tableau":
      return [surely("NT-4", { type: "moved", card, from, to, onto })];
    case "draw":
      return [drawn(view, taken, onto)];
    case "redeal":
      return [redealt(view)];
  }
}

/** NT-2. */
function founded(view: View, from: string, card: string): readonly Fact[] {
  const suit = card.charAt(1);
  const lengths = view.foundations.map(({ cards }) => cards.length);
  const count = 1 + (view.foundations.find((foundation) => foundation.suit === suit)?.cards.length ?? 0);
  const home = lengths.reduce((sum, length) => sum + length, 1);
  const event = surely<Event>("NT-2", { type: "founded", card, from, count, home });
  return count === FOUNDATION_SIZE ? [event, surely<Event>("NT-2", { type: "completed", suit })] : [event];
}

/** NT-7; the card is known from the first redeal on (NT-10). */
function drawn(view: View, { card, to }: Ends, onto: string | null): Fact {
  const known = card === null || card === HIDDEN ? {} : { card };
  return surely<Event>("NT-7", { type: "drawn", ...known, to, onto, left: view.stock.length - 1 });
}

/** NT-8. */
function redealt(view: View): Fact {
  const redeals = view.redeals + 1;
  const cards = view.wastes.flat().length;
  return surely("NT-8", {
    type: "redealt",
    cards,
    piles: wastesInUse(redeals),
    redeals: MOST_REDEALS - redeals,
  });
}

/** The piles, ends and prospects of Napoleon's Tomb. */
export const napoleonsTombKnowledge: Knowledge<View, Move, Event> = {
  piles,
  ends,
  prospects,
  natural,
  comesHome,
  routine: ["moved"],
};
