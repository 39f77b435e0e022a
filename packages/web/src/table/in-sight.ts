import type { Box } from "./model.js";

/** Whether the page is higher than the window: asked for when it has just been laid out, as it would be laid out for it. */
export function pageScrolls(): boolean {
  return document.documentElement.scrollHeight > innerHeight;
}

/** The part of a table that is in the window, as the table counts. */
export function partInSight(table: Element): Box {
  const { top, width, height } = table.getBoundingClientRect();
  const y = Math.max(0, -top);
  return { x: 0, y, width, height: Math.max(0, Math.min(height, innerHeight - top) - y) };
}
