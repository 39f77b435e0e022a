/**
 * `npm run research -- difficulty`: the bounds of easy and hard for each game, from the trial games of its first winnable deals.
 * What it prints is pinned in the games' manifests and not to be changed when players get better.
 */
import { games, numberedDeal } from "@tetrarch/engine";
import { type Agents, greedyOf } from "../packages/solver/src/agents.js";
import { measuringEase } from "../packages/solver/src/difficulty.js";
import { agentsOf } from "../packages/solver/src/registry.js";
import { DEFAULT_LIMITS } from "../packages/solver/src/search/budget.js";
import { runToEnd } from "../packages/solver/src/search/resumable-search.js";
import { solve } from "../packages/solver/src/solver.js";

/** How many winnable deals are looked at. */
const WINNABLE = 300;
const LIMITS = { ...DEFAULT_LIMITS, nodes: 1_000_000 };

for (const game of games) {
  const agents = agentsOf(game) as Agents;
  const eases: number[] = [];
  let won = 0;
  for (let number = 1; eases.length < WINNABLE; number++) {
    const start = game.setup(numberedDeal(game.pack, number), []);
    if (solve(game, agents.solver, start, LIMITS).verdict !== "won") continue;
    const { ease, wins } = runToEnd(measuringEase(game, greedyOf(agents), start));
    eases.push(ease);
    won += wins;
  }
  eases.sort((a, b) => a - b);
  const third = (part: number) => (eases[Math.floor((eases.length * part) / 3)] as number).toFixed(3);
  const [least, most] = [eases[0] as number, eases[eases.length - 1] as number];
  console.log(
    `${game.id.padEnd(20)} thirds at ${third(1)} and ${third(2)}; ease ${least.toFixed(3)} to ${most.toFixed(3)}; ` +
      `${won} of ${WINNABLE * 40} trial games won`,
  );
}
