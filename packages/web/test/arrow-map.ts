import type { Page } from "playwright-core";
import { type Direction, neighbour } from "../src/table/geometry.js";
import type { Point } from "../src/table/model.js";

const ARROWS = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
} as const satisfies Readonly<Record<string, Direction>>;
export type Arrow = keyof typeof ARROWS;

/** A stop of the cursor as it is seen. */
export interface SeenStop {
  readonly id: string;
  /** The pile it belongs to; empty for a button on the table. */
  readonly pile: string;
  /** Which card of its pile it is: 1 is the topmost; 0 for the pile itself. */
  readonly fromTop: number;
  /** Its middle. */
  readonly at: Point;
}

/** The table as somebody who plays with keys sees it. */
export interface SeenTable {
  /** The stop at which the cursor is; empty when it is not on the table. */
  readonly here: string;
  readonly isLifted: boolean;
  readonly stops: readonly SeenStop[];
}

/** What the arrow keys lead to: from each stop of the cursor to the next; nothing where a key leads nowhere. */
export type Steps = Readonly<Record<string, Readonly<Partial<Record<Arrow, string>>>>>;

/** What is seen in a page. */
export async function seeTable(page: Page): Promise<SeenTable> {
  // As a text it comes here faster than as it is.
  return JSON.parse(await page.evaluate(tableAsText));
}

/** Run in a page: a table as it is seen, in JSON. */
function tableAsText(): string {
  const styles = getComputedStyle(document.querySelector(".table") ?? document.body);
  const card = (side: string) => Number.parseFloat(styles.getPropertyValue(`--card-${side}`));
  const [cardWidth, cardHeight] = [card("width"), card("height")];
  const seeStop = (stop: HTMLElement): SeenStop => {
    const { left, top, width, height } = stop.getBoundingClientRect();
    const group = stop.closest<HTMLElement>("[data-pile-id]");
    const isCard = stop.matches(".card");
    // Some empty places are long: the cursor goes by where their first card would lie.
    const middle =
      isCard || !group ? [width, height] : [Math.min(width, cardWidth), Math.min(height, cardHeight)];
    // What is lifted is seen a little above where it lies.
    const lift = stop.matches(".lifted") ? getComputedStyle(stop).translate.split(" ") : [];
    return {
      id: stop.dataset.stop ?? "",
      pile: group?.dataset.pileId ?? "",
      fromTop: isCard && group ? group.querySelectorAll(".card").length - Number(stop.dataset.index) : 0,
      at: {
        x: left + (middle[0] ?? 0) / 2 - (Number.parseFloat(lift[0] ?? "") || 0),
        y: top + (middle[1] ?? 0) / 2 - (Number.parseFloat(lift[1] ?? "") || 0),
      },
    };
  };
  // Of stops equally near the first is gone to, and the buttons are before all.
  const buttons = document.querySelectorAll<HTMLElement>(".choice[data-stop]");
  const onPiles = document.querySelectorAll<HTMLElement>(".pile [data-stop]");
  const seen: SeenTable = {
    here: document.activeElement?.getAttribute("data-stop") ?? "",
    isLifted: document.querySelector(".card.lifted") !== null,
    stops: [...buttons, ...onPiles].map(seeStop),
  };
  return JSON.stringify(seen);
}

/** What the arrow keys should lead to, going by how the stops lie. */
export function stepsBetween(stops: readonly SeenStop[]): Steps {
  return Object.fromEntries(
    stops.map(({ id, at }) => [
      id,
      Object.fromEntries(
        Object.entries(ARROWS).map(([key, direction]) => [key, neighbour(stops, at, direction)?.id]),
      ),
    ]),
  );
}

/** The shortest way between two stops, as keys to press; undefined when there is none. */
export function wayTo(steps: Steps, from: string, to: string): readonly Arrow[] | undefined {
  const ways = new Map<string, readonly Arrow[]>([[from, []]]);
  for (const [stop, way] of ways) {
    if (stop === to) return way;
    for (const [key, next] of Object.entries(steps[stop] ?? {})) {
      if (next !== undefined && !ways.has(next)) ways.set(next, [...way, key as Arrow]);
    }
  }
  return undefined;
}

/**
 * Run in a page: goes with arrow keys alone until it has been everywhere, or every key was tried everywhere. Returns
 * the names of what cannot be come to.
 */
export function unreachedByArrows(): readonly string[] {
  const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
  const steps: Record<string, Readonly<Record<string, string>>> = {};
  const cursor = () => document.activeElement?.getAttribute("data-stop") ?? "";
  const press = (key: string) => {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    return cursor();
  };

  /** The keys to the nearest stop where not every arrow has been tried. */
  const wayToUntried = (from: string): readonly string[] | undefined => {
    const ways = new Map<string, readonly string[]>([[from, []]]);
    for (const [stop, way] of ways) {
      const known = steps[stop] ?? {};
      const untried = KEYS.find((key) => known[key] === undefined);
      if (untried) return [...way, untried];
      for (const key of KEYS) {
        const next = known[key] ?? stop;
        if (!ways.has(next)) ways.set(next, [...way, key]);
      }
    }
    return undefined;
  };

  const unreached = new Map(
    [...document.querySelectorAll<HTMLElement>("[data-stop]")].map((stop) => [
      stop.dataset.stop ?? "",
      stop.getAttribute("aria-label") ?? stop.textContent ?? "",
    ]),
  );
  let here = cursor();
  unreached.delete(here);
  let way = wayToUntried(here);
  while (unreached.size > 0 && way !== undefined) {
    for (const key of way) {
      const next = press(key);
      steps[here] = { ...steps[here], [key]: next };
      unreached.delete(next);
      here = next;
    }
    way = wayToUntried(here);
  }
  return [...unreached.values()];
}
