import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";

/** Numbered deals, and a file where what was found of each is kept. */
export interface DealRange {
  readonly first: number;
  readonly last: number;
  readonly file?: string | undefined;
}

/**
 * What `find` says of so many deals, a few numbers each. With a file each is written there, a line a deal, and those that stand
 * there are not looked at again: a run that was stopped goes on.
 */
export function* keptDeals(
  { first, last, file }: DealRange,
  find: (deal: number) => readonly number[],
): Generator<readonly number[]> {
  const kept = file === undefined ? new Map<number, readonly number[]>() : dealsOf(file);
  for (let deal = first; deal <= last; deal++) {
    const known = kept.get(deal);
    const found = known ?? find(deal);
    if (!known && file !== undefined) appendFileSync(file, `${deal} ${found.join(" ")}\n`);
    yield found;
  }
}

/** By deal. A last line that was not written to its end is taken away. */
function dealsOf(file: string): ReadonlyMap<number, readonly number[]> {
  if (!existsSync(file)) return new Map();
  const text = readFileSync(file, "utf8");
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole.length < text.length) writeFileSync(file, whole);
  const lines = whole.split("\n").slice(0, -1);
  return new Map(
    lines.map((line) => {
      const [deal = 0, ...found] = line.split(" ").map(Number);
      return [deal, found];
    }),
  );
}
