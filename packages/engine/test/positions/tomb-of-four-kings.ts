import { value } from "../../../../testing/value.js";
import { codesOf } from "../../src/core/cards.js";
import { formatDeal, parseDeal } from "../../src/core/deal.js";
import { legalMoves, play } from "../../src/games/tomb-of-four-kings/moves.js";
import {
  formatMove,
  formatState,
  parseMove,
  parseState,
} from "../../src/games/tomb-of-four-kings/notation.js";
import { outcome } from "../../src/games/tomb-of-four-kings/outcome.js";
import { PACK, setup } from "../../src/games/tomb-of-four-kings/setup.js";
import type { Event, State } from "../../src/games/tomb-of-four-kings/types.js";

/** A game at some point, as a test asks about it. */
export interface TestPosition {
  readonly state: State;
  /** The legal move words, sorted. */
  readonly words: readonly string[];
  /** What the last move made happen. */
  readonly events: readonly Event[];
  readonly types: readonly string[];
  /** A line of the state's text, without its name. */
  line(name: string): string;
  readonly status: string;
  readonly score: string;
  /** The game after further moves. */
  go(words: string): TestPosition;
}

/** A game whose pack starts with these cards, after these moves; the rest of the pack follows in its own order. */
export function positionAfter(first: string, words: string): TestPosition {
  const codes = first.split(" ");
  const rest = PACK.parts.flat().filter((code) => !codes.includes(code));
  const deal = value(parseDeal(PACK, formatDeal({ cards: [...codes, ...rest], rolls: [] })));
  return testPosition(setup(deal), []).go(words);
}

function testPosition(state: State, events: readonly Event[]): TestPosition {
  const moves = legalMoves(state);
  const lines = formatState(state).split("\n");
  const { status, score } = outcome(state);
  return {
    state,
    events,
    status,
    words: moves.map(formatMove).sort(),
    types: events.map(({ type }) => type),
    score: score.text,
    line: (name) =>
      lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 2) ?? "no such line",
    go: (words) =>
      words.split(" ").reduce((before, word) => after(before, word), testPosition(state, events)),
  };
}

function after({ state, words }: TestPosition, word: string): TestPosition {
  const move = parseMove(word);
  if (move === undefined || !words.includes(word)) throw new Error(`${word} is not among ${words.join(" ")}`);
  const played = play(state, move);
  return testPosition(played.state, played.events);
}

/**
 * Late in a game, all but four cards gone: the door 9C is jammed by 2C, short of 7, with the lock pick in the hand
 * and three torches burnt. `changes` replaces lines.
 */
export function latePosition(changes: Readonly<Record<string, string>> = {}): TestPosition {
  const parsed = value(parseState(lateText(changes)));
  return testPosition(parsed, []);
}

export function lateText(changes: Readonly<Record<string, string>> = {}): string {
  const lines = {
    phase: "jammed",
    heading: "delve",
    "hit-points": "4",
    pack: "9S AS TS TC",
    torches: "AC AD AH",
    skills: "JC JD JH JS",
    treasure: "2D 3D 4D 5D 6D 7D 8D 9D TD KC KD KH KS JK",
    discards: "",
    turn: "9C 2C",
    delve: "QC QD QH QS 2S | 3S 3C | 4S 4C | 5S 5C | 6S 6C | 7S 7C | 8S 8C",
    retreat: "",
    spent: "",
    ...changes,
  };
  return Object.entries(lines)
    .map(([name, codes]) => `${name}: ${codes}`.trim())
    .join("\n");
}

export function codes(cards: State["pack"]): string {
  return codesOf(cards).join(" ");
}
