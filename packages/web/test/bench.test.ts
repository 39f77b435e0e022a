import { describe, expect, test } from "vitest";
import { installProbe } from "../bench/probe.js";
import { after, chooser, sessionOf } from "./app.js";
import { spotOf, tapAt } from "./input.js";
import { Stage, tableOf } from "./stage.js";

const stage = new Stage();

describe("the probe of the bench", () => {
  test("counts moves: what is told while cards are lifted is the answer to none", async () => {
    await installProbe(stage.page);
    const choose = chooser(1);
    let session = sessionOf("napoleons-tomb", 1);
    await stage.openDeal(session);
    await stage.page.evaluate(() => {
      probe.watched = "[role=status]";
    });
    const status = stage.page.locator(".table-page [role=status], [role=status]").first();
    let moves = 0;
    let lifts = 0;
    while (lifts < 2) {
      const word = choose(session);
      if (word === undefined) throw new Error("the game is over");
      const { from, depth, to } = tableOf(session).ends(session.game.view(session.now.state), word);
      const next = after(session, word);
      await tapAt(stage.page, await spotOf(stage.page, from, depth));
      await stage.settle();
      if (await stage.page.locator(".card.lifted").count()) {
        lifts++;
        // News come when they will, as that the app can be played offline.
        await stage.page.keyboard.press("s");
        await expect.poll(() => status.textContent()).toContain("moves");
        await tapAt(stage.page, await spotOf(stage.page, to, 1));
      }
      await stage.expectPiles(next, word);
      session = next;
      moves++;
      await stage.page.evaluate((count) => probe.answered(count), moves);
      await stage.settle();
      expect(await stage.page.evaluate(() => probe.answers.length)).toBe(moves);
    }
  });
});
