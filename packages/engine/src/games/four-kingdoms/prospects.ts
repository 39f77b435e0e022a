import { HIDDEN } from "../../core/cards.js";
import { cardsOf, type Knowledge, type Prospect, surely } from "../../core/knowledge.js";
import { comesHome, ends, homeIn, KINGDOM_SIZE, natural, piles } from "./table.js";
import type { Event, Move, View, Zone } from "./types.js";

type Fact = Prospect<Event>;

const ZONE_RULES: Readonly<Record<Zone, string>> = {
  castle: "FK-5",
  tower: "FK-6",
  subjects: "FK-7",
  dungeon: "FK-8",
};

/** The prospects of a move: all is sure but the card turned up. */
export function prospects(view: View, move: Move): readonly Fact[] {
  const { from, to, count, card } = ends(view, move);
  const table = piles(view);
  switch (move.type) {
    case "deal":
      return [surely("FK-4", { type: "dealt", left: view.stock - 1 })];
    case "land": {
      const cards = cardsOf(table, from).slice(-count);
      const onto = cardsOf(table, to).at(-1) ?? null;
      return [surely("FK-2", { type: "moved", cards, from, to, onto }), ...turned(view, from, count)];
    }
    case "zone":
      return housed(view, from, card ?? "", move.zone);
    case "guest":
      return [surely("FK-9", { type: "lodged", card: card ?? "", from, to }), ...turned(view, from, count)];
  }
}

function housed(view: View, from: string, card: string, zone: Zone): readonly Fact[] {
  const suit = card.charAt(1);
  const home = view.kingdoms.reduce((sum, kingdom) => sum + homeIn(kingdom), 1);
  const isLast = view.kingdoms.some(
    (kingdom) => kingdom.suit === suit && homeIn(kingdom) === KINGDOM_SIZE - 1,
  );
  return [
    surely(ZONE_RULES[zone], { type: "housed", card, from, zone, home }),
    ...turned(view, from, 1),
    ...(isLast ? [surely<Event>("FK-11", { type: "united", suit })] : []),
  ];
}

/** FK-3: a face-down card that becomes the top of its pile is turned up. */
function turned(view: View, from: string, count: number): readonly Fact[] {
  const below = cardsOf(piles(view), from).at(-count - 1);
  return from.startsWith("t") && below === HIDDEN
    ? [surely<Event>("FK-3", { type: "turned", pile: from })]
    : [];
}

/** The piles, ends and prospects of Four Kingdoms. */
export const fourKingdomsKnowledge: Knowledge<View, Move, Event> = {
  piles,
  ends,
  prospects,
  natural,
  comesHome,
  routine: ["moved"],
};
