import { type AnyGame, games } from "@tetrarch/engine";
import { expect, it } from "vitest";
import { type AnyFairJudge, exactly, inOneStep } from "../evaluation/fair-judge.js";
import { runToEnd } from "../search/resumable-search.js";
import { weighingFurther } from "./weighing-further.js";

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
const TOLD: Readonly<Record<string, number>> = { begun: 0.5, prepared: 0.6 };
const DRAWN: Readonly<Record<string, number>> = { begun: 0.3, prepared: 0.4 };

function judge(isNearsighted: boolean, told: typeof TOLD): AnyFairJudge {
  return {
    player: "nobody",
    version: 1,
    measures: { means: {}, sigma: 0 },
    hasPoints: false,
    deeds: [],
    isNearsighted,
    momentOf: () => "choosing",
    judging: (view) => inOneStep({ win: told[view as string] ?? 0 }),
    weighing: (view, legal) =>
      inOneStep(
        legal.map((move) => {
          const worth = move === "draw" ? DRAWN : told;
          return exactly({ win: worth[move === "prepare" ? "prepared" : (view as string)] ?? 0 });
        }),
      ),
    chanceIn: (_view, events) => events.find(({ type }) => type === "drawn")?.type,
  };
}

function weighed(isNearsighted: boolean, played: number, told = TOLD): readonly (number | undefined)[][] {
  const legal: readonly Move[] = ["wait", "prepare", "draw"];
  const running = weighingFurther(
    { game, judge: judge(isNearsighted, told), nodes: 0 },
    "begun",
    legal,
    played,
  );
  return runToEnd(running).map((each) => [each?.win, each?.mean]);
}

it("a move to and fro is worth what can be done after it, and one that prepares as well", () => {
  expect(weighed(true, 2)).toEqual([
    [0.3, 0.5],
    [0.4, 0.6],
    [0.3, undefined],
  ]);
});

it("moves to positions of which f tells the same are each worth what can be done after them", () => {
  const asGood = { ...TOLD, prepared: 0.5 };
  expect(weighed(true, 2, asGood).map(([win]) => win)).toEqual([0.3, 0.4, 0.3]);
});

it("who made such a move may have had more in mind", () => {
  expect(weighed(true, 0)[0]).toEqual([0.5, undefined]);
  expect(weighed(true, 0)[1]).toEqual([0.4, 0.6]);
});

it("a judge that sees further is taken at its word", () => {
  expect(weighed(false, 2)).toEqual([
    [0.5, undefined],
    [0.6, undefined],
    [0.3, undefined],
  ]);
});
