import { beforeEach, expect, test } from "vitest";
import { momentsOf } from "./moments.js";
import { press } from "./press.js";
import { Stage } from "./stage.js";
import { wonGame } from "./wins.js";

/** Longer than all beats of any move. */
const LONG = 20_000;

const stage = new Stage();

beforeEach(async () => {
  await stage.paintNothing();
  await stage.page.addInitScript(() => localStorage.setItem("tetrarch settings", '{"speed":"normal"}'));
});

/** Without room for a log, which tells what is hurried past. */
const PHONE = { width: 390, height: 844 };

/** From now on no card lands by itself, nor a crown. */
function holdFlights(): Promise<void> {
  return stage.page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      const animation = animate.call(this, keyframes, options);
      if (this.matches(".card, .crowns > *")) animation.pause();
      return animation;
    };
  });
}

function endFlights(): Promise<void> {
  return stage.page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
}

test("a card keeps the face with which it was shown large until it has landed", async () => {
  const moment = momentsOf("four-gods").find(({ name }) => name === "fight");
  if (!moment) throw new Error("no fight was found");
  const { page } = stage;
  await page.setViewportSize(PHONE);
  await stage.installClock();
  await stage.openKept(moment.session);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await holdFlights();
  await press(page, moment.session, moment.word);
  const large = page.locator(".beat.leaves .beat-card .card .face");
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return large.count();
    })
    .toBe(1);
  const code = await page.locator(".beat").getAttribute("data-card");
  const face = await large.innerHTML();
  const inPlace = page.locator(`.card[data-code="${code}"] .face`);
  await page.clock.runFor(LONG);
  expect(await page.locator(".beat").count()).toBe(0);
  expect(await inPlace.innerHTML()).toBe(face);
  await endFlights();
  await expect.poll(() => inPlace.innerHTML()).not.toBe(face);
});

/** The last move of a won game, at normal speed; nothing of what it leads to is over before it was looked at. */
async function pressTheLastMove(gameId: string): Promise<void> {
  const { session, words } = wonGame(gameId, 1);
  await stage.installClock();
  await stage.openKept(session);
  await stage.page.clock.pauseAt(Date.now() + 3_600_000);
  await press(stage.page, session, words[0] ?? "");
  await stage.page.locator(".beat").waitFor({ state: "attached" });
}

test("the picture of the end waits for the last card; the last crown flies to its place, and old torches smoke no more", async () => {
  const { page } = stage;
  await pressTheLastMove("tomb-of-four-kings");
  expect(await page.locator(".sconce.burnt").count()).toBe(3);
  expect(await page.locator(".wisp").count()).toBe(0);
  await holdFlights();
  await page.clock.runFor(LONG);
  expect(await page.locator(".beat").count()).toBe(0);
  expect(await page.locator(".finale").count()).toBe(0);
  const flights = (crowns: Element[]) => crowns.map((crown) => crown.getAnimations().length);
  expect(await page.locator(".crowns > *").evaluateAll(flights)).toEqual([0, 0, 0, 1]);
  await endFlights();
  await page.locator(".finale").waitFor();
  // The table has no picture of the end of its own.
  expect(await page.locator(".sign.wide").count()).toBe(0);
});

test("that a game is over is told when all that led to it has been seen, and no line before its title has gone", async () => {
  const { page } = stage;
  await pressTheLastMove("four-gods");
  const score = page.locator(".top .score");
  const howItEnded = page.locator(".bar").getByRole("button", { name: "How it ended" });
  expect(await score.innerText()).toContain("3/4");
  expect(await howItEnded.count()).toBe(0);
  const { opacity } = await page
    .locator(".caption")
    .evaluate((line) => ({ opacity: getComputedStyle(line).opacity }));
  expect(opacity).toBe("0");
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return page.locator(".beat").count();
    })
    .toBe(0);
  await expect.poll(() => score.innerText()).toContain("4/4");
  await howItEnded.waitFor();
  // The picture of the end is the only one.
  expect(await page.locator(".dreamer").count()).toBe(0);
});

test("what follows by itself hurries nothing past that is shown large", async () => {
  const { page } = stage;
  await page.setViewportSize(PHONE);
  await pressTheLastMove("four-kingdoms");
  let hurried = 0;
  const captions = new Set<string>();
  const risen = new Set<string | null>();
  await expect
    .poll(async () => {
      const isShown = (await page.locator(".beat").count()) > 0;
      if (isShown) captions.add(await page.locator(".caption").innerText());
      for (const sign of await page.locator(".risen .flag svg path").all())
        risen.add(await sign.getAttribute("d"));
      hurried += await page.locator(".beat-results").count();
      await page.clock.runFor(100);
      return page.locator(".finale").count();
    })
    .toBe(1);
  expect(hurried).toBe(0);
  // Two kingdoms are made whole, the second of them by itself.
  expect([...captions].filter((line) => line.includes("is united"))).toHaveLength(2);
  // Each castle comes forth under its flag.
  expect(risen.size).toBe(2);
});
