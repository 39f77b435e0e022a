import { cpus, loadavg } from "node:os";
import type { Browser } from "playwright-core";

/** What the numbers were measured on. */
export function machine(browser: Browser): string {
  const model = cpus()[0]?.model ?? "unknown processor";
  return `${cpus().length} cores of ${model}, Node ${process.versions.node}, Chromium ${browser.version()}`;
}

/** How busy the machine is with everything on it: above the number of its cores, times mean little. */
export function load(): string {
  return `load ${loadavg()[0]?.toFixed(1)}`;
}

/** Prints a table in Markdown, ready for the documents. */
export function printTable(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  console.log(`\n${title} (${load()})\n`);
  const line = (cells: readonly string[]) => console.log(`| ${cells.join(" | ")} |`);
  line(head);
  line(head.map((_, column) => (column === 0 ? "---" : "--:")));
  for (const row of rows) line(row);
}

/** What was counted has to be so, whatever the times are. */
export function assertCount(what: string, found: number, expected: number): void {
  if (found !== expected) throw new Error(`${what}: ${found}, not ${expected}`);
}

/** Tells how far a measurement has come, besides what it prints: the longer ones take minutes for each game. */
export function tellProgress(what: string): void {
  process.stderr.write(`${Math.round(performance.now() / 1000)} s: ${what}\n`);
}

/** The value that this part of all values lies at or below: 0.5 for the median. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
