import fc from "fast-check";
import { expect, it } from "vitest";
import { isAccepted } from "./mistake-retry.svelte.js";

const chance = fc.double({ min: 0, max: 1, noNaN: true });
const error = fc.double({ min: 0, max: 0.1, noNaN: true });

it("no accepted answer is worse than the blamed move, and the best is always accepted", () => {
  let accepted = 0;
  fc.assert(
    fc.property(chance, chance, error, error, error, (one, other, less, ownError, sigma) => {
      const [blamed, best] = [Math.min(one, other), Math.max(one, other)];
      fc.pre(best - blamed > 0.05 && best - less >= 0);
      const moves = [
        { word: "best", win: best, error: 0 },
        { word: "tried", win: best - less, error: ownError },
        { word: "blamed", win: blamed, error: ownError },
      ];
      const [first, tried, played] = moves as [(typeof moves)[0], (typeof moves)[0], (typeof moves)[0]];
      const fault = {
        ply: 0,
        played: "blamed",
        win: best,
        moves,
        grade: "blunder",
        scale: "win",
        loss: best - blamed,
        lossError: Math.hypot(ownError, sigma),
      } as const;
      expect(isAccepted(fault, first)).toBe(true);
      expect(isAccepted(fault, played)).toBe(false);
      if (!isAccepted(fault, tried)) return;
      accepted++;
      expect(tried.win).toBeGreaterThan(blamed);
    }),
  );
  expect(accepted).toBeGreaterThan(5);
});
