import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";

/** The first line says how all that follow were measured. */
const HEADING = "0";

/**
 * What was measured, a line each behind a key such as the number of a deal, in a file if there is one: what stands there is not
 * measured again, so that a run which was stopped goes on. The file knows how it was measured.
 */
export class MeasurementFile {
  readonly #file: string | undefined;
  readonly #lines: ReadonlyMap<string, string>;

  /**
   * Throws when the file holds what was measured otherwise, or does not say how.
   * @param file made where there is none; a last line that was not written to its end is taken away
   * @param settings all that what is measured depends on
   */
  constructor(file: string | undefined, settings: string) {
    this.#file = file;
    this.#lines = file === undefined ? new Map() : linesOf(file);
    const kept = this.#lines.get(HEADING);
    if (kept === undefined && this.#lines.size > 0)
      throw new Error(`${file} does not say how it was made; asked for is ${settings}`);
    if (this.of(HEADING, () => settings) !== settings)
      throw new Error(`${file} is of ${kept}, not of ${settings}`);
  }

  /** What was measured of a deal; measured now where it was not. A key has no spaces. */
  of(key: number | string, measured: () => string): string {
    const kept = this.#lines.get(String(key));
    if (kept !== undefined) return kept;
    const line = measured();
    if (this.#file !== undefined) appendFileSync(this.#file, `${key} ${line}\n`);
    return line;
  }
}

function linesOf(file: string): ReadonlyMap<string, string> {
  if (!existsSync(file)) return new Map();
  const text = readFileSync(file, "utf8");
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole.length < text.length) writeFileSync(file, whole);
  const lines = whole.split("\n").slice(0, -1);
  return new Map(lines.map((line) => [line.split(" ", 1)[0] as string, line.slice(line.indexOf(" ") + 1)]));
}
