import type { Page } from "playwright-core";
import { markAllVisited } from "../test/visited-games.js";

/** A press and its answer, in the page's clock: milliseconds since its navigation began. */
export interface Answer {
  /** The time stamp of the event that made the move. */
  readonly input: number;
  /** The new state is in the document. */
  readonly changed: number;
  /** The frame that shows it is laid out, painted and handed over to be put on the screen. */
  readonly painted: number;
}

/** Cards on their way after one change. */
export interface Flight {
  readonly cards: number;
  /** Milliseconds from frame to frame while they flew. */
  readonly frames: readonly number[];
}

/** A time in which the page could do nothing else, in milliseconds. */
export interface LongTask {
  readonly start: number;
  readonly duration: number;
}

interface Probe {
  /** Where a change counts as the answer to a press; nowhere when empty. */
  watched: string;
  /** When what there is to press was painted first. */
  readonly ready: Promise<number>;
  readonly answers: Answer[];
  readonly flights: Flight[];
  /** Tasks of more than 50 ms. */
  readonly longTasks: LongTask[];
  /** Waits until so many presses are answered. */
  answered(count: number): Promise<void>;
  /**
   * Waits for the next press: until so many are answered, or it has only lifted cards. Asked before the press, so that
   * no question disturbs its answer.
   */
  handled(count: number): Promise<"answered" | "lifted">;
}

declare global {
  var probe: Probe;
}

/** Watches every page of this tab from its first line on. */
export async function installProbe(page: Page): Promise<void> {
  await page.addInitScript(watch);
  await markAllVisited(page);
}

/** Runs in the page. */
function watch(): void {
  const PATIENCE = 10_000;
  const READY = ".table .card, .doors a";
  const flights: { cards: number; frames: number[] }[] = [];
  const flying = new Set<Animation>();
  const longTasks: { start: number; duration: number }[] = [];
  let pressed: number | undefined;
  let wasLifted = false;
  /** A frame is being drawn, and callbacks run that have asked for it. */
  let isInFrame = false;
  let waiting: (() => void)[] = [];
  let isReady: (time: number) => void = () => undefined;
  let wasReady = false;

  const { requestAnimationFrame } = globalThis;
  globalThis.requestAnimationFrame = (callback) =>
    requestAnimationFrame((now) => {
      isInFrame = true;
      callback(now);
      // After those who observe what the callback has changed.
      queueMicrotask(() => {
        isInFrame = false;
      });
    });
  const isLifted = () => document.querySelector(".card.lifted") !== null;
  const nextTask = (then: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(0);
  };
  /** When the frame with what has just changed is handed over: this one, if it is being drawn, else the next. */
  const afterFrame = (then: () => void) =>
    isInFrame ? nextTask(then) : requestAnimationFrame(() => nextTask(then));
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) longTasks.push({ start: startTime, duration });
  }).observe({ type: "longtask", buffered: true });

  const probe: Probe = {
    watched: "body",
    ready: new Promise((resolve) => {
      isReady = resolve;
    }),
    answers: [],
    flights,
    longTasks,
    answered: (count) =>
      new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`press ${count} was not answered`)), PATIENCE);
        const look = () => {
          if (probe.answers.length >= count) resolve();
          else waiting.push(look);
        };
        look();
      }),
    handled: (count) =>
      new Promise((resolve, reject) => {
        probe.answered(count).then(() => resolve("answered"), reject);
        addEventListener("pointerup", () => afterFrame(() => isLifted() && resolve("lifted")), {
          once: true,
        });
      }),
  };
  globalThis.probe = probe;

  const answer = (input: number) => {
    const changed = performance.now();
    afterFrame(() => {
      probe.answers.push({ input, changed, painted: performance.now() });
      const looking = waiting;
      waiting = [];
      for (const look of looking) look();
    });
  };

  const isWatched = ({ target }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement;
    return probe.watched !== "" && element?.closest(probe.watched) !== null;
  };
  new MutationObserver((records) => {
    if (!wasReady && document.querySelector(READY)) {
      wasReady = true;
      afterFrame(() => isReady(performance.now()));
    }
    if (pressed === undefined || !records.some(isWatched)) return;
    // After a move the next card may be lifted; after a press that lifts cards what is told is no answer.
    if (isLifted() && !wasLifted) return;
    answer(pressed);
    pressed = undefined;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  const press = ({ timeStamp }: PointerEvent) => {
    if (probe.watched === "") return;
    pressed = timeStamp;
    wasLifted = isLifted();
    // A press that has lifted cards, or left them so, is no move: news that come before the next press are no answer.
    afterFrame(() => {
      if (pressed === timeStamp && isLifted()) pressed = undefined;
    });
  };
  addEventListener("pointerup", press, true);

  const follow = (flight: { frames: number[] }) => {
    let last: number | undefined;
    const frame = (now: number) => {
      if (last !== undefined) flight.frames.push(now - last);
      last = now;
      if (flying.size > 0 && flights.at(-1) === flight) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  };
  let launching: { cards: number; frames: number[] } | undefined;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (keyframes, options) {
    const animation = animate.call(this, keyframes, options);
    if (!this.matches(".card")) return animation;
    flying.add(animation);
    animation.finished.finally(() => flying.delete(animation)).catch(() => undefined);
    if (!launching) {
      launching = { cards: 0, frames: [] };
      flights.push(launching);
      follow(launching);
      queueMicrotask(() => {
        launching = undefined;
      });
    }
    launching.cards++;
    return animation;
  };
}
