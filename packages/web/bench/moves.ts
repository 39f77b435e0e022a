import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { outcomeOf, type Session } from "@tetrarch/engine";
import { autoplayWords } from "@tetrarch/play";
import type { Browser, Page } from "playwright-core";
import type { Ends } from "../src/table/model.js";
import { after, chooser, pilesOnScreen, sessionOf } from "../test/app.js";
import { byDrag, spotOf, tapAt } from "../test/input.js";
import { isSpared, tables } from "../test/tables.js";
import { openTab, type Setting } from "./browsers.js";
import type { Answer, Flight } from "./probe.js";
import { assertCount } from "./report.js";

/** How somebody plays: what passes between two presses of a move, and after a move. */
export interface Rhythm {
  readonly name: string;
  readonly betweenPresses: number;
  readonly afterMoves: number;
}

export interface MovesMade {
  readonly answers: readonly Answer[];
  readonly flights: readonly Flight[];
  /** The answers to the moves that ended a game. */
  readonly last: readonly Answer[];
  /** The longest task of each new deal laid on the table, in milliseconds; 0 where none was over 50. */
  readonly deals: readonly number[];
  /** The longest task of all moves and new deals, in milliseconds; 0 where none was over 50. */
  readonly longest: number;
}

export interface Play {
  readonly gameId: string;
  readonly count: number;
  readonly rhythm: Rhythm;
  readonly setting: Setting;
}

/** Plays random games of the numbered deals by tap, flights and saving as every player has them, each move checked. */
export async function playMoves(
  browser: Browser,
  address: string,
  { gameId, count, rhythm, setting }: Play,
): Promise<MovesMade> {
  const page = await openTab(browser, setting);
  const ends = new Set<number>();
  const deals: number[] = [];
  let deal = 0;
  let made = 0;
  let started = 0;
  while (made < count) {
    deal++;
    const longest = await open(page, address, sessionOf(gameId, deal));
    // The first is laid with the page, and that is a start.
    if (deal > 1) deals.push(longest);
    else started = await page.evaluate(() => probe.longTasks.length);
    const { moves, isOver } = await playDeal(page, { gameId, deal, most: count - made, rhythm });
    made += moves;
    if (isOver) ends.add(made - 1);
  }
  // The last frame has to be on the screen, too.
  await pause(500);
  const { answers, flights, longTasks } = await page.evaluate(() => ({
    answers: probe.answers,
    flights: probe.flights,
    longTasks: probe.longTasks,
  }));
  const longest = Math.max(0, ...longTasks.slice(started).map(({ duration }) => duration));
  await page.context().close();
  assertCount(`moves of ${gameId} answered`, answers.length, count);
  return { answers, flights, last: answers.filter((_, index) => ends.has(index)), deals, longest };
}

/** Lays a deal; the probe looks only at moves, which are all told. Returns its longest task. */
async function open(page: Page, address: string, session: Session): Promise<number> {
  const known = await page.evaluate(() => globalThis.probe?.longTasks.length ?? 0);
  await page.goto(`${address}#/${session.game.id}/${session.deal}`);
  await page.evaluate(() => {
    probe.watched = "[role=status]";
  });
  await expectPiles(page, session);
  await pause(500);
  const tasks = await page.evaluate(() => probe.longTasks);
  return Math.max(0, ...tasks.slice(known).map(({ duration }) => duration));
}

interface DealPlay {
  readonly gameId: string;
  readonly deal: number;
  readonly most: number;
  readonly rhythm: Rhythm;
}

async function playDeal(page: Page, { gameId, deal, most, rhythm }: DealPlay) {
  const table = tables[gameId];
  if (!table) throw new Error(`no table for ${gameId}`);
  const choose = chooser(deal);
  let session = sessionOf(gameId, deal);
  let moves = 0;
  const isOver = () => outcomeOf(session).status !== "playing";
  while (moves < most && autoplayWords(session, table).length === 0) {
    const word = choose(session);
    if (word === undefined || isOver()) break;
    const ends = table.ends(session.game.view(session.now.state), word);
    await press(page, ends, rhythm, isSpared(table, session, word));
    session = after(session, word);
    await expectPiles(page, session);
    moves++;
    await pause(rhythm.afterMoves);
  }
  return { moves, isOver: isOver() };
}

/**
 * What is to be known of the answer is asked before the press: no question keeps the page from answering.
 * @param isSpared whether the card is dragged, as a tap would make another move
 */
async function press(page: Page, ends: Ends, { betweenPresses }: Rhythm, isSpared: boolean): Promise<void> {
  const { from, depth, to } = ends;
  const next = 1 + (await page.evaluate(() => probe.answers.length));
  const first = await restingSpot(page, from, depth);
  await saidAll(page);
  const handled = page.evaluate((answers) => probe.handled(answers), next);
  // A press may come before a question that was asked before it; not before one that was answered.
  await page.evaluate(() => undefined);
  await (isSpared ? byDrag(page, ends) : tapAt(page, first));
  if ((await handled) === "answered") return;
  await pause(betweenPresses);
  const second = await restingSpot(page, to, 1);
  const answered = page.evaluate((answers) => probe.answered(answers), next);
  await tapAt(page, second);
  await answered;
}

/** A tip that follows the last move late would be taken for the answer to a press that only lifts a card. */
async function saidAll(page: Page): Promise<void> {
  const status = page.getByRole("status");
  for (let before: string | undefined; ; ) {
    const said = await status.innerText();
    if (said === before) return;
    before = said;
    await pause(100);
  }
}

/**
 * Nobody hits a card that flies: it is waited until the card meant, or the empty place, lies still and uppermost, and
 * what still flies has left where it lay. While choices wait for what is shown large, a press would only hurry that.
 */
async function restingSpot(page: Page, pile: string, depth: number): Promise<{ x: number; y: number }> {
  for (let patience = 1000; patience > 0; patience--) {
    const spot = await spotOf(page, pile, depth);
    if (await page.evaluate(restsAt, { spot, pile, depth })) return spot;
    await pause(8);
  }
  throw new Error(`card ${depth} of ${pile} cannot be pressed`);
}

/** Runs in the page. */
function restsAt({
  spot,
  pile,
  depth,
}: {
  spot: { x: number; y: number };
  pile: string;
  depth: number;
}): boolean {
  const HALF = 0.5;
  if (document.querySelector(".choice-list.waiting")) return false;
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
  return fromTop === depth && card.getAnimations().length === 0;
}

async function expectPiles(page: Page, session: Session): Promise<void> {
  const table = tables[session.game.id];
  const view = session.game.view(session.now.state);
  const expected = Object.fromEntries(table?.piles(view).map(({ id, cards }) => [id, cards]) ?? []);
  let shown: Readonly<Record<string, unknown>> = {};
  for (let patience = 400; patience > 0; patience--) {
    shown = await pilesOnScreen(page);
    if (isDeepStrictEqual(shown, expected)) return;
    await pause(10);
  }
  const other = Object.keys(expected).filter((id) => !isDeepStrictEqual(shown[id], expected[id]));
  throw new Error(
    `${session.deal} after ${session.now.number} moves: the screen shows something else in ${other.join(", ")}`,
  );
}
