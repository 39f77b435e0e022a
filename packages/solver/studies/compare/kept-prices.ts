import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import type { PricedDeal } from "./priced-deal.js";

/** Priced games that need not be played again. */
export interface KeptPrices {
  find(player: string, deal: number): PricedDeal | undefined;
  add(played: PricedDeal): void;
}

/** With a file games are written there, a line each, and those that stand there are found again: a run that was stopped goes on. */
export function keptPrices(file?: string): KeptPrices {
  const kept = new Map(linesOf(file).map((game) => [nameOf(game.player, game.deal), game]));
  return {
    find: (player, deal) => kept.get(nameOf(player, deal)),
    add(played) {
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(played)}\n`);
    },
  };
}

function nameOf(player: string, deal: number): string {
  return `${player} ${deal}`;
}

/** A last line that was not written to its end is taken away. */
function linesOf(file: string | undefined): readonly PricedDeal[] {
  if (file === undefined || !existsSync(file)) return [];
  const text = readFileSync(file, "utf8");
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  if (whole.length < text.length) writeFileSync(file, whole);
  return whole
    .split("\n")
    .slice(0, -1)
    .map((line) => JSON.parse(line) as PricedDeal);
}
