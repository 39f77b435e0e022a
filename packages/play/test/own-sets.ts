import { cardSetOf, type OwnSet, ownEdition, readOwnSet, seededRandom } from "@tetrarch/engine";
import { gameOf } from "../../../testing/game-of.js";
import { randomLayoutSet } from "../../../testing/random-layouts.js";
import { value } from "./sessions.js";

const GODS = gameOf("four-gods");

/** An edition of the built-in cards under another name, the first friend with another attack. */
export function ownSet(name: string, attack: number): OwnSet {
  const { friends, ...rest } = cardSetOf(GODS, []);
  const changed = friends.map((card, index) => (index === 0 ? { ...card, attack } : card));
  return ownEdition(value(readOwnSet({ ...rest, friends: changed, name, version: "1" })));
}

/** An edition in which every card has another name and another story. */
export function rewrittenSet(story: string): OwnSet {
  const { name: _, version: __, layout: ___, ...lists } = cardSetOf(GODS, []);
  const rewritten = Object.entries(lists).map(([kind, cards]) => [
    kind,
    cards.map((card, index) => ({ ...card, name: `${kind} of the sea ${index}`, flavour: story })),
  ]);
  return ownEdition(value(readOwnSet({ ...Object.fromEntries(rewritten), name: "Sea", version: "1" })));
}

/** An edition with a random layout (FG-22). */
export function layoutSet(seed: number, mostRows?: number): OwnSet {
  return ownEdition(value(readOwnSet(randomLayoutSet(seededRandom(seed), mostRows))));
}

/** An edition of the built-in cards in which the first location says who stands for it (FG-26). */
export function whoSet(who: string): OwnSet {
  const { locations, ...rest } = cardSetOf(GODS, []);
  const [first, ...others] = locations;
  return ownEdition(value(readOwnSet({ ...rest, locations: [{ ...first, who }, ...others], name: "Who" })));
}
