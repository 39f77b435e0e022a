import { legalWords, outcomeOf, type Session } from "@tetrarch/engine";
import { beforeEach, describe, expect, test } from "vitest";
import { isLong } from "../../../testing/counts.js";
import { after, drawnPiles, pilesOnScreen, randomGame, sessionOf } from "./app.js";
import { askForHint, isHintFree } from "./ask-for-hint.js";
import { holdAnswers } from "./held-answers.js";
import { byTap } from "./input.js";
import { chooseInMenu, chooseInOpenMenu } from "./menu.js";
import { sampleOfEach } from "./sample-games.js";
import { Stage } from "./stage.js";
import { WINS } from "./wins.js";

const stage = new Stage();

beforeEach(() => stage.playLightly());

/** A deal of Four Kingdoms that the solver proves lost. */
const LOST = 5;

function button(name: string | RegExp) {
  return stage.page.getByRole("button", { name, exact: typeof name === "string" });
}

/** @param what the hint as it is read: a long one is whole for some frames, until it is fitted to its room */
async function waitForHint(what = /^Hint: /): Promise<string> {
  await expect.poll(() => stage.page.locator(".caption").innerText(), { timeout: 60_000 }).toMatch(what);
  return stage.page.locator(".caption").innerText();
}

async function resign(): Promise<void> {
  await chooseInMenu(stage.page, "Resign");
  await stage.page.getByRole("dialog", { name: "Resign?" }).getByRole("button", { name: "Resign" }).click();
}

const SIZES = [
  [360, 640],
  [390, 844],
  [1280, 800],
] as const;

/** What could be pressed, but that the caption or a note lies over it. */
function coveredByHint(): Promise<readonly string[]> {
  return stage.page.evaluate(() => {
    const boxesOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((node) => [node, node.getBoundingClientRect()] as const);
    const covers = boxesOf(".caption, .why");
    const needed = boxesOf(".table .card.free, .choice, .table .target, .table .place, .bar button");
    return needed
      .filter(([, a]) =>
        covers.some(
          ([, b]) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1,
        ),
      )
      .map(([node]) => node.className);
  });
}

describe("a hint", () => {
  test.each(sampleOfEach)("in %s is told and pointed out, and marks the game as helped", async (gameId) => {
    let session = sessionOf(gameId, 8);
    while (isHintFree(session)) session = after(session, legalWords(session)[0] ?? "");
    await stage.openKept(session);
    await expect.poll(() => stage.page.locator(".guard").innerText()).toContain("Unaided");
    await stage.page.keyboard.press("h");
    // What it costs is told before (C-10).
    await expect.poll(() => stage.page.locator(".caption").innerText()).toContain("Press again for the hint");
    await expect.poll(() => stage.page.locator(".guard").innerText()).toContain("Unaided");
    await stage.page.keyboard.press("h");
    expect(await waitForHint()).toMatch(/^Hint: .+\./);
    for (const [width, height] of SIZES) {
      await stage.page.setViewportSize({ width, height });
      await expect.poll(coveredByHint, { message: `${width} by ${height}` }).toEqual([]);
    }
    await expect.poll(() => stage.page.getByRole("status").innerText()).toContain("Hint: ");
    await expect.poll(() => stage.page.locator(".table .hinted").count()).toBeGreaterThan(0);
    await expect.poll(() => stage.page.locator(".guard").innerText()).toContain("Played with help");
    await stage.play(byTap, session, legalWords(session)[0] ?? "");
    await expect.poll(() => stage.page.locator(".table .hinted").count()).toBe(0);
    await stage.page.reload();
    await stage.page.locator(".table [data-stop]").first().waitFor();
    await expect.poll(() => stage.page.locator(".guard").innerText()).toContain("Played with help");
  });

  test("on a phone its move, reason and chance are read at once; a tap turns to the rest, which is spoken at once, and back", async () => {
    const { page } = stage;
    await page.setViewportSize({ width: 360, height: 640 });
    await stage.openDeal(sessionOf("kings-keys", 8));
    await askForHint(page);
    const brief = await waitForHint(
      /^Hint: [^.]+\. [^.]+\. Chance to close all sixteen books: about \d+.%\. More …$/,
    );
    const whole = await page.getByRole("status").innerText();
    const rest = whole.slice(brief.indexOf("More …"));
    await page.locator(".caption").click();
    await expect.poll(() => page.locator(".caption").innerText()).toBe(rest);
    expect(await coveredByHint()).toEqual([]);
    await page.locator(".caption").click();
    await expect.poll(() => page.locator(".caption").innerText()).toBe(brief);
    await expect.poll(() => page.locator(".hint-arrow path").count()).toBe(1);
  });

  test("moves no table while its rest is read, at any size", async () => {
    const { page } = stage;
    const session = sessionOf("kings-keys", 8);
    await stage.openDeal(session);
    await page.setViewportSize({ width: 360, height: 640 });
    await askForHint(page);
    await waitForHint(/ More …$/);
    // Rows of a grid differ by a part of a pixel.
    const table = async () => {
      const box = await page.locator("main").boundingBox();
      if (!box) throw new Error("no table");
      return Object.values(box).map(Math.round);
    };
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      // The line is fitted to its room first.
      await stage.settle();
      await stage.settle();
      const before = await table();
      await page.locator(".caption").click();
      await page.locator(".caption.opened").waitFor();
      expect(await table(), `${width} by ${height}`).toEqual(before);
      await page.locator(".caption").click();
      await page.locator(".caption:not(.opened)").waitFor();
    }
  });

  test("can be taken back while it is thought about, and a move takes it back too", async () => {
    const { page } = stage;
    await page.addInitScript(holdAnswers, "hint");
    const cameBack = (answers: number) =>
      expect
        .poll(() => page.evaluate(() => globalThis.heldAnswers.length), { timeout: 60_000 })
        .toBe(answers);
    const session = sessionOf("kings-keys", 8);
    await stage.openDeal(session);
    await askForHint(page);
    await cameBack(1);
    await button("Thinking about a hint: stop").click();
    await expect.poll(() => page.locator(".caption").innerText()).toBe("No hint, then.");
    await expect.poll(() => page.locator(".guard").innerText()).toContain("Unaided");
    await button("Hint").click();
    await cameBack(2);
    await stage.play(byTap, session, legalWords(session)[0] ?? "");
    await button("Hint").waitFor();
    // Both answers come too late.
    await page.evaluate(() => {
      for (const give of globalThis.heldAnswers) give();
    });
    await stage.settle();
    await expect.poll(() => page.locator(".guard").innerText()).toContain("Unaided");
    await expect.poll(() => page.locator(".table .hinted").count()).toBe(0);
    expect(await page.locator(".caption").innerText()).not.toContain("Hint: ");
  });

  test("that cannot be had is told, and the game goes on", async () => {
    await stage.page.addInitScript(() => {
      Object.defineProperty(window, "Worker", {
        value: class {
          onerror: ((event: { message: string; preventDefault(): void }) => void) | undefined;
          postMessage() {
            setTimeout(() => this.onerror?.({ message: "no workers here", preventDefault() {} }));
          }
          terminate() {}
        },
      });
    });
    const session = sessionOf("four-kingdoms", 8);
    await stage.openDeal(session);
    await askForHint(stage.page);
    await expect.poll(() => stage.page.locator(".caption").innerText()).toContain("no workers here");
    await stage.play(byTap, session, legalWords(session)[0] ?? "");
  });
});

describe("a deal that is proved winnable", () => {
  test("is found and dealt", async () => {
    await stage.openDeal(sessionOf("four-kingdoms", 8));
    const before = await drawnPiles(stage.page);
    await chooseInMenu(stage.page, "New deal …");
    await stage.page.getByLabel("How difficult").selectOption("hard");
    await button("Find one").click();
    await stage.page.getByRole("dialog").waitFor({ state: "detached", timeout: 120_000 });
    // It is dealt when the game before is on the disk.
    await expect.poll(() => pilesOnScreen(stage.page)).not.toEqual(before);
  });

  test("need not be waited for", async () => {
    // On a busy machine a deal may be found before it is given up.
    await stage.page.addInitScript(holdAnswers, "deal");
    const session = sessionOf("napoleons-tomb", 8);
    await stage.openDeal(session);
    await chooseInMenu(stage.page, "New deal …");
    await button("Find one").click();
    await button("Cancel").click();
    await button("Find one").waitFor();
    await button("Close").click();
    await stage.expectPiles(session);
  });
});

describe("could this have been won?", () => {
  /** A game of this deal that goes wrong: random moves, the last of them by hand, then given up. */
  async function loseAt(gameId: string, deal: number, most: number): Promise<Session> {
    const BY_HAND = 3;
    const { sessions, words } = randomGame(gameId, deal, most);
    const first = Math.max(0, words.length - BY_HAND);
    let session = sessions[first] as Session;
    await (first > 0 ? stage.openKept(session) : stage.openDeal(session));
    for (const word of words.slice(first)) session = await stage.play(byTap, session, word);
    if (outcomeOf(session).status === "playing") await resign();
    return session;
  }

  test("a deal that can be won shows a way, and the move that lost it", async () => {
    const { page } = stage;
    await loseAt("four-kingdoms", WINS["four-kingdoms"]?.deal ?? 0, 60);
    await button("Could this have been won?").click();
    await page.locator(".verdict").getByText(/^Yes/).waitFor({ timeout: 120_000 });
    await expect
      .poll(() => page.locator(".verdict").innerText(), { timeout: 120_000 })
      .toMatch(/[Yy]our move \d+ lost it: .+\./);
    await button("Show a way").click();
    const length = Number((await page.locator(".step").innerText()).split("/")[1]);
    const clicks = isLong ? length : 10;
    for (let step = 0; step < clicks; step++) await button("Next move").click();
    if (clicks < length) {
      await expect.poll(() => page.locator(".step").innerText()).toBe(`${clicks} / ${length}`);
      await page.keyboard.press("End");
    }
    await expect.poll(() => page.locator(".score").innerText()).toContain("52/52");
    await expect.poll(() => button("Next move").isDisabled()).toBe(true);
    await page.keyboard.press("Home");
    await expect.poll(() => page.locator(".step").innerText()).toBe(`0 / ${length}`);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: /Lost|Resigned/ }).waitFor();
  });

  test("a game resigned on its way to a win is told so; once the way was shown no first play is possible any more", async () => {
    const { deal = 0, words = [] } = WINS["four-gods"] ?? {};
    await stage.openKept(words.slice(0, 3).reduce(after, sessionOf("four-gods", deal)));
    await resign();
    await button("Could this have been won?").click();
    await stage.page
      .locator(".verdict")
      .getByText("You resigned a game that could still be won.")
      .waitFor({ timeout: 120_000 });
    await button("Show a way").click();
    await button("Done").click();
    await chooseInOpenMenu(stage.page, "This deal again");
    await expect.poll(() => stage.page.locator(".guard").innerText()).toContain("you know this deal");
  });

  test("a deal that is proved lost is told so", async () => {
    await loseAt("four-kingdoms", LOST, 1);
    await button("Could this have been won?").click();
    await stage.page.locator(".verdict").getByText(/^No\./).waitFor({ timeout: 120_000 });
  });
});
