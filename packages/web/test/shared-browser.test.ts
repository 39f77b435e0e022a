import { describe, expect, test } from "vitest";
import { Stage } from "./stage.js";

const stage = new Stage();

// One after the other, as they stand here.
describe("a test that gives the page a time of its own,", () => {
  const THEN = Date.UTC(2001, 0, 1);

  function timeThere(): Promise<number> {
    return stage.page.evaluate(() => Date.now());
  }

  test.each(["setFixedTime", "setSystemTime"] as const)("by %s,", async (set) => {
    // The test before this one has left it as it is everywhere.
    expect(Math.abs((await timeThere()) - Date.now())).toBeLessThan(3_600_000);
    await stage.page.clock[set](THEN);
    await stage.open("");
    expect((await timeThere()) - THEN).toBeLessThan(3_600_000);
  });

  test("leaves the next one the time of everybody", async () => {
    expect(Math.abs((await timeThere()) - Date.now())).toBeLessThan(3_600_000);
  });
});
