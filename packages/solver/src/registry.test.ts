import { games } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { evaluatorVersionOf, moveEvaluatorOf } from "./registry.js";

test.each(games)("the facts of $id name the version of its judge", (game) => {
  expect(evaluatorVersionOf(game.id)).toBe(moveEvaluatorOf(game).version);
});

test("an unknown game has no judge's version", () => {
  expect(evaluatorVersionOf("none")).toBeUndefined();
});
