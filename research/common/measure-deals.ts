import { MeasurementFile } from "./measurement-file.js";

/** Numbered deals, and a file where what was found of each is kept. */
export interface DealRange {
  readonly first: number;
  readonly last: number;
  readonly file?: string | undefined;
}

/**
 * What `find` says of so many deals, a few numbers each. With a file each is written there, a line a deal, and those that stand
 * there are not looked at again: a run that was stopped goes on.
 * @param settings all that what is found depends on: a file of others is refused
 */
export function* measureDeals(
  { first, last, file }: DealRange,
  settings: string,
  find: (deal: number) => readonly number[],
): Generator<readonly number[]> {
  const kept = new MeasurementFile(file, settings);
  for (let deal = first; deal <= last; deal++)
    yield kept
      .of(deal, () => find(deal).join(" "))
      .split(" ")
      .map(Number);
}
