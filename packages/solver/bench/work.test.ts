import { games } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { isLong, tellChecks } from "../../../testing/counts.js";
import type { Agents } from "../src/agents.js";
import { agentsOf } from "../src/registry.js";
import { playDeals, samplerOf, solveDeals } from "./solve-deals.js";
import { PLAYER_WORK, WORK } from "./work.js";

describe("the benchmark's work comes to the counts it says", () => {
  it.each(games.map((game) => [game.id, game] as const))("%s", (id, game) => {
    const work = WORK[id];
    if (!work) throw new Error(`no work for ${id}`);
    const { solver } = agentsOf(game) as Agents;
    const { deals, ...counts } = isLong ? work.all : work.first;
    const { won, lost, spent, states } = solveDeals(game, solver, deals, work.nodes);
    expect({ won, lost, spent, states }).toEqual(counts);
    tellChecks(deals, "deals solved");
  });

  it.each(games.map((game) => [game.id, game] as const))("%s, sampler", (id, game) => {
    const work = PLAYER_WORK[id];
    if (!work) throw new Error(`no games for ${id}`);
    const { deals, ...counts } = isLong ? work.all : work.first;
    expect(playDeals(game, samplerOf(game), deals)).toEqual(counts);
    tellChecks(deals, "games played");
  });
});
