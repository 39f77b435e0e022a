import { games } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { agentsOf } from "../src/index.js";
import { playerErrorsOf } from "../src/registry.js";

describe.each(games.map((game) => [game.id, game] as const))("what players give away in %s", (id, game) => {
  const errors = playerErrorsOf(id);

  it("was measured of each of them, the strongest last", () => {
    const players = agentsOf(game)?.players.map(({ name }) => name) ?? [];
    const measured = errors.map(({ player }) => player);
    expect(measured).toEqual(expect.arrayContaining([...players, "beginner"]));
    expect(Math.min(...errors.map(({ lost }) => lost))).toBe(errors.at(-1)?.lost);
  });

  it("is told in chances and in marks for 100 decisions", () => {
    for (const { games, decisions, lost, inaccuracies, mistakes, blunders } of errors) {
      expect(games).toBeGreaterThan(0);
      expect(decisions).toBeGreaterThan(games);
      expect(lost).toBeGreaterThanOrEqual(0);
      expect(lost).toBeLessThan(0.5);
      expect(inaccuracies + mistakes + blunders).toBeLessThanOrEqual(100);
    }
  });
});

it("is told of no other game", () => {
  expect(playerErrorsOf("klondike")).toEqual([]);
});
