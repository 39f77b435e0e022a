import { type AnyGame, type Random, seededRandom } from "@tetrarch/engine";
import { type Advice, type AnyPlayer, observe, runToEnd } from "../../packages/solver/src/index.js";
import { MOST_PLAYED_MOVES } from "../../packages/solver/src/players/play-out.js";
import type { Tries } from "../statistics/priced-difference.js";

/** A game of the new player's, with what its deviations from the base player were worth: see `pricedDifference`. */
export interface PricedGame {
  readonly isWon: boolean;
  readonly score: number;
  /** Positions with more than one legal move. */
  readonly decisions: number;
  /** Of each deviation the tries: 1 where the new player's choice alone won, −1 where the base player's did, else 0. */
  readonly wins: readonly Tries[];
  /** The same in what the game counts: points, cards home, artifacts. */
  readonly scores: readonly Tries[];
}

export interface End {
  readonly isWon: boolean;
  readonly score: number;
}

/** What came of the new player's choice and of the base player's on the same cards. */
type Pair = readonly [End, End];

type Choice = Pick<Advice<unknown>, "move" | "resigns">;

/**
 * Pairs of play-outs of the base player's, as many as there are to be tries, the hidden cards of the view dealt anew for each; none
 * when a choice cannot be played like that.
 */
type Pairs = (
  view: unknown,
  choices: readonly [Choice, Choice],
  tries: number,
  chance: Random,
) => readonly Pair[] | undefined;

/** A base player that plays on in less time than through the engine. */
export interface QuickBase {
  readonly player: AnyPlayer;
  readonly pairs: Pairs;
}

/** Both players, and the game that they play. */
export interface Pricing {
  readonly game: AnyGame;
  readonly base: AnyPlayer;
  /** A quicker way to have the base player play on. */
  readonly pairs?: Pairs | undefined;
  readonly player: AnyPlayer;
  /** Pairs of play-outs for each deviation, at least 2 where the scatter of the tries is to be told. */
  readonly tries: number;
}

/** More than any seed that is drawn. */
const SEEDS = 2 ** 31;
/** Mixed into the seed of the chance for prices, so that it is not that of the game. */
const PRICES = 0x5bd1e995;

/**
 * Plays one game of the new player's and prices where it deviates.
 * @param seed the new player's chance is the same as in any other game of this seed; that of the prices is another
 */
export function pricedGame(pricing: Pricing, start: unknown, seed: number): PricedGame {
  const { game, base, player } = pricing;
  const random = seededRandom(seed);
  const chance = seededRandom(seed ^ PRICES);
  const wins: Tries[] = [];
  const scores: Tries[] = [];
  let decisions = 0;
  let state = start;
  for (let moves = 0; moves < MOST_PLAYED_MOVES; moves++) {
    const observed = observe(game, state);
    if (observed.legal.length === 0) break;
    const chosen = runToEnd(player.advise(observed, random, player.nodesAMove));
    if (observed.legal.length > 1) decisions++;
    const other = runToEnd(base.advise(observed, seededRandom(chance(SEEDS)), base.nodesAMove));
    if (!isSame(game, chosen, other)) {
      const pairs = pairsOf(pricing, observed.view, [chosen, other], moves, chance);
      wins.push(pairs.map(([one, two]) => Number(one.isWon) - Number(two.isWon)));
      scores.push(pairs.map(([one, two]) => one.score - two.score));
    }
    if (chosen.resigns) break;
    state = game.play(state, chosen.move).state;
  }
  return { ...endOf(game, state), decisions, wins, scores };
}

/** As often as is to be tried, the hidden cards dealt anew and played on from either choice. */
function pairsOf(
  { game, base, pairs, tries }: Pricing,
  view: unknown,
  choices: readonly [Choice, Choice],
  made: number,
  chance: Random,
): readonly Pair[] {
  const quick = pairs?.(view, choices, tries, chance);
  if (quick) return quick;
  const [chosen, other] = choices;
  return Array.from({ length: tries }, () => {
    const deal = game.sample(view, chance);
    const both = chance(SEEDS);
    const resultOfIt = (choice: Choice) => resultsOf(game, base, deal, choice, made, seededRandom(both));
    return [resultOfIt(chosen), resultOfIt(other)] as const;
  });
}

function isSame(game: AnyGame, one: Choice, two: Choice): boolean {
  if (one.resigns || two.resigns) return one.resigns === two.resigns;
  return game.formatMove(one.move) === game.formatMove(two.move);
}

/** What comes of a choice when the player plays on after it. */
function resultsOf(
  game: AnyGame,
  player: AnyPlayer,
  from: unknown,
  first: Choice,
  made: number,
  random: Random,
): End {
  let state = from;
  let choice = first;
  for (let moves = made; !choice.resigns; ) {
    state = game.play(state, choice.move).state;
    const observed = observe(game, state);
    if (++moves >= MOST_PLAYED_MOVES || observed.legal.length === 0) break;
    choice = runToEnd(player.advise(observed, random, player.nodesAMove));
  }
  return endOf(game, state);
}

/** Of a game that was given up what it counts resigned. */
function endOf(game: AnyGame, state: unknown): End {
  const { status, score } = game.outcome(state);
  if (status === "playing") return { isWon: false, score: game.resignedScore(state).value };
  return { isWon: status === "won", score: score.value };
}
