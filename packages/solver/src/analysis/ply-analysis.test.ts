import { type AnyGame, games } from "@tetrarch/engine";
import { expect, it } from "vitest";
import { type AnyMoveEvaluator, exactly, inOneStep } from "../evaluation/evaluation.js";
import { runToEnd } from "../search/resumable-search.js";
import { evaluatingDeeper } from "./ply-analysis.js";

type Move = "wait" | "prepare" | "draw";

/** A game of three positions: in the first one can wait, in the second, which is reached by preparing, drawing is better. */
const game = {
  ...games[0],
  sample: (view: unknown) => view,
  view: (state: unknown) => state,
  legalMoves: (state: unknown) => (state === "drawn" ? [] : ["wait", "prepare", "draw"]),
  play: (state: unknown, move: unknown) =>
    move === "draw"
      ? { state: "drawn", events: [{ type: "drawn" }] }
      : { state: move === "prepare" ? "prepared" : state, events: [{ type: "moved" }] },
} as AnyGame;

/** What f tells of positions is too much: nothing but drawing gets on, and that is worth less. */
const VALUES: Readonly<Record<string, number>> = { begun: 0.5, prepared: 0.6 };
const DRAWN: Readonly<Record<string, number>> = { begun: 0.3, prepared: 0.4 };

function evaluator(isNearsighted: boolean, values: typeof VALUES): AnyMoveEvaluator {
  return {
    player: "nobody",
    version: 1,
    measures: { means: {}, sigma: 0 },
    hasPoints: false,
    decisionFeatures: [],
    isNearsighted,
    momentOf: () => "choosing",
    evaluatingView: (view) => inOneStep({ win: values[view as string] ?? 0 }),
    evaluatingMoves: (view, legal) =>
      inOneStep(
        legal.map((move) => {
          const worth = move === "draw" ? DRAWN : values;
          return exactly({ win: worth[move === "prepare" ? "prepared" : (view as string)] ?? 0 });
        }),
      ),
    chanceIn: (_view, events) => events.find(({ type }) => type === "drawn")?.type,
  };
}

function evaluated(
  isNearsighted: boolean,
  played: number,
  values = VALUES,
): readonly (number | undefined)[][] {
  const legal: readonly Move[] = ["wait", "prepare", "draw"];
  const running = evaluatingDeeper(
    { game, evaluator: evaluator(isNearsighted, values), nodes: 0 },
    "begun",
    legal,
    played,
  );
  return runToEnd(running).map((each) => [each?.win, each?.mean]);
}

it("a move to and fro is worth what can be done after it, and one that prepares as well", () => {
  expect(evaluated(true, 2)).toEqual([
    [0.3, 0.5],
    [0.4, 0.6],
    [0.3, undefined],
  ]);
});

it("moves to positions of which f tells the same are each worth what can be done after them", () => {
  const asGood = { ...VALUES, prepared: 0.5 };
  expect(evaluated(true, 2, asGood).map(([win]) => win)).toEqual([0.3, 0.4, 0.3]);
});

it("who made such a move may have had more in mind", () => {
  expect(evaluated(true, 0)[0]).toEqual([0.5, undefined]);
  expect(evaluated(true, 0)[1]).toEqual([0.4, 0.6]);
});

it("a judge that sees further is taken at its word", () => {
  expect(evaluated(false, 2)).toEqual([
    [0.5, undefined],
    [0.6, undefined],
    [0.3, undefined],
  ]);
});
