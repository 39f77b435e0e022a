import { builtInCardSet } from "@tetrarch/engine/four-gods";
import { expect, test } from "vitest";
import { CARDS } from "./card-numbers.js";
import { bandTop, MARK_FOOT, nameOnCard, ROW, titleOf } from "./title.js";

test("short names take a line, long ones two or three, and no word is cut", () => {
  expect(titleOf("Yew Bow")).toEqual({ lines: ["Yew Bow"], size: 33 });
  expect(titleOf("Temple of the Idol").lines).toEqual(["Temple of", "the Idol"]);
  expect(titleOf("Sling and River Stones").lines).toEqual(["Sling and", "River Stones"]);
  expect(titleOf("Professor Lucien Abara").lines).toEqual(["Professor", "Lucien Abara"]);
});

test("every name of the built-in cards is whole, in letters large enough", () => {
  const { friends, foes, weapons, traps, locations } = builtInCardSet;
  for (const { name } of [friends, foes, weapons, traps, locations].flat()) {
    const { lines, size } = titleOf(name);
    expect(lines.join(" ")).toBe(name);
    expect(lines.length).toBeLessThan(4);
    expect(size, name).toBeGreaterThanOrEqual(33);
  }
});

test("a mark on a card covers no number and no name", () => {
  for (const { name } of CARDS.values())
    expect(bandTop(titleOf(name)) - ROW, name).toBeGreaterThan(MARK_FOOT * 336);
});

test("FG-26: the card of a friendly place names who stands for it, large enough; other names stay", () => {
  const names = [...CARDS].map(([id, card]) => [card.name, nameOnCard(id, card)] as const);
  expect(names.filter(([name, onCard]) => name !== onCard)).toEqual([
    ["Tanis Diggs", "The foreman of Tanis Diggs"],
  ]);
  expect(titleOf("The foreman of Tanis Diggs").lines).toEqual(["The foreman", "of Tanis", "Diggs"]);
});

test("names of any length fit", () => {
  const long = titleOf("Donaudampfschifffahrtsgesellschaftskapitän");
  expect(long.lines).toHaveLength(1);
  expect(long.size * (long.lines[0]?.length ?? 0)).toBeLessThan(440);
  expect(titleOf("A Wanderer Over the Sea of Fog at Night in Winter").lines).toHaveLength(3);
});
