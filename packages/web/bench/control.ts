import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { openTab, type Setting } from "./browsers.js";
import type { MovesMade, Rhythm } from "./moves.js";
import { assertCount } from "./report.js";

/** A card by itself: no state, no library, no styles but its own. */
const ONE_CARD = `<!doctype html><meta name="viewport" content="width=device-width"><title>one card</title>
<style>body{margin:0;background:#222}.card{position:absolute;left:20px;top:20px;width:80px;height:120px;background:#fff}</style>
<div class="card"></div><p role="status"></p>
<script>
let place = 0;
const card = document.querySelector(".card");
addEventListener("pointerup", () => {
  const from = card.style.transform || "none";
  place = 1 - place;
  card.style.transform = place ? "translate(200px, 500px)" : "none";
  card.animate([{ transform: from }, { transform: card.style.transform }], { duration: 300, easing: "ease-out" });
  document.querySelector("p").textContent = place;
});
</script>`;

/** What the browser itself takes where one card flies on an empty page: no table can do better here. */
export async function flyOneCard(
  browser: Browser,
  address: string,
  { count, rhythm, setting }: { readonly count: number; readonly rhythm: Rhythm; readonly setting: Setting },
): Promise<Pick<MovesMade, "answers" | "flights">> {
  const page = await openTab(browser, setting);
  const cardPage = `${address}one-card`;
  await page.route(cardPage, (route) => route.fulfill({ contentType: "text/html", body: ONE_CARD }));
  await page.goto(cardPage);
  await page.evaluate(() => {
    probe.watched = "[role=status]";
  });
  for (let made = 1; made <= count; made++) {
    const answered = page.evaluate((answers) => probe.answered(answers), made);
    await page.evaluate(() => undefined);
    await page.touchscreen.tap(300, 300);
    await answered;
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    await pause(rhythm.afterMoves);
  }
  const { answers, flights } = await page.evaluate(() => ({
    answers: probe.answers,
    flights: probe.flights,
  }));
  await page.context().close();
  assertCount("presses of one card answered", answers.length, count);
  return { answers, flights };
}
