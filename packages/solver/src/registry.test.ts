import { type AnyGame, games } from "@tetrarch/engine";
import { createFourGods } from "@tetrarch/engine/four-gods";
import { expect, test } from "vitest";
import { builtInWithLayout } from "../../../testing/random-layouts.js";
import { evaluatorVersionOf, moveEvaluatorOf } from "./registry.js";

const ownCards = createFourGods(builtInWithLayout({ party: 3 })) as AnyGame;

test.each([...games, ownCards])("the facts of $id name the version of its judge", (game) => {
  expect(evaluatorVersionOf(game.id)).toBe(moveEvaluatorOf(game).version);
});

test("an unknown game has no judge's version", () => {
  expect(evaluatorVersionOf("none")).toBeUndefined();
});
