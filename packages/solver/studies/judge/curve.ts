import { seededRandom } from "@tetrarch/engine";
import { type Measuring, played, startOf, worthOf } from "./measuring.js";

const FIRST_DEAL = 4_000_001;
/** So many knots are wanted at most. */
const BINS = 16;

interface Seen {
  readonly told: number;
  readonly came: number;
  readonly isAwaiting: boolean;
}

/** A stretch of what was told, and how often it came. */
interface Block {
  told: number;
  came: number;
  count: number;
}

/** Every position of games of the reference player that is not settled. */
function seenIn(measuring: Measuring, games: number): readonly Seen[] {
  const seen: Seen[] = [];
  for (let deal = FIRST_DEAL; deal < FIRST_DEAL + games; deal++) {
    const { states, isWon } = played(measuring, startOf(measuring, deal), seededRandom(deal));
    for (const state of states) {
      const told = worthOf(measuring, state);
      if (told <= 0 || told >= 1) continue;
      seen.push({ told, came: isWon ? 1 : 0, isAwaiting: awaits(measuring, state) });
    }
  }
  return seen;
}

/** Whether a card is about to come up that the player only says where. */
function awaits({ game }: Measuring, state: unknown): boolean {
  return game.legalMoves(state).every((move) => (move as { readonly type?: string }).type === "choose");
}

/** The curve behind what the net tells: bins of equal count, neighbours made one where they would fall. */
export function curveOf(measuring: Measuring, games: number): string {
  const seen = seenIn(measuring, games);
  return [false, true]
    .map((isAwaiting) => seen.filter((each) => each.isAwaiting === isAwaiting))
    .filter((some) => some.length > 0)
    .map((some) => {
      const knots = rising(binned(some)).map(({ told, came }) => `[${told.toFixed(4)}, ${came.toFixed(4)}]`);
      return `${some[0]?.isAwaiting ? "awaitingCurve" : "curve"} by ${some.length} positions of ${games} games: [${knots.join(", ")}]`;
    })
    .join("\n");
}

/** How often what the committed judge tells came. */
export function heldAgainstGames(measuring: Measuring, games: number): string {
  const lines = binned(seenIn(measuring, games)).map(
    ({ told, came, count }) =>
      `${String(count).padStart(7)} positions: told ${(100 * told).toFixed(1)} %, came ${(100 * came).toFixed(1)} %`,
  );
  return lines.join("\n");
}

function binned(seen: readonly Seen[]): Block[] {
  const sorted = [...seen].sort((a, b) => a.told - b.told);
  const size = Math.ceil(sorted.length / BINS);
  const blocks: Block[] = [];
  for (let from = 0; from < sorted.length; from += size)
    blocks.push(blockOf(sorted.slice(from, from + size)));
  return blocks;
}

function blockOf(seen: readonly Seen[]): Block {
  const mean = (of: (each: Seen) => number) => seen.reduce((sum, each) => sum + of(each), 0) / seen.length;
  return { told: mean(({ told }) => told), came: mean(({ came }) => came), count: seen.length };
}

/** Isotonic regression: neighbours that fall are taken together. */
function rising(blocks: readonly Block[]): readonly Block[] {
  const kept: Block[] = [];
  for (const block of blocks) {
    let next = block;
    for (let last = kept.at(-1); last && last.came >= next.came; last = kept.at(-1)) {
      kept.pop();
      next = joined(last, next);
    }
    kept.push(next);
  }
  return kept;
}

function joined(a: Block, b: Block): Block {
  const count = a.count + b.count;
  const mean = (x: number, y: number) => (x * a.count + y * b.count) / count;
  return { told: mean(a.told, b.told), came: mean(a.came, b.came), count };
}
