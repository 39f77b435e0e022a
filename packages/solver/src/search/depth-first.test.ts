import { describe, expect, it } from "vitest";
import { DEFAULT_LIMITS } from "./budget.js";
import { depthFirst, type PackedGame } from "./depth-first.js";
import { NODES_A_SLICE, runToEnd } from "./resumable-search.js";

/** A walk on the numbers 0 … size−1 by steps to either side: most positions can be reached in many ways. */
function walk(size: number, worth: (at: number) => number, most: number): PackedGame {
  const position = new Uint8Array(4);
  const at = () => new DataView(position.buffer).getUint32(0);
  return {
    position,
    keyWords: 1,
    mostMoves: 4,
    most,
    value: () => worth(at()),
    bound: () => most,
    moves(into, from) {
      let end = from;
      for (const step of [3, -3, 1, -1]) if (at() + step >= 0 && at() + step < size) into[end++] = step;
      return end;
    },
    play: (move) => new DataView(position.buffer).setUint32(0, at() + move),
    writeKey(key) {
      key[0] = at();
    },
  };
}

describe("the depth-first search", () => {
  it("finds the best of all positions, each stored once, with moves that lead there", () => {
    const found = runToEnd(
      depthFirst(
        walk(5000, (at) => (at * 7) % 5000, 4999),
        DEFAULT_LIMITS,
      ),
    );
    expect(found.best).toBe(4999);
    const end = found.variation.reduce((at, step) => at + step, 0);
    expect((end * 7) % 5000).toBe(4999);
    expect(found.stop).toBeUndefined();
  });

  it("proves that nothing better can be reached, having seen everything", () => {
    const found = runToEnd(
      depthFirst(
        walk(5000, (at) => (at === 4321 ? 2 : 0), 3),
        DEFAULT_LIMITS,
      ),
    );
    expect(found).toMatchObject({ best: 2, stop: undefined, states: 5000 });
    expect(found.variation.reduce((at, step) => at + step, 0)).toBe(4321);
  });

  it("stops at its node budget, exactly, and says so", () => {
    const found = runToEnd(
      depthFirst(
        walk(5000, () => 0, 1),
        { ...DEFAULT_LIMITS, nodes: 1000 },
      ),
    );
    expect(found).toMatchObject({ best: 0, stop: "nodes", nodes: 1000 });
  });

  it("stops at its memory and says so", () => {
    const found = runToEnd(
      depthFirst(
        walk(3_000_000, () => 0, 1),
        { nodes: 1e9, memory: 2 ** 24 },
      ),
    );
    expect(found).toMatchObject({ best: 0, stop: "memory" });
  });

  it("tells how far it is, slice by slice", () => {
    const thinking = depthFirst(
      walk(50_000, () => 0, 1),
      DEFAULT_LIMITS,
    );
    let slices = 0;
    for (let step = thinking.next(); !step.done; step = thinking.next()) {
      expect(step.value.nodes).toBe(++slices * NODES_A_SLICE);
    }
    expect(slices).toBeGreaterThan(10);
  });

  it("plays no move where nothing better can be hoped for", () => {
    const hopeless = { ...walk(5000, () => 0, 1), bound: () => 0 };
    expect(runToEnd(depthFirst(hopeless, DEFAULT_LIMITS))).toMatchObject({ nodes: 0, stop: undefined });
  });
});
