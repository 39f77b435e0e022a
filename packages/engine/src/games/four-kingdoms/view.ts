import { type Card, cardsFrom, codeOf, codesOf, HIDDEN, STANDARD_PACK, SUITS } from "../../core/cards.js";
import type { Random } from "../../core/random.js";
import { shuffled } from "../../core/random.js";
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

/** FK-12: the unseen cards, shuffled, take the face-down places and the stock; nothing ties them to any place. */
export function sample(view: View, random: Random): State {
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
  const unseen = shuffled(cardsFrom(STANDARD_PACK.filter((code) => !seen.has(code))), random);
  const tableau = view.tableau.map((pile) => ({
    down: pile.filter((code) => code === HIDDEN).map(() => unseen.pop() as Card),
    up: cardsFrom(pile.filter((code) => code !== HIDDEN)),
  }));
  return {
    tableau,
    stock: unseen,
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
