import type { CardNumbers } from "./card-numbers.js";
import { type Card, codeOf, NONE } from "./cards.js";
import { crossedBy } from "./layout.js";
import { pathName } from "./notation.js";
import { defenceOf, hasBegun, hasFallen } from "./party.js";
import { choiceDue, diggsPath, hasClearedRow, lastTurned, rowOf } from "./paths.js";
import { NO_PATH } from "./settle.js";
import type { Ally, Path, State } from "./types.js";

/** The reason why the rules cannot have led to a position; undefined when there is none. */
export function impossibility(set: CardNumbers, state: State): string | undefined {
  const { rescues } = state.layout;
  if (state.rescuesUsed > rescues) {
    return rescues === 0
      ? "rescue: used in a variant without rescue (FG-20)"
      : `rescue: used ${state.rescuesUsed} times, more often than ${rescues} (FG-25)`;
  }
  return (
    (hasBegun(state) ? undefined : wrongStart(state)) ??
    wrongParty(set, state) ??
    wrongEmptyParty(set, state) ??
    firstOf(state.paths, (path, index) => wrongDamage(set, state, path, index)) ??
    wrongRolls(set, state) ??
    wrongCrossing(state) ??
    wrongChoices(state)
  );
}

function firstOf<Item>(
  items: readonly Item[],
  wrong: (item: Item, index: number) => string | undefined,
): string | undefined {
  for (const [index, item] of items.entries()) {
    const reason = wrong(item, index);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** FG-3: nothing comes before the ally of Tanis Diggs. */
function wrongStart(state: State): string | undefined {
  const untouched = state.paths.every((path) => rowOf(path) === 1 && !path.cleared && path.damage === 0);
  if (
    untouched &&
    state.party.length === 0 &&
    state.rollsUsed === 0 &&
    state.rescuesUsed === 0 &&
    state.unsettled === NO_PATH
  ) {
    return undefined;
  }
  return `way${diggsPath(state) + 1}: the game has gone on, but the ally of Tanis Diggs was not taken (FG-3)`;
}

/** Whether a card was turned up and taken: it is not its path's last one, or the path is cleared. */
function wasTaken(state: State, card: Card): boolean {
  return state.paths.some((path) => {
    const place = path.turned.indexOf(card);
    return place >= 0 && (place < path.turned.length - 1 || path.cleared);
  });
}

function wrongParty(set: CardNumbers, state: State): string | undefined {
  const double = (cards: readonly Card[]) =>
    cards.find((card, place) => card !== NONE && cards.indexOf(card) < place);
  const card = double(state.party.map((ally) => ally.card));
  if (card !== undefined) return `party: ${codeOf(card)} is in it twice`;
  const weapon = double(state.party.map((ally) => ally.weapon));
  if (weapon !== undefined) return `party: ${codeOf(weapon)} is held twice`;
  return firstOf(state.party, (ally) => wrongAlly(set, state, ally));
}

function wrongAlly(set: CardNumbers, state: State, ally: Ally): string | undefined {
  const name = codeOf(ally.card);
  if (!wasTaken(state, ally.card)) return `party: ${name} has not been taken`;
  if (ally.weapon !== NONE && !wasTaken(state, ally.weapon)) {
    return `party: ${codeOf(ally.weapon)} has not been taken`;
  }
  if (hasFallen(set, ally)) {
    return `party: ${name} has ${ally.wounds} wounds, more than the defence of ${defenceOf(set, ally)} (FG-11)`;
  }
  return undefined;
}

/**
 * Checks a party without allies (FG-6). A foe or trap must have felled the last one, and stays if it was dealt with
 * in the same move.
 */
function wrongEmptyParty(set: CardNumbers, state: State): string | undefined {
  const { unsettled, paths, party } = state;
  if (party.length > 0) {
    return unsettled === NO_PATH
      ? undefined
      : `unsettled: ${pathName(unsettled)}, but the party is not empty (FG-6)`;
  }
  if (!hasBegun(state)) return undefined;
  if (unsettled === NO_PATH) {
    const struck = paths.some((path) => path.damage > 0);
    return struck
      ? undefined
      : "party: it is empty, and nothing lies there that it can have fallen to (FG-6)";
  }
  const path = paths[unsettled] as Path;
  const kind = set.kind[lastTurned(path)];
  if (path.cleared || (kind !== "foe" && kind !== "trap")) {
    return `unsettled: ${pathName(unsettled)} has no foe or trap that the last ally can have fallen to (FG-6)`;
  }
  return undefined;
}

/** FG-11: a foe bears up to its defence; an unsettled one was beaten with more. */
function wrongDamage(set: CardNumbers, state: State, path: Path, index: number): string | undefined {
  const card = lastTurned(path);
  const standing = !path.cleared && set.kind[card] === "foe";
  if (!standing) return path.damage === 0 ? undefined : `damage: on ${pathName(index)} no foe is standing`;
  const defence = set.defence[card] as number;
  const beaten = state.unsettled === index;
  if (path.damage > defence === beaten) return undefined;
  return beaten
    ? `damage: ${codeOf(card)} is unsettled, but ${path.damage} is not more than its defence of ${defence} (FG-6)`
    : `damage: ${codeOf(card)} has taken ${path.damage}, more than its defence of ${defence} (FG-11)`;
}

/** FG-12: one roll for every trap dealt with. */
function wrongRolls(set: CardNumbers, state: State): string | undefined {
  let traps = 0;
  for (const [index, { turned, cleared }] of state.paths.entries()) {
    const rolledFor = cleared || state.unsettled === index ? turned : turned.slice(0, -1);
    traps += rolledFor.filter((card) => set.kind[card] === "trap").length;
  }
  if (traps === state.rollsUsed) return undefined;
  return `rolled: ${state.rollsUsed} rolls are used, but ${traps} traps were rolled for (FG-12)`;
}

/** FG-21, FG-23: beyond a crossing only when the path crossed has dealt with its card of the row before. */
function wrongCrossing(state: State): string | undefined {
  return firstOf(state.paths, (path, index) => {
    for (let row = 2; row <= rowOf(path); row++) {
      const other = crossedBy(state.layout, index, row);
      if (other < 0) continue;
      if (!hasClearedRow(state.paths[other] as Path, row - 1)) {
        return `way${index + 1}: row ${row} is turned up before ${pathName(other)} has come to cross it (FG-21)`;
      }
    }
    return undefined;
  });
}

/**
 * Checks the choices that are due. A choice follows at once on the move that makes it due, so at most one is due, and
 * none with an empty party (FG-4). At a crossing two are due, and the higher path's alone only when the lower's card
 * has just been turned up (FG-21).
 */
function wrongChoices(state: State): string | undefined {
  const due = [...state.paths.keys()].filter((index) => choiceDue(state, index));
  const [first, second, third] = due;
  if (first === undefined) return undefined;
  if (state.party.length === 0) return `way${first + 1}: a choice is due, but the party is empty (FG-6)`;
  const row = rowOf(state.paths[first] as Path) + 1;
  const other = crossedBy(state.layout, first, row);
  if (second !== undefined) {
    const crossing = second === other && third === undefined;
    return crossing ? undefined : `way${second + 1}: a choice is due, and on ${pathName(first)} too (FG-4)`;
  }
  if (other < 0) return undefined;
  const crossed = state.paths[other] as Path;
  const justTurned = other < first && rowOf(crossed) === row && !crossed.cleared && crossed.damage === 0;
  return justTurned
    ? undefined
    : `way${first + 1}: ${pathName(other)} has crossed already, out of turn (FG-21)`;
}
