import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";

/** The key of the first line, which has the settings of all others. */
const HEADING = "0";

/** Measurements by key, such as the number of a deal, in an optional file: a stopped run goes on without measuring again. */
export class MeasurementFile {
  readonly #file: string | undefined;
  readonly #lines: ReadonlyMap<string, string>;

  /**
   * Throws when the file has other settings or none.
   * @param file created if it is missing; an incomplete last line is removed
   * @param settings all that the measurements depend on
   */
  constructor(file: string | undefined, settings: string) {
    this.#file = file;
    this.#lines = file === undefined ? new Map() : linesOf(file);
    const found = this.#lines.get(HEADING);
    if (found === undefined && this.#lines.size > 0)
      throw new Error(`${file} has no settings; needed are ${settings}`);
    if (this.of(HEADING, () => settings) !== settings)
      throw new Error(`${file} is of ${found}, not of ${settings}`);
  }

  /** The measurement of a key without spaces; measured now if it is not in the file. */
  of(key: number | string, measure: () => string): string {
    const found = this.#lines.get(String(key));
    if (found !== undefined) return found;
    const line = measure();
    if (this.#file !== undefined) appendFileSync(this.#file, `${key} ${line}\n`);
    return line;
  }
}

function linesOf(file: string): ReadonlyMap<string, string> {
  return new Map(
    wholeLines(file).map((line) => [line.split(" ", 1)[0] as string, line.slice(line.indexOf(" ") + 1)]),
  );
}

/** The lines of a file that is there; a last one that was cut short is removed. */
export function wholeLines(file: string): readonly string[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, "utf8");
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole.length < text.length) writeFileSync(file, whole);
  return whole.split("\n").filter((line) => line !== "");
}
