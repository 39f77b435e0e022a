import { resign, type Session, seededRandom } from "@tetrarch/engine";
import { type GameRecord, recordOf } from "@tetrarch/play";
import { agentsOf, greedyOf, playingOut } from "@tetrarch/solver";
import type { Browser } from "playwright-core";
import type { Reply } from "../src/solver-client/messages.js";
import { after, sessionOf } from "../test/app.js";
import { putFinished } from "../test/past-games.js";
import { openTab, type Setting } from "./browsers.js";

const ID = "a".repeat(32);
/** Of the games on so many deals the longest is analysed, as far as this. */
const DEALS = 20;
const MOST_MOVES = 100;
/** An analysis takes so many milliseconds at most. */
const PATIENCE = 300_000;

/** How an analysis came to its page: milliseconds from the question to the worker on. */
export interface AnalysisTimes {
  /** Until the curve was there as a whole, every move was weighed, and all was told. */
  readonly curve: number;
  readonly grades: number;
  readonly end: number;
  /** The longest task of the page's main thread since then; 0 where none was over 50. */
  readonly longestTask: number;
}

declare global {
  /** When the worker was asked, and when it had told what; 0 what has not come yet. */
  var analysisClock: { begin: number; curve: number; grades: number; end: number };
}

/** A long game of a sensible player's, given up where it has so many moves. */
export function longGame(gameId: string): Session {
  const games = Array.from({ length: DEALS }, (_, deal) => playedGame(gameId, deal + 1));
  const longest = games.reduce((a, b) => (b.now.number > a.now.number ? b : a));
  const given = resign(longest);
  return given.ok ? given.value : longest;
}

function playedGame(gameId: string, deal: number): Session {
  const start = sessionOf(gameId, deal);
  const agents = agentsOf(start.game);
  if (!agents) throw new Error(`${gameId} has no players`);
  const playing = playingOut(start.game, start.now.state, greedyOf(agents), seededRandom(deal), 0);
  let step = playing.next();
  while (!step.done) step = playing.next();
  return step.value.words.slice(0, MOST_MOVES).reduce(after, start);
}

/** Opens the page of a finished game that was never analysed, and waits until all is told. */
export async function analyse(
  browser: Browser,
  address: string,
  session: Session,
  setting: Setting,
): Promise<AnalysisTimes> {
  const page = await openTab(browser, setting);
  try {
    await page.addInitScript(readTheClock, movesOf(session));
    await page.goto(`${address}#/history`);
    await page.locator(".history .book").waitFor();
    await putFinished(page, [recordOf(session, ID, { endedAt: 1, origin: "random" }) as GameRecord]);
    await page.goto(`${address}#/analysis/${ID}`);
    await page.waitForFunction(() => globalThis.analysisClock.end > 0, undefined, { timeout: PATIENCE });
    return await page.evaluate(() => {
      const { begin, curve, grades, end } = globalThis.analysisClock;
      const tasks = probe.longTasks.filter(({ start }) => start >= begin).map(({ duration }) => duration);
      return {
        curve: curve - begin,
        grades: grades - begin,
        end: end - begin,
        longestTask: Math.max(0, ...tasks),
      };
    });
  } finally {
    await page.context().close();
  }
}

/** Giving up is a move, too. */
export function movesOf({ now, resigned }: Session): number {
  return now.number + (resigned ? 1 : 0);
}

/** Run in the page before its scripts: notes when its worker is asked, and when it has told of so many moves. */
function readTheClock(moves: number): void {
  const clock = { begin: 0, curve: 0, grades: 0, end: 0 };
  globalThis.analysisClock = clock;
  const seen = new Set<number>();
  const weighed = new Set<number>();
  const note = ({ answer }: Reply) => {
    if (answer.type !== "part" && answer.type !== "analysed") return;
    const now = performance.now();
    for (const { ply, grade } of answer.part.plies) {
      seen.add(ply);
      if (grade !== undefined) weighed.add(ply);
    }
    if (seen.size === moves) clock.curve ||= now;
    if (weighed.size === moves) clock.grades ||= now;
    if (answer.type === "analysed") clock.end ||= now;
  };
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, order: unknown) {
    clock.begin ||= performance.now();
    postMessage.call(this, order, {});
  };
  Object.defineProperty(Worker.prototype, "onmessage", {
    set(this: Worker, take: (event: MessageEvent<Reply>) => void) {
      this.addEventListener("message", (event: MessageEvent<Reply>) => {
        note(event.data);
        take.call(this, event);
      });
    },
  });
}
