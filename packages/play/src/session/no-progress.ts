import { type AnyGame, outcomeOf, type Session } from "@tetrarch/engine";

/** The most positions searched, and the most legal moves of the first. */
interface Limits {
  readonly positions: number;
  readonly moves: number;
}

/** With more the game is taken to make progress. */
const MOST: Limits = { positions: 40, moves: 4 };
/** As long as each move can be undone by the next: most games leave this search at its first move. */
const MOST_WHERE_UNDOABLE: Limits = { positions: 100, moves: 8 };

/** What is said where {@link makesNoProgress}. */
export const NO_PROGRESS = "No more progress is possible: cards can only move back and forth.";

/**
 * Whether every position still reachable leads back to this one, so that the game cannot end by itself (C-6).
 * A move that turns a card up has no way back, so the answer follows from the view alone. False where more than a few
 * moves or positions are left, and when the game is over.
 */
export function makesNoProgress(session: Session): boolean {
  const { game, now } = session;
  if (outcomeOf(session).status !== "playing") return false;
  const root = JSON.stringify(now.state);
  const before = positionsBefore(game, now.state);
  return before !== undefined && leadsFromAll(before, root);
}

/** Whether a resigned game had come to no progress (C-6): its player ended it and gave nothing up. */
export function endedStuck(session: Session): boolean {
  return session.resigned && makesNoProgress({ ...session, resigned: false });
}

/** By reachable position, its predecessors; undefined when there are too many. */
function positionsBefore(game: AnyGame, start: unknown): ReadonlyMap<string, readonly string[]> | undefined {
  const before = new Map<string, string[]>([[JSON.stringify(start), []]]);
  const waiting = [start];
  const count = game.legalMoves(start).length;
  let most = MOST_WHERE_UNDOABLE;
  if (count > most.moves) return undefined;
  for (let state = waiting.pop(); state !== undefined; state = waiting.pop()) {
    const from = JSON.stringify(state);
    for (const move of game.legalMoves(state)) {
      const next = game.play(state, move).state;
      const to = JSON.stringify(next);
      const known = before.get(to);
      if (known) {
        known.push(from);
        continue;
      }
      if (most !== MOST && !leadsInOneMove(game, next, from)) most = MOST;
      if (count > most.moves || before.size >= most.positions) return undefined;
      before.set(to, [from]);
      waiting.push(next);
    }
  }
  return before;
}

function leadsInOneMove(game: AnyGame, state: unknown, to: string): boolean {
  return game.legalMoves(state).some((move) => JSON.stringify(game.play(state, move).state) === to);
}

/** Whether every position leads to `root`. */
function leadsFromAll(before: ReadonlyMap<string, readonly string[]>, root: string): boolean {
  const leading = new Set([root]);
  for (const position of leading) for (const from of before.get(position) ?? []) leading.add(from);
  return leading.size === before.size;
}
