import AxeBuilder from "@axe-core/playwright";
import { games } from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { sessionOf } from "./app.js";
import { everyScreen } from "./every-screen.js";
import { Stage } from "./stage.js";
import { tables } from "./tables.js";

const stage = new Stage();

describe("for everybody", () => {
  const SIZES = [
    [360, 640],
    [844, 390],
    [1280, 800],
    [2560, 1440],
  ] as const;

  test("nothing is found by axe on any screen", async () => {
    const { page } = stage;
    await page.setViewportSize({ width: 360, height: 640 });
    let screens = 0;
    const looked = new Set<string>();
    for await (const screen of everyScreen(stage)) {
      // Long pages are the same in every place, but for their colours, which other sheets have too.
      const kind = screen
        .replace(/.*: (Rules|How to play|Keys|Settings)$/, "$1")
        .replace(/(25|75) %$/, "50 %");
      if (looked.has(kind)) continue;
      looked.add(kind);
      await expectNothingFound(screen);
      screens++;
    }
    expect(screens).toBeGreaterThan(60);
  });

  test.each(SIZES)("nothing is found by axe at %i by %i, and nothing scrolls", async (width, height) => {
    const { page } = stage;
    await page.setViewportSize({ width, height });
    await stage.open("");
    await page.getByRole("heading", { name: "Tetrarch" }).waitFor();
    await expectNothingFound("home");
    for (const gameId of Object.keys(tables)) {
      await stage.openDeal(sessionOf(gameId, 8));
      await expectNothingFound(gameId);
      await expectAllInside();
    }
  });

  test("every place has a door at home", async () => {
    await stage.open("");
    for (const id of Object.keys(tables)) {
      const title = games.find((game) => game.id === id)?.title ?? "";
      await stage.page.getByRole("link", { name: title }).waitFor();
    }
  });

  async function expectAllInside(): Promise<void> {
    const inside = await stage.page.evaluate(() => {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = document.documentElement;
      const cards = [...document.querySelectorAll(".card, .place")].map((card) =>
        card.getBoundingClientRect(),
      );
      return {
        scrolls: scrollWidth > clientWidth || scrollHeight > clientHeight,
        outside: cards.filter(
          ({ left, top, right, bottom }) =>
            left < 0 || top < 0 || right > clientWidth || bottom > clientHeight,
        ).length,
      };
    });
    expect(inside).toEqual({ scrolls: false, outside: 0 });
  }

  async function expectNothingFound(screen: string): Promise<void> {
    const axe = new AxeBuilder({ page: stage.page })
      .exclude(".face")
      .options({ resultTypes: ["violations"] });
    // The app has no frames: otherwise axe would open a page of its own for each look, to put theirs together.
    const { violations } = await axe.setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join("\n")}`);
    expect(found, screen).toEqual([]);
  }
});
