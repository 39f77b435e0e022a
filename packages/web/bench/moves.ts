import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { outcomeOf, type Session } from "@tetrarch/engine";
import type { Browser, Page } from "playwright-core";
import { finishingWords } from "../src/play/finish.js";
import type { AnyTable, Ends } from "../src/table/model.js";
import { after, chooser, pilesOnScreen, sessionOf } from "../test/app.js";
import { spotOf, tapAt } from "../test/hands.js";
import { tables } from "../test/tables.js";
import { type Answer, type Flight, installProbe } from "./probe.js";
import { assertCount } from "./report.js";
import { WINDOW } from "./start.js";
import { FrameTrace, type Shown } from "./trace.js";

/** How somebody plays: what passes between two presses of a move, and after a move. */
export interface Rhythm {
  readonly betweenPresses: number;
  readonly afterMoves: number;
}

export interface MovesMade {
  readonly answers: readonly (Answer & Shown)[];
  readonly flights: readonly Flight[];
}

/** Plays random games of the numbered deals by tap, flights and saving as every player has them, each move checked. */
export async function playMoves(
  browser: Browser,
  address: string,
  { gameId, count, rhythm }: { readonly gameId: string; readonly count: number; readonly rhythm: Rhythm },
): Promise<MovesMade> {
  const context = await browser.newContext({ viewport: WINDOW });
  const page = await context.newPage();
  await installProbe(page);
  let deal = 0;
  let made = 0;
  let trace: FrameTrace | undefined;
  while (made < count) {
    deal++;
    await open(page, address, sessionOf(gameId, deal));
    trace ??= await FrameTrace.start(browser);
    made += await playDeal(page, { gameId, deal, most: count - made, rhythm });
  }
  // The last frame has to be on the screen, too.
  await pause(500);
  const answers = await page.evaluate(() => probe.answers);
  const shown = (await trace?.stop(answers.map(({ input, changed }) => changed - input))) ?? [];
  const flights = await page.evaluate(() => probe.flights);
  await context.close();
  assertCount(`moves of ${gameId} answered`, answers.length, count);
  assertCount(`moves of ${gameId} presented`, shown.filter(({ presented }) => presented > 0).length, count);
  return {
    answers: answers.map((answer, index) => {
      const { presented = Number.NaN, work = Number.NaN } = shown[index] ?? {};
      return { ...answer, presented: answer.changed + presented, work };
    }),
    flights,
  };
}

/** Lays a deal; the probe looks only at moves, which are all told. */
export async function open(page: Page, address: string, session: Session): Promise<void> {
  await page.goto(`${address}#/${session.game.id}/${session.deal}`);
  await page.evaluate(() => {
    probe.watched = "[role=status]";
  });
  await expectPiles(page, session);
  await pause(500);
}

export async function playDeal(
  page: Page,
  { gameId, deal, most, rhythm }: { gameId: string; deal: number; most: number; rhythm: Rhythm },
): Promise<number> {
  const table = tables[gameId];
  if (!table) throw new Error(`no table for ${gameId}`);
  const choose = chooser(deal);
  let session = sessionOf(gameId, deal);
  let made = 0;
  while (made < most && finishingWords(table, session).length === 0) {
    const word = choose(session);
    if (word === undefined || outcomeOf(session).status !== "playing") break;
    const before = await page.evaluate(() => probe.answers.length);
    await press(page, endsOf(table, session, word), rhythm);
    await page.evaluate((count) => probe.answered(count), before + 1);
    session = after(session, word);
    await expectPiles(page, session);
    made++;
    await pause(rhythm.afterMoves);
  }
  return made;
}

function endsOf(table: AnyTable, session: Session, word: string): Ends {
  return table.ends(session.game.view(session.now.state), word);
}

async function press(page: Page, { from, count, to }: Ends, { betweenPresses }: Rhythm): Promise<void> {
  await tap(page, from, count);
  if ((await page.locator(".card.lifted").count()) === 0) return;
  await pause(betweenPresses);
  await tap(page, to, 1);
}

async function tap(page: Page, pile: string, count: number): Promise<void> {
  const spot = await restingSpot(page, pile, count);
  await tapAt(page, spot);
}

/**
 * Nobody hits a card that flies: it is waited until the card meant, or the empty place, lies still and uppermost, and
 * what still flies has left where it lay.
 */
async function restingSpot(page: Page, pile: string, count: number): Promise<{ x: number; y: number }> {
  for (let patience = 400; patience > 0; patience--) {
    const spot = await spotOf(page, pile, count);
    if (await page.evaluate(restsAt, { spot, pile, count })) return spot;
    await pause(8);
  }
  throw new Error(`card ${count} of ${pile} cannot be pressed`);
}

/** Runs in the page. */
function restsAt({
  spot,
  pile,
  count,
}: {
  spot: { x: number; y: number };
  pile: string;
  count: number;
}): boolean {
  const HALF = 0.5;
  for (const { effect } of document.getAnimations()) {
    const isCard = effect instanceof KeyframeEffect && effect.target?.matches(".card");
    if (isCard && (effect.getComputedTiming().progress ?? 1) < HALF) return false;
  }
  const hit = document.elementFromPoint(spot.x, spot.y);
  const group = hit?.closest<HTMLElement>("[data-pile-id]");
  if (group?.dataset.pileId !== pile) return false;
  const card = hit?.closest<HTMLElement>(".card");
  if (!card) return group.querySelector(".card") === null;
  const fromTop = group.querySelectorAll(".card").length - Number(card.dataset.index);
  return fromTop === count && card.getAnimations().length === 0;
}

async function expectPiles(page: Page, session: Session): Promise<void> {
  const table = tables[session.game.id];
  const view = session.game.view(session.now.state);
  const expected = Object.fromEntries(table?.piles(view).map(({ id, cards }) => [id, cards]) ?? []);
  for (let patience = 200; patience > 0; patience--) {
    if (isDeepStrictEqual(await pilesOnScreen(page), expected)) return;
    await pause(10);
  }
  throw new Error(`${session.deal} after ${session.now.number} moves: the screen shows something else`);
}
