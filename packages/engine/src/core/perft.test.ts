import { describe, expect, it } from "vitest";
import type { AnyGame } from "./game.js";
import { perft, perftInSteps } from "./perft.js";

/** A game whose states are numbers: from n there are `branches(n)` moves, each to n + 1. */
function tree(branches: (n: number) => number): AnyGame {
  const lists = new Map<number, readonly number[]>();
  const listOf = (count: number) => {
    const list = lists.get(count) ?? Array.from({ length: count }, (_, move) => move);
    lists.set(count, list);
    return list;
  };
  return {
    legalMoves: (state: unknown) => listOf(branches(Number(state))),
    play: (state: unknown) => ({ state: Number(state) + 1, events: [] }),
  } as unknown as AnyGame;
}

describe("perft (C-7)", () => {
  it("counts the sequences of exactly that many moves", () => {
    const binary = tree((n) => (n < 10 ? 2 : 0));
    expect(perft(binary, 0, 0)).toEqual({ ok: true, value: 1 });
    expect(perft(binary, 0, 1)).toEqual({ ok: true, value: 2 });
    expect(perft(binary, 0, 10)).toEqual({ ok: true, value: 1024 });
    expect(perft(binary, 0, 11)).toEqual({ ok: true, value: 0 });
    expect(perft(binary, 0, 1_000_000)).toEqual({ ok: true, value: 0 });
  });

  it("gives up beyond 100 million positions, wide or deep", () => {
    expect(
      perft(
        tree(() => 20_000),
        0,
        2,
      ),
    ).toMatchObject({ ok: false, error: { code: "too-large" } });
    expect(
      perft(
        tree(() => 1),
        0,
        1_000_000_000,
      ),
    ).toMatchObject({ ok: false, error: { code: "too-large" } });
    expect(
      perft(
        tree(() => 1),
        0,
        50_000,
      ),
    ).toEqual({ ok: true, value: 1 });
  });

  it("may be given another bound, and says how far it has come", () => {
    const binary = tree(() => 2);
    expect(perft(binary, 0, 3, 14)).toEqual({ ok: true, value: 8 });
    expect(perft(binary, 0, 3, 13)).toMatchObject({ ok: false, error: { code: "too-large" } });
    const steps = [...perftInSteps(binary, 0, 16)].map(({ nodes }) => nodes);
    expect(steps.length).toBeGreaterThan(1);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
  });
});
