// Takes a strip of every moment of every game: npm run pictures -- strips [folder] [part of a strip's name, such as four-gods-trap-390x844]
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { serve } from "../../serve.mjs";
import { launchBrowser } from "../browser.js";
import { type Moment, momentsOf } from "../moments.js";
import { press } from "../press.js";
import { openSavedTable } from "../saved-table.js";
import { markAllVisited } from "../visited-games.js";
import { WINS } from "../wins.js";

/** From one frame to the next, in milliseconds. */
const TICK = 40;
/** A strip ends when nothing has moved for so many frames; none has more than … */
const STILL = 10;
const MOST = 260;
const SIZES = ["390x844", "1280x800"];
/** A sheet shows every so manieth frame, with so many beside each other. */
const SHOWN = 4;
const ACROSS = 8;

const [folder = "strips", wanted = ""] = process.argv.slice(2);

/**
 * Moves all animations on by a tick: those that have just begun stand at their beginning.
 * @returns whether anything moves that comes to an end, or is shown large
 */
function tickAnimations(page: Page): Promise<boolean> {
  return page.evaluate((tick) => {
    const page = globalThis as { driven?: WeakSet<Animation> };
    page.driven ??= new WeakSet();
    let moves = document.querySelector(".beat, .finale") !== null;
    for (const animation of document.getAnimations()) {
      const isNew = !page.driven.has(animation);
      page.driven.add(animation);
      animation.pause();
      const time = isNew ? 0 : Number(animation.currentTime ?? 0) + tick;
      const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
      if (time >= end) animation.finish();
      else animation.currentTime = time;
      moves ||= time < end && end < Number.POSITIVE_INFINITY;
    }
    return moves;
  }, TICK);
}

/** Up to when nothing moves any more, or to the sheet that ends a game. */
async function framesOf(page: Page, moment: Moment): Promise<readonly Buffer[]> {
  await page.clock.pauseAt(Date.now() + 3_600_000);
  // On a busy machine what begins with the press would be over before its first frame.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Animation.enable");
  await devtools.send("Animation.setPlaybackRate", { playbackRate: 0 });
  await tickAnimations(page);
  await press(page, moment.session, moment.word);
  const frames: Buffer[] = [];
  let still = 0;
  const isOver = () => (moment.isEnd ? isSheetOpen(page) : still >= STILL);
  while (frames.length < MOST && !(await isOver())) {
    await page.clock.runFor(TICK);
    still = (await tickAnimations(page)) ? 0 : still + 1;
    const last = frames.at(-1);
    const frame = last && still > 1 && still % STILL !== 0 ? last : await page.screenshot();
    frames.push(frame);
  }
  return frames;
}

function isSheetOpen(page: Page): Promise<boolean> {
  return page.locator("dialog[open]").isVisible();
}

/** All frames of a strip as one picture, each with its time. */
async function sheet(browser: Browser, frames: readonly Buffer[], width: number): Promise<Buffer> {
  const shown = frames.flatMap((frame, index) =>
    index % SHOWN === 0 || index === frames.length - 1 ? [{ frame, time: index * TICK }] : [],
  );
  const page = await browser.newPage({ viewport: { width: (width + 8) * ACROSS + 8, height: 200 } });
  const figures = shown.map(
    ({ frame, time }) =>
      `<figure><img width="${width}" src="data:image/png;base64,${frame.toString("base64")}">${time} ms</figure>`,
  );
  await page.setContent(
    `<style>body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;background:#888;font:12px sans-serif}figure{margin:0;width:${width}px}</style>${figures.join("")}`,
    { timeout: 0 },
  );
  const picture = await page.screenshot({ fullPage: true });
  await page.close();
  return picture;
}

async function take(browser: Browser, address: string, name: string, moment: Moment): Promise<void> {
  const [width = 0, height = 0] = (name.split("-").at(-1) ?? "").split("x").map(Number);
  const context = await browser.newContext({ viewport: { width, height }, serviceWorkers: "block" });
  const page = await context.newPage();
  await markAllVisited(page);
  await page.addInitScript(() => localStorage.setItem("tetrarch settings", '{"speed":"normal"}'));
  page.on("pageerror", ({ message }) => console.error(`${name}: ${message}`));
  await page.clock.install();
  await openSavedTable(page, address, moment.session);
  const frames = await framesOf(page, moment);
  mkdirSync(join(folder, name), { recursive: true });
  for (const [index, frame] of frames.entries())
    writeFileSync(join(folder, name, `${String(index * TICK).padStart(5, "0")}.png`), frame);
  writeFileSync(join(folder, `${name}.png`), await sheet(browser, frames, width > height ? 320 : 170));
  await context.close();
  console.log(`${name}: ${moment.word} in ${moment.session.deal}, ${frames.length} frames`);
}

mkdirSync(folder, { recursive: true });
const [app, browser] = await Promise.all([serve(0), launchBrowser({ isWhole: true })]);
for (const gameId of Object.keys(WINS)) {
  for (const moment of momentsOf(gameId)) {
    for (const size of SIZES) {
      const name = `${gameId}-${moment.name}-${size}`;
      if (name.includes(wanted)) await take(browser, app.address, name, moment);
    }
  }
}
await browser.close();
await app.close();
