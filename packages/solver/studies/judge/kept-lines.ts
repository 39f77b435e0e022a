import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";

/**
 * What was measured of numbered deals, a line each behind the number, in a file if there is one: what stands there is not measured
 * again, so that a run which was stopped goes on.
 */
export class KeptLines {
  readonly #file: string | undefined;
  readonly #lines: ReadonlyMap<number, string>;

  /** @param file made where there is none; a last line that was not written to its end is taken away */
  constructor(file: string | undefined) {
    this.#file = file;
    this.#lines = file === undefined ? new Map() : linesOf(file);
  }

  /** Throws when what the file holds was measured otherwise. */
  expect(settings: string): void {
    const kept = this.of(0, () => settings);
    if (kept !== settings) throw new Error(`${this.#file} is of ${kept}, not of ${settings}`);
  }

  /** What was measured of a deal; measured now where it was not. */
  of(deal: number, measured: () => string): string {
    const kept = this.#lines.get(deal);
    if (kept !== undefined) return kept;
    const line = measured();
    if (this.#file !== undefined) appendFileSync(this.#file, `${deal} ${line}\n`);
    return line;
  }
}

function linesOf(file: string): Map<number, string> {
  if (!existsSync(file)) return new Map();
  const text = readFileSync(file, "utf8");
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole.length < text.length) writeFileSync(file, whole);
  const lines = whole.split("\n").slice(0, -1);
  return new Map(lines.map((line) => [Number.parseInt(line, 10), line.slice(line.indexOf(" ") + 1)]));
}
