import { games } from "@tetrarch/engine";
import { knowledgeOf } from "@tetrarch/solver";
import { expect, test } from "vitest";
import { answering } from "./answering.js";

test.each(games)("says what is known of $id", (game) => {
  const known = knowledgeOf(game) !== undefined;
  const { value, done } = answering({ type: "known", game: game.id }).next();
  expect(done).toBe(true);
  expect(value).toEqual({ type: "known", hints: known, solves: known });
});

test("nobody knows a game that there is not", () => {
  const { value } = answering({ type: "hint", game: "none", view: {}, legal: ["a"], seed: 1 }).next();
  expect(value).toEqual({ type: "none" });
});
