import { fourGods, seededRandom } from "@tetrarch/engine";
import { evaluated, type Measuring, played, startOf } from "../judge/measuring.js";
import { meanByGame } from "../statistics/mean-by-game.js";
import type { Question } from "./worth-it.js";

type View = fourGods.View;
type Rescue = Extract<fourGods.Move, { readonly type: "rescue" }>;
type Numbers = Pick<fourGods.AllyView, "attack" | "defence" | "luck">;

/** When it is worth to rescue somebody before the last ally has fallen (FG-20), in the Four Gods. */
export const RESCUING: Question<View, fourGods.Move> = {
  isOne: (_view, move) => move.type === "rescue",
  circumstances: [
    ["artifacts won", ({ artifacts }) => artifacts],
    ["what the ally in the party can still bear, of the full defence", ({ party }) => bearable(party)],
    ["a friend lies open", ({ paths }) => (paths.some(({ card }) => card?.kind === "friend") ? "yes" : "no")],
  ],
};

function bearable(party: View["party"]): string {
  const share = Math.max(...party.map(({ defence, wounds }) => (defence - wounds) / defence));
  if (share < 1 / 3) return "less than a third";
  return share < 2 / 3 ? "a third to two thirds" : "two thirds and more";
}

function numbersOf({ ally }: Rescue): Numbers {
  const { friends, locations } = fourGods.builtInCardSet;
  return friends[ally] ?? (locations.find(({ id }) => id === "L1") as Numbers & { readonly id: "L1" });
}

/** By which one may choose whom to bring back. */
const BY: Readonly<Record<string, (numbers: Numbers) => number>> = {
  attack: ({ attack }) => attack,
  defence: ({ defence }) => defence,
  luck: ({ luck }) => luck,
  "all three together": ({ attack, defence, luck }) => attack + defence + luck,
  nothing: () => 0,
};

/**
 * Whom to bring back when the last ally has fallen: what it costs, in chances to win, to take who has most of something, beside the
 * one whom Q puts first. `nothing` is who came first of all.
 */
export function rescueTable(measuring: Measuring, first: number, games: number): string {
  const costs = Object.keys(BY).map((): { game: number; value: number }[] => []);
  for (let deal = first; deal < first + games; deal++) {
    const rescues = rescuesDueIn(measuring, deal);
    if (rescues.length < 2) continue;
    const best = Math.max(...rescues.map(({ win }) => win));
    for (const [index, of] of Object.values(BY).entries()) {
      const most = rescues.reduce((one, other) =>
        of(numbersOf(other.move)) > of(numbersOf(one.move)) ? other : one,
      );
      costs[index]?.push({ game: deal, value: best - most.win });
    }
  }
  const count = costs[0]?.length ?? 0;
  if (count === 0) return "  whom to rescue: there was no choice";
  return [
    `  whom to rescue when the last ally has fallen, ${count} times with a choice: what going by it costs`,
    ...Object.keys(BY).map((name, index) => {
      const { mean, error } = meanByGame(costs[index] ?? []);
      return `    ${name}: ${(100 * mean).toFixed(2)} ± ${(100 * error).toFixed(2)} points`;
    }),
  ].join("\n");
}

/** Q of the rescues when the last ally has fallen; none where that never happens. */
function rescuesDueIn(measuring: Measuring, deal: number): readonly { move: Rescue; win: number }[] {
  const { states } = played(measuring, startOf(measuring, deal), seededRandom(deal));
  const due = states.find((state) => (measuring.game.view(state) as View).rescue?.due);
  const moves = due === undefined ? [] : evaluated(measuring, due);
  return moves.map(({ move, win }) => ({ move: move as Rescue, win }));
}
