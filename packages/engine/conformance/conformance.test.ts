import { describe, expect, it } from "vitest";
import { games } from "../src/registry.js";
import { checkChance } from "./chance-checks.js";
import { checkGames } from "./game-checks.js";

describe("the registry", () => {
  it("lists games with ids, code prefixes and code digits of their own", () => {
    expect(games.length).toBeGreaterThan(0);
    const ids = games.map((game) => game.id);
    const prefixes = games.map((game) => game.dealCode.prefix);
    const digits = games.map((game) => game.dealCode.digit);
    for (const own of [ids, prefixes, digits]) expect(new Set<unknown>(own).size).toBe(games.length);
  });
});

checkGames(games);
checkChance(games);
