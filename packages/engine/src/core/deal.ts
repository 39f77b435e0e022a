import { type Random, shuffled, WIDE_SEED, wideSeededRandom } from "./random.js";
import { isTooLong, ok, type Problem, problem, quote, type Result, tooLong } from "./result.js";

/**
 * All chance of a game: cards and die rolls (C-1). Cards stand in the order in which they leave the face-down pack,
 * rolls in the order of their use.
 */
export interface Deal {
  readonly cards: readonly string[];
  readonly rolls: readonly number[];
}

/** The cards and rolls that a game's deal is made of. */
export interface PackSpec {
  /**
   * The codes of the pack, in parts that are shuffled each by itself and dealt one after the other. Most games have
   * one part. Two packs name their codes twice.
   */
  readonly parts: readonly (readonly string[])[];
  /** The most six-sided rolls that a game uses, and the fewest that a deal has; 0 without a die. */
  readonly rolls: number;
}

/** The most rolls that a deal may list, more than any game can use. */
export const MOST_ROLLS = 1000;

/** A deal shuffled part by part, then its rolls, all from one source. Pinned by deal codes (C-9). */
export function shuffledDeal(pack: PackSpec, random: Random): Deal {
  const cards = pack.parts.flatMap((part) => shuffled(part, random));
  const rolls = Array.from({ length: pack.rolls }, () => random(6) + 1);
  return { cards, rolls };
}

/** The deal as text (C-1): codes separated by single spaces; with a die ` | ` and the rolls. */
export function formatDeal(deal: Deal): string {
  const cards = deal.cards.join(" ");
  return deal.rolls.length > 0 ? `${cards} | ${deal.rolls.join(" ")}` : cards;
}

/**
 * Reads a full card list (C-1) and checks it against the pack. Each card must be there as often as the pack has it,
 * in the right part, with single spaces and enough rolls. Errors are `bad-deal`, naming the place counted from 1, and
 * `too-large`.
 */
export function parseDeal(pack: PackSpec, text: string): Result<Deal, Problem> {
  if (isTooLong(text)) return tooLong("the deal");
  const [cardText = "", rollText, ...more] = text.split(" | ");
  if (more.length > 0) return problem("bad-deal", "a deal has at most one ` | `, before its die rolls");
  const cards = parseCards(pack, cardText);
  if (!cards.ok) return cards;
  const rolls = parseRolls(pack, rollText);
  if (!rolls.ok) return rolls;
  return ok({ cards: cards.value, rolls: rolls.value });
}

function parseCards(pack: PackSpec, text: string): Result<string[], Problem> {
  const cards = text.split(" ");
  const size = pack.parts.reduce((sum, part) => sum + part.length, 0);
  let place = 0;
  for (const part of pack.parts) {
    const left = countCodes(part);
    for (let end = place + part.length; place < end && place < cards.length; place++) {
      const card = cards[place] as string;
      const count = left.get(card);
      if (count === undefined) return problem("bad-deal", wrongCard(pack, part, card, place));
      if (count === 0) return problem("bad-deal", `card ${place + 1} (${card}) is there once too often`);
      left.set(card, count - 1);
    }
    const missing = [...left].filter(([, count]) => count > 0).map(([card]) => card);
    if (missing.length > 0) {
      const shown = missing.slice(0, 6).join(" ") + (missing.length > 6 ? " …" : "");
      return problem("bad-deal", `the deal has ${cards.length} cards, not ${size}; missing: ${shown}`);
    }
  }
  if (cards.length > size) return problem("bad-deal", `the deal has ${cards.length} cards, not ${size}`);
  return ok(cards);
}

function wrongCard(pack: PackSpec, part: readonly string[], card: string, place: number): string {
  if (card === "")
    return `there is an empty place before card ${place + 1}: codes are separated by single spaces`;
  if (pack.parts.some((other) => other.includes(card))) {
    return `card ${place + 1} (${card}) is out of its part: expected one of ${part.slice(0, 4).join(" ")} …`;
  }
  return `card ${place + 1} (${quote(card)}) is not in this game's pack`;
}

function parseRolls(pack: PackSpec, text: string | undefined): Result<number[], Problem> {
  if (text === undefined) {
    if (pack.rolls === 0) return ok([]);
    return problem("bad-deal", `the die rolls are missing: \` | \` and at least ${pack.rolls} of them`);
  }
  if (pack.rolls === 0) return problem("bad-deal", "this game has no die, so its deal has no rolls");
  const words = text.split(" ");
  if (words.length > MOST_ROLLS) return problem("bad-deal", `there are more than ${MOST_ROLLS} die rolls`);
  for (const [index, word] of words.entries()) {
    if (!/^[1-6]$/.test(word))
      return problem("bad-deal", `die roll ${index + 1} (${quote(word)}) is not 1 to 6`);
  }
  if (words.length < pack.rolls) {
    return problem("bad-deal", `there are ${words.length} die rolls, and at least ${pack.rolls} are needed`);
  }
  return ok(words.map(Number));
}

export function countCodes(codes: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

/**
 * The deals of a challenge, shuffled one after the other from one source with a seed of 128 bits. Players with the
 * same seed have the same deals. The derivation is a promise like that of deal codes (C-9) and never changes. Errors
 * are `bad-series`.
 * @param seed 32 small hexadecimal digits, not all of them 0
 */
export function seededDeals(pack: PackSpec, seed: string, count: number): Result<readonly Deal[], Problem> {
  if (!WIDE_SEED.test(seed)) {
    return problem(
      "bad-series",
      `${quote(seed)} is no seed: expected 32 hexadecimal digits, not all of them 0`,
    );
  }
  const random = wideSeededRandom(seed);
  return ok(Array.from({ length: count }, () => shuffledDeal(pack, random)));
}
