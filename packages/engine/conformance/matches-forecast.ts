import type { GameEvent } from "../src/core/game.js";
import type { EventForecast, Range } from "../src/core/knowledge.js";

export function matchesForecast(forecast: EventForecast<GameEvent>, event: GameEvent): boolean {
  const happened = event as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(forecast).every(([field, said]) => agrees(said, happened[field]));
}

function agrees(said: unknown, value: unknown): boolean {
  if (typeof value === "number" && typeof said === "object" && said !== null) {
    const { least, most } = said as Range;
    return value >= least && value <= most;
  }
  return JSON.stringify(said) === JSON.stringify(value);
}
