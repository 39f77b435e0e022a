import { icons } from "@iconify-json/game-icons";
import { describe, expect, test } from "vitest";
import { inWholeNumbers } from "../build/whole-numbers.js";

const path = (d: string) => `<path fill="currentColor" d="${d}"/>`;

describe("a picture in whole numbers", () => {
  test.each([
    ["places are rounded", "M10.6 3.2L5.5.4z", "M11 3L6 0z"],
    ["small steps do not add up to a wrong place", "M0 0h.4h.4h.4h.4h.4", "M0 0h0h1h0h1h0"],
    ["steps start where the rounded path is", "M.4.4l10.2 10.2l.2.2", "M0 0l11 11l0 0"],
    ["commands may be left out", "m1.2 1.2 3.1-3.1 2 2", "m1 1 3-3 2 2"],
    ["after a closed shape it goes on at its start", "M1.4 1.4h3v3zl1.3 0", "M1 1h3v3zl2 0"],
    ["flags stand close", "M0 0a8.12 8.18 0 0110.4-3.2", "M0 0a8.1 8.2 0 0 1 10-3"],
    [
      "curves bend between whole numbers",
      "M.5.5c1.1 1.1 2.2 2.2 3.4 3.3s2 2 2.2 2.1",
      "M1 1c1 1 2 2 3 3s2 2 2 2",
    ],
  ])("%s", (_, exact, rounded) => {
    expect(inWholeNumbers(path(exact))).toBe(path(rounded));
  });

  test("what is no path stays", () => {
    expect(inWholeNumbers('<g fill="none"></g>')).toBe('<g fill="none"></g>');
  });

  test("every icon of the collection can be read", () => {
    for (const { body } of Object.values(icons.icons)) {
      const rounded = inWholeNumbers(body);
      expect(rounded).not.toMatch(/NaN|undefined/);
      expect(rounded.length).toBeLessThanOrEqual(body.length);
    }
  });
});
