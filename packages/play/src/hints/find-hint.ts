import type { AnyGame } from "@tetrarch/engine";
import {
  type AreEqual,
  type Hint,
  type HintAdvice,
  type HintPreferences,
  type HintQuestion,
  hintFrom,
  type WeighedMove,
} from "./hint.js";

/** An advice, and how its moves compare. */
export interface ComparedHintAdvice {
  readonly advice: HintAdvice;
  readonly areEqual: AreEqual;
  readonly costs: HintPreferences["costs"];
  /** Whether a move only gives something up, and reveals nothing; absent where none does. */
  readonly isGiveUp?: ((word: string) => boolean) | undefined;
}

/** Asks a game's adviser, step by step; without a legal move it has no advice. */
export type Adviser<Step> = (
  game: AnyGame,
  view: unknown,
  legal: readonly string[],
) => Generator<Step, ComparedHintAdvice | undefined, void>;

export type HintPosition = Pick<HintQuestion, "view" | "legal" | "back">;

/** A hint, and its move's chance to win as the adviser estimates it. */
interface ChosenHint {
  readonly hint: Hint;
  readonly win: number;
}

/** The hint for a position; undefined where there is no advice. */
export function* findHint<Step>(
  game: AnyGame,
  question: HintPosition,
  adviser: Adviser<Step>,
): Generator<Step, Hint | undefined, void> {
  return (yield* chooseHint(game, question, adviser))?.hint;
}

/** What a move is worth that only gives something up is seen from the hint after it: so that is looked for, too. */
function* chooseHint<Step>(
  game: AnyGame,
  { view, legal, back }: HintPosition,
  adviser: Adviser<Step>,
): Generator<Step, ChosenHint | undefined, void> {
  const compared = yield* adviser(game, view, legal);
  if (!compared) return undefined;
  let { advice } = compared;
  const nextOf = new Map<string, ChosenHint>();
  for (;;) {
    const hint = hintFrom(advice, compared.areEqual, { back, costs: compared.costs });
    const { word } = hint;
    const known = nextOf.get(word);
    const win = advice.moves.find((move) => move.word === word)?.win ?? 0;
    if (known) return { hint: { ...hint, next: known.hint.word, chance: known.hint.chance }, win };
    if (!compared.isGiveUp?.(word)) return { hint, win };
    const after = stateAfter(
      game,
      game.sample(view, () => 0),
      word,
    );
    const wordsAfter = game.legalMoves(after).map((move) => game.formatMove(move));
    const next = yield* chooseHint(game, { view: game.view(after), legal: wordsAfter.sort() }, adviser);
    if (!next) return { hint, win };
    nextOf.set(word, next);
    const isSameAtOnce = legal.includes(next.hint.word) && isSameWithout(game, view, [word, next.hint.word]);
    advice = judgedByNext({ ...compared, advice }, word, next, isSameAtOnce);
  }
}

const stateAfter = (game: AnyGame, state: unknown, word: string): unknown =>
  game.play(state, game.parseMove(word)).state;

/** Whether two moves lead to where the second leads alone: a friend who is sent away takes the weapon along. */
function isSameWithout(game: AnyGame, view: unknown, [word, next]: readonly [string, string]): boolean {
  const before = game.sample(view, () => 0);
  const [both, alone] = [stateAfter(game, before, word), before].map((state) =>
    game.formatState(stateAfter(game, state, next)),
  );
  return both === alone;
}

/**
 * The advice, in which a move that only gives something up is worth no more than the hint after it, and is left out where
 * that could be made as well at once.
 * @param isSameAtOnce whether that leads to the same position at once
 */
function judgedByNext(
  { advice, areEqual, costs }: ComparedHintAdvice,
  word: string,
  { hint, win }: ChosenHint,
  isSameAtOnce: boolean,
): HintAdvice {
  const { moves } = advice;
  const [best] = moves;
  const givenUp = moves.find((move) => move.word === word);
  const others = moves.filter((move) => move !== givenUp);
  if (!best || !givenUp) return advice;
  const isAsGood = (areAlike: AreEqual, beside: WeighedMove, other: WeighedMove) =>
    areAlike(beside, other, 0, moves.length);
  const better = others.filter((other) => other.win > win && isAsGood(areEqual, best, other)).length;
  const judged = { ...givenUp, win: Math.min(givenUp.win, win) };
  const [first = judged] = better > 0 ? others : [judged];
  const atOnce = others.find((other) => other.word === hint.word);
  const isNeedless = isSameAtOnce || (atOnce && isAsGood(costs?.areGood ?? areEqual, first, atOnce));
  const sorted = isNeedless ? others : [...others.slice(0, better), judged, ...others.slice(better)];
  return { ...advice, moves: sorted, word: sorted[0]?.word ?? word };
}
