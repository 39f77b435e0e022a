import { legalWords, resign, type Session } from "@tetrarch/engine";
import { recordOf } from "@tetrarch/play";
import type { Browser, Page } from "playwright-core";
import { randomGame } from "../test/app.js";
import { putFinished } from "../test/past-games.js";
import { openTab, PHONE } from "./browsers.js";
import { FrameTrace } from "./trace.js";

const ID = "5".repeat(32);

/** How long an analysis takes in the page. All in milliseconds of a processor's time, on this machine. */
export interface AnalysisTime {
  /** How many moves the game had. */
  readonly moves: number;
  /** What the worker needs until the first curve is on the page. */
  readonly curve: number;
  /** The longest task of the page's main thread until then, and from then until all is told. */
  readonly untilCurve: number;
  readonly untilFinal: number;
}

/** Opens the analysis of a game played at random in a phone's window, and watches page and worker until it is done. */
export async function timeOfAnalysis(
  browser: Browser,
  address: string,
  gameId: string,
  mostMoves: number,
): Promise<AnalysisTime> {
  // A processor made slow would count what it waits, and the worker would not be slowed.
  const page = await openTab(browser, { ...PHONE, throttle: 1 });
  try {
    const session = givenUp(randomGame(gameId, 401, mostMoves).sessions.at(-1) as Session);
    const record = recordOf(session, ID, { endedAt: Date.UTC(2026, 0, 1), origin: "random" });
    if (!record) throw new Error("still in play");
    await page.goto(`${address}#/history`, { waitUntil: "networkidle" });
    await putFinished(page, [record]);
    const first = await watched(browser, page, async () => {
      await page.goto(`${address}#/analysis/${ID}`);
      await page
        .locator(".progress", { hasText: /^Weighing|^Looking once more|^$/ })
        .waitFor({ state: "attached" });
    });
    const second = await watched(browser, page, () =>
      page.locator("[role=status]", { hasText: "The analysis is done." }).waitFor({ state: "attached" }),
    );
    return {
      moves: record.words.length,
      curve: first.worker,
      untilCurve: first.longest,
      untilFinal: second.longest,
    };
  } finally {
    await page.context().close();
  }
}

function givenUp(session: Session): Session {
  const resigned = legalWords(session).length > 0 ? resign(session) : undefined;
  return resigned?.ok ? resigned.value : session;
}

async function watched(browser: Browser, page: Page, act: () => Promise<void>) {
  const trace = await FrameTrace.start(browser);
  await act();
  return trace.worked(page);
}
