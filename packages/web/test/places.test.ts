import type { fourGods, napoleonsTomb, Session } from "@tetrarch/engine";
import type { Locator } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { after, randomGame, sessionOf } from "./app.js";
import { byTap } from "./input.js";
import { Stage } from "./stage.js";
import { WINS } from "./wins.js";

/** What the tables of single games say in words, and where they are pressed. */

const stage = new Stage();

/** The won game of the tests after so many moves; counted from its end when negative. */
function wonAt(id: string, moves: number): Session {
  const win = WINS[id];
  if (!win) throw new Error(`no won game of ${id}`);
  return win.words.slice(0, moves).reduce(after, sessionOf(id, win.deal));
}

/** The first position of a random game in which an ally faces a trap that no roll disarms. */
function hopeless(): Session {
  for (let deal = 1; deal < 60; deal++) {
    const found = randomGame("four-gods", deal, 40).sessions.find(({ game, now }) => {
      const { party, paths } = game.view(now.state) as fourGods.View;
      return party.length > 0 && paths.some(({ card }) => card?.kind === "trap" && card.needed === null);
    });
    if (found) return found;
  }
  throw new Error("no trap without hope");
}

async function boxOf(of: Locator) {
  const box = await of.boundingBox();
  if (!box) throw new Error("nothing there");
  return box;
}

/** What is cut off or lies beside its box. */
function spillsOf(of: Locator): Promise<readonly string[]> {
  return of.evaluateAll((elements) =>
    elements
      .filter(
        (element) => element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
      )
      .map(({ textContent }) => textContent ?? ""),
  );
}

describe("the table of the Four Gods on a phone", () => {
  beforeEach(() => stage.page.setViewportSize({ width: 360, height: 640 }));

  test("each of two face-down cards is pressed in its half of the path", async () => {
    const session = wonAt("four-gods", 1);
    for (const [word, part] of [
      ["p2L", 0.25],
      ["p2R", 0.75],
    ] as const) {
      await stage.openKept(session);
      const { x, y, width, height } = await boxOf(stage.page.locator("[data-pile-id=p2] .place"));
      await stage.page.mouse.click(x + width * part, y + height * 0.8);
      await stage.expectPiles(after(session, word));
    }
  });

  test("with letters twice as large “Left” and “Right” are whole in their halves of the path, and friends' numbers in their places", async () => {
    await stage.page.addInitScript(() =>
      localStorage.setItem("tetrarch settings", '{"speed":"off","textSize":200}'),
    );
    await stage.openKept(wonAt("four-gods", 1));
    const rooms = await stage.page.locator(".dream-land .half").evaluateAll((halves) =>
      halves.map((half) => {
        const text = document.createRange();
        text.selectNodeContents(half);
        return half.clientWidth - text.getBoundingClientRect().width;
      }),
    );
    expect(rooms).toHaveLength(2);
    expect(Math.min(...rooms)).toBeGreaterThan(0);
    await stage.openKept(wonAt("four-gods", 8));
    expect(await spillsOf(stage.page.locator(".numbers"))).toEqual([]);
  });

  test("friends are signed, their numbers are whole, a trap says only its damage and the roll it needs, and what cannot be taken is dimmed", async () => {
    await stage.openKept(wonAt("four-gods", 8));
    const table = stage.page.locator(".table");
    const shownIn = (part: string) => table.locator(part).filter({ visible: true }).allTextContents();
    expect(await shownIn(".signature")).toEqual(["Diggs", "Daryaee"]);
    const filters = await table
      .locator("[data-pile-id^=p] > .card:not(.back)")
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).filter !== "none"));
    expect(filters).toEqual([false, false, false, true]);
    const numbers = table.locator(".numbers");
    expect(await numbers.locator("b").allTextContents()).toEqual(["11", "23", "12", "11", "16", "14"]);
    expect((await shownIn(".numbers small")).slice(0, 3)).toEqual(["Attack", "Defence", "Luck"]);
    expect(await shownIn("[data-pile-id=p1] .number")).toHaveLength(1);
    expect(await shownIn(".luck-table")).toEqual([]);
    expect((await shownIn(".mark.trap")).map((text) => text.trim())).toEqual(["3+", "3+"]);
    expect(await spillsOf(numbers)).toEqual([]);
    await stage.open("learn/four-gods/a-trap");
    await numbers.nth(1).waitFor();
    expect(await spillsOf(numbers)).toEqual([]);
  });

  test("the end of a game is no further place visited", async () => {
    const visited = () => stage.page.evaluate(() => localStorage.getItem("tetrarch met")?.split(" ").sort());
    const session = wonAt("four-gods", -1);
    await stage.openKept(session);
    const before = await visited();
    await stage.play(byTap, session, "fight:p4:F03");
    await stage.page.locator(".dream-land.awake").waitFor({ state: "attached" });
    await stage.settle();
    expect(await visited()).toEqual(before);
  });

  test("a trap that no roll disarms says so within its mark, and none is marked while nobody could roll", async () => {
    // As a page's own marks may be styled.
    await stage.addStyle(".mark { width: 1em; height: 1em; }");
    const session = hopeless();
    await stage.openKept(session);
    const marks = stage.page.locator(".mark.trap");
    await stage.page.locator(".mark.trap").getByText("no roll", { exact: true }).first().waitFor();
    expect(await spillsOf(marks)).toEqual([]);
    await stage.openKept(sessionOf("four-gods", 1));
    expect(await stage.page.locator("[data-pile-id=p1]").getAttribute("aria-label")).toMatch(/trap/);
    expect(await marks.count()).toBe(0);
  });

  test("a trap that is pressed tells which luck needs which roll, and the act that ends the dream looks different", async () => {
    await stage.openKept(wonAt("four-gods", 8));
    await stage.page.locator("[data-pile-id=p2] .card").click();
    await stage.page.locator(".why").getByText("Luck 5 disarms with a 6, 11 with 5+").waitFor();
    const borderOf = (tone: string) =>
      stage.page
        .locator(`.choice.${tone}`)
        .first()
        .evaluate((button) => getComputedStyle(button).borderStyle);
    const usual = await borderOf("plain");
    await stage.openKept(wonAt("four-gods", -1));
    await stage.page.locator("[data-pile-id=p4] .card").click();
    await stage.page.locator(".choice.ends").getByText("Wilhelmina Ashdown, who falls: you wake").waitFor();
    expect(await borderOf("ends")).not.toBe(usual);
  });
});

test("all that is closed says what must be home first, all that is open which card it takes, and a press says all", async () => {
  await stage.page.setViewportSize({ width: 360, height: 640 });
  await stage.openDeal(sessionOf("four-kingdoms", 9));
  const inEachRow = (texts: readonly string[]) => Array.from({ length: 4 }, () => texts).flat();
  const locks = stage.page.locator(".gate.closed .lock");
  expect(await locks.allTextContents()).toEqual(
    inEachRow(["K Q J 10 first", "K Q first", "K first", "K Q first", "K Q J first"]),
  );
  expect(await spillsOf(locks)).toEqual([]);
  expect(await stage.page.locator(".gate:not(.closed) text").allTextContents()).toEqual(
    inEachRow(["10", "K"]),
  );
  expect(await stage.page.locator(".gate.closed").count()).toBe(20);
  await stage.page.locator("[data-pile-id=dungeonC] .place").click();
  const said = await stage.page.locator(".why").innerText();
  expect(said).toBe("Dungeon of clubs: needs K Q J 10 home.");
});

test("on a phone, too, empty places say in words what they need", async () => {
  await stage.page.setViewportSize({ width: 360, height: 640 });
  await stage.openDeal(sessionOf("napoleons-tomb", 1));
  const slots = stage.page.locator(".slot");
  expect(await slots.getByText("down from king", { exact: true }).count()).toBe(4);
  expect(await slots.getByText("opens with an ace", { exact: true }).count()).toBe(1);
  expect(await spillsOf(slots)).toEqual([]);
});

test("on a phone what a choice in the tomb risks is read to its end", async () => {
  await stage.page.setViewportSize({ width: 360, height: 640 });
  const words = WINS["tomb-of-four-kings"]?.words ?? [];
  await stage.openKept(wonAt("tomb-of-four-kings", Math.round(words.length * 0.55)));
  const details = stage.page.locator(".choice .detail");
  await details.getByText("Less kills you: you have one hit point left. An ace is the end.").waitFor();
  expect(await spillsOf(details)).toEqual([]);
});

test("dust floats in Napoleon's tomb for what has just happened, and a complete corner lights up: nothing moves when a game is opened or a move is undone", async () => {
  const { page } = stage;
  await page.setViewportSize({ width: 1280, height: 800 });
  const count = (what: string) => page.locator(what).count();
  const moving = async () =>
    (await Promise.all([".motes", ".swells", ".drops", ".falls"].map(count))).join(" ");
  const viewAt = ({ game, now }: Session) => game.view(now.state) as napoleonsTomb.View;
  const moves = WINS["napoleons-tomb"]?.words.findIndex((_, index) => {
    const { foundations } = viewAt(wonAt("napoleons-tomb", index + 1));
    return foundations.some(({ cards }) => cards.length === 26);
  });
  await stage.openKept(wonAt("napoleons-tomb", (moves ?? 0) + 1));
  await page.locator(".wreath .grown").first().waitFor();
  await page.locator(".next-of .medal").first().waitFor();
  expect(await Promise.all([count(".slab"), count(".quarter.lit"), moving()])).toEqual([2, 1, "0 0 0 0"]);
  expect((await page.locator(".next-of .medal").allTextContents()).map((text) => text.trim())).toEqual([
    "next 8",
    "next K",
    "next Q",
  ]);
  // Sealed for good: also in a game that is only opened.
  expect(await count(".seal")).toBe(1);
  const leaves = await count(".wreath .grown");
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await press("Undo");
  await page.locator(".caption", { hasText: "Press again to undo" }).waitFor();
  await press("Undo");
  await expect.poll(() => count(".wreath .grown")).toBe(leaves - 1);
  expect([await count(".quarter.lit"), await moving()]).toEqual([0, "0 0 0 0"]);
  await press("Redo");
  await expect.poll(() => count(".wreath .grown")).toBe(leaves);
  expect([await count(".quarter.lit"), await moving()]).toEqual([1, "1 0 1 0"]);
});

describe("where there is room for words", () => {
  beforeEach(() => stage.page.setViewportSize({ width: 1280, height: 800 }));

  test("the empty corners and the empty middle of Napoleon's tomb say how they are built", async () => {
    await stage.openDeal(sessionOf("napoleons-tomb", 1));
    const slots = stage.page.locator(".slot");
    expect(await slots.getByText("down from king", { exact: true }).count()).toBe(4);
    expect(await slots.getByText("opens with an ace", { exact: true }).count()).toBe(1);
    expect(await spillsOf(slots)).toEqual([]);
  });
});

describe("the cards of Four Kingdoms", () => {
  /** By card: the picture of its face, and how many suit signs stand on it. */
  const facesOf = () =>
    stage.page.locator(".card .face").evaluateAll((faces) =>
      faces.map((face) => ({
        picture: /([A-Z]+)[-.\w]*\.svg$/.exec(face.querySelector("image")?.getAttribute("href") ?? "")?.[1],
        signs: face.querySelector("path")?.getAttribute("d")?.match(/M/g)?.length,
      })),
    );

  test.each([
    [{ width: 1280, height: 800 }, 2],
    [{ width: 360, height: 640 }, 1],
  ])("aces are dragons, tens wizards, in a window of %o: no pip lies on them", async (size, signs) => {
    await stage.page.setViewportSize(size);
    await stage.openKept(
      wonAt("four-kingdoms", Math.round((WINS["four-kingdoms"]?.words.length ?? 0) * 0.55)),
    );
    const faces = await facesOf();
    for (const picture of ["AC", "AS", "AH", "TC", "TD", "TH", "TS", "KC"])
      expect(faces).toContainEqual({ picture, signs });
  });
});
