import { games, type Random } from "@tetrarch/engine";
import { expect, it } from "vitest";
import { exactly, inOneStep } from "../../packages/solver/src/evaluation/evaluation.js";
import {
  type Toy,
  type ToyMove,
  toyGame,
  toyIsOver,
  toyNexts,
  toyPlay,
  toyPlayer,
  toyResult,
} from "../toy-game-for-tests.js";
import { gainOf, improvementOf } from "./improvement.js";
import type { Measuring } from "./measuring.js";
import { pairedPlayOuts } from "./sigma.js";

const STOPS_AT = 8;

/** The chance to win of the player that stops at {@link STOPS_AT}, by every order of the cards. */
function chanceOf(toy: Toy): number {
  if (toyIsOver(toy)) return toyResult(toy);
  const total = toy.cards.slice(0, toy.drawn).reduce((sum, card) => sum + card, 0);
  return chanceAfter(toy, total >= STOPS_AT ? "stop" : "draw");
}

function chanceAfter(toy: Toy, move: ToyMove): number {
  return meanOver(toyNexts(toy), (next) => chanceOf(toyPlay(next, move)));
}

function meanOver(toys: readonly Toy[], of: (toy: Toy) => number): number {
  return toys.reduce((sum, toy) => sum + of(toy), 0) / toys.length;
}

interface View {
  readonly seen: readonly number[];
  readonly hasStopped: boolean;
}

const toyOf = ({ seen, hasStopped }: View): Toy => ({ cards: seen, drawn: seen.length, hasStopped });

/** Judges open positions by the true chances, or by a half; the chance of a move is the mean of that over the next card. */
function measuringBy(isTrue: boolean): Measuring {
  const judged = (toy: Toy) => (isTrue || toyIsOver(toy) ? chanceOf(toy) : 0.5);
  const after = (toy: Toy, move: ToyMove) => meanOver(toyNexts(toy), (next) => judged(toyPlay(next, move)));
  return {
    game: toyGame,
    variant: [],
    player: toyPlayer(STOPS_AT),
    evaluator: {
      evaluatingView: (view: View) => inOneStep({ win: judged(toyOf(view)) }),
      evaluatingMoves: (view: View, moves: readonly ToyMove[]) =>
        inOneStep(moves.map((move) => exactly({ win: after(toyOf(view), move) }))),
    } as unknown as Measuring["evaluator"],
  };
}

/** Three of the five cards to come let a stop win. */
const TOY: Toy = { cards: [6, 1, 2, 3, 4, 5], drawn: 1, hasStopped: false };
const TRUE_GAIN = chanceAfter(TOY, "stop") - chanceAfter(TOY, "draw");

it("trials price a better move at what it gains: at once by true forecasts, on average by none", () => {
  expect(TRUE_GAIN).toBeGreaterThan(0.02);
  const gainBy = (isTrue: boolean, pairs: number) =>
    gainOf(pairedPlayOuts(measuringBy(isTrue), TOY, ["stop", "draw"], pairs, 1).wins);
  expect(gainBy(true, 4)).toBeCloseTo(TRUE_GAIN, 9);
  expect(Math.abs(gainBy(false, 4000) - TRUE_GAIN)).toBeLessThan(0.05);
});

it("a move that is no better gains nothing", () => {
  expect(gainOf(pairedPlayOuts(measuringBy(true), TOY, ["draw", "stop"], 10, 1).wins)).toBe(0);
  expect(gainOf([1, -1, -1, -1])).toBe(0);
});

it("each half of the trials is priced by the other, so that chance gains nothing on average", () => {
  expect(gainOf([0.25, 0.25, -0.5, -0.5])).toBe(-0.25);
  expect(gainOf([0.25, 0.25, 0.5, 0.5])).toBe(0.375);
});

it("trials share no chance with the game whose decision they are of", () => {
  const drawn: Record<"player" | "trials", number[]> = { player: [], trials: [] };
  const measuring = measuringBy(true);
  const player = toyPlayer(STOPS_AT);
  improvementOf(
    {
      ...measuring,
      game: {
        ...toyGame,
        pack: games[0]?.pack,
        setup: () => TOY,
        parseMove: (word: string) => word,
        sample(view: unknown, random: Random) {
          drawn.trials.push(random(2 ** 20));
          return toyGame.sample(view, random);
        },
      } as unknown as Measuring["game"],
      player: {
        ...player,
        advise(seen, random, nodes) {
          drawn.player.push(random(2 ** 20));
          return player.advise(seen, random, nodes);
        },
      },
    },
    1,
    3,
    2,
  );
  expect(drawn.player.filter((number) => drawn.trials.includes(number))).toEqual([]);
  expect(drawn.trials.length).toBeGreaterThan(5);
});
