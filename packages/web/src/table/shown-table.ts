/** A table that is on the page. */
interface ShownTable {
  /** Settles when everything is drawn, no card flies any more and no highlight is shown. */
  wait(): Promise<void>;
  /** Puts every card that still flies, or waits to, in its place. */
  land(): void;
  /** Where a pile lies from -1, left, to 1, right; 0 for a pile that is not there. */
  sideOf(pile: string): number;
}

let table: ShownTable | undefined;

/** Makes a table the one on the page. Returns what is to be called when it is removed. */
export function showTable(shown: ShownTable): () => void {
  table = shown;
  return () => {
    if (table === shown) table = undefined;
  };
}

/** Settles when no card of the table on the page is on its way. */
export async function waitForCards(): Promise<void> {
  await table?.wait();
}

/** Puts every card of the table on the page in its place, at once. */
export function landCards(): void {
  table?.land();
}

/** Where a pile of the table on the page lies from -1, left, to 1, right. */
export function sideOf(pile: string): number {
  return table?.sideOf(pile) ?? 0;
}
