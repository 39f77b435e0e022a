import { builtInCardSet } from "@tetrarch/engine/four-gods";
import { expect, test } from "vitest";
import { fourGodsTable } from "./table.js";

test("FG-12: a trap that is looked at closely tells its story, and when lifted, too, which luck needs which roll", () => {
  const trap = builtInCardSet.traps[0];
  expect(trap?.luckTable.slice(0, 2)).toEqual([
    { luckAtLeast: 8, rollNeeded: 6 },
    { luckAtLeast: 14, rollNeeded: 5 },
  ]);
  expect(fourGodsTable.flavour?.(trap?.id ?? "")).toBe(
    `${trap?.flavour} Luck 8 disarms with a 6, 14 with 5+, 20 with 4+, 26 with 3+, 32 with 2+.`,
  );
  expect(fourGodsTable.liftNote?.(trap?.id ?? "")).toBe(
    "Luck 8 disarms with a 6, 14 with 5+, 20 with 4+, 26 with 3+, 32 with 2+.",
  );
  expect(fourGodsTable.liftNote?.("F01")).toBeUndefined();
});
