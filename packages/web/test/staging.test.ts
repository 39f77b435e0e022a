import { legalWords, outcomeOf, seededRandom } from "@tetrarch/engine";
import { autoplayWords } from "@tetrarch/play";
import { beforeEach, describe, expect, test } from "vitest";
import { countOf, isLong, tellChecks } from "../../../testing/counts.js";
import { after, sessionOf } from "./app.js";
import { lookAtCounts, momentsSeen, watchCounts } from "./counts-shown.js";
import { isReadLarge } from "./large-letters.js";
import { momentsOf } from "./moments.js";
import { chanceOf, type SeenBeat } from "./oracle/chance.js";
import { countsOn } from "./oracle/counts.js";
import { press } from "./press.js";
import { sampleOfEach } from "./sample-games.js";
import { Stage, tableOf } from "./stage.js";
import { tables } from "./tables.js";

const GAMES = Array.from({ length: countOf(200) }, (_, index) => index + 1);

/** The random games of a table: without the long run one, with motion in every other table. */
function gamesOf(gameId: string): readonly number[] {
  const turn = Object.keys(tables).indexOf(gameId) % GAMES.length;
  return isLong ? GAMES : GAMES.slice(turn, turn + 1);
}

/** Some random games never end. */
const MOST_MOVES = isLong ? 30 : 12;
/** Longer than all beats of any move. */
const LONG = 20_000;
/** Shorter than any beat. */
const TICK = 100;

const stage = new Stage();

beforeEach(() => stage.paintNothing());

/** Without room for a log, which tells what is hurried past. */
const PHONE = { width: 390, height: 844 };

async function withSpeed(speed: string): Promise<void> {
  await stage.page.addInitScript(
    (chosen) => localStorage.setItem("tetrarch settings", JSON.stringify({ speed: chosen })),
    speed,
  );
}

/** Notes every beat that comes to be seen: by itself, or among those that were hurried past. */
async function watchBeats(): Promise<void> {
  await stage.page.addInitScript(() => {
    const seen: { card: string | undefined; line: string }[] = [];
    Object.assign(globalThis, { seenBeats: seen });
    const noted = new WeakSet<Element>();
    let alone: { card: string | undefined; line: string } | undefined;
    const beatIn = (element: HTMLElement, line: string) => ({ card: element.dataset.card, line });
    const note = () => {
      // What has just been hurried past comes before what begins with it.
      for (const list of document.querySelectorAll(".beat-results")) {
        for (const item of list.querySelectorAll<HTMLElement>("li")) {
          if (noted.has(item)) continue;
          noted.add(item);
          const beat = beatIn(item, item.textContent ?? "");
          // The first is the one that was large until then.
          const isKnown = item === list.firstElementChild && JSON.stringify(beat) === JSON.stringify(alone);
          if (!isKnown) seen.push(beat);
        }
      }
      for (const large of document.querySelectorAll<HTMLElement>(".beat")) {
        if (noted.has(large)) continue;
        noted.add(large);
        alone = beatIn(large, document.querySelector(".caption")?.textContent ?? "");
        seen.push(alone);
      }
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

function seenBeats(): Promise<readonly SeenBeat[]> {
  return stage.page.evaluate(() => (globalThis as unknown as { seenBeats: SeenBeat[] }).seenBeats.splice(0));
}

/** Whether all of these are there in this order, with others between them. */
function missingFrom(seen: readonly SeenBeat[], wanted: readonly SeenBeat[]): SeenBeat | undefined {
  let at = 0;
  for (const beat of wanted) {
    at =
      seen.findIndex(
        ({ card, line }, index) =>
          index >= at && card === beat.card && (line === beat.line || line === beat.caption),
      ) + 1;
    if (at === 0) return beat;
  }
  return undefined;
}

describe.each(sampleOfEach)("%s", (gameId) => {
  test(`shows whatever chance does, in order, and no count before its cause, in each of ${gamesOf(gameId).length} random games`, async () => {
    await stage.page.setViewportSize(PHONE);
    await withSpeed("normal");
    await watchBeats();
    await watchCounts(stage.page, gameId);
    await stage.installClock();
    let [beats, counted] = [0, 0];
    const found = new Set<string>();
    let isInPlay = false;
    for (const number of gamesOf(gameId)) {
      const random = seededRandom(number);
      let session = sessionOf(gameId, 700 + number);
      // Without motion the same is shown.
      await stage.page.emulateMedia({ reducedMotion: number % 2 === 0 ? "reduce" : "no-preference" });
      await stage.open("");
      await stage.page.reload();
      await stage.open(`${gameId}/${session.deal}`);
      if (isInPlay) await stage.page.getByRole("button", { name: `Play ${session.deal}` }).click();
      await stage.expectPiles(session);
      const wanted: SeenBeat[] = [];
      const amiss: string[] = [];
      await seenBeats();
      // From here on time stands still while nothing drives it.
      await stage.page.clock.pauseAt(Date.now() + 3_600_000 * (number + 1));
      await momentsSeen(stage.page);
      for (
        let moves = 0;
        moves < MOST_MOVES && autoplayWords(session, tableOf(session)).length === 0;
        moves++
      ) {
        const words = legalWords(session);
        const word = words[random(Math.max(1, words.length))];
        if (word === undefined) break;
        await press(stage.page, session, word);
        session = after(session, word);
        await stage.expectPiles(session, word);
        wanted.push(...chanceOf(session));
        // Some moves are looked at to their end, others are hurried past by the next.
        const isOver = random(2) === 0;
        if (isOver) await stage.page.clock.runFor(LONG);
        const moments = await momentsSeen(stage.page);
        const { faults, checks } = lookAtCounts(session, moments, isOver, found);
        amiss.push(...faults);
        counted += checks;
      }
      await stage.page.clock.runFor(LONG);
      await stage.page.clock.resume();
      isInPlay = session.now.number > 0 && outcomeOf(session).status === "playing";
      const seen = await seenBeats();
      expect(missingFrom(seen, wanted), `deal ${session.deal}`).toBeUndefined();
      expect(amiss, `deal ${session.deal}`).toEqual([]);
      beats += wanted.length;
    }
    expect(beats).toBeGreaterThan(0);
    // A count that stands nowhere on the page is never wrong.
    expect([...found].sort()).toEqual(
      countsOn(gameId)
        .map(({ name }) => name)
        .sort(),
    );
    tellChecks(beats, "beats");
    // A single game may have none.
    if (isLong || counted > 0) tellChecks(counted, "counts that change later, or have changed");
  });
});

test("hearts are lost with the blow that strikes out of its picture, and at once when it is hurried past", async () => {
  const moment = momentsOf("tomb-of-four-kings").find(({ name }) => name === "lost-fight");
  if (!moment) throw new Error("no lost fight was found");
  const { session, word } = moment;
  const lost = () => stage.page.locator(".heart.gone").count();
  await withSpeed("normal");
  await stage.installClock();
  const counts: number[] = [];
  for (const isHurried of [false, true]) {
    await stage.openKept(session);
    const before = await lost();
    // No beat is over before it was looked at.
    await stage.page.clock.pauseAt(Date.now() + 3_600_000 * (counts.length + 1));
    await press(stage.page, session, word);
    await stage.page.locator(".beat").waitFor({ state: "attached" });
    await stage.expectPiles(after(session, word));
    expect(await lost()).toBe(before);
    if (isHurried) await stage.page.locator(".table").press("Escape");
    else {
      for (let time = 0; time < LONG && (await lost()) === before; time += TICK)
        await stage.page.clock.runFor(TICK);
      expect(await stage.page.locator(".sign.struck img").count()).toBe(1);
      await stage.page.clock.runFor(LONG);
    }
    await stage.page.locator(".beat").waitFor({ state: "detached" });
    expect(await stage.page.locator(".sign.struck").count()).toBe(0);
    await expect.poll(lost).toBeGreaterThan(before);
    counts.push(await lost());
    await stage.page.clock.resume();
  }
  expect(counts[1]).toBe(counts[0]);
});

test("a thrown die shows its roll, and what it says is not told before it has stopped", async () => {
  const moment = momentsOf("four-gods").find(({ name }) => name === "trap");
  if (!moment) throw new Error("no trap was found");
  const { page } = stage;
  const rolled = after(moment.session, moment.word).now.events.find(({ type }) => type === "rolled");
  await page.addInitScript(() => localStorage.setItem("tetrarch settings", '{"speed":"slow"}'));
  await stage.installClock();
  await stage.openKept(moment.session);
  await stage.settle();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await press(page, moment.session, moment.word);
  const die = page.locator(".thrown-die");
  await die.waitFor({ state: "attached" });
  expect(await die.getAttribute("data-roll")).toBe(String((rolled as { roll?: number } | undefined)?.roll));
  const [rolls, delay] = await page.evaluate(() => {
    const styleOf = (part: string) => getComputedStyle(document.querySelector(part) as Element);
    return [styleOf(".thrown-die .cube").animationDuration, styleOf(".beat-title").animationDelay];
  });
  expect([rolls, delay]).toEqual(["1.19s", "1.19s"]);
  await page.clock.resume();
});

test("who taps a choice that cannot be read yet goes on to it and chooses nothing; a key chooses at once", async () => {
  const moment = momentsOf("tomb-of-four-kings").find(({ name }) => name === "failed-door");
  if (!moment) throw new Error("no failed door was found");
  const { page } = stage;
  const { session, word } = moment;
  const next = after(session, word);
  const delved = after(next, "delve");
  await withSpeed("normal");
  await stage.installClock();
  let hour = 0;
  const showTheDoor = async () => {
    await stage.openKept(session);
    await page.clock.pauseAt(Date.now() + 3_600_000 * ++hour);
    await press(page, session, word);
    await page.locator(".choice-list.waiting").waitFor({ state: "attached" });
  };
  await showTheDoor();
  const choice = page.locator('[data-word="delve"]');
  await choice.click();
  await page.locator(".choice-list:not(.waiting)").waitFor({ state: "attached" });
  await stage.expectPiles(next);
  await page.clock.runFor(100);
  await choice.click();
  await stage.expectPiles(delved);
  await page.clock.resume();
  await showTheDoor();
  await page.keyboard.press("1");
  await stage.expectPiles(delved);
  await page.clock.resume();
  await showTheDoor();
  // However quick the next press is: the first was none on the choice.
  await choice.click();
  await page.locator(".choice-list:not(.waiting)").waitFor({ state: "attached" });
  await page.clock.runFor(100);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await stage.expectPiles(delved);
  await page.clock.resume();
  await showTheDoor();
  // A press that slides off chooses nothing, and takes nothing from the next.
  await choice.hover();
  await page.mouse.down();
  await page.locator(".choice-list:not(.waiting)").waitFor({ state: "attached" });
  await page.mouse.move(1, 1);
  await page.mouse.up();
  await stage.expectPiles(next);
  await choice.dispatchEvent("click", { detail: 1 });
  await stage.expectPiles(delved);
});

test.each([
  [360, 640],
  [844, 390],
])(
  "with letters twice as large nothing but the list of choices scrolls, and what is shown large is in sight, within %i by %i",
  async (width, height) => {
    const moment = momentsOf("tomb-of-four-kings").find(({ name }) => name === "lost-fight");
    if (!moment) throw new Error("no lost fight was found");
    const { page } = stage;
    await page.setViewportSize({ width, height });
    await page.addInitScript(() =>
      localStorage.setItem("tetrarch settings", '{"speed":"normal","textSize":200}'),
    );
    await stage.installClock();
    await stage.openKept(moment.session);
    await expect.poll(() => isReadLarge(page)).toBe(true);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const choice = page.locator(`[data-word="${moment.word}"]`);
    await choice.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    await choice.click();
    for (const part of [".beat-card", ".beat-title"]) {
      if (part === ".beat-title" && (await page.locator(part).count()) === 0) continue;
      const box = await page.locator(part).boundingBox();
      if (!box) throw new Error(`no ${part}`);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
    await page.clock.resume();
  },
);
