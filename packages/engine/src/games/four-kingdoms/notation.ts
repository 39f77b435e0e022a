import { ACE, type Card, cardsFrom, codeOf, codesOf, KING, rankOf, SUITS, suitOf } from "../../core/cards.js";
import { moveWordsOf } from "../../core/move-words.js";
import { ok, type Problem, quote, type Result } from "../../core/result.js";
import { badState, checkWholePack, type Field, formatFields, parseFields } from "../../core/state-text.js";
import { PACK, PILES, STOCK_SIZE } from "./setup.js";
import {
  castleCards,
  dungeonCards,
  FIRST_GUEST,
  type Kingdom,
  type Move,
  type Pile,
  type Source,
  type State,
  subjectCards,
  towerCards,
  WASTE,
  type Zone,
} from "./types.js";

const SOURCES: readonly string[] = ["t1", "t2", "t3", "t4", "t5", "t6", "t7", "w", "gC", "gD", "gH", "gS"];
const ZONES: readonly Zone[] = ["castle", "tower", "dungeon", "subjects"];

/** `t1`…`t7`, `w`, `gC`…`gS`. */
export function sourceName(source: Source): string {
  return SOURCES[source] as string;
}

/** The page's move words: `deal` `t3-t5x2` `w-castle` `t1-guest` `gS-t4`. */
export function formatMove(move: Move): string {
  switch (move.type) {
    case "deal":
      return "deal";
    case "land": {
      const word = `${sourceName(move.from)}-${sourceName(move.to)}`;
      return move.count > 1 ? `${word}x${move.count}` : word;
    }
    case "zone":
      return `${sourceName(move.from)}-${move.zone}`;
    case "guest":
      return `${sourceName(move.from)}-guest`;
  }
}

export const { parseMove, moveWords } = moveWordsOf(formatMove, function* (): Iterable<Move> {
  yield { type: "deal" };
  for (const from of SOURCES.keys()) {
    // A run has at most the cards of a suit.
    const most = from < WASTE ? KING : 1;
    for (let to = 0; to < PILES; to++)
      if (to !== from) for (let count = 1; count <= most; count++) yield { type: "land", from, to, count };
    for (const zone of ZONES) yield { type: "zone", from, zone };
    if (from < FIRST_GUEST) yield { type: "guest", from };
  }
});

const FIELDS = "t1 t2 t3 t4 t5 t6 t7 stock waste castle tower subjects dungeon guests".split(" ");

/**
 * The full position as text. Piles stand bottom first with `|` between face-down and face-up cards, the stock with
 * the next card first, each zone's cards by suit.
 */
export function formatState(state: State): string {
  const zone = (cards: (kingdom: Kingdom, suit: number) => readonly Card[]) =>
    codesOf(state.kingdoms.flatMap(cards));
  const fields: Field[] = state.tableau.map((pile, index) => [
    sourceName(index),
    [...codesOf(pile.down), "|", ...codesOf(pile.up)],
  ]);
  fields.push(
    ["stock", codesOf(state.stock)],
    ["waste", codesOf(state.waste)],
    ["castle", zone(castleCards)],
    ["tower", zone(towerCards)],
    ["subjects", zone(subjectCards)],
    ["dungeon", zone(dungeonCards)],
    ["guests", codesOf(state.guests.filter((guest) => guest !== null))],
  );
  return formatFields(fields);
}

/** The position of a text of {@link formatState}; `bad-state` for what the rules cannot have built. */
export function parseState(text: string): Result<State, Problem> {
  const state = parseFreeState(text);
  if (!state.ok) return state;
  const { stock, waste } = state.value;
  if (stock.length + waste.length <= STOCK_SIZE) return state;
  return badState(`stock, waste: more than ${STOCK_SIZE} cards (FK-1, FK-4)`);
}

/** The position of a text whose stock and waste may hold any number of cards: for made-up positions. */
export function parseFreeState(text: string): Result<State, Problem> {
  const fields = parseFields(FIELDS, text);
  if (!fields.ok) return fields;
  const codes = (name: string) => fields.value.get(name) ?? [];
  const everything = FIELDS.flatMap((name) =>
    name.startsWith("t") && name !== "tower" ? codes(name).filter((code) => code !== "|") : codes(name),
  );
  const whole = checkWholePack(PACK, everything);
  if (!whole.ok) return whole;
  const cards = (name: string) => cardsFrom(codes(name));

  const tableau: Pile[] = [];
  for (let index = 0; index < PILES; index++) {
    const name = sourceName(index);
    const pile = parsePile(name, codes(name));
    if (!pile.ok) return pile;
    tableau.push(pile.value);
  }
  const kingdoms = parseKingdoms(cards);
  if (!kingdoms.ok) return kingdoms;
  const guests = parseGuests(cards("guests"), kingdoms.value);
  if (!guests.ok) return guests;
  return ok({
    tableau,
    stock: cards("stock"),
    waste: cards("waste"),
    kingdoms: kingdoms.value,
    guests: guests.value,
  });
}

function parsePile(name: string, codes: readonly string[]): Result<Pile, Problem> {
  const bar = codes.indexOf("|");
  if (bar < 0 || bar !== codes.lastIndexOf("|")) return badState(`${name}: expected one \`|\``);
  const cards = cardsFrom(codes.filter((code) => code !== "|"));
  const down = cards.slice(0, bar);
  const up = cards.slice(bar);
  if (down.length > 3) return badState(`${name}: more than three cards are face down (FK-1)`);
  if (up.length === 0 && down.length > 0) return badState(`${name}: its top card is face down (FK-3)`);
  for (const [index, card] of up.entries()) {
    const below = up[index - 1];
    if (below === undefined) continue;
    if (card !== below + 1 || suitOf(card) !== suitOf(below) || rankOf(below) === ACE) {
      return badState(`${name}: ${codeOf(card)} cannot lie on ${codeOf(below)} (FK-2)`);
    }
  }
  return ok({ down, up });
}

function parseKingdoms(cards: (name: string) => readonly Card[]): Result<Kingdom[], Problem> {
  const kingdoms: Kingdom[] = [];
  for (let suit = 0; suit < 4; suit++) {
    const count = (zone: Zone) => cards(zone).filter((card) => suitOf(card) === suit).length;
    kingdoms.push({
      castle: count("castle"),
      tower: count("tower") > 0,
      subjects: count("subjects"),
      dungeon: count("dungeon") > 0,
    });
  }
  for (const [suit, kingdom] of kingdoms.entries()) {
    const closed = kingdom.castle < 3;
    if (closed && kingdom.subjects > 0)
      return badState(`subjects ${SUITS[suit]}: the castle is not full (FK-7)`);
    if (kingdom.dungeon && (closed || !kingdom.tower)) {
      return badState(`dungeon ${SUITS[suit]}: castle and tower are not full (FK-8)`);
    }
  }
  const zones = { castle: castleCards, tower: towerCards, subjects: subjectCards, dungeon: dungeonCards };
  for (const zone of ZONES) {
    const expected = kingdoms.flatMap(zones[zone]);
    const wrong = cards(zone).find((card, index) => card !== expected[index]);
    if (wrong !== undefined) return badState(`${zone}: ${codeOf(wrong)} is not in its order`);
  }
  return ok(kingdoms);
}

function parseGuests(cards: readonly Card[], kingdoms: readonly Kingdom[]): Result<(Card | null)[], Problem> {
  const guests: (Card | null)[] = [null, null, null, null];
  let lastSuit = -1;
  for (const card of cards) {
    const suit = suitOf(card);
    if (suit <= lastSuit) return badState(`guests: ${codeOf(card)} is not in the order C D H S`);
    if (rankOf(card) === ACE) return badState(`guests: ${quote(codeOf(card))} is an ace (FK-9)`);
    if ((kingdoms[suit] as Kingdom).castle < 2) {
      return badState(`guests: the chamber of ${codeOf(card)} is closed (FK-9)`);
    }
    guests[suit] = card;
    lastSuit = suit;
  }
  return ok(guests);
}
