/** What the arrow keys lead to: from each stop of the cursor to the next. */
export interface ArrowMap {
  readonly steps: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Where the cursor is now. */
  readonly here: string;
  /** What cannot be come to, by its name. */
  readonly unreached: readonly string[];
}

/** Run in a page: goes everywhere with arrow keys alone, and notes what each of them leads to. */
export function mapArrows(): ArrowMap {
  const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
  const steps: Record<string, Record<string, string>> = {};
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
      const untried = ARROWS.find((key) => known[key] === undefined);
      if (untried) return [...way, untried];
      for (const key of ARROWS) {
        const next = known[key] ?? stop;
        if (!ways.has(next)) ways.set(next, [...way, key]);
      }
    }
    return undefined;
  };

  let here = cursor();
  for (let way = wayToUntried(here); way !== undefined; way = wayToUntried(here)) {
    for (const key of way) {
      const next = press(key);
      steps[here] = { ...steps[here], [key]: next };
      here = next;
    }
  }
  const stops = [...document.querySelectorAll<HTMLElement>("[data-stop]")];
  const reached = new Set(Object.values(steps).flatMap((known) => Object.values(known)));
  return {
    steps,
    here,
    unreached: stops
      .filter(({ dataset }) => !reached.has(dataset.stop ?? ""))
      .map((stop) => stop.getAttribute("aria-label") ?? stop.textContent ?? ""),
  };
}

/** The shortest way between two stops, as keys to press; undefined when there is none. */
export function wayTo({ steps }: ArrowMap, from: string, to: string): readonly string[] | undefined {
  const ways = new Map<string, readonly string[]>([[from, []]]);
  for (const [stop, way] of ways) {
    if (stop === to) return way;
    for (const [key, next] of Object.entries(steps[stop] ?? {})) {
      if (!ways.has(next)) ways.set(next, [...way, key]);
    }
  }
  return undefined;
}
