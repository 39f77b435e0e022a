import { formatSave, games, identityOf, resign, type Session, startSession } from "@tetrarch/engine";
import { dealOfTheDay } from "@tetrarch/play";
import { courses } from "@tetrarch/play/lessons";
import { describe, expect, test } from "vitest";
import { value } from "../../../testing/value.js";
import { clock } from "../src/data/clock.js";
import { after, sessionOf } from "./app.js";
import { hiddenInLargeLetters } from "./large-letters.js";
import { Stage } from "./stage.js";
import { putIn, putRecord } from "./stored.js";

const stage = new Stage();

const SIZES = [
  [360, 640],
  [390, 844],
  [1280, 800],
] as const;

/** A browser in which nothing was played. */
const forgetVisits = () => stage.page.addInitScript(() => localStorage.removeItem("tetrarch met"));

const hero = () => stage.page.locator(".hero");

async function home(): Promise<void> {
  await stage.open("");
  await hero().getByText(/\S/).first().waitFor();
}

/** Today's deal of a solitaire, untouched. */
function todays(gameId: string): Session {
  const game = games.find(({ id }) => id === gameId);
  const deal = game && dealOfTheDay(game, clock.today());
  if (!game || !deal?.ok) throw new Error(gameId);
  return value(startSession(game, deal.value));
}

const putInPlay = (session: Session, savedAt: number) =>
  putRecord(stage.page, session.game.id, { text: formatSave(session), savedAt, over: false });

/** What can be chosen: each link and button, the row of the day as one; the small line at the foot is none of them. */
const choices = () =>
  stage.page
    .locator(".home :is(a, button, [role=group])")
    .evaluateAll((all) => all.filter((one) => !one.parentElement?.closest("[role=group], nav")).length);

/** How large the letters of the small line are, of those of the buttons above. */
const smallness = () =>
  stage.page.evaluate(() => {
    const sizeOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((one) =>
        Number.parseFloat(getComputedStyle(one).fontSize),
      );
    return Math.max(...sizeOf(".home nav *")) / Math.min(...sizeOf(".ways > .button"));
  });

/** What is larger than the first offer, and whether each scene fills its tile. */
const sizes = () =>
  stage.page.evaluate(() => {
    const areaOf = (one: Element) => {
      const { width, height } = one.getBoundingClientRect();
      return Math.round(width * height);
    };
    const hero = document.querySelector(".hero .button");
    return {
      largerThanHero: [...document.querySelectorAll<HTMLElement>(".home :is(a, button)")]
        .filter((one) => hero !== null && areaOf(one) > areaOf(hero))
        .map(({ innerText }) => innerText),
      isFilled: [...document.querySelectorAll(".hero .button, .door")].every((tile) => {
        const scene = tile.querySelector(".scene");
        return scene?.clientWidth === tile.clientWidth && scene.clientHeight === tile.clientHeight;
      }),
    };
  });
const NO_LARGER = { largerThanHero: [], isFilled: true };

/** Where each link stands. */
const places = () =>
  stage.page.locator(".home a").evaluateAll((links) =>
    links
      .filter((link) => !link.closest(".hero"))
      .map((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return [link.getAttribute("href"), left, top, width, height].join(" ");
      }),
  );

describe("home", () => {
  test("asks somebody new to begin with one game's lessons, above nine choices at most and a row of the day", async () => {
    const { page } = stage;
    await forgetVisits();
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await home();
      expect(await hero().innerText()).toMatch(/^New here\?\s+Start with the Tomb \(3 min\)$/);
      expect(await sizes()).toEqual(NO_LARGER);
      expect(await choices()).toBeLessThanOrEqual(9);
      expect(await page.locator(".home nav").locator("a, button").allInnerTexts()).toEqual(
        expect.arrayContaining(["Puzzles", "Duels", "Open a link", "Settings", "About"]),
      );
      expect(await smallness()).toBeLessThan(1);
      const days = page.getByRole("group", { name: "Today’s deals" }).getByRole("link");
      expect(await days.count()).toBe(games.length);
      const { y = 0, height: high = 0 } =
        (await page.getByRole("link", { name: "Learn", exact: true }).boundingBox()) ?? {};
      expect(y + high).toBeLessThan(Math.min(height, 640) / 2);
      expect(
        await page.locator(".hero .button").evaluate((one) => one.getBoundingClientRect().top),
      ).toBeLessThanOrEqual(y);
      expect(await hiddenInLargeLetters(page)).toEqual([]);
    }
    await page.getByRole("link", { name: "New here? Start with the Tomb (3 min)" }).click();
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#\/learn\/tomb-of-four-kings\/./);
  });

  test("offers to go on with what was played last; nothing moves when that is read", async () => {
    const { page } = stage;
    await page.addInitScript(() => {
      const { open } = CacheStorage.prototype;
      const released = new Promise<void>((release) => Object.assign(globalThis, { release }));
      CacheStorage.prototype.open = async function (name) {
        if (sessionStorage.getItem("held")) await released;
        return open.call(this, name);
      };
    });
    await home();
    await putInPlay(sessionOf("kings-keys", 8), 1);
    await putInPlay(["deal", "deal"].reduce(after, sessionOf("four-kingdoms", 8)), 2);
    await page.evaluate(() => sessionStorage.setItem("held", "yes"));
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.reload();
      await page.locator(".doors svg:not(.icon)").nth(4).waitFor({ state: "attached" });
      await page.evaluate(() => document.fonts.ready);
      expect(await hero().innerText()).toBe("");
      const before = await places();
      await page.evaluate(() => (globalThis as unknown as { release(): void }).release());
      await page.locator(".standing").nth(1).waitFor();
      expect(await hero().innerText()).toMatch(/^Go on:\s+Kingdoms, \d+\/52 home$/);
      expect(await places()).toEqual(before);
      expect(await sizes()).toEqual(NO_LARGER);
    }
    await page.locator(".hero a").click();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#/four-kingdoms");
  });

  test("the tile of a game that is over opens another deal of it; its own address shows how it ended", async () => {
    const { page } = stage;
    const over = value(resign(sessionOf("kings-keys", 8)));
    await stage.openKept(over);
    await page.getByRole("dialog", { name: "Resigned" }).waitFor();
    await home();
    // A click that opens another tab leaves this one as it was.
    await page.locator(".door-kings-keys a").evaluate((door) => {
      door.addEventListener("click", (click) => click.preventDefault(), { once: true });
      door.dispatchEvent(new MouseEvent("click", { ctrlKey: true, bubbles: true, cancelable: true }));
    });
    await page.evaluate(() => {
      location.hash = "#/kings-keys";
    });
    await page.getByRole("dialog", { name: "Resigned" }).waitFor();
    await home();
    await page.locator(".door-kings-keys a").click();
    await page.locator(".table [data-stop]").first().waitFor();
    await expect.poll(() => page.getByRole("button", { name: "How it ended" }).count()).toBe(0);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    expect(await page.locator(".deal-code").innerText()).not.toContain("KK-8-");
  });

  test("else offers a deal of the day, until all are played; each says what became of it", async () => {
    const { page } = stage;
    await home();
    const [first, ...others] = games.map(({ id }) => todays(id));
    if (!first) throw new Error("no games");
    const know = (session: Session) => putIn(page, "known", identityOf(session), { since: 1, how: "begun" });
    await know(todays("four-gods"));
    // Of the deals that are new that of the game visited last.
    await page.addInitScript(() =>
      localStorage.setItem("tetrarch met", "tomb-of-four-kings kings-keys four-gods"),
    );
    await page.reload();
    // To have opened a table is not to know its game.
    await hero().getByText("New here? Learn Gods by playing").waitFor();
    const learn = async (...levels: readonly string[]) => {
      await page.evaluate(
        (reached) => localStorage.setItem("tetrarch lessons", JSON.stringify({ "kings-keys": reached })),
        levels,
      );
      await page.reload();
    };
    // Who has begun to learn goes on with it.
    await learn("one-lower");
    await hero().getByText("Go on learning: Keys (1 of 11 done)").waitFor();
    await learn(...(courses.find(({ game }) => game === "kings-keys")?.levels ?? []).map(({ id }) => id));
    await hero().getByText("Play today’s deal: Keys").waitFor();
    await page.getByRole("link", { name: "Today’s deal: The Universe of the Four Gods, played" }).waitFor();
    for (const session of [first, ...others]) await know(session);
    await page.reload();
    await hero().getByText("All of today’s deals are played.").waitFor();
    await putInPlay(todays("four-gods"), 1);
    await page.reload();
    await page.getByRole("link", { name: "Today’s deal: The Universe of the Four Gods, in play" }).waitFor();
    expect(await hero().innerText()).toMatch(/^Go on:\s+Gods/);
  });
});
