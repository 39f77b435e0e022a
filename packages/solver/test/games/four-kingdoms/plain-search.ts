import type { AnyGame, fourKingdoms } from "@tetrarch/engine";

/**
 * Whether the engine's game can be won from here, with no pruning at all but that no pile is told from another, as no rule
 * does: a position counts as seen whatever order its piles are in, and one empty pile is tried for all.
 * @returns undefined when more than `mostStates` positions can be reached
 */
export function plainlyWins(
  game: AnyGame,
  start: fourKingdoms.State,
  mostStates: number,
): boolean | undefined {
  const seen = new Set<string>();
  const waiting = [start];
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    if (seen.size >= mostStates) return undefined;
    for (const move of movesOf(game, state)) {
      const next = game.play(state, move).state as fourKingdoms.State;
      const key = keyOf(next);
      if (seen.has(key)) continue;
      seen.add(key);
      if (next.kingdoms.every(isHome)) return true;
      waiting.push(next);
    }
  }
  return false;
}

/** The moves, those home last, where they are looked at first: wins are found sooner. */
function movesOf(game: AnyGame, state: fourKingdoms.State): readonly fourKingdoms.Move[] {
  const legal = game.legalMoves(state) as readonly fourKingdoms.Move[];
  const firstEmpty = state.tableau.findIndex(({ up }) => up.length === 0);
  const isAlike = (move: fourKingdoms.Move) =>
    move.type === "land" && move.to > firstEmpty && state.tableau[move.to]?.up.length === 0;
  return [
    ...legal.filter((move) => move.type !== "zone" && !isAlike(move)),
    ...legal.filter(({ type }) => type === "zone"),
  ];
}

function isHome({ castle, tower, subjects, dungeon }: fourKingdoms.Kingdom): boolean {
  return castle === 3 && tower && subjects === 8 && dungeon;
}

function keyOf({ tableau, stock, waste, kingdoms, guests }: fourKingdoms.State): string {
  const piles = tableau
    .map(({ down, up }) => String.fromCharCode(down.length, (up[0] ?? 99) + 1, up.length))
    .sort();
  const zones = kingdoms.map(({ castle, tower, subjects, dungeon }) =>
    String.fromCharCode(castle, subjects, Number(tower), Number(dungeon)),
  );
  const rest = String.fromCharCode(stock.length, ...guests.map((guest) => guest ?? 99), ...waste);
  return piles.join("") + zones.join("") + rest;
}
