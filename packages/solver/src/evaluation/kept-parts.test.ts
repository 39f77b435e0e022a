import { expect, it } from "vitest";
import { PartSumCache } from "../games/four-kingdoms/quick-net.js";

it("a part is found again until another of its group takes its place", () => {
  const kept = new PartSumCache(1, 2, 3);
  expect(kept.find(0, 0, 0)).toBe(false); // nothing was kept yet, not even of the numbers 0 and 0
  kept.sums[kept.at] = 7;
  expect(kept.find(1, 5, 6)).toBe(false);
  kept.sums[kept.at] = 8;
  expect(kept.find(0, 0, 0)).toBe(true); // another group does not take it
  expect(kept.sums[kept.at]).toBe(7);
  expect(kept.find(0, 0, 1)).toBe(false);
  expect(kept.find(0, 0, 0)).toBe(false);
});
