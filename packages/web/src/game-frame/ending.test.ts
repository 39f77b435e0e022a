import { expect, test } from "vitest";
import { Finale } from "./ending.svelte.js";

test("the end counts as shown from the moment its picture comes, so that one tap goes on to how it ended, until the game is not over any more", () => {
  const finale = new Finale();
  const opened: boolean[] = [];
  finale.hold("slow", () => opened.push(finale.isShown));
  expect([finale.state, finale.isShown, opened]).toEqual(["held", true, []]);
  finale.goOn();
  expect([finale.state, finale.isShown, opened]).toEqual(["behind", true, [true]]);
  finale.clear();
  expect([finale.state, finale.isShown]).toEqual(["none", true]);
  finale.reset();
  expect(finale.isShown).toBe(false);
  finale.hold("off", () => opened.push(finale.isShown));
  expect([finale.state, finale.isShown, opened]).toEqual(["none", true, [true, true]]);
});
