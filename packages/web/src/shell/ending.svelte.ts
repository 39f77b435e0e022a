import { untrack } from "svelte";

/** So long the last cards are seen flying, and the last moment, before the end is told; in milliseconds. */
const BEFORE_THE_END = 800;

interface Told {
  readonly isOver: boolean;
  /** Whether pictures move: then they are waited for. */
  readonly moves: boolean;
  /** Whether something else lies over the table, which comes first. */
  readonly isCovered: boolean;
}

/**
 * Tells the end of a game when its pictures have been seen, and nothing else lies over the table. Made while a page is
 * set up; a game that is over already when it is opened is told of at once.
 * @param tell told whether the game has ended just now
 */
export function whenOver(told: () => Told, tell: (isNew: boolean) => void, takeBack: () => void): void {
  let isDue = $state(false);
  let isFirstLook = true;
  /** It has ended while it was looked at. */
  let isNew = false;
  const isOver = $derived(told().isOver);
  $effect(() => {
    const wait = isFirstLook || untrack(() => !told().moves) ? 0 : BEFORE_THE_END;
    isNew = !isFirstLook;
    isFirstLook = false;
    if (!isOver) {
      untrack(takeBack);
      return;
    }
    const timer = setTimeout(() => {
      isDue = true;
    }, wait);
    return () => {
      clearTimeout(timer);
      isDue = false;
    };
  });
  $effect(() => {
    if (!isDue || told().isCovered) return;
    isDue = false;
    untrack(() => tell(isNew));
  });
}
