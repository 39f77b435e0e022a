const KEY = "tetrarch met";

/** Whether the player has been to a place before: then its story is not put before the table. */
export function isMet(place: string): boolean {
  return met().includes(place);
}

export function meet(place: string): void {
  if (isMet(place)) return;
  try {
    localStorage.setItem(KEY, [...met(), place].join(" "));
  } catch {
    // Then the story is told once more next time.
  }
}

function met(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? "").split(" ");
  } catch {
    return [];
  }
}
