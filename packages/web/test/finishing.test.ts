import { narrate, type Session } from "@tetrarch/engine";
import { autoplayWords } from "@tetrarch/play";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { isLong } from "../../../testing/counts.js";
import { after, sessionOf } from "./app.js";
import { byTap } from "./input.js";
import { Stage, tableOf } from "./stage.js";
import { WINS } from "./wins.js";

const GAME = "napoleons-tomb";
const stage = new Stage();

beforeEach(() => stage.paintNothing());

interface Watched {
  /** Flights that were ended before the card had landed. */
  cut: number;
  flights: number;
  /** How many corners were shown large. */
  large: number;
  /** Whether cards that take off from now on stay in the air, so that the game goes on only when they are let go. */
  areHeld: boolean;
  /** All that the live region has said, in turn. */
  readonly said: string[];
}

declare global {
  var watched: Watched;
}

/** A won game just before the player's last own move, and this move: the rest follows by itself. */
function beforeLastOwn(): readonly [Session, string] {
  const win = WINS[GAME];
  let session = sessionOf(GAME, win?.deal ?? 0);
  for (const word of win?.words ?? []) {
    const next = after(session, word);
    if (autoplayWords(next, tableOf(next)).length > 0) return [session, word];
    session = next;
  }
  throw new Error("this game does not finish by itself");
}

/** Run in a page before its scripts. */
function watch(): void {
  const watched: Watched = { cut: 0, flights: 0, large: 0, areHeld: false, said: [] };
  globalThis.watched = watched;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    if (typeof options !== "object" || !options.duration) return animation;
    watched.flights++;
    if (watched.areHeld) animation.pause();
    const { finish } = animation;
    animation.finish = () => {
      if (animation.playState === "running") watched.cut++;
      finish.call(animation);
    };
    return animation;
  };
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    watched.large += added.filter(
      (node) => node instanceof Element && (node.matches(".beat-icon") || node.querySelector(".beat-icon")),
    ).length;
    const said = document.querySelector("[role=status]")?.textContent ?? "";
    if (said !== watched.said.at(-1)) watched.said.push(said);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

async function openBeforeLastOwn(speed: string): Promise<readonly [Session, string]> {
  const { page } = stage;
  const [session, word] = beforeLastOwn();
  await page.addInitScript(
    (chosen) => localStorage.setItem("tetrarch settings", chosen),
    JSON.stringify({ speed }),
  );
  await page.addInitScript(watch);
  await stage.openKept(session);
  return [session, word];
}

describe("a game that finishes by itself", () => {
  test.each(isLong ? ["slow", "normal"] : ["normal"])(
    "lets every card land before the next one leaves, in an even rhythm, at speed %s",
    async (speed) => {
      const { page } = stage;
      const [session, word] = await openBeforeLastOwn(speed);
      await byTap(page, tableOf(session).ends(session.game.view(session.now.state), word));
      await page.getByRole("dialog", { name: "Won" }).waitFor();
      const { cut, flights, large } = await page.evaluate(() => globalThis.watched);
      expect(flights).toBeGreaterThan(3);
      expect(cut).toBe(0);
      // No corner that is complete is waited for.
      expect(large).toBe(0);
      // On a phone all cards home are the longest score: it reaches into nothing beside it.
      await page.setViewportSize({ width: 390, height: 844 });
      const score = page.locator(".top .score");
      expect(await score.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    },
  );

  test("tells the player's own move together with what follows, and once each", async () => {
    const { page } = stage;
    const [session, word] = await openBeforeLastOwn("off");
    const narration = after(session, word)
      .now.events.map((event) => narrate(GAME, event))
      .join(" ");
    await byTap(page, tableOf(session).ends(session.game.view(session.now.state), word));
    await page.getByRole("dialog", { name: "Won" }).waitFor();
    const said = (await page.evaluate(() => globalThis.watched.said)).slice(-3);
    // Its line names the pile, which is not named again.
    expect(narration).toContain("from its reserve");
    expect(said[0]).toBe(narration);
    expect(said[1]).toBe(`${narration} The rest plays itself: nothing is left to decide.`);
    expect(said[2]).toMatch(new RegExp(`^${narration} The rest plays itself: nothing is left to decide. .+`));
  });

  function flights(): Promise<number> {
    return stage.page.evaluate(() => globalThis.watched.flights);
  }

  /** Lets the cards land that are held in the air; the next ones are held too, or not. */
  function land(areHeld: boolean): Promise<void> {
    return stage.page.evaluate((held) => {
      globalThis.watched.areHeld = held;
      for (const animation of document.getAnimations()) {
        if (animation.playState === "paused") animation.finish();
      }
    }, areHeld);
  }

  /** Plays the last own move, and waits until the first one has followed by itself: its card is held in the air. */
  async function begin(): Promise<void> {
    const { page } = stage;
    const [session, word] = await openBeforeLastOwn(isLong ? "normal" : "fast");
    await land(true);
    await byTap(page, tableOf(session).ends(session.game.view(session.now.state), word));
    await expect.poll(flights).toBeGreaterThan(0);
    const own = await flights();
    await land(true);
    await expect.poll(flights).toBeGreaterThan(own);
    await expect
      .poll(() => page.getByRole("status").innerText())
      .toContain("The rest plays itself: nothing is left to decide.");
  }

  const STOPS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    "a press on the table": async (page) => {
      const table = await page.locator(".table").boundingBox();
      await page.mouse.click((table?.x ?? 0) + 2, (table?.y ?? 0) + 2);
    },
    "a key": (page) => page.keyboard.press("Escape"),
    "the menu": (page) => page.getByRole("button", { name: "Menu" }).click(),
  };

  test.each(Object.keys(STOPS))("is stopped by %s", async (name) => {
    const { page } = stage;
    await begin();
    await STOPS[name]?.(page);
    const flown = await flights();
    await land(false);
    // Timers come in turn: the next move would be made by one that is set by now, or by the one after it.
    await page.evaluate(() => new Promise((passed) => setTimeout(passed, 500)));
    await stage.settle();
    expect(await flights()).toBe(flown);
    expect(await page.getByRole("dialog", { name: "Won" }).count()).toBe(0);
    if (name === "the menu") await page.keyboard.press("Escape");
    const finish = page.locator(".bar").getByRole("button", { name: "Finish" });
    await finish.waitFor();
    // What comes to its end does so alike, whatever has stopped it.
    if (name !== "a key") return;
    await finish.click();
    await page.getByRole("dialog", { name: "Won" }).waitFor();
  });

  test("is not stopped by Tab, which only looks around", async () => {
    await begin();
    await stage.page.keyboard.press("Tab");
    await land(false);
    await stage.page.getByRole("dialog", { name: "Won" }).waitFor();
  });
});
