import { games } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import type { Knowledge } from "../src/knowledge.js";
import { knowledgeOf } from "../src/registry.js";
import { playDeals, samplerOf, solveDeals } from "./solve-deals.js";
import { PLAYER_WORK, WORK } from "./work.js";

describe("the benchmark's work comes to the counts it says", () => {
  it.each(games.map((game) => [game.id, game] as const))("%s", (id, game) => {
    const work = WORK[id];
    if (!work) throw new Error(`no work for ${id}`);
    const { solver } = knowledgeOf(game) as Knowledge;
    const { won, lost, spent, states } = solveDeals(game, solver, work.deals, work.nodes);
    expect({ won, lost, spent, states }).toEqual({
      won: work.won,
      lost: work.lost,
      spent: work.spent,
      states: work.states,
    });
  });

  it.each(games.map((game) => [game.id, game] as const))("%s, sampler", (id, game) => {
    const work = PLAYER_WORK[id];
    if (!work) throw new Error(`no games for ${id}`);
    const { won, spent } = playDeals(game, samplerOf(game), work.deals);
    expect({ won, spent }).toEqual({ won: work.won, spent: work.spent });
  });
});
