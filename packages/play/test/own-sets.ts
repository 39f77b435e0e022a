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

/**
 * An edition with two crossed paths of three rows (FG-22, FG-23) and the first built-in cards. Links that are pinned hold
 * it, so it never changes.
 */
export function twoPathsSet(): OwnSet {
  const { friends, foes, weapons, traps, locations, artifacts } = cardSetOf(GODS, []);
  const set = {
    name: "Two paths",
    version: "1",
    layout: { paths: 2, rows: [3, 3], crossings: [{ row: 2, paths: [1, 2] }], rescues: 1 },
    friends: friends.slice(0, 4),
    foes: foes.slice(0, 2),
    weapons: weapons.slice(0, 1),
    traps: traps.slice(0, 1),
    locations: locations.slice(0, 2).map((card, index) => (index === 1 ? { ...card, kind: "weapon" } : card)),
    artifacts: artifacts.slice(0, 2),
  };
  return ownEdition(value(readOwnSet(set)));
}

/** An edition of the built-in cards in which the first location says who stands for it (FG-26). */
export function whoSet(who: string): OwnSet {
  const { locations, ...rest } = cardSetOf(GODS, []);
  const [first, ...others] = locations;
  return ownEdition(value(readOwnSet({ ...rest, locations: [{ ...first, who }, ...others], name: "Who" })));
}
