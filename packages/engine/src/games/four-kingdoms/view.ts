import { type Card, cardsFrom, codeOf, codesOf, HIDDEN, STANDARD_PACK, SUITS } from "../../core/cards.js";
import type { Unseen } from "../../core/define-game.js";
import type { State, View } from "./types.js";
import { castleCards, dungeonCards, subjectCards, towerCards } from "./types.js";

/** FK-12: face-up tableau cards, zones, chambers and the whole waste; of the stock only how many. */
export function view(state: State): View {
  return {
    tableau: state.tableau.map((pile) => [...pile.down.map(() => HIDDEN), ...codesOf(pile.up)]),
    stock: state.stock.length,
    waste: codesOf(state.waste),
    kingdoms: state.kingdoms.map((kingdom, suit) => {
      const guest = state.guests[suit] as Card | null;
      return {
        suit: SUITS.charAt(suit),
        castle: codesOf(castleCards(kingdom, suit)),
        tower: codesOf(towerCards(kingdom, suit)),
        subjects: codesOf(subjectCards(kingdom, suit)),
        dungeon: codesOf(dungeonCards(kingdom, suit)),
        guest: guest === null ? null : codeOf(guest),
      };
    }),
  };
}

/** FK-12: only the stock and the face-down cards are hidden. */
export function knowsAll(view: View): boolean {
  return view.stock === 0 && !view.tableau.some((pile) => pile.includes(HIDDEN));
}

/** FK-12: the face-down cards of the tableau and the stock. */
export function unseen(view: View): Unseen {
  const seen = new Set([
    ...view.tableau.flat(),
    ...view.waste,
    ...view.kingdoms.flatMap((kingdom) => [
      ...kingdom.castle,
      ...kingdom.tower,
      ...kingdom.subjects,
      ...kingdom.dungeon,
      ...(kingdom.guest === null ? [] : [kingdom.guest]),
    ]),
  ]);
  return { cards: cardsFrom(STANDARD_PACK.filter((code) => !seen.has(code))), rolls: 0 };
}

/** FK-12: the unseen cards take the face-down places, from the last card on, and then the stock; nothing ties them to any place. */
export function arrange(view: View, cards: readonly Card[]): State {
  const stock = [...cards];
  const tableau = view.tableau.map((pile) => ({
    down: pile.filter((code) => code === HIDDEN).map(() => stock.pop() as Card),
    up: cardsFrom(pile.filter((code) => code !== HIDDEN)),
  }));
  return {
    tableau,
    stock,
    waste: cardsFrom(view.waste),
    kingdoms: view.kingdoms.map((kingdom) => ({
      castle: kingdom.castle.length,
      tower: kingdom.tower.length > 0,
      subjects: kingdom.subjects.length,
      dungeon: kingdom.dungeon.length > 0,
    })),
    guests: view.kingdoms.map((kingdom) =>
      kingdom.guest === null ? null : (cardsFrom([kingdom.guest])[0] as Card),
    ),
  };
}
