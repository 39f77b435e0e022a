const KEY = "tetrarch met";
/** Where the levels of lessons that have been reached are kept. */
export const LESSONS_KEY = "tetrarch lessons";

/** Whether the player has been to a place before: then its story is not put before the table. */
export function isVisited(place: string): boolean {
  return visited().includes(place);
}

/** Notes that the player is there; the latest place stands last. */
export function visit(place: string): void {
  try {
    localStorage.setItem(KEY, [...visited().filter((other) => other !== place), place].join(" "));
  } catch {
    // Then the story is shown once more next time.
  }
}

/** The places the player has been to, the latest last. */
export function visited(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? "").split(" ").filter((place) => place !== "");
  } catch {
    return [];
  }
}

/** The levels of its lessons that have been reached, by game; empty where none have, or that cannot be read. */
export function learned(): ReadonlyMap<string, readonly unknown[]> {
  try {
    const levels: unknown = JSON.parse(localStorage.getItem(LESSONS_KEY) ?? "{}");
    return new Map(
      Object.entries(levels ?? {}).map(([game, reached]) => [game, Array.isArray(reached) ? reached : []]),
    );
  } catch {
    return new Map();
  }
}
