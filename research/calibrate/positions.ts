import { type Measuring, worthOf } from "../judge/measuring.js";
import { referenceGames } from "../judge/reference-games.js";
import { resultsOf } from "../judge/results-of.js";
import { type Logistic, logisticOf } from "./logistic.js";

/** A position of a game of the reference player's that was open by the judge. */
export interface Position {
  readonly game: number;
  /** How many moves had been made. */
  readonly moves: number;
  /** f. */
  readonly chance: number;
  /** 1 if the game was won, else 0. */
  readonly observed: number;
  /** The same, the luck of what came after the position taken off if that was asked for. */
  readonly withoutLuck: number;
  /** 1, then how many moves had been made, how many there were to choose from, the score, and the squares of these. */
  readonly features: readonly number[];
}

export interface Looked {
  readonly games: number;
  readonly won: number;
  /** Positions that the judge takes for settled are not among them: f is 0 or 1 there. */
  readonly positions: readonly Position[];
  readonly settled: number;
}

/** So that squares do not outweigh all else. */
const UNIT = 20;

/**
 * All open positions of the reference player's games. Each counts alike, whatever came of its game: where of each game one position
 * were taken, any as likely, those of games that end early, which are lost ones, would count more.
 */
export function positionsOf(
  measuring: Measuring,
  first: number,
  last: number,
  isLuckFree: boolean,
  file?: string,
): Looked {
  const { game } = measuring;
  const positions: Position[] = [];
  let won = 0;
  let settled = 0;
  for (const kept of referenceGames(measuring, first, last, file)) {
    const { deal, isWon, states } = kept;
    if (isWon) won++;
    const luckFree = resultsOf(measuring, kept, isLuckFree);
    for (const [moves, state] of states.entries()) {
      const chance = worthOf(measuring, state);
      if (chance <= 0 || chance >= 1) {
        settled++;
        continue;
      }
      const simple = [moves, game.legalMoves(state).length, game.outcome(state).score.value].map(
        (each) => each / UNIT,
      );
      const features = [1, ...simple, ...simple.map((each) => each * each)];
      const observed = isWon ? 1 : 0;
      positions.push({
        game: deal,
        moves,
        chance,
        observed,
        withoutLuck: luckFree[moves] as number,
        features,
      });
    }
  }
  return { games: last - first + 1, won, positions, settled };
}

/** The forecasts of a logistic regression on the features, for games of even number learnt from those of odd, and the other way round. */
export function simpleForecasts(positions: readonly Position[]): readonly number[] {
  const learntFrom = (parity: number): Logistic =>
    logisticOf(positions.filter(({ game }) => game % 2 === parity));
  const [even, odd] = [learntFrom(0), learntFrom(1)];
  return positions.map(({ game, features }) => (game % 2 === 0 ? odd : even)(features));
}
