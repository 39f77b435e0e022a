import { type AnyGame, seededRandom } from "@tetrarch/engine";
import type { AnyFairJudge, InSteps, WeighedMove } from "../evaluation/fair-judge.js";

/** What moves are weighed with. */
export interface Weighing {
  readonly game: AnyGame;
  readonly judge: AnyFairJudge;
  readonly nodes: number;
}

type Weighed = WeighedMove | undefined;

/**
 * Q of the legal moves, those that matter looked at as far as the next card or roll. A move that turns up a card is worth the mean of
 * the best that may follow it, one that turns up nothing what f says at once, which is not as far. So what f tells too much of a
 * position would make every move to and fro better than all that get on. Such moves are looked through: they are worth the best move
 * after them that turns something up.
 * @param played the index of the move made, −1 for none
 */
export function* weighingFurther(
  { game, judge, nodes }: Weighing,
  view: unknown,
  legal: readonly unknown[],
  played: number,
): InSteps<readonly Weighed[]> {
  const weighed = yield* judge.weighing(view, legal, played, nodes);
  if (!judge.isNearsighted) return weighed;
  // Whether something comes up does not depend on what is hidden, and nor does what lies open if nothing does.
  const sample = game.sample(view, seededRandom(1));
  const next = legal.map((move) => choiceAfter(game, judge, view, sample, move));
  const onward = most(weighed.filter((_, index) => next[index] === undefined));
  if (!onward) return weighed;
  /** Moves that come to the same position are looked through once. */
  const known = new Map<string, WeighedMove | undefined>();
  const further: Weighed[] = [];
  for (const [index, found] of weighed.entries()) {
    const state = next[index];
    if (!found || state === undefined || (index !== played && found.win <= onward.win)) {
      further.push(found);
      continue;
    }
    const key = JSON.stringify(state);
    if (!known.has(key)) known.set(key, yield* bestAfter({ game, judge, nodes }, state));
    const best = known.get(key);
    // Who made the move may have had more in mind than one move after it.
    const isEnough = !best || (index === played && best.win <= found.win);
    further.push(isEnough ? found : { ...best, mean: found.win });
  }
  return further;
}

/** The position after a move that turns up nothing; undefined after one that does, or that ends the game. */
function choiceAfter(
  game: AnyGame,
  judge: AnyFairJudge,
  view: unknown,
  sample: unknown,
  move: unknown,
): unknown {
  const { state, events } = game.play(sample, move);
  const isChoice = judge.chanceIn(view, events) === undefined && game.legalMoves(state).length > 0;
  return isChoice ? state : undefined;
}

/** The best move of a position that turns something up; undefined where there is none. */
function* bestAfter({ game, judge, nodes }: Weighing, state: unknown): InSteps<WeighedMove | undefined> {
  const view = game.view(state);
  const legal = game.legalMoves(state).filter((move) => !choiceAfter(game, judge, view, state, move));
  return legal.length === 0 ? undefined : most(yield* judge.weighing(view, legal, -1, nodes));
}

function most(weighed: readonly Weighed[]): WeighedMove | undefined {
  return weighed.reduce((a, b) => (a && b && b.promise <= a.promise ? a : (b ?? a)), undefined);
}
