import type { Page } from "playwright-core";
import { tables } from "./tables.js";

/** Makes the visitor one who has been everywhere before: no story lies before a table. */
export function knowsEveryPlace(page: Page): Promise<unknown> {
  return page.addInitScript(
    (met) => localStorage.setItem("tetrarch met", met),
    Object.keys(tables).join(" "),
  );
}
