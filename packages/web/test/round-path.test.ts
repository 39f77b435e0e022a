import { icons } from "@iconify-json/game-icons";
import { expect, test } from "vitest";
import { isLong } from "../../../testing/counts.js";
import { roundPath } from "../build/round-path.js";

test("points are rounded where they lie, and small steps do not add up", () => {
  expect(roundPath("M.4.4h.4h.4h.4h.4v3.2z")).toBe("M0 0h1 0 1 0v4z".replace("M", "m"));
  expect(roundPath("M10 10L20.2 30.6L20.4 40")).toBe("m10 10l10 21v9");
});

test("moves without letters are lines, and arcs keep their flags", () => {
  expect(roundPath("m1 1 2 2-3.1 0")).toBe("m1 1l2 2h-3");
  expect(roundPath("M0 0a8 8 0 01.6 8.2")).toBe("m0 0a8 8 0 0 1 1 8");
  expect(roundPath("M5 5c1 1 2 2 3 3s1.2.8 2 2z m2 2h3")).toBe("m5 5c1 1 2 2 3 3s1 1 2 2zm2 2h3");
});

test("every game icon can be rounded, and once is enough", () => {
  const all = Object.values(icons.icons).flatMap(({ body }) =>
    [...body.matchAll(/ d="([^"]*)"/g)].map(([, path = ""]) => path),
  );
  expect(all.length).toBeGreaterThan(4000);
  const paths = all.filter((_, index) => isLong || index % 20 === 0);
  const wrong = paths.filter((path) => {
    const rounded = roundPath(path);
    return /NaN|[^a-z\d .-]/.test(rounded) || roundPath(rounded) !== rounded;
  });
  expect(wrong).toEqual([]);
});
