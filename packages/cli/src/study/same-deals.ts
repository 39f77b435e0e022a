import {
  correctedRate,
  type DealOutcome,
  type Rate,
  type Study,
  type StudyTally,
  THOUGHTFUL,
} from "@tetrarch/solver/studies";
import type { CondensedStudy } from "./condensed-study.js";

/** A study with what became of each of its deals. */
export interface ByDeal {
  readonly tally: StudyTally;
  readonly results: DealResults;
}

/** What another player wins of the same deals, and of all that it has played; shares. */
export interface WinsBeside {
  readonly player: string;
  readonly there: number;
  readonly ofAll: number;
  /** How many deals `ofAll` is of. */
  readonly deals: number;
}

/** How a player fares beside `greedy` and the solver on the same deals, and without what the cards brought. */
export interface SameDeals {
  readonly beside: readonly WinsBeside[];
  /** Whether the luck of its games is taken off. */
  readonly isLuckOff: boolean;
  /** What the player would win of all deals, what was kind or unkind in its own taken off. */
  readonly corrected: Rate;
}

const GREEDY = "greedy";
/** Another study counts as a measure of all deals when it has this many times as many. */
const TIMES_MORE = 4;

/** Undefined for `greedy` and the solver, and where neither has played these deals and many more, nor luck is known. */
export function sameDealsOf(own: ByDeal, studies: readonly ByDeal[]): SameDeals | undefined {
  const { study } = own.tally;
  if (study.player === GREEDY || study.player === THOUGHTFUL) return undefined;
  const numbers = [...own.results.numbers()];
  const results = numbers.flatMap((number) => own.results.of(number) ?? []);
  const found = [GREEDY, THOUGHTFUL].flatMap((player) => besideOf(player, study, numbers, studies) ?? []);
  const luck = results.flatMap((each) => each.luck ?? []);
  const isLuckOff = luck.length === results.length;
  if (results.length === 0 || (found.length === 0 && !isLuckOff)) return undefined;
  const corrected = correctedRate(
    results.map(({ isWon }) => isWon),
    {
      known: Math.min(...found.map(({ tally }) => tally.deals)),
      numbers: [...found.flatMap(numbersOf), ...(isLuckOff ? [{ values: luck, mean: 0 }] : [])],
    },
  );
  if (!corrected) return undefined;
  const beside = found.map(({ tally, there }) => ({
    player: tally.study.player,
    there: there.filter(({ isWon }) => isWon).length / there.length,
    ofAll: tally.winRate.least,
    deals: tally.deals,
  }));
  return { beside, isLuckOff, corrected };
}

interface Found {
  readonly tally: StudyTally;
  /** What it made of the study's deals, in their order. */
  readonly there: readonly DealResult[];
}

/** The largest study by a player of that name that has all these deals and many more. */
function besideOf(
  player: string,
  { game, variant }: Study,
  numbers: readonly number[],
  studies: readonly ByDeal[],
): Found | undefined {
  const candidates = studies
    .filter(({ tally: { study } }) => study.game === game && study.variant === variant)
    .filter(({ tally }) => tally.study.player === player && tally.deals >= TIMES_MORE * numbers.length)
    .sort((a, b) => b.tally.deals - a.tally.deals);
  for (const { tally, results } of candidates) {
    const there = numbers.flatMap((number) => results.of(number) ?? []);
    if (there.length === numbers.length) return { tally, there };
  }
  return undefined;
}

/** Wins, and the scores of `greedy`: the solver's tell nothing that its wins do not. */
function numbersOf({ tally, there }: Found) {
  const wins = { values: there.map(({ isWon }) => Number(isWon)), mean: tally.winRate.least };
  const { meanScore } = tally;
  if (tally.study.player !== GREEDY || meanScore === undefined) return [wins];
  return [wins, { values: there.map(({ score = 0 }) => score), mean: meanScore }];
}

/** What one deal came to: a win or none, and the score where there is one. */
export interface DealResult {
  readonly isWon: boolean;
  readonly score: number | undefined;
  /** What the cards brought the player, where the study tells it. */
  readonly luck?: number | undefined;
}

/** What became of each deal of a study, by the deal's number. */
export interface DealResults {
  /** The numbers of its deals, rising. */
  numbers(): Iterable<number>;
  of(dealNumber: number): DealResult | undefined;
}

function resultOf(outcome: DealOutcome): DealResult {
  const status = "verdict" in outcome ? outcome.verdict : outcome.status;
  const score = "verdict" in outcome ? outcome.best?.score : outcome.score;
  return { isWon: status === "won", score: score?.value };
}

export function resultsOfCondensed({ first, outcomes, outcomeAt }: CondensedStudy): DealResults {
  const results = outcomes.map(resultOf);
  return {
    *numbers() {
      for (let place = 0; place < outcomeAt.length; place++) yield first + place;
    },
    of: (dealNumber) => results[outcomeAt[dealNumber - first] ?? -1],
  };
}

/** More deals than this are not kept one by one, for memory's sake: condensed, a study may have any number. */
const MOST_KEPT = 2_000_000;

/** The results of records, added by rising deal number. */
export class CollectedResults implements DealResults {
  readonly #results = new Map<number, DealResult>();
  /** Equal results are kept once. */
  readonly #known = new Map<string, DealResult>();
  #isFull = false;

  add(dealNumber: number, outcome: DealOutcome, luck?: number): void {
    if (this.#isFull) return;
    if (this.#results.size === MOST_KEPT) {
      this.#isFull = true;
      this.#results.clear();
      return;
    }
    const result = resultOf(outcome);
    if (luck !== undefined) {
      this.#results.set(dealNumber, { ...result, luck });
      return;
    }
    const key = `${result.isWon} ${result.score}`;
    if (!this.#known.has(key)) this.#known.set(key, result);
    this.#results.set(dealNumber, this.#known.get(key) ?? result);
  }

  numbers(): Iterable<number> {
    return this.#results.keys();
  }

  of(dealNumber: number): DealResult | undefined {
    return this.#results.get(dealNumber);
  }
}
