import type { GameEvent } from "../src/core/event.js";
import type { Foretold, Range } from "../src/core/prospect.js";

/** Whether an event is what was foretold. */
export function isAsForetold(foretold: Foretold<GameEvent>, event: GameEvent): boolean {
  const happened = event as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(foretold).every(([field, said]) => agrees(said, happened[field]));
}

function agrees(said: unknown, value: unknown): boolean {
  if (typeof value === "number" && typeof said === "object" && said !== null) {
    const { least, most } = said as Range;
    return value >= least && value <= most;
  }
  return JSON.stringify(said) === JSON.stringify(value);
}
