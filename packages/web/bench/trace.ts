import type { Browser, CDPSession } from "playwright-core";
import { CHANGED } from "./probe.js";

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  /** Microseconds. */
  readonly ts: number;
  readonly pid: number;
  readonly args?: { readonly id?: string };
}

/** Chromium's own record of when frames were put on the screen. */
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
        includedCategories: ["devtools.timeline", "blink.user_timing"],
        excludedCategories: ["*"],
      },
    });
    return trace;
  }

  /** Of each change that the probe marked: milliseconds until the frame that shows it was presented. */
  async stop(): Promise<readonly number[]> {
    const complete = new Promise((resolve) => this.#session.once("Tracing.tracingComplete", resolve));
    await this.#session.send("Tracing.end");
    await complete;
    await this.#session.detach();
    const marks = this.#events.filter(({ name }) => name === CHANGED);
    const own = this.#events.filter(({ pid }) => pid === marks[0]?.pid);
    const frames = framesIn(own.sort((one, other) => one.ts - other.ts));
    return marks.map(({ ts }) => {
      const shown = frames.find(({ rendering }) => rendering >= ts)?.presented ?? Number.NaN;
      return (shown - ts) / 1000;
    });
  }
}

interface Frame {
  readonly rendering: number;
  readonly presented: number | undefined;
}

function framesIn(events: readonly TraceEvent[]): readonly Frame[] {
  const presented = new Map<string | undefined, number>();
  for (const { name, args, ts } of events)
    if (name === "AnimationFrame::Presentation") presented.set(args?.id, ts);
  const frames: Frame[] = [];
  let id: string | undefined;
  for (const { name, ph, args, ts } of events) {
    if (ph !== "b") continue;
    if (name === "AnimationFrame") id = args?.id;
    if (name === "AnimationFrame::Render") frames.push({ rendering: ts, presented: presented.get(id) });
  }
  return frames;
}
