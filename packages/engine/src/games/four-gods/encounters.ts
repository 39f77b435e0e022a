import type { CardNumbers } from "./card-numbers.js";
import type { LuckEntry } from "./card-set-types.js";
import type { Card } from "./cards.js";
import { pathName } from "./notation.js";
import { defenceOf, hasFallen, partyAttack, partyLuck, placeInParty, weaponNamed } from "./party.js";
import { lastTurned } from "./paths.js";
import { NO_PATH, settle, withPath } from "./settle.js";
import type { Ally, Event, NamedCard, Path, State } from "./types.js";

/** FG-11: the whole party strikes the foe, and at the same time the foe strikes one ally. */
export function fight(set: CardNumbers, state: State, index: number, ally: Card, events: Event[]): State {
  const path = state.paths[index] as Path;
  const foe = lastTurned(path);
  const name = set.named[foe] as NamedCard;
  const blow = partyAttack(set, state.party);
  const damage = path.damage + blow;
  const defence = set.defence[foe] as number;
  events.push({
    type: "struck",
    foe: name,
    path: pathName(index),
    by: state.party.map(({ card }) => set.named[card] as NamedCard),
    blow,
    damage,
    defence,
  });
  const party = state.party.slice();
  const place = placeInParty(party, ally);
  party[place] = hurt(set, party[place] as Ally, foe, set.attack[foe] as number, index, events);
  const beaten = damage > defence;
  if (beaten) events.push({ type: "beaten", foe: name, path: pathName(index) });
  const struck = { ...state, paths: withPath(state.paths, index, { ...path, damage }), party };
  return settle(set, withoutFallen(set, struck, "foe", events), beaten ? index : NO_PATH, events);
}

/** FG-12, FG-13: the die is rolled; when it fails, every ally takes the whole damage. Either way the trap is dealt with. */
export function faceTrap(set: CardNumbers, state: State, index: number, events: Event[]): State {
  const trap = lastTurned(state.paths[index] as Path);
  const luck = partyLuck(set, state.party);
  const needed = rollNeeded(set.luckTable[trap] as readonly LuckEntry[], luck);
  const roll = state.rolls[state.rollsUsed] as number;
  const disarmed = needed !== null && roll >= needed;
  const name = set.named[trap] as NamedCard;
  events.push({ type: "rolled", trap: name, path: pathName(index), luck, needed, roll, disarmed });
  const rolled = { ...state, rollsUsed: state.rollsUsed + 1 };
  if (disarmed) return settle(set, rolled, index, events);
  const blow = set.damage[trap] as number;
  const party = state.party.map((ally) => hurt(set, ally, trap, blow, index, events));
  return settle(set, withoutFallen(set, { ...rolled, party }, "trap", events), index, events);
}

/** FG-12: by the entry with the highest threshold not above the luck; null when the luck is below them all. */
export function rollNeeded(table: readonly LuckEntry[], luck: number): number | null {
  let needed: number | null = null;
  for (const entry of table) {
    if (entry.luckAtLeast > luck) break;
    needed = entry.rollNeeded;
  }
  return needed;
}

function hurt(set: CardNumbers, ally: Ally, by: Card, blow: number, index: number, events: Event[]): Ally {
  const wounds = ally.wounds + blow;
  events.push({
    type: "hurt",
    ally: set.named[ally.card] as NamedCard,
    by: set.named[by] as NamedCard,
    path: pathName(index),
    blow,
    wounds,
    defence: defenceOf(set, ally),
  });
  return { ...ally, wounds };
}

/** Removes all allies with more damage than defence at once, with their weapons (FG-6 step 1, FG-9). */
function withoutFallen(set: CardNumbers, state: State, cause: "foe" | "trap", events: Event[]): State {
  const party = state.party.filter((ally) => !hasFallen(set, ally));
  if (party.length === state.party.length) return state;
  for (const ally of state.party) {
    if (!hasFallen(set, ally)) continue;
    events.push({
      type: "fell",
      ally: set.named[ally.card] as NamedCard,
      weapon: weaponNamed(set, ally),
      cause,
      party: party.length,
    });
  }
  return { ...state, party };
}
