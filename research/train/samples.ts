import type { Inputs } from "../../packages/solver/src/evaluation/inputs.js";

/** Positions with what they are worth, one after the other, in arrays that grow. */
export class Samples {
  count = 0;
  /** Where the inputs of each sample begin; one more than there are samples. */
  starts = new Uint32Array(1024);
  indices = new Uint16Array(1 << 16);
  values = new Float32Array(1 << 16);
  /** `outputs` numbers a sample. */
  targets: Float32Array;
  /** Where the groups of each sample begin, from its own beginning; `groups` numbers a sample. */
  groupStarts: Uint16Array;
  readonly outputs: number;
  readonly groups: number;

  /** @param groups how many groups the inputs of each position have */
  constructor(outputs: number, groups = 0) {
    this.outputs = outputs;
    this.groups = groups;
    this.targets = new Float32Array(1024 * outputs);
    this.groupStarts = new Uint16Array(1024 * groups);
  }

  /** Adds a position; its targets are 0 until they are set. Returns its number. */
  add({ indices, values, count, groupStarts }: Inputs): number {
    const start = this.starts[this.count] as number;
    const end = start + count;
    this.#makeRoom(end);
    this.indices.set(indices.subarray(0, count), start);
    this.values.set(values.subarray(0, count), start);
    this.starts[this.count + 1] = end;
    const { groups } = this;
    for (let group = 0; group < groups; group++) {
      this.groupStarts[this.count * groups + group] = groupStarts[group] as number;
    }
    return this.count++;
  }

  /** Writes the inputs of a sample. */
  read(sample: number, inputs: Inputs): void {
    const { indices, values, groups, groupStarts } = this;
    const start = this.starts[sample] as number;
    const end = this.starts[sample + 1] as number;
    inputs.clear();
    let next = 0;
    for (let at = start; at < end; at++) {
      for (; next < groups && groupStarts[sample * groups + next] === at - start; next++) inputs.beginGroup();
      inputs.add(indices[at] as number, values[at] as number);
    }
    for (; next < groups; next++) inputs.beginGroup();
  }

  /** Adds all of another's. */
  addAll(other: Samples): void {
    const offset = this.starts[this.count] as number;
    const size = other.starts[other.count] as number;
    const first = this.count;
    this.#makeRoom(offset + size, other.count);
    this.indices.set(other.indices.subarray(0, size), offset);
    this.values.set(other.values.subarray(0, size), offset);
    for (let sample = 1; sample <= other.count; sample++) {
      this.starts[first + sample] = offset + (other.starts[sample] as number);
    }
    this.targets.set(other.targets.subarray(0, other.count * this.outputs), first * this.outputs);
    this.groupStarts.set(other.groupStarts.subarray(0, other.count * this.groups), first * this.groups);
    this.count += other.count;
  }

  #makeRoom(inputs: number, samples = 1): void {
    const needed = this.count + samples + 1;
    if (needed > this.starts.length) {
      this.starts = grown(this.starts, needed);
      this.targets = grown(this.targets, this.starts.length * this.outputs);
      this.groupStarts = grown(this.groupStarts, this.starts.length * this.groups);
    }
    if (inputs > this.indices.length) {
      this.indices = grown(this.indices, inputs);
      this.values = grown(this.values, inputs);
    }
  }
}

function grown<List extends Uint16Array | Uint32Array | Float32Array>(list: List, needed: number): List {
  const longer = new (list.constructor as new (length: number) => List)(Math.max(needed, 2 * list.length));
  longer.set(list);
  return longer;
}
