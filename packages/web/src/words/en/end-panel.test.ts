import { expect, it } from "vitest";
import { lostWith } from "./end-panel.js";

it("names the move that lost the deal, and consoles only where the open cards did not say so", () => {
  expect(lostWith(35, "Face Burning Airship", true)).toBe("Your move 35 lost it: Face Burning Airship.");
  expect(lostWith(35, "Face Burning Airship", false)).toBe(
    "Your move 35 lost it: Face Burning Airship. This goes by all cards: whether you could see it, the analysis tells.",
  );
});
