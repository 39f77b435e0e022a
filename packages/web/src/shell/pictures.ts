import type { Pictures } from "../play/finishing.svelte.js";
import type { ShownTable } from "../table/model.js";
import { settings } from "./settings.svelte.js";

let table: ShownTable | undefined;

/** A table is on the page from now on. Returns what is to be called when it is gone. */
export function showTable(shown: ShownTable): () => void {
  table = shown;
  return () => {
    if (table === shown) table = undefined;
  };
}

/** The cards on the page, as whoever waits for them needs to know them. */
export const pictures: Pictures = {
  get pace() {
    return settings.pace;
  },
  async landed() {
    await table?.landed();
  },
};

/** Puts every card where it belongs, at once. */
export function landCards(): void {
  table?.land();
}
