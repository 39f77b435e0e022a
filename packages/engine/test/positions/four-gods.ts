import type { GameEvent } from "../../src/core/game.js";
import { builtInCardSet } from "../../src/games/four-gods/built-in-card-set.js";
import { type CardNumbers, cardNumbers, type SetNumbers } from "../../src/games/four-gods/card-numbers.js";
import type { CardSet } from "../../src/games/four-gods/card-set-types.js";
import { ROW_CARD_IDS } from "../../src/games/four-gods/cards.js";
import { legalMoves, play } from "../../src/games/four-gods/moves.js";
import { formatMove, moveWordsWith } from "../../src/games/four-gods/notation.js";
import { formatState, parseState } from "../../src/games/four-gods/position.js";
import type { Event, State } from "../../src/games/four-gods/types.js";

const FRIEND = { attack: 3, defence: 10, luck: 5 };
const FOE = { attack: 4, defence: 11 };
const WEAPON = { attack: 2, defence: 3, luck: 1 };
const TRAP = {
  damage: 6,
  luckTable: [
    { luckAtLeast: 6, rollNeeded: 5 },
    { luckAtLeast: 10, rollNeeded: 3 },
  ],
};

type Numbers = Readonly<Record<string, object>>;

/** A card set of plain numbers: every friend as the other, and so on, but for the cards given numbers here by id. */
export function plainSet(numbers: Numbers = {}): CardSet {
  const withNumbers =
    <Plain extends object>(plain: Plain) =>
    <Card extends { readonly id: string }>(card: Card) => ({ ...card, ...plain, ...numbers[card.id] });
  const [l1, l2, l3, l4] = builtInCardSet.locations;
  return {
    ...builtInCardSet,
    name: "Plain",
    friends: builtInCardSet.friends.map(withNumbers(FRIEND)),
    foes: builtInCardSet.foes.map(withNumbers(FOE)),
    weapons: builtInCardSet.weapons.map(withNumbers(WEAPON)),
    traps: builtInCardSet.traps.map(withNumbers(TRAP)),
    locations: [
      { ...l1, ...FRIEND, ...numbers.L1 },
      { ...l2, ...WEAPON, ...numbers.L2 },
      { ...l3, ...FOE, ...numbers.L3 },
      { ...l4, ...TRAP, ...numbers.L4 },
    ] as CardSet["locations"],
  };
}

export function plainNumbers(numbers: Numbers = {}): SetNumbers {
  return cardNumbers(plainSet(numbers));
}

const PLAIN = plainNumbers();
/** The move of a word of the standard pack. */
export const { parseMove } = moveWordsWith(PLAIN);

/** Lines of a position; `p1` may stop early and name `*` where any card will do. */
export type Parts = Partial<
  Record<
    | "variant"
    | "p1"
    | "p2"
    | "p3"
    | "p4"
    | "way1"
    | "way2"
    | "way3"
    | "way4"
    | "damage"
    | "party"
    | "rescue"
    | "unsettled"
    | "rolled"
    | "coming",
    string
  >
>;

/** Path 1 has the ally of Tanis Diggs taken and `E01` open in row 2; on the others the location is open. */
const PLAIN_PARTS: Required<Parts> = {
  variant: "standard",
  p1: "L1 E01",
  p2: "L2",
  p3: "L3",
  p4: "L4",
  way1: "L open",
  way2: "open",
  way3: "open",
  way4: "open",
  damage: "0 0 0 0",
  party: "L1 - 0",
  rescue: "unused",
  unsettled: "-",
  rolled: "",
  coming: "1 1 1 1 1 1 1 1 1 1 1 1 1",
};

export function positionText(parts: Parts): string {
  const all = { ...PLAIN_PARTS, ...parts };
  const paths = [all.p1, all.p2, all.p3, all.p4];
  const named = new Set(paths.join(" ").split(" "));
  const others = ROW_CARD_IDS.filter((id) => !named.has(id));
  const filled = paths.map((path) => {
    const codes = path.split(" ");
    while (codes.length < 13) codes.push("*");
    return codes.map((code) => (code === "*" ? others.pop() : code)).join(" ");
  });
  const [p1 = "", p2 = "", p3 = "", p4 = ""] = filled;
  return Object.entries({ ...all, p1, p2, p3, p4 })
    .map(([name, value]) => `${name}: ${value}`.trimEnd())
    .join("\n");
}

/** A position for a test, checked like any other. */
export function position(parts: Parts, set: SetNumbers = PLAIN): State {
  const state = parseState(set, positionText(parts));
  if (!state.ok) throw new Error(state.error.message);
  return state.value;
}

/** The legal moves as sorted words. */
export function words(state: State, set: CardNumbers = PLAIN): string[] {
  return legalMoves(set, state).map(formatMove).sort();
}

/** The position after some legal moves, and the events of the last. */
export function after(
  start: State,
  moves: string,
  set: CardNumbers = PLAIN,
): { state: State; events: readonly Event[] } {
  let played: { state: State; events: readonly Event[] } = { state: start, events: [] };
  for (const word of moves.split(" ")) {
    const legal = words(played.state, set);
    const move = parseMove(word);
    if (move === undefined || !legal.includes(word))
      throw new Error(`${word} is not among ${legal.join(" ")}`);
    played = play(set, played.state, move);
  }
  return played;
}

/** One line of the position's text. */
export function line(state: State, name: string): string {
  const lines = formatState(PLAIN, state).split("\n");
  return lines.find((text) => text.startsWith(`${name}:`)) ?? "";
}

export function typesOf(events: readonly GameEvent[]): string[] {
  return events.map((event) => event.type);
}
