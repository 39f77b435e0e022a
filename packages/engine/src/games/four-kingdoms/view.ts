import { type Card, cardsFrom, codeOf, codesOf, HIDDEN, STANDARD_PACK, SUITS } from "../../core/cards.js";
import type { HiddenPart } from "../../core/define-game.js";
import type { State, View } from "./types.js";
import { castleCards, dungeonCards, subjectCards, towerCards } from "./types.js";

/** The player's view (FK-12): open cards, zones, chambers and the whole waste; of the stock only its size. */
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

/** The face-down cards of the tableau and the stock (FK-12). */
export function hiddenPart(view: View): HiddenPart {
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

/**
 * The position in which the unseen cards, last first, take the face-down places, and the others the stock (FK-12).
 */
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
