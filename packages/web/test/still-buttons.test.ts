import { legalWords } from "@tetrarch/engine";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { isLong, tellChecks } from "../../../testing/counts.js";
import { after, sessionOf } from "./app.js";
import { holdAnswers } from "./held-answers.js";
import { historyActions } from "./history-actions.js";
import { byTap } from "./input.js";
import { GAME } from "./kept-game.js";
import { chooseInMenu, clickAtOnce } from "./menu.js";
import { Stage } from "./stage.js";
import { WINS } from "./wins.js";

const stage = new Stage();
const { press, giveUp, openHistory } = historyActions(stage);

beforeEach(async () => {
  await stage.playLightly();
  await stage.page.setViewportSize({ width: 360, height: 640 });
});

/** Buttons that deal, give a game up, leave it or delete something; links leave, too. */
const CAREFUL =
  /^(New deal|A new deal|The deal of the day|Find one|Deal|This deal again|Play this deal again|Resign|Analyse it|Delete .*|Use the new version)$/;

interface Control {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly isLink: boolean;
  readonly isEnabled: boolean;
}

/** The buttons and links of the sheet that is open. */
function controlsOf(page: Page): Promise<readonly Control[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("dialog[open] :is(button, a)")].map((control) => {
      const { x, y, width, bottom } = control.getBoundingClientRect();
      // What is told at the end of a game scrolls by itself: further down nothing is seen.
      const seen = control.closest(".end-report")?.getBoundingClientRect().bottom ?? bottom;
      const height = Math.max(0, Math.min(bottom, seen) - y);
      const name = control.getAttribute("aria-label") ?? control.innerText.trim();
      return {
        name,
        x,
        y,
        width,
        height,
        isLink: control.matches("a"),
        isEnabled: !control.matches(":disabled"),
      };
    }),
  );
}

function isCareful({ name, isLink }: Pick<Control, "name" | "isLink">): boolean {
  return isLink || CAREFUL.test(name);
}

/** Where a control is tapped: this part across and down. */
type Spot = readonly [across: number, down: number];
const MIDDLE: Spot = [0.5, 0.5];
const SPOTS: readonly Spot[] = isLong
  ? [MIDDLE, [0.1, 0.15], [0.9, 0.85], [0.1, 0.85], [0.9, 0.15]]
  : [MIDDLE];

function spotIn({ x, y, width, height }: Control, [across, down]: Spot = MIDDLE) {
  return { x: x + width * across, y: y + height * down };
}

/** The name of what is pressed at a point, if it is careful. */
async function carefulAt(page: Page, point: { readonly x: number; readonly y: number }): Promise<string> {
  const found = await page.evaluate(({ x, y }) => {
    const control = document.elementFromPoint(x, y)?.closest<HTMLElement>("button:not(.card, .place), a");
    if (!control) return undefined;
    return {
      name: control.getAttribute("aria-label") ?? control.innerText.trim(),
      isLink: control.matches("a"),
    };
  }, point);
  return found && isCareful(found) ? found.name : "";
}

/** Two lists of controls: none of the later ones that is careful lies where another of the earlier ones did. */
function laidOver(before: readonly Control[], after: readonly Control[]): readonly string[] {
  const meets = (a: Control, b: Control) =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
  return after
    .filter(isCareful)
    .flatMap((now) =>
      before
        .filter((was) => was.name !== now.name && meets(was, now))
        .map((was) => `${now.name} over ${was.name}`),
    );
}

/** The sheets of a game in play, by what is pressed for them. */
const WAYS = [
  ["Menu"],
  ["Menu", "More …"],
  ["Menu", "New deal …"],
  ["Menu", "How to play"],
  ["Menu", "Share …"],
  ["Menu", "More …", "What happened"],
  ["Menu", "More …", "Keyboard"],
  ["Menu", "More …", "Settings"],
  ["Menu", "Resign"],
] as const;

describe("a second tap at the same spot deals, leaves and deletes nothing", () => {
  /** Taps everything in the sheet that `open` comes to, each time anew, and then looks at what lies there. */
  async function tapEverything(open: () => Promise<void>): Promise<readonly string[]> {
    const { page } = stage;
    await open();
    const names = (await controlsOf(page))
      .filter((one) => one.isEnabled && !one.isLink && !isCareful(one))
      .map(({ name }) => name);
    const faults: string[] = [];
    let taps = 0;
    for (const name of names) {
      for (const spot of SPOTS) {
        await open();
        // A tap before may have changed what the sheet shows.
        const index = (await controlsOf(page)).findIndex((one) => one.name === name);
        if (index < 0) continue;
        await page.locator("dialog[open] :is(button, a)").nth(index).scrollIntoViewIfNeeded();
        const control = (await controlsOf(page))[index];
        if (!control) throw new Error(`no ${name}`);
        const point = spotIn(control, spot);
        await page.mouse.click(point.x, point.y);
        await stage.settle();
        const under = await carefulAt(page, point);
        if (under !== "" && under !== name) faults.push(`${under} where ${name} was`);
        taps++;
      }
    }
    tellChecks(taps, "taps in a sheet");
    return faults;
  }

  /** Comes back to the table from whatever is open. */
  async function closeAll(): Promise<void> {
    const { page } = stage;
    while ((await page.getByRole("dialog").count()) > 0) {
      await page.keyboard.press("Escape");
      await stage.settle();
    }
  }

  /** Comes to a sheet of the table. */
  function sheet(...names: readonly string[]): () => Promise<void> {
    return async () => {
      const { page } = stage;
      await closeAll();
      for (const name of names)
        await clickAtOnce(page.getByRole("button", { name, exact: true }).last(), name);
      await page.getByRole("dialog").waitFor();
      await stage.settle();
    };
  }

  test("in the sheets of a game in play", async () => {
    const { page } = stage;
    const start = sessionOf(GAME, 8);
    await stage.openDeal(start);
    // What is loaded when it is opened is there at once the second time.
    for (const name of ["New deal …", "Share …", "How to play"]) await sheet("Menu", name)();
    for (const name of ["Keyboard", "Settings"]) await sheet("Menu", "More …", name)();
    for (const way of isLong ? WAYS : WAYS.filter((_, index) => index % 2 === 0))
      expect(await tapEverything(sheet(...way)), way.join(", ")).toEqual([]);
    await closeAll();
    await stage.play(byTap, start, legalWords(start)[0] ?? "");
    // What asks before it deals does not ask where it was asked for.
    await sheet("Menu", "More …")();
    const again = (await controlsOf(page)).find(({ name }) => name === "This deal again");
    if (!again) throw new Error("it is not there");
    for (const part of [0.2, 0.5, 0.8]) {
      await sheet("Menu", "More …")();
      const point = { x: again.x + again.width * part, y: again.y + again.height / 2 };
      await page.mouse.click(point.x, point.y);
      await page.getByRole("dialog", { name: "Give up this game?" }).waitFor();
      expect(await carefulAt(page, point)).toBe("");
    }
  });

  test("at the end of a game, wherever the table was tapped", async () => {
    const { page } = stage;
    await stage.openDeal(sessionOf(GAME, 8));
    await giveUp();
    // What is loaded when it is opened is there at once the second time.
    for (const name of ["Share …", "How others play this deal"])
      await sheet("How it ended", "More …", name)();
    expect(await tapEverything(sheet("How it ended"))).toEqual([]);
    expect(await tapEverything(sheet("How it ended", "More …"))).toEqual([]);
    const open = () => page.evaluate(() => document.querySelector<HTMLElement>(".bar .main")?.click());
    for (const name of ["New deal", "This deal again"]) {
      await sheet("How it ended", ...(name === "New deal" ? [] : ["More …"]))();
      const found = (await controlsOf(page)).find((one) => one.name === name);
      if (!found) throw new Error(`no ${name}`);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      const point = spotIn(found);
      await page.mouse.click(point.x, point.y);
      await open();
      await page.getByRole("dialog").waitFor();
      expect(await carefulAt(page, point), name).toBe("");
    }
  });

  test("when all games are deleted, which is asked twice", async () => {
    const { page } = stage;
    await stage.openDeal(sessionOf(GAME, 8));
    await giveUp();
    await openHistory();
    for (const name of ["Delete all …", "Delete it …"]) {
      const control = page.getByRole("button", { name, exact: true });
      const box = await control.boundingBox();
      if (!box) throw new Error(`no ${name}`);
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      await control.click();
      await stage.settle();
      expect(await carefulAt(page, point)).toBe("");
    }
    const [keep, del] = (await controlsOf(page)).slice(-2).reverse();
    expect([keep?.name, del?.name]).toEqual(["Keep them", "Delete 1 game"]);
  });
});

describe("while answers come, what deals, leaves or deletes stays where it is", () => {
  /** Sees what of the sheet moves while something is done. */
  async function movedBy(todo: () => Promise<unknown>): Promise<readonly string[]> {
    const { page } = stage;
    const before = await controlsOf(page);
    expect(before.length).toBeGreaterThan(0);
    await todo();
    await stage.settle();
    const shown = await controlsOf(page);
    const moved = before.flatMap((was) => {
      const now = shown.find(({ name }) => name === was.name);
      return now && (now.x !== was.x || now.y !== was.y) ? [`${was.name} moved`] : [];
    });
    return [...moved, ...laidOver(before, shown)];
  }

  test.each([100, 200])(
    "whether a game could have been won, and which move lost it: letters of %i per cent",
    async (size) => {
      const { page } = stage;
      await page.addInitScript(holdAnswers, "solution");
      await page.addInitScript((textSize) => {
        localStorage.setItem("tetrarch settings", JSON.stringify({ speed: "off", textSize }));
      }, size);
      const { deal = 0, words = [] } = WINS[GAME] ?? {};
      await stage.openKept([...words.slice(0, 23), "deal"].reduce(after, sessionOf(GAME, deal)));
      await giveUp();
      const verdict = page.locator(".verdict");
      const atQuestion = await movedBy(() => press("Could this have been won?"));
      // Large letters are scrolled to what is pressed.
      if (size === 100) expect(atQuestion).toEqual([]);
      const answeredUntil = (text: string) => async () => {
        const isThere = async () => {
          await page.evaluate(() => globalThis.heldAnswers.shift()?.());
          return verdict.getByText(text).count();
        };
        await expect.poll(isThere, { timeout: 60_000 }).toBeGreaterThan(0);
      };
      expect(await movedBy(answeredUntil("Looking whether it could still be won at the end …"))).toEqual([]);
      // The next step stands out, and the rest is one tap away.
      expect(await page.getByRole("dialog").getByRole("button").allInnerTexts()).toEqual([
        "✕",
        "Show a way",
        "Could this have been won?",
        "New deal",
        "Analyse it",
        "More …",
      ]);
      expect(await movedBy(answeredUntil("Your move 24 lost it"))).toEqual([]);
    },
  );

  test("which deal is won, and why none can be dealt", async () => {
    const { page } = stage;
    await page.addInitScript(holdAnswers, "deal");
    await stage.openDeal(sessionOf(GAME, 8));
    await chooseInMenu(page, "New deal …");
    await page.getByRole("button", { name: "Find one" }).waitFor();
    expect(await movedBy(() => press("Find one"))).toEqual([]);
    expect(await movedBy(() => press("Cancel"))).toEqual([]);
    await page.getByLabel("By its code", { exact: false }).fill("nothing of the kind");
    expect(await movedBy(() => press("Deal"))).toEqual([]);
    await page.getByRole("alert").waitFor();
  });
});
