const KEY = "tetrarch revealed";
const MOST = 200;

/** Deals of which hidden cards have been shown here: played again, they are no honest games (C-10). */
export function isRevealed(deal: string): boolean {
  return revealed().includes(deal);
}

export function reveal(deal: string): void {
  const deals = [...revealed().filter((known) => known !== deal), deal].slice(-MOST);
  here = deals;
  try {
    localStorage.setItem(KEY, deals.join("\n"));
  } catch {
    // It is known as long as the page is open.
  }
}

let here: readonly string[] | undefined;

function revealed(): readonly string[] {
  try {
    return here ?? (localStorage.getItem(KEY) ?? "").split("\n");
  } catch {
    return here ?? [];
  }
}
