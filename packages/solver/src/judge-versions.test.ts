import { games } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { judgeVersionOf } from "./judge-versions.js";
import { judgeOf } from "./judges.js";

test.each(games)("the version told of the judge of $id is its own", (game) => {
  expect(judgeVersionOf(game.id)).toBe(judgeOf(game)?.version);
});

test("a game that nobody judges has no judge's version", () => {
  expect(judgeVersionOf("none")).toBeUndefined();
});
