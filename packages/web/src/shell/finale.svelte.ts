import type { Pace } from "../table/pace.js";

/** How long the picture of the end is seen before the sheet, in milliseconds. */
const HELD: Readonly<Record<Pace, number>> = { off: 0, fade: 3000, fast: 1800, normal: 3500, slow: 4500 };

/** The picture of a game's end: held for a while, then behind the sheet that tells it. */
export class Finale {
  state = $state<"none" | "held" | "behind">("none");
  #timer: ReturnType<typeof setTimeout> | undefined;
  #then: () => void = () => {};

  /** Shows it; when it has been seen, or whoever looks wants to go on, comes what is to come then. At pace `off` at once. */
  hold(pace: Pace, then: () => void): void {
    this.clear();
    if (HELD[pace] === 0) {
      then();
      return;
    }
    this.#then = then;
    this.state = "held";
    this.#timer = setTimeout(() => this.goOn(), HELD[pace]);
  }

  /** Has been seen for long enough. Whether it was held. */
  goOn(): boolean {
    if (this.state !== "held") return false;
    clearTimeout(this.#timer);
    this.state = "behind";
    this.#then();
    return true;
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.state = "none";
  }
}
