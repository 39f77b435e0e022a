/** More than any game gives a net at once. */
const MOST_INPUTS = 1024;
/** The most groups of inputs of any game. */
export const MOST_GROUPS = 4;

/** Numbers the inputs of a net, block after block. */
export class InputBlocks {
  /** How many inputs there are. */
  size = 0;

  /** Reserves a block of inputs; returns the index of the first. */
  reserve(count: number): number {
    this.size += count;
    return this.size - count;
  }
}

/**
 * The inputs of a net that are not 0, in the order in which they were written; reused between evaluations.
 * They may end in groups, which go through the first layer one by one, each with the inputs before the first group.
 */
export class Inputs {
  readonly indices = new Uint16Array(MOST_INPUTS);
  readonly values = new Float64Array(MOST_INPUTS);
  count = 0;
  /** Where each group begins. */
  readonly groupStarts = new Uint16Array(MOST_GROUPS);
  groups = 0;

  clear(): void {
    this.count = 0;
    this.groups = 0;
  }

  /** What is written from here on, up to the next call, is a group. */
  beginGroup(): void {
    this.groupStarts[this.groups++] = this.count;
  }

  /** @param value what is 0 may be written, but should not: it costs as much as the others */
  add(index: number, value: number): void {
    this.indices[this.count] = index;
    this.values[this.count++] = value;
  }

  /** Writes 1. */
  set(index: number): void {
    this.add(index, 1);
  }

  /**
   * Writes a number between steps: the two inputs beside it share 1 by nearness. Numbers beyond the ends count as the ends.
   * @param place 0 for the first step, `steps` − 1 for the last
   */
  between(first: number, steps: number, place: number): void {
    const within = place < 0 ? 0 : place > steps - 1 ? steps - 1 : place;
    const below = Math.floor(within);
    const part = within - below;
    this.add(first + below, 1 - part);
    if (part > 0) this.add(first + below + 1, part);
  }
}
