import { isDeepStrictEqual } from "node:util";
import { games, type kingsKeys, seededRandom, shuffledDeal } from "@tetrarch/engine";
import { type Model, netOf } from "../../packages/solver/src/evaluation/model.js";
import { BeliefState } from "../../packages/solver/src/games/kings-keys/belief-state.js";
import { type ColourState, ColourStates } from "../../packages/solver/src/games/kings-keys/colour-states.js";
import { COLOURS, colourPositions, drawnCards } from "../../packages/solver/src/games/kings-keys/packed.js";
import { type Gain, ValueFunction } from "../../packages/solver/src/games/kings-keys/value-function.js";
import { WEIGHTS } from "../../packages/solver/src/games/kings-keys/weights.js";
import { MeasurementFile } from "../common/measurement-file.js";
import { meanInterval } from "../statistics/mean-interval.js";
import { turnUpAny } from "../train/kings-keys.js";
import { ByColour } from "../train/kings-keys-by-colour.js";

const game = games.find(({ id }) => id === "kings-keys") as (typeof games)[number];
/** When more positions of colours than these are known between two games, all are forgotten. */
const MOST_KNOWN = 400_000;
/** Gains that the player `evaluator` looks at. */
const WIDTH = 12;
/** Where two cards are turned up in thought: for gains that by one card less are this near the best, and so many of them. */
const [NEAR, FIRST, SECOND] = [0.01, 4, 2] as const;

/** A gain that a player chose, and by how much it thinks that better than what the player of a card less would choose. */
interface Choice extends Gain {
  readonly promised: number;
}

/** A player in thought; undefined where there is no gain. */
type Choose = (belief: BeliefState) => Choice | undefined;

function playersBy(valueFunction: ValueFunction, suffix: string): readonly (readonly [string, Choose])[] {
  const byNet = (belief: BeliefState) => {
    valueFunction.best(belief, 0);
    return valueFunction.gain && { ...valueFunction.gain, promised: 0 };
  };
  const byOneCard = (belief: BeliefState) => {
    const gains = valueFunction.evaluated(belief, 1, WIDTH);
    valueFunction.best(belief, 0);
    const { gain } = valueFunction;
    const [best] = gains;
    const other = gains.find(({ colour, state }) => colour === gain?.colour && state === gain.state);
    return best && { ...best, promised: best.utility - (other ?? best).utility };
  };
  return [
    [`net${suffix}`, byNet],
    [`evaluator${suffix}`, byOneCard],
    [`two-ahead${suffix}`, (belief) => bestBySecondCard(valueFunction, belief)],
  ];
}

function bestBySecondCard(valueFunction: ValueFunction, belief: BeliefState): Choice | undefined {
  const near = nearest(valueFunction.evaluated(belief, 1, WIDTH), FIRST);
  const utilities = near.map((gain) =>
    near.length < 2 ? 0 : after(belief, gain, () => bySecondCard(valueFunction, belief)),
  );
  const most = Math.max(...utilities);
  const best = near[utilities.indexOf(most)];
  return best && { ...best, promised: most - (utilities[0] as number) };
}

function nearest<Scored extends { readonly utility: number }>(best: readonly Scored[], most: number) {
  return best.slice(0, most).filter(({ utility }) => utility >= (best[0]?.utility ?? 0) - NEAR);
}

function after(belief: BeliefState, { colour, state }: Gain, utilityOf: () => number): number {
  const before = belief.colours[colour] as ColourState;
  belief.colours[colour] = state;
  const utility = utilityOf();
  belief.colours[colour] = before;
  return utility;
}

/** What it is worth to await the next card and, where a choice follows, the card after it. */
function bySecondCard(valueFunction: ValueFunction, belief: BeliefState): number {
  const { left } = belief;
  if (left === 0) return byNextCard(valueFunction, belief);
  let sum = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    for (const { state, cards } of belief.arrivals(colour)) {
      sum += cards * after(belief, { colour, state }, () => bestByNextCard(valueFunction, belief));
    }
  }
  return sum / left;
}

function bestByNextCard(valueFunction: ValueFunction, belief: BeliefState): number {
  if (belief.due > 0 || belief.left === 0) return byNextCard(valueFunction, belief);
  const near = nearest(valueFunction.evaluated(belief, 0, 0), SECOND);
  if (near.length > 0)
    return Math.max(...near.map((gain) => after(belief, gain, () => byNextCard(valueFunction, belief))));
  valueFunction.evaluate(belief);
  return valueFunction.utility;
}

function byNextCard(valueFunction: ValueFunction, belief: BeliefState): number {
  if (belief.left === 0) valueFunction.evaluate(belief);
  else valueFunction.expect(belief);
  return valueFunction.utility;
}

interface Played {
  readonly win: number;
  /** Less the luck of every card. */
  readonly withoutLuck: number;
  /** By how much the player thought its choices better than those of a card less. */
  readonly promised: number;
  readonly seconds: number;
}

/** One game. Players that choose alike see the same cards. */
function played(choose: Choose, judge: ValueFunction, belief: BeliefState, seed: number): Played {
  const random = seededRandom(seed);
  const start = game.setup(shuffledDeal(game.pack, random), []) as kingsKeys.State;
  belief.seeing({ positions: colourPositions(start), drawn: drawnCards(start) });
  let luck = 0;
  let promised = 0;
  let seconds = 0;
  while (belief.left > 0) {
    const begun = process.cpuUsage().user;
    const gain = choose(belief);
    seconds += (process.cpuUsage().user - begun) / 1e6;
    if (!gain) break;
    promised += gain.promised;
    belief.colours[gain.colour] = gain.state;
    while (belief.due > 0) {
      judge.expect(belief);
      luck -= judge.win;
      turnUpAny(belief, random);
      judge.evaluate(belief);
      luck += judge.win;
    }
  }
  judge.evaluate(belief);
  const { win } = judge;
  return { win, withoutLuck: win - luck, promised, seconds };
}

/**
 * What players of The King's Keys win that see more or fewer cards ahead, on games from seeds of their own, luck taken off.
 * @param names the first is the one that the others are held against
 * @param model another net; players by it end in `-of-model`, and luck is told by it
 */
export function aheadOf(
  names: readonly string[],
  first: number,
  count: number,
  model?: Model,
  file?: string,
): string {
  const by = model ? `the net that ends in ${model.weights.slice(-16)}` : `net ${WEIGHTS.version}`;
  const kept = new MeasurementFile(file, `kings-keys, cards ahead, luck by ${by}`);
  const states = new ColourStates();
  const belief = new BeliefState(states);
  const committed = new ValueFunction(netOf(WEIGHTS));
  const Other = isDeepStrictEqual(model?.shape, WEIGHTS.shape) ? ValueFunction : ByColour;
  const other = model && new Other(netOf(model));
  const players = new Map([...playersBy(committed, ""), ...(other ? playersBy(other, "-of-model") : [])]);
  const results = names.map((): Played[] => []);
  for (let seed = first; seed < first + count; seed++) {
    for (const [index, name] of names.entries()) {
      const choose = players.get(name);
      if (!choose) throw new Error(`no player is named ${name}: ${[...players.keys()].join(", ")}`);
      const line = kept.of(`${seed}/${name}`, () =>
        JSON.stringify(played(choose, other ?? committed, belief, seed)),
      );
      results[index]?.push(JSON.parse(line) as Played);
    }
    if (states.size <= MOST_KNOWN) continue;
    for (const each of [states, committed, other]) each?.forget();
  }
  return names.map((name, index) => inWords(name, results[index] ?? [], results[0] ?? [])).join("\n");
}

function inWords(name: string, own: readonly Played[], base: readonly Played[]): string {
  const wins = own.map(({ win }) => win);
  const free = own.map(({ withoutLuck }) => withoutLuck);
  const seconds = own.reduce((sum, each) => sum + each.seconds, 0) / own.length;
  const promised = inPoints(own.map((each) => each.promised));
  const won = `${name}: won ${inPoints(wins)} %, luck off ${inPoints(free)} %, ${seconds.toFixed(3)} s a game, thought it ${promised} points better than with a card less`;
  if (own === base) return won;
  const more = free.map((each, index) => each - (base[index]?.withoutLuck ?? 0));
  return `${won}\n  more than the first, luck off: ${inPoints(more)} points`;
}

function inPoints(numbers: readonly number[]): string {
  const { mean, margin } = meanInterval(numbers);
  return `${(100 * mean).toFixed(2)} ± ${(100 * margin).toFixed(2)}`;
}
