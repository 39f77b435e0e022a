const KEY = "tetrarch met";

/** Whether the player has been to a place before: then its story is not put before the table. */
export function isVisited(place: string): boolean {
  return visited().includes(place);
}

export function visit(place: string): void {
  if (isVisited(place)) return;
  try {
    localStorage.setItem(KEY, [...visited(), place].join(" "));
  } catch {
    // Then the story is shown once more next time.
  }
}

function visited(): readonly string[] {
  try {
    return (localStorage.getItem(KEY) ?? "").split(" ");
  } catch {
    return [];
  }
}
