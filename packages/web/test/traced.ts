import type { Page } from "playwright-core";

/** What the browser says that a page's main thread did. */
export interface Work {
  readonly name: string;
  /** Of a style: how many elements were looked at. */
  readonly elements: number;
  /** The addresses of the scripts that made it do so just then; empty where the browser did by itself. */
  readonly scripts: readonly string[];
}

interface TraceEvent {
  readonly name: string;
  readonly args?: {
    readonly elementCount?: number;
    readonly beginData?: { readonly stackTrace?: readonly { readonly url: string }[] };
  };
}

/** All styles and layouts while something is done. */
export async function traced(page: Page, act: () => Promise<unknown>): Promise<readonly Work[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error("no browser");
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    events.push(...(value as unknown as readonly TraceEvent[]));
  });
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: {
      includedCategories: [
        "devtools.timeline",
        "disabled-by-default-devtools.timeline",
        "disabled-by-default-devtools.timeline.stack",
      ],
      excludedCategories: ["*"],
    },
  });
  await act();
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await complete;
  await session.detach();
  return events
    .filter(({ name }) => name === "Layout" || name === "UpdateLayoutTree")
    .map(({ name, args }) => ({
      name,
      elements: args?.elementCount ?? 0,
      scripts: (args?.beginData?.stackTrace ?? []).map(({ url }) => url),
    }));
}
