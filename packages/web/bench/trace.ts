import type { Browser, CDPSession, Page } from "playwright-core";
import { CHANGED } from "./probe.js";

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds of a processor's time. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly id?: string };
}

/** How a change came to the screen. */
export interface Shown {
  /** Milliseconds from the change until the frame that shows it was presented. */
  readonly presented: number;
  /** Milliseconds that a processor worked for it in the page's main thread, from the event to the frame. */
  readonly work: number;
}

/** Chromium's own record of when frames were put on the screen, and of what the page did for them. */
export class FrameTrace {
  readonly #session: CDPSession;
  readonly #events: TraceEvent[] = [];

  private constructor(session: CDPSession) {
    this.#session = session;
    session.on("Tracing.dataCollected", ({ value }) => {
      this.#events.push(...(value as unknown as readonly TraceEvent[]));
    });
  }

  static async start(browser: Browser): Promise<FrameTrace> {
    const session = await browser.newBrowserCDPSession();
    const trace = new FrameTrace(session);
    await session.send("Tracing.start", {
      transferMode: "ReportEvents",
      traceConfig: {
        recordMode: "recordAsMuchAsPossible",
        includedCategories: [
          "devtools.timeline",
          "disabled-by-default-devtools.timeline",
          "blink.user_timing",
        ],
        excludedCategories: ["*"],
      },
    });
    return trace;
  }

  /** What became of each change that the probe marked; `delays` says how long after its event each was made. */
  async stop(delays: readonly number[]): Promise<readonly Shown[]> {
    const { marks, own, tasks } = await this.#end();
    const frames = framesIn(own);
    if (marks.length > 0 && frames.every(({ rendering, rendered }) => rendering === rendered)) {
      throw new Error("this Chromium's trace does not say how long frames are rendered");
    }
    return marks.map(({ ts }, index) => {
      const frame = frames.find(({ rendered }) => rendered >= ts);
      const event = ts - (delays[index] ?? 0) * 1000;
      return {
        presented: ((frame?.presented ?? Number.NaN) - ts) / 1000,
        work: workBetween(tasks, event, frame?.rendering ?? ts) / 1000,
      };
    });
  }

  /** Milliseconds that a processor worked in the longest task of this page's main thread. */
  async longestWork(page: Page): Promise<number> {
    await page.evaluate((mark) => performance.mark(mark), CHANGED);
    const { tasks } = await this.#end();
    return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
  }

  /** What the main thread that left the marks did, in order. */
  async #end() {
    const complete = new Promise((resolve) => this.#session.once("Tracing.tracingComplete", resolve));
    await this.#session.send("Tracing.end");
    await complete;
    await this.#session.detach();
    const marks = this.#events.filter(({ name }) => name === CHANGED);
    const own = this.#events
      .filter(({ pid, tid }) => pid === marks[0]?.pid && tid === marks[0]?.tid)
      .sort((one, other) => one.ts - other.ts);
    return { marks, own, tasks: own.filter(({ name }) => name === "RunTask") };
  }
}

/** Of all tasks that were at work in this time, also of those that were at its ends. */
function workBetween(tasks: readonly TraceEvent[], start: number, end: number): number {
  return tasks
    .filter(({ ts, dur = 0 }) => ts <= end && ts + dur >= start)
    .reduce((sum, { tdur = 0 }) => sum + tdur, 0);
}

interface Frame {
  readonly rendering: number;
  /** What changes until then is still in it. */
  rendered: number;
  readonly presented: number | undefined;
}

function framesIn(events: readonly TraceEvent[]): readonly Frame[] {
  const presented = new Map<string | undefined, number>();
  for (const { name, args, ts } of events)
    if (name === "AnimationFrame::Presentation") presented.set(args?.id, ts);
  const frames: Frame[] = [];
  let id: string | undefined;
  for (const { name, ph, args, ts } of events) {
    if (name === "AnimationFrame" && ph === "b") id = args?.id;
    if (name !== "AnimationFrame::Render") continue;
    const last = frames.at(-1);
    if (ph === "b") frames.push({ rendering: ts, rendered: ts, presented: presented.get(id) });
    else if (last && ph === "e") last.rendered = ts;
  }
  return frames;
}
