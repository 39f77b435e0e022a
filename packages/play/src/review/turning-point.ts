import type { Ply, Session } from "@tetrarch/engine";

/** What a solver says of a position, everything hidden being known; undefined when it is not asked any more. */
export type PositionVerdict = "won" | "lost" | "unknown" | undefined;

/** Where a game went wrong whose deal can be won by who knows all. */
export type TurningPoint =
  /** After so many moves it could still be won, after the next one no more. */
  | { readonly type: "move"; readonly after: number }
  /** It could be won to the last. */
  | { readonly type: "never" }
  /** The solver did not settle it. */
  | { readonly type: "unknown" };

/**
 * Looks for the move that lost a game, whose deal is known to be winnable. A game once lost stays lost, so the move is found
 * by halving; without proof nothing is said.
 * @param solve the solver, a port: it is given positions as engine text
 * @returns undefined when the solver is not asked any more
 */
export async function turningPoint(
  session: Session,
  solve: (state: string) => Promise<PositionVerdict>,
): Promise<TurningPoint | undefined> {
  const positions = positionsOf(session);
  let won = 0;
  let lost = positions.length;
  while (lost - won > 1) {
    const middle = (won + lost) >> 1;
    const verdict = await solve(positions[middle] ?? "");
    if (verdict === undefined) return undefined;
    if (verdict === "unknown") return { type: "unknown" };
    if (verdict === "won") won = middle;
    else lost = middle;
  }
  return lost === positions.length ? { type: "never" } : { type: "move", after: won };
}

/** Every position of a game as engine text, from the deal on. */
export function positionsOf({ game, now }: Session): readonly string[] {
  const positions: string[] = [];
  for (let ply: Ply | undefined = now; ply; ply = ply.before) positions.push(game.formatState(ply.state));
  return positions.reverse();
}
