import { type Card, cardsFrom, codeOf, codesOf } from "../../core/cards.js";
import { moveWordsOf } from "../../core/move-words.js";
import { ok, type Problem, quote, type Result } from "../../core/result.js";
import { badState, checkWholePack, type Field, formatFields, parseFields } from "../../core/state-text.js";
import {
  cardAbove,
  centralTakes,
  FOUNDATION_SIZE,
  foundationCards,
  MOST_REDEALS,
  wastesInUse,
} from "./rules.js";
import { PACK, RESERVE_SIZE, STOCK_SIZE } from "./setup.js";
import {
  CENTRAL,
  FIRST_TABLEAU,
  FIRST_WASTE,
  type Move,
  type Pile,
  type Source,
  type State,
} from "./types.js";

const RESERVE_NAMES: readonly string[] = ["r1", "r2", "r3", "r4"];
const TABLEAU_NAMES: readonly string[] = ["t1", "t2", "t3", "t4"];
const WASTE_NAMES: readonly string[] = ["w1", "w2", "w3", "w4", "w5"];
const SOURCES: readonly string[] = [...RESERVE_NAMES, ...TABLEAU_NAMES, ...WASTE_NAMES, "c"];

/** `r1`…`r4`, `t1`…`t4`, `w1`…`w5`, `c`. */
export function sourceName(source: Source): string {
  return SOURCES[source] as string;
}

/** `w1`…`w5`. */
export function wasteName(index: number): string {
  return WASTE_NAMES[index] as string;
}

/** The page's move words: `r1-f` `w3-t1` `t1-c` `t2-cx5` `s-w4` `redeal`. */
export function formatMove(move: Move): string {
  switch (move.type) {
    case "foundation":
      return `${sourceName(move.from)}-f`;
    case "central":
      return `${sourceName(move.from)}-c`;
    case "tableau":
      return `${sourceName(move.from)}-${TABLEAU_NAMES[move.to]}`;
    case "pile":
      return `${TABLEAU_NAMES[move.from]}-cx${move.count}`;
    case "draw":
      return `s-${WASTE_NAMES[move.to]}`;
    case "redeal":
      return "redeal";
  }
}

export const { parseMove, moveWords } = moveWordsOf(formatMove, function* (): Iterable<Move> {
  yield { type: "redeal" };
  for (const to of WASTE_NAMES.keys()) yield { type: "draw", to };
  for (const from of SOURCES.keys()) {
    yield { type: "foundation", from };
    if (from === CENTRAL) continue;
    yield { type: "central", from };
    for (const to of TABLEAU_NAMES.keys())
      if (FIRST_TABLEAU + to !== from) yield { type: "tableau", from, to };
  }
  // NT-6. No pile is longer than all the cards of its suit.
  for (const from of TABLEAU_NAMES.keys())
    for (let count = 2; count <= FOUNDATION_SIZE; count++) yield { type: "pile", from, count };
});

const FIELDS: readonly string[] = [...SOURCES, "stock", "foundations", "redeals"];

/**
 * The full position as text. Piles stand bottom first, the stock with the next card first, the foundations as sizes
 * (C D H S).
 */
export function formatState(state: State): string {
  const piles: readonly Pile[] = [...state.reserves, ...state.tableau, ...state.wastes, state.central];
  const fields: Field[] = piles.map((pile, source) => [sourceName(source), codesOf(pile)]);
  fields.push(
    ["stock", codesOf(state.stock)],
    ["foundations", state.foundations],
    ["redeals", [state.redeals]],
  );
  return formatFields(fields);
}

/** The position of a text of {@link formatState}; `bad-state` for what the rules cannot have built. */
export function parseState(text: string): Result<State, Problem> {
  const fields = parseFields(FIELDS, text);
  if (!fields.ok) return fields;
  const codes = (name: string) => fields.value.get(name) ?? [];
  const foundations = parseCounts("foundations", codes("foundations"), 4, FOUNDATION_SIZE);
  if (!foundations.ok) return foundations;
  const redeals = parseCounts("redeals", codes("redeals"), 1, MOST_REDEALS);
  if (!redeals.ok) return redeals;
  const home = codesOf(foundations.value.flatMap((count, suit) => foundationCards(suit, count)));
  const whole = checkWholePack(PACK, [...[...SOURCES, "stock"].flatMap(codes), ...home]);
  if (!whole.ok) return whole;

  const cards = (name: string) => cardsFrom(codes(name));
  const state: State = {
    reserves: RESERVE_NAMES.map(cards),
    central: cards("c"),
    tableau: TABLEAU_NAMES.map(cards),
    foundations: foundations.value,
    wastes: WASTE_NAMES.map(cards),
    stock: cards("stock"),
    redeals: redeals.value[0] as number,
  };
  const wrong = findWrong(state);
  return wrong === undefined ? ok(state) : badState(wrong);
}

function parseCounts(
  name: string,
  words: readonly string[],
  expected: number,
  most: number,
): Result<number[], Problem> {
  if (words.length !== expected) {
    const numbers = expected === 1 ? "one number" : `${expected} numbers`;
    return badState(`${name}: expected ${numbers}, found ${words.length}`);
  }
  for (const word of words) {
    if (!/^(0|[1-9]\d?)$/.test(word) || Number(word) > most) {
      return badState(`${name}: ${quote(word)} is not a number from 0 to ${most}`);
    }
  }
  return ok(words.map(Number));
}

/** The place and reason of a position that the rules cannot have built; undefined for none. */
function findWrong({ reserves, central, tableau, wastes, stock, redeals }: State): string | undefined {
  for (const [index, pile] of reserves.entries()) {
    if (pile.length > RESERVE_SIZE) {
      return `${RESERVE_NAMES[index]}: there are more than ${RESERVE_SIZE} cards (NT-1)`;
    }
  }
  for (const [index, pile] of tableau.entries()) {
    const wrong = findGap(pile);
    if (wrong) return `${TABLEAU_NAMES[index]}: ${wrong} (NT-4)`;
  }
  if (central.length > 0 && !centralTakes([], central[0] as Card)) {
    return `c: it starts with ${codeOf(central[0] as Card)}, not with an ace (NT-5)`;
  }
  const wrong = findGap(central);
  if (wrong) return `c: ${wrong} (NT-5)`;
  for (const [index, pile] of wastes.entries()) {
    if (pile.length > 0 && index >= wastesInUse(redeals)) {
      return `${sourceName(FIRST_WASTE + index)}: it is out of use after redeal ${redeals} (NT-8)`;
    }
  }
  const inRound = stock.length + wastes.flat().length;
  if (inRound > STOCK_SIZE) {
    return `stock: ${inRound} cards in stock and waste are more than the ${STOCK_SIZE} there were (NT-1)`;
  }
  return undefined;
}

/** The first card of a pile that cannot lie where it lies. */
function findGap(pile: Pile): string | undefined {
  for (let index = 1; index < pile.length; index++) {
    const [below, card] = [pile[index - 1] as Card, pile[index] as Card];
    if (cardAbove(below) !== card) return `${codeOf(card)} cannot lie on ${codeOf(below)}`;
  }
  return undefined;
}
