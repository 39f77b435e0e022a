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

test("a way leaves the game that was played at the first other move; its note is said at its step", () => {
  const start = startOf("kings-keys", WINS["kings-keys"]?.deal ?? 0);
  const words = WINS["kings-keys"]?.words ?? [];
  const way = new Variation("A way", start, words);
  expect(way.leaves({ words: [...words.slice(0, 3), "another"] })).toBe(3);
  expect(way.leaves({ words })).toBeUndefined();
  way.note = { at: 3, text: "From here." };
  expect(way.lines).not.toContain("From here.");
  way.goTo(3);
  expect(way.lines.at(-1)).toBe("From here.");
});
