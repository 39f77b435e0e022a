import { expect, test } from "vitest";
import { after, startOf } from "../../../../testing/sessions.js";
import { WINS } from "../../test/wins.js";
import { Variation } from "./variation.svelte.js";

test.each(Object.entries(WINS))("a way that wins says so at its end, in %s", (id, win) => {
  const start = startOf(id, win.deal);
  const way = new Variation("A way", start, win.words);
  way.goTo(way.length - 1);
  expect(way.lines.at(-1)).not.toMatch(/^Won: /);
  way.goTo(way.length);
  expect(way.lines.at(-1)).toBe(`Won: ${way.score}.`);
  expect(win.words.reduce(after, start).now.number).toBe(way.length);
});
