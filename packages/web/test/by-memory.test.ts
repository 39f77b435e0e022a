import { cardName, legalWords, narrate, outcomeOf, type Ply, type Session } from "@tetrarch/engine";
import { heartOf, type View } from "@tetrarch/engine/tomb-of-four-kings";
import { beforeEach, describe, expect, test } from "vitest";
import { tellChecks } from "../../../testing/counts.js";
import { sameBacks, tombByMemory, turnedDown } from "../../../testing/same-backs.js";
import { after, sessionOf } from "./app.js";
import { byTap } from "./input.js";
import { chooseInMenu, chooseInOpenMenu } from "./menu.js";
import { chanceOf } from "./oracle/chance.js";
import { Stage } from "./stage.js";

const stage = new Stage();
const TOMB = "tomb-of-four-kings";
/** A key that does nothing; whoever presses it has seen what was turned up. */
const GO_ON = "F9";
/** Longer than all that a move shows, in milliseconds. */
const LONG = 20_000;

beforeEach(() => stage.playLightly());

/** Down and on, whatever comes, for so many moves. */
function onward(start: Session, moves: number): readonly string[] {
  const words: string[] = [];
  for (let session = start; words.length < moves; session = after(session, words.at(-1) ?? "")) {
    const legal = legalWords(session);
    const word = ["delve", "play", "take"].find((one) => legal.includes(one));
    if (word === undefined) break;
    words.push(word);
  }
  return words;
}

/** A deal on which much comes to lie face down soon, doors among it that cost cards. */
function eventful(): { readonly start: Session; readonly words: readonly string[] } {
  for (let number = 1; ; number++) {
    const start = sessionOf(TOMB, number, "by-memory");
    const words = onward(start, 12);
    const end = words.reduce(after, start);
    const { discards } = end.game.view(end.now.state) as { readonly discards: readonly string[] };
    if (words.length === 12 && discards.length > 1 && turnedDown(end).length > 8) return { start, words };
  }
}

/** A whole game: out alive with treasure, but with fewer hit points than most. */
function wounded(): { readonly start: Session; readonly words: readonly string[]; readonly end: Session } {
  for (let number = 1; ; number++) {
    const start = sessionOf(TOMB, number, "by-memory");
    const words: string[] = [];
    let session = start;
    while (outcomeOf(session).status === "playing") {
      const legal = legalWords(session);
      const isDeep = viewOf(session).delve.length > 2;
      const wanted = [...(isDeep ? ["retreat"] : []), "delve", "retreat", "play", "take"];
      const word = wanted.find((one) => legal.includes(one)) ?? legal[0] ?? "";
      words.push(word);
      session = after(session, word);
    }
    const { status, score } = outcomeOf(session);
    if (status === "escaped" && score.value > 0 && viewOf(session).hitPoints < 6)
      return { start, words, end: session };
  }
}

function viewOf({ game, now }: Session): View {
  return game.view(now.state) as View;
}

/** What was told of what lies face down by now, and the names and codes of these cards. */
function unspeakable(session: Session): readonly string[] {
  const backs = turnedDown(session);
  const lines: string[] = [];
  for (let ply: Ply | undefined = session.now; ply; ply = ply.before) {
    for (const event of ply.events) {
      const text = JSON.stringify(event);
      if (backs.some((code) => text.includes(`"${code}"`))) lines.push(narrate(TOMB, event));
    }
  }
  return [...backs.map((code) => `"${code}"`), ...backs.map(cardName), ...lines];
}

/** All that is in the page, what is only heard as well. */
function everything(): Promise<string> {
  return stage.page.evaluate(() => `${document.body.outerHTML}\n${document.body.textContent}`);
}

async function expectSilence(session: Session): Promise<number> {
  const words = unspeakable(session);
  const wordsInPage = async () => {
    const all = await everything();
    return words.filter((word) => all.includes(word));
  };
  await expect.poll(wordsInPage, { interval: 10 }).toEqual([]);
  return words.length;
}

async function press(name: string): Promise<void> {
  await stage.page.getByRole("button", { name, exact: true }).click();
}

describe("by memory", () => {
  test("TK-32: is chosen with the deal; what lies face down is told nowhere, to its end", async () => {
    const { page } = stage;
    const { start, words } = eventful();
    await stage.open(TOMB);
    await chooseInMenu(stage.page, "New deal …");
    const option = page.getByRole("checkbox", { name: "By the book" });
    expect(await page.locator("#what-by-memory").innerText()).toContain("finished turns");
    await option.check();
    await page.getByRole("textbox", { name: "By its code" }).fill(start.deal);
    await press("Deal");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await stage.expectPiles(start);
    let session = start;
    let checks = 0;
    for (const word of words) {
      session = await stage.play(byTap, session, word);
      // What is turned up is told once, when it is.
      const [line = ""] = session.now.events.map((event) => narrate(TOMB, event)).slice(-1);
      await expect.poll(() => page.locator("[role=status]").first().textContent()).toContain(line);
      await page.keyboard.press(GO_ON);
      checks += await expectSilence(session);
    }
    await press("Menu");
    await page.getByText(`Deal ${start.deal}, by the book`).waitFor();
    await chooseInOpenMenu(page, "What happened");
    await page.getByRole("dialog", { name: "What happened" }).waitFor();
    checks += await expectSilence(session);
    tellChecks(checks, "names, codes and lines looked for");
    expect(checks).toBeGreaterThan(100);
  });

  test("TK-17, TK-22, TK-32: hits turn over the cards of hearts from the ten down; the score sheet has the game", async () => {
    const { page } = stage;
    const { start, words, end } = wounded();
    await stage.open(`${TOMB}/${start.deal}/by-memory`);
    await stage.expectPiles(start);
    const cards = page.locator(".heart-card");
    const turned = () =>
      cards.evaluateAll((all) =>
        all.map((card) => `${card.getAttribute("data-heart")} ${card.classList.contains("turned")}`),
      );
    const expected = (hitPoints: number) =>
      Array.from({ length: 9 }, (_, index) => `${heartOf(9 - index)} ${index < 9 - hitPoints}`);
    const seen = new Set<number>();
    let session = start;
    for (const word of ["", ...words]) {
      if (word !== "") session = await stage.play(byTap, session, word);
      const { hitPoints, phase } = viewOf(session);
      if (phase === "out") break;
      await page.keyboard.press(GO_ON);
      await expect.poll(turned, { message: word }).toEqual(expected(hitPoints));
      const label = page.locator('[data-stop="hearts"]').getAttribute("aria-label");
      expect(await label).toContain(
        `hit points, ${hitPoints} of 9, the ${cardName(heartOf(hitPoints) ?? "")} on top`,
      );
      seen.add(hitPoints);
    }
    expect(Math.min(...seen)).toBeLessThan(6);
    expect(seen.has(9)).toBe(true);

    const { score } = outcomeOf(end);
    await page.getByRole("link", { name: "Score sheet" }).click();
    await page.getByRole("heading", { name: "Score sheet" }).waitFor();
    await expect.poll(() => page.locator(".tomb-sheet td.kings").allInnerTexts()).toEqual([score.text]);
    expect(await page.locator(".tomb-sheet td.gold").innerText()).toBe(
      (score.value * 100).toLocaleString("en-GB"),
    );
    await page.getByRole("link", { name: "All games of Tomb of Four Kings" }).click();
    await page.getByRole("link", { name: "Score sheet" }).click();
    await expect.poll(() => page.locator(".tomb-sheet td.kings").allInnerTexts()).toEqual([score.text]);
  });

  test("TK-17: the setting shows hit points as cards in every game of the Tomb", async () => {
    const { page } = stage;
    const start = sessionOf(TOMB, 5);
    await stage.openDeal(start);
    expect(await page.locator(".heart").count()).toBe(9);
    await chooseInMenu(page, "Settings");
    await page.getByRole("switch", { name: "Hit points as cards" }).check();
    await expect.poll(() => page.locator(".heart-card:not(.turned)").count()).toBe(9);
    expect(await page.locator(".heart").count()).toBe(0);
  });

  test("TK-32: what is shown large is told no longer than it is seen", async () => {
    const { page } = stage;
    const { start, words } = eventful();
    await page.addInitScript(() => localStorage.setItem("tetrarch settings", '{"speed":"fast"}'));
    await stage.installClock();
    await stage.open(`${TOMB}/${start.deal}/by-memory`);
    await stage.expectPiles(start);
    // Nothing is over before it was looked at.
    await page.clock.pauseAt(Date.now() + 3_600_000);
    let session = start;
    let shown = 0;
    for (const word of words.slice(0, 5)) {
      session = await stage.play(byTap, session, word);
      const backs = turnedDown(session);
      const beat = chanceOf(session).find(({ card = "" }) => backs.includes(card));
      if (beat) {
        await page.locator(`.beat[data-card="${beat.card}"]`).waitFor({ state: "attached" });
        expect(unspeakable(session)).toContain(beat.line);
        await expect.poll(() => page.locator("[role=status]").textContent()).toContain(beat.line);
        shown++;
      }
      await page.clock.runFor(LONG);
      await page.locator(".beat").waitFor({ state: "detached" });
      await expectSilence(session);
    }
    expect(shown).toBeGreaterThan(0);
    expect(unspeakable(session).length).toBeGreaterThan(5);
  });

  test("TK-32: the page is the very same, whatever lies face down", async () => {
    const { page } = stage;
    let compared = 0;
    for (const number of [3, 8]) {
      const [first, ...others] = sameBacks(tombByMemory(number, 14), number);
      const pageOf = async (session: Session) => {
        await stage.openKept(session);
        await chooseInMenu(stage.page, "What happened");
        await page.getByRole("dialog", { name: "What happened" }).waitFor();
        await stage.settle();
        return page.evaluate(() => document.body.innerHTML);
      };
      const same = await pageOf(first as Session);
      for (const other of others.slice(0, 2)) {
        expect(await pageOf(other)).toBe(same);
        compared++;
      }
    }
    tellChecks(compared, "pages with other cards face down");
    expect(compared).toBe(4);
  });
});
