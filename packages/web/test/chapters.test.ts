import { resign } from "@tetrarch/engine";
import { addressOfLink, formatLink } from "@tetrarch/play";
import { beforeEach, describe, expect, test } from "vitest";
import { value } from "../../../testing/value.js";
import { after, sessionOf } from "./app.js";
import { axeFaults } from "./axe-faults.js";
import { byTap } from "./input.js";
import { hiddenWidths } from "./large-letters.js";
import { chooseInMenu } from "./menu.js";
import { Stage } from "./stage.js";
import { WINS } from "./wins.js";

/** The chapters of the Four Gods' story on the page, to somebody who has read none. */

const stage = new Stage();
const start = sessionOf("four-gods", 1);
const begun = after(start, "take:p2");
const entered = after(begun, "p2L");

/** What was chosen before the next page is opened; no chapter is read yet. */
async function unread(choices: object = {}): Promise<void> {
  await stage.page.addInitScript(
    (text) => {
      localStorage.setItem("tetrarch settings", text);
      localStorage.removeItem("tetrarch chapters");
    },
    JSON.stringify({ speed: "off", ...choices }),
  );
}

beforeEach(() => stage.paintNothing());

const chapter = () => stage.page.locator(".chapter");
const title = () => stage.page.locator(".chapter h2");
const closed = () => chapter().waitFor({ state: "detached" });
const spoken = () => stage.page.locator("[role=status]").first();

describe("a chapter of the story", () => {
  beforeEach(async () => {
    await unread();
    await stage.openDeal(start);
  });

  test("FG-3: comes with its move, stays until “Go on”, and the table around it plays on", async () => {
    const { page } = stage;
    await stage.play(byTap, start, "take:p2");
    await title().getByText("The Lodger", { exact: true }).waitFor();
    await title().click();
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator(".caption").getByText("either will do").waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Go on" }).isEnabled()).toBe(true);
    expect(await title().allTextContents()).toEqual(["The Lodger"]);
    await page.getByRole("button", { name: "Go on" }).click();
    await closed();
    await stage.expectPiles(begun);
    await stage.play(byTap, begun, "p2L");
    await stage.play(byTap, entered, "equip:p4:L1");
  });

  test("FG-4: soon after another none opens by itself; the book has it", async () => {
    await stage.play(byTap, start, "take:p2");
    await chapter().waitFor();
    await stage.page.keyboard.press("Escape");
    await closed();
    await stage.play(byTap, begun, "p2L");
    await stage.settle();
    expect(await chapter().count()).toBe(0);
    await stage.page.keyboard.press("c");
    await stage.page.locator("dialog summary").getByText("Chapter 2: All That Was Ever Lost").waitFor();
  });

  test("is announced with the key that opens it; any key leaves it and does nothing else, C opens the book", async () => {
    await stage.play(byTap, start, "take:p2");
    await spoken().getByText("Chapter 1: The Lodger. C opens it; any other key goes on.").waitFor();
    await stage.page.keyboard.press("Space");
    await closed();
    await stage.expectPiles(begun);
    await stage.page.keyboard.press("c");
    const summary = stage.page.locator("dialog summary");
    await summary.getByText("Chapter 1: The Lodger").waitFor();
    await stage.page.locator("dialog details[open]").getByText("winding your watch the wrong way").waitFor();
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test("leaves the book when its move is taken back", async () => {
    await stage.play(byTap, start, "take:p2");
    await stage.page.keyboard.press("Escape");
    await closed();
    await stage.page.keyboard.press("u");
    await stage.page.keyboard.press("u");
    await stage.expectPiles(start);
    await stage.page.keyboard.press("c");
    await stage.page.locator("dialog .whole-log").waitFor({ state: "attached" });
    await stage.settle();
    expect(await stage.page.locator("dialog summary").count()).toBe(0);
  });

  test("opens by itself once, and is in the book of every game", async () => {
    await stage.play(byTap, start, "take:p2");
    await chapter().waitFor();
    await stage.page.keyboard.press("Escape");
    await closed();
    const other = sessionOf("four-gods", 2);
    await stage.open(`four-gods/${other.deal}`);
    await stage.page.getByRole("button", { name: `Play ${other.deal}` }).click();
    await stage.expectPiles(other);
    const [word = ""] = other.game.legalMoves(other.now.state).map((move) => other.game.formatMove(move));
    const taken = await stage.play(byTap, other, word);
    const side = taken.game.legalMoves(taken.now.state).map((move) => taken.game.formatMove(move))[0] ?? "";
    await stage.play(byTap, taken, side);
    await chapter().waitFor();
    expect(await title().allTextContents()).not.toContain("The Lodger");
    await stage.page.keyboard.press("c");
    await stage.page.locator("dialog summary").getByText("Chapter 1: The Lodger").waitFor();
  });
});

test.each([100, 200])(
  "with letters at %i per cent it fits a phone, scrolls by keys, and axe finds nothing wrong",
  async (textSize) => {
    await unread({ textSize });
    await stage.page.setViewportSize({ width: 360, height: 640 });
    await stage.openDeal(start);
    await stage.play(byTap, start, "take:p2");
    const page = stage.page.locator(".chapter-page");
    await page.waitFor();
    expect(await axeFaults(stage.page)).toEqual([]);
    expect(await hiddenWidths(stage.page)).toEqual([]);
    const end = () =>
      page.evaluate(({ scrollTop, clientHeight, scrollHeight }) => scrollHeight - clientHeight - scrollTop);
    for (let left = await end(); left > 1; left = await end()) {
      await stage.page.keyboard.press("PageDown");
      expect(await end()).toBeLessThan(left);
    }
    expect(await chapter().count()).toBe(1);
  },
);

test("FG-4: waits until the card turned up has been seen, and comes over no highlight", async () => {
  await unread({ speed: "fast" });
  await stage.openKept(begun);
  await stage.page.evaluate(() => {
    const seen = new Set<string>();
    new MutationObserver(() => {
      const shown = [".beat", ".chapter"].filter((name) => document.querySelector(name));
      if (shown.length > 0) seen.add(shown.join(" and "));
      document.body.dataset.seen = [...seen].join(", ");
    }).observe(document.body, { childList: true, subtree: true });
  });
  await stage.make(byTap, begun, "p2L");
  await chapter().waitFor();
  await stage.settle();
  expect(await stage.page.evaluate(() => document.body.dataset.seen)).toBe(".beat, .chapter");
});

test("FG-5, FG-6: at the end god and end come in one page, before the result", async () => {
  await unread();
  const { words = [] } = WINS["four-gods"] ?? {};
  const last = words.slice(0, -1).reduce(after, start);
  await stage.openKept(last);
  await stage.play(byTap, last, words.at(-1) ?? "");
  await title().nth(1).waitFor();
  expect(await title().allTextContents()).toEqual(["The Face in the Dressing Room", "Notice to Quit"]);
  expect(await stage.page.locator("dialog[open]").count()).toBe(0);
  await stage.page.keyboard.press("Enter");
  await stage.page.locator("dialog[open] .end-report dl").waitFor();
});

test("a game that is left and taken up again opens no chapter, and its book has them all", async () => {
  await unread();
  await stage.openKept(entered);
  await stage.page.keyboard.press("c");
  await stage.page.locator("dialog summary").getByText("Chapter 2: All That Was Ever Lost").waitFor();
  expect(await chapter().count()).toBe(0);
});

test("“never” opens none; the book keeps them all the same", async () => {
  await unread({ chapters: "never" });
  await stage.openDeal(start);
  await stage.play(byTap, start, "take:p2");
  await stage.play(byTap, begun, "p2L");
  await stage.settle();
  expect(await chapter().count()).toBe(0);
  await chooseInMenu(stage.page, "What happened");
  await stage.page.locator("dialog summary").nth(1).waitFor();
});

test("the book of a link has the chapters", async () => {
  const resigned = value(resign(entered));
  const text = value(formatLink({ type: "game", session: resigned }));
  await stage.page.goto(addressOfLink(stage.address, text));
  await stage.page.getByRole("button", { name: "Read what happened" }).click();
  await stage.page.locator("summary").getByText("Chapter 3: A Seat by the Road").waitFor();
});
