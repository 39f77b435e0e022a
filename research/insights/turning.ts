import type { tombOfFourKings } from "@tetrarch/engine";
import { type AnyGame, numberedDeal, seededRandom } from "@tetrarch/engine";
import { type AnyPlayer, observe, runToEnd } from "../../packages/solver/src/index.js";

interface Counted {
  times: number;
  turned: number;
}

/** What is known at the crossroads. */
type Circumstance = readonly [name: string, of: (view: tombOfFourKings.View) => number];

const KING = /^K/;
const CIRCUMSTANCES: readonly Circumstance[] = [
  ["torches burnt", ({ torches }) => torches.length],
  ["hit points left", ({ hitPoints }) => hitPoints],
  ["turns done", ({ delve }) => delve.length],
  ["kings in the hand", ({ treasure }) => treasure.filter((card) => KING.test(card)).length],
];

/** When a player turns around in the Tomb: how often it did at the crossroads, while delving, by what it saw there (TK-1). */
export function turningOf(game: AnyGame, player: AnyPlayer, first: number, games: number): string {
  const tables = CIRCUMSTANCES.map(() => new Map<number, Counted>());
  const pairs = new Map<string, Counted>();
  for (let deal = first; deal < first + games; deal++) {
    const random = seededRandom(deal);
    let state: unknown = game.setup(numberedDeal(game.pack, deal), []);
    for (;;) {
      const observed = observe(game, state);
      if (observed.legal.length === 0) break;
      const { move } = runToEnd(player.advise(observed, random, player.nodesAMove));
      const word = game.formatMove(move);
      const view = observed.view as tombOfFourKings.View;
      if (view.phase === "crossroads" && !view.retreating && view.delve.length > 0) {
        const hasTurned = word === "retreat";
        for (const [index, [, of]] of CIRCUMSTANCES.entries())
          count(tables[index] as Map<number, Counted>, of(view), hasTurned);
        count(pairs, `${view.torches.length} torches, ${view.delve.length} turns`, hasTurned);
      }
      state = game.play(state, move).state;
    }
  }
  return [
    `${player.name}, ${games} games from deal ${first} on: turned around, of so many times at the crossroads`,
    ...CIRCUMSTANCES.map(([name], index) => `  ${name}: ${inWords(tables[index] as Map<number, Counted>)}`),
    `  by both: ${inWords(pairs)}`,
  ].join("\n");
}

function count<Key>(table: Map<Key, Counted>, key: Key, hasTurned: boolean): void {
  const counted = table.get(key) ?? { times: 0, turned: 0 };
  counted.times++;
  if (hasTurned) counted.turned++;
  table.set(key, counted);
}

function inWords(table: Map<number | string, Counted>): string {
  const keys = [...table.keys()].sort((one, two) =>
    String(one).localeCompare(String(two), "en", { numeric: true }),
  );
  return keys
    .map((key) => {
      const { times, turned } = table.get(key) as Counted;
      return `${key} ${((100 * turned) / times).toFixed(0)} % of ${times}`;
    })
    .join("; ");
}
