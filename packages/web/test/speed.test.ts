import { formatSave } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { after, sessionOf, tableDrawn } from "./app.js";
import { byDrag } from "./input.js";
import { press } from "./press.js";
import { Stage } from "./stage.js";
import { putRecord } from "./stored.js";
import { traced } from "./traced.js";
import { WINS } from "./wins.js";

// What makes the page quick, by counts: times are for the bench.

const stage = new Stage();

/** More cards than this come only with a pile that has them all; piles without cards come with any. */
const MOST_AT_ONCE = 16;

/** Waits until a part of the page that is fetched late is there, and shown with its styles. */
async function fetched(name: string): Promise<void> {
  await stage.page.locator(`link[href*="/${name}-"]`).first().waitFor({ state: "attached" });
  await stage.settle();
}

interface Step {
  /** Of each pile that is there. */
  readonly cards: readonly number[];
  readonly hasGround: boolean;
}

/** What was on the table after each time that something came to it. */
async function watchSteps(): Promise<void> {
  await stage.page.addInitScript(() => {
    const steps: Step[] = [];
    Object.assign(globalThis, { steps });
    new MutationObserver(() => {
      const piles = [...document.querySelectorAll(".table .pile")];
      const cards = piles.map((pile) => pile.querySelectorAll(".card").length);
      const hasGround = document.querySelector(".table .ground") !== null;
      const last = steps.at(-1);
      if (cards.length !== (last?.cards.length ?? 0) || hasGround !== (last?.hasGround ?? false)) {
        steps.push({ cards, hasGround });
      }
    }).observe(document, { subtree: true, childList: true });
  });
}

test.each(["four-kingdoms", "napoleons-tomb", "tomb-of-four-kings"])(
  "%s is drawn in steps: first its ground, then few piles at a time",
  async (gameId) => {
    await watchSteps();
    await stage.openDeal(sessionOf(gameId, 3));
    const steps = await stage.page.evaluate(() => (globalThis as unknown as { steps: Step[] }).steps);
    expect(steps[0]).toEqual({ cards: [], hasGround: true });
    expect(steps.length).toBeGreaterThan(1);
    for (const [index, { cards }] of steps.entries()) {
      const come = cards.slice(steps[index - 1]?.cards.length ?? 0).filter((count) => count > 0);
      const all = come.reduce((sum, count) => sum + count, 0);
      expect(all <= MOST_AT_ONCE || come.length === 1, `step ${index}: ${come.join(" ")}`).toBe(true);
    }
  },
);

test("nothing is drawn in the task in which the modules are evaluated", async () => {
  await stage.page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      Object.assign(globalThis, { drawnThen: document.getElementById("app")?.childElementCount });
    });
  });
  await stage.open("");
  await stage.page.locator(".doors").waitFor();
  expect(await stage.page.evaluate(() => (globalThis as unknown as { drawnThen: number }).drawnThen)).toBe(0);
});

test("the page is never laid out at the word of a script while a table is opened", async () => {
  await stage.open("");
  await stage.page.locator(".doors").waitFor();
  const events = await traced(stage.page, async () => {
    await stage.page.locator('.doors a[href="#/four-kingdoms"]').click();
    await stage.page.locator(".card.free").first().waitFor();
  });
  const layouts = events.filter(({ name }) => name === "Layout");
  expect(layouts.length).toBeGreaterThan(0);
  const own = layouts.filter(({ scripts }) => scripts.some((url) => url.includes("/assets/")));
  expect(own).toEqual([]);
});

test("the page is never laid out at the word of a script while moves are made whose lines are long", async () => {
  const { page } = stage;
  await page.setViewportSize({ width: 390, height: 844 });
  let session = sessionOf("kings-keys", WINS["kings-keys"]?.deal ?? 0);
  await stage.openDeal(session);
  await tableDrawn(page);
  const lines: string[] = [];
  const make = async (words: readonly string[]) => {
    for (const word of words) {
      await press(page, session, word);
      session = after(session, word);
      await stage.expectPiles(session);
      lines.push(await page.locator(".caption").innerText());
    }
  };
  const [first = "", ...others] = WINS["kings-keys"]?.words.slice(0, 7) ?? [];
  // With it the focus comes to the table.
  await make([first]);
  await fetched("EndPanel");
  const events = await traced(page, () => make(others));
  expect(Math.max(...lines.map(({ length }) => length))).toBeGreaterThan(60);
  const layouts = events.filter(({ name }) => name === "Layout");
  expect(layouts.length).toBeGreaterThanOrEqual(others.length);
  expect(layouts.filter(({ scripts }) => scripts.some((url) => url.includes("/assets/")))).toEqual([]);
  // What lies still is not styled anew, but what can be moved from now on is lit: there are some 800 elements on the page.
  const styled = events.filter(({ name }) => name === "UpdateLayoutTree").map(({ elements }) => elements);
  expect(Math.max(...styled)).toBeLessThan(220);
});

test("where nothing hovers, a card is carried without the others being styled anew", async () => {
  const { page } = stage;
  const touched = await page.context().newCDPSession(page);
  await touched.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const session = sessionOf("napoleons-tomb", 1);
  await stage.openDeal(session);
  await tableDrawn(page);
  const events = await traced(page, () => stage.play(byDrag, session, "s-w2"));
  const styled = events.filter(({ name }) => name === "UpdateLayoutTree").map(({ elements }) => elements);
  await touched.detach();
  expect(styled.length).toBeGreaterThan(0);
  // There are 104 cards, and some 600 elements on the page.
  expect(Math.max(...styled)).toBeLessThan(140);
});

test("what an end needs is fetched when the cards of the first move have landed", async () => {
  const { page } = stage;
  await page.addInitScript(() => {
    localStorage.setItem("tetrarch settings", '{"speed":"slow"}');
    const changes = new MutationObserver(() => {
      if (!document.querySelector('link[href*="EndPanel"]')) return;
      changes.disconnect();
      const flights = [...document.querySelectorAll(".card")].flatMap((card) => card.getAnimations());
      Object.assign(globalThis, {
        inTheAir: flights.filter(({ playState }) => playState === "running").length,
      });
    });
    changes.observe(document, { subtree: true, childList: true });
  });
  const session = sessionOf("four-kingdoms", WINS["four-kingdoms"]?.deal ?? 0);
  await stage.openDeal(session);
  await fetched("Sheets");
  await press(page, session, WINS["four-kingdoms"]?.words[0] ?? "");
  await fetched("EndPanel");
  expect(await page.evaluate(() => (globalThis as unknown as { inTheAir: number }).inTheAir)).toBe(0);
});

test("when the light of the tomb changes, no card is styled anew", async () => {
  await stage.openDeal(sessionOf("tomb-of-four-kings", 3));
  // Everything has its first style by then, and its fonts: what the light changes is styled alone.
  await tableDrawn(stage.page);
  await stage.settle();
  await stage.page.evaluate(() => document.fonts.ready.then(() => undefined));
  await stage.settle();
  const events = await traced(stage.page, () =>
    stage.page.evaluate(async () => {
      const place = document.querySelector<HTMLElement>(".page");
      if (place) place.dataset.mood = "lit-1 dead";
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }),
  );
  const styled = events.filter(({ name }) => name === "UpdateLayoutTree").map(({ elements }) => elements);
  expect(styled.length).toBeGreaterThan(0);
  expect(Math.max(...styled)).toBeLessThan(30);
});

test("a card is drawn with few elements, and one that nobody sees with none", async () => {
  const win = WINS["napoleons-tomb"];
  const words = win?.words ?? [];
  const session = words
    .slice(0, Math.round(words.length * 0.6))
    .reduce(after, sessionOf("napoleons-tomb", win?.deal ?? 0));
  await stage.open("");
  await stage.page.locator(".doors").waitFor();
  await putRecord(stage.page, "napoleons-tomb", { text: formatSave(session), savedAt: 1, over: false });
  await stage.open("napoleons-tomb");
  await stage.expectPiles(session);
  const counts = await stage.page.evaluate(() => ({
    faces: document.querySelectorAll(".card .face").length,
    most: Math.max(
      ...[...document.querySelectorAll(".card .face")].map((face) => face.querySelectorAll("*").length),
    ),
    covered: document.querySelectorAll(".card.covered[data-code]").length,
    coveredFaces: document.querySelectorAll(".card.covered .face").length,
  }));
  expect(counts.faces).toBeGreaterThan(20);
  expect(counts.most).toBeLessThanOrEqual(3);
  expect(counts.covered).toBeGreaterThan(10);
  expect(counts.coveredFaces).toBe(0);
});
