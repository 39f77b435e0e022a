import type { Page } from "playwright-core";
import { knowsEveryPlace } from "../test/visitor.js";

/** A press and its answer, in the page's clock: milliseconds since its navigation began. */
export interface Answer {
  /** The time stamp of the event that let go of the button. */
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

interface Probe {
  /** Where a change counts as the answer to a press. */
  watched: string;
  /** When what there is to press was painted first. */
  readonly ready: Promise<number>;
  readonly answers: Answer[];
  readonly flights: Flight[];
  /** Waits until so many presses are answered. */
  answered(count: number): Promise<void>;
}

declare global {
  var probe: Probe;
}

/** The mark that an answer leaves in a trace. */
export const CHANGED = "tetrarch changed";

/** Watches every page of this tab from its first line on. */
export async function installProbe(page: Page): Promise<void> {
  await page.addInitScript(watch, CHANGED);
  await knowsEveryPlace(page);
}

/** Runs in the page. */
function watch(mark: string): void {
  const PATIENCE = 10_000;
  const READY = ".table .card, .doors a";
  const flights: { cards: number; frames: number[] }[] = [];
  const flying = new Set<Animation>();
  let pressed: number | undefined;
  let waiting: (() => void)[] = [];
  let isReady: (time: number) => void = () => undefined;
  let wasReady = false;

  const afterFrame = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(0);
    });

  const probe: Probe = {
    watched: "body",
    ready: new Promise((resolve) => {
      isReady = resolve;
    }),
    answers: [],
    flights,
    answered: (count) =>
      new Promise((resolve, reject) => {
        setTimeout(() => reject(new Error(`press ${count} was not answered`)), PATIENCE);
        const look = () => {
          if (probe.answers.length >= count) resolve();
          else waiting.push(look);
        };
        look();
      }),
  };
  globalThis.probe = probe;

  const answer = (input: number) => {
    const changed = performance.now();
    performance.mark(mark);
    afterFrame(() => {
      probe.answers.push({ input, changed, painted: performance.now() });
      const looking = waiting;
      waiting = [];
      for (const look of looking) look();
    });
  };

  const isWatched = ({ target }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement;
    return element?.closest(probe.watched) !== null;
  };
  new MutationObserver((records) => {
    if (!wasReady && document.querySelector(READY)) {
      wasReady = true;
      afterFrame(() => isReady(performance.now()));
    }
    if (pressed === undefined || !records.some(isWatched)) return;
    answer(pressed);
    pressed = undefined;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  addEventListener(
    "pointerup",
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    true,
  );

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
