import type { PileProps } from "./card-props.js";

/** A step draws piles until it has drawn this many cards. */
const ENOUGH = 8;
/** A pile that would make it more than this waits for the next. */
const MOST = 16;

/**
 * A table that is opened is drawn in steps, a frame for each: first its ground, then pile after pile. Drawn at once it
 * keeps a slow phone busy for most of a second, in which no press is answered.
 */
export class Drawing {
  #piles = $state(0);
  #isBegun = false;
  #stopped = false;
  /** The ground is there. */
  hasGround = $state(false);
  /** Everything is there. */
  isDone = $state(false);

  /** Draws the ground in a task of its own, and then these piles. */
  begin(piles: () => readonly PileProps[]): void {
    if (this.#isBegun) return;
    this.#isBegun = true;
    this.#soon(() => {
      this.hasGround = true;
      this.#next(piles);
    });
  }

  /** The table is taken away. */
  stop(): void {
    this.#stopped = true;
  }

  /** Settles when everything is there, or the table is taken away. */
  async finished(): Promise<void> {
    // By a timer, as a hidden page has no frames.
    while (!this.isDone && !this.#stopped) await new Promise((done) => setTimeout(done, 16));
  }

  /** Those of the piles that are drawn by now. */
  drawn(piles: readonly PileProps[]): readonly PileProps[] {
    return this.isDone ? piles : piles.slice(0, this.#piles);
  }

  #next(piles: () => readonly PileProps[]): void {
    this.#soon(() => {
      const all = piles();
      this.#piles = stepFrom(all, this.#piles);
      if (this.#piles >= all.length) this.isDone = true;
      else this.#next(piles);
    });
  }

  /** In a task of its own, after what is there has been painted; where nothing is painted, without that. */
  #soon(step: () => void): void {
    const task = () =>
      setTimeout(() => {
        if (!this.#stopped) step();
      });
    if (document.hidden) task();
    else requestAnimationFrame(task);
  }
}

/** How many piles are drawn after another step. */
export function stepFrom(piles: readonly PileProps[], drawn: number): number {
  let [next, cards] = [drawn, 0];
  while (next < piles.length && cards < ENOUGH) {
    const more = piles[next]?.cards.length ?? 0;
    if (cards > 0 && cards + more > MOST) break;
    cards += more;
    next++;
  }
  return next;
}
