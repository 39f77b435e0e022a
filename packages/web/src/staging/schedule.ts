import type { Pace } from "../table/pace.js";
import type { Beat } from "./beat.js";

/** How long a beat by itself is seen, in milliseconds. */
const ALONE = 500;
/** Every further beat of a chain takes so much from each of them, in milliseconds, … */
const TAKEN = 30;
/** … but none is shorter than this. */
const SHORTEST = 350;
/** What has a title is seen so many times as long. */
const TITLED = 2;
const BRIEF = 0.5;

/** By pace, how many times as long as at normal speed. */
const LENGTH: Readonly<Record<Pace, number>> = { off: 0, fade: 1, fast: 0.5, normal: 1, slow: 1.7 };

/** How long each beat of a chain is seen, in milliseconds. */
export function beatTimes(beats: readonly Beat[], pace: Pace): readonly number[] {
  const each = Math.max(SHORTEST, ALONE - TAKEN * (beats.length - 1)) * LENGTH[pace];
  return beats.map(({ title, isBrief }) => each * (title ? TITLED : isBrief ? BRIEF : 1));
}

/** When the table shows what has become of the cards, in milliseconds from the first beat. */
export interface StagedTimes {
  /** By code, when the last beat of a card is over: it goes on from where it was shown. */
  readonly cards: ReadonlyMap<string, number>;
  /** The codes of the cards that the player's own act moved before there was any chance: they go at once. */
  readonly own: ReadonlySet<string>;
  /** When all beats are over: then everything else moves. */
  readonly end: number;
  /** Whether all of them are brief. */
  readonly isBrief: boolean;
}

export const UNSTAGED: StagedTimes = { cards: new Map(), own: new Set(), end: 0, isBrief: false };

/** @param own whatever the events before the first beat name */
export function stagedTimes(
  beats: readonly Beat[],
  times: readonly number[],
  own: ReadonlySet<string> = new Set(),
): StagedTimes {
  const cards = new Map<string, number>();
  let end = 0;
  for (const [index, { card, cards: whole = [] }] of beats.entries()) {
    end += times[index] ?? 0;
    for (const code of card ? [card] : whole) cards.set(code, end);
  }
  const wholes = beats.flatMap(({ cards: whole = [] }) => whole);
  return {
    cards,
    own: new Set([...own].filter((code) => !wholes.includes(code))),
    end,
    isBrief: beats.every(({ isBrief }) => isBrief),
  };
}

/** Every word in plain data: of an event, the codes of its cards among them. */
export function wordsIn(data: unknown): readonly string[] {
  if (typeof data === "string") return [data];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(wordsIn) : [];
}
