import { MeasurementFile } from "./measurement-file.js";

/** Numbered deals, and an optional file for the measurements of each. */
export interface DealRange {
  readonly first: number;
  readonly last: number;
  readonly file?: string | undefined;
}

/**
 * Measures each deal as a few numbers; those in the file are not measured again.
 * @param settings all that the numbers depend on; a file with others is refused
 */
export function* measureDeals(
  { first, last, file }: DealRange,
  settings: string,
  measure: (deal: number) => readonly number[],
): Generator<readonly number[]> {
  const measurements = new MeasurementFile(file, settings);
  for (let deal = first; deal <= last; deal++) {
    const measured = measurements.of(deal, () => measure(deal).join(" "));
    // Nothing of it in a file or a pipe.
    if (process.stderr.isTTY) process.stderr.write(`\r${deal - first + 1} of ${last - first + 1} deals`);
    yield measured.split(" ").map(Number);
  }
  if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
}
