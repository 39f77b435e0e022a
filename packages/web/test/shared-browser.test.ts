import type { Page } from "playwright-core";
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

  let before: Page | undefined;
  test.each(["install", "runFor", "fastForward", "pauseAt", "resume"] as const)("or by %s,", async (set) => {
    // Once a page has had a clock of its own, no other test gets it.
    expect(stage.page).not.toBe(before);
    before = stage.page;
    const { clock } = stage.page;
    if (set === "pauseAt") await clock.pauseAt(THEN + 2 ** 40);
    else if (set === "runFor" || set === "fastForward") await clock[set](1);
    else await clock[set]();
  });

  test("leaves the next one the time of everybody", async () => {
    expect(Math.abs((await timeThere()) - Date.now())).toBeLessThan(3_600_000);
  });
});
