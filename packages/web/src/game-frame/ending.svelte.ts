import { untrack } from "svelte";
import { waitForCards } from "../table/shown-table.js";
import type { Pace } from "../ui/pace.js";

/** How long the last cards and the last highlight are seen before the end is shown, in milliseconds. */
const BEFORE_THE_END = 800;

/** How long an end waits at most for its picture to be fetched, in milliseconds. */
export const LONGEST_WAIT = 5000;
/** How long the picture of the end stands before the dialog when all that moves once is over, in milliseconds. */
export const PICTURE: Readonly<Record<Pace, number>> = {
  off: 0,
  fade: 2000,
  fast: 1100,
  normal: 2000,
  slow: 2600,
};

/** What the end of a game waits for. */
interface EndConditions {
  readonly isOver: boolean;
  /** Whether cards move: then they are waited for. */
  readonly moves: boolean;
  /** Whether something else lies over the table, which comes first. */
  readonly isCovered: boolean;
}

/**
 * Shows the end of a game when its cards have landed and nothing else lies over the table. Called while a page is set up;
 * for a game that is over already it is shown at once.
 * @param show called with whether the game has ended just now
 * @param hide called when the game is not over, or no longer
 */
export function whenOver(
  conditions: () => EndConditions,
  show: (isNew: boolean) => void,
  hide: () => void,
): void {
  let isDue = $state(false);
  let isFirstLook = true;
  /** Whether the game ended while the page was open. */
  let isNew = false;
  const isOver = $derived(conditions().isOver);
  $effect(() => {
    const wait = isFirstLook || untrack(() => !conditions().moves) ? 0 : BEFORE_THE_END;
    isNew = !isFirstLook;
    isFirstLook = false;
    if (!isOver) {
      untrack(hide);
      return;
    }
    let isStill = true;
    const timer = setTimeout(async () => {
      if (wait > 0) await waitForCards();
      // A game taken back and ended again has an end of its own.
      if (isStill) isDue = true;
    }, wait);
    return () => {
      isStill = false;
      clearTimeout(timer);
      isDue = false;
    };
  });
  $effect(() => {
    if (!isDue || conditions().isCovered) return;
    isDue = false;
    untrack(() => show(isNew));
  });
}

/** When an animation is over, in milliseconds from its start; infinite for what moves for ever. */
function endOf({ effect }: Animation): number {
  return Number(effect?.getComputedTiming().endTime ?? 0);
}

/** All that moves once in a picture. */
function motionIn(picture: Element): readonly Animation[] {
  return picture.getAnimations({ subtree: true }).filter((animation) => Number.isFinite(endOf(animation)));
}

/** Shows a picture as it stands when all that moves once is over; what moves for ever goes on. */
export function finishMotion(picture: Element): void {
  for (const animation of motionIn(picture)) animation.finish();
}

/** The picture of a game's end, shown for a while and then behind the dialog, whenever that is open; and whether the end has begun to be shown. */
export class Finale {
  state = $state<"none" | "held" | "behind">("none");
  /** Whether the picture or the dialog was shown: until then a button that opens it would come under a quick thumb. */
  isShown = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #then: () => void = () => {};
  #pace: Pace = "off";

  /** Shows it, and calls `then` when it has stood for a while or the player goes on; at pace `off` at once. */
  hold(pace: Pace, then: () => void): void {
    this.clear();
    this.isShown = true;
    if (PICTURE[pace] === 0) {
      then();
      return;
    }
    this.#then = then;
    this.#pace = pace;
    this.state = "held";
  }

  /** Goes on when this picture, which is held and has just come, has stood for a while; not once it is gone. */
  stand(picture: Element): () => void {
    const motion = Math.max(0, ...motionIn(picture).map(endOf));
    this.#timer = setTimeout(() => {
      this.#timer = setTimeout(() => this.goOn(), PICTURE[this.#pace]);
    }, motion);
    return () => clearTimeout(this.#timer);
  }

  /** Goes on to the dialog. Returns whether the picture was held. */
  goOn(): boolean {
    if (this.state !== "held") return false;
    clearTimeout(this.#timer);
    this.state = "behind";
    this.#then();
    return true;
  }

  /** Shows it behind the dialog, also for a game that is opened again. */
  stayBehind(): void {
    if (this.state === "none") this.state = "behind";
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.state = "none";
  }

  /** The game is not over, or no longer. */
  reset(): void {
    this.clear();
    this.isShown = false;
  }
}
