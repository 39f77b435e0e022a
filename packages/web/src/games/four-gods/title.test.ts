import { builtInCardSet } from "@tetrarch/engine/four-gods";
import { expect, test } from "vitest";
import { titleOf } from "./title.js";

test("short names take a line, long ones two, and no word is cut", () => {
  expect(titleOf("Yew Bow")).toEqual({ lines: ["Yew Bow"], size: 30 });
  expect(titleOf("Temple of the Idol").lines).toEqual(["Temple of", "the Idol"]);
  expect(titleOf("Sling and River Stones").lines).toEqual(["Sling and", "River Stones"]);
});

test("every name of the built-in cards is whole, in letters large enough", () => {
  const { friends, foes, weapons, traps, locations } = builtInCardSet;
  for (const { name } of [friends, foes, weapons, traps, locations].flat()) {
    const { lines, size } = titleOf(name);
    expect(lines.join(" ")).toBe(name);
    expect(lines.length).toBeLessThan(3);
    expect(size).toBeGreaterThanOrEqual(22);
  }
});

test("names of any length fit", () => {
  const long = titleOf("Donaudampfschifffahrtsgesellschaftskapitän");
  expect(long.lines).toHaveLength(1);
  expect(long.size * (long.lines[0]?.length ?? 0)).toBeLessThan(400);
  expect(titleOf("A Wanderer Over the Sea of Fog at Night in Winter").lines).toHaveLength(3);
});
