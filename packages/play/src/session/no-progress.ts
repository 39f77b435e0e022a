import { type AnyGame, outcomeOf, type Session } from "@tetrarch/engine";

/** More positions than a game's last moves to and fro join are not looked at. */
const MOST_POSITIONS = 40;
/** Where there is more to choose from, something may always come of it. */
const MOST_MOVES = 4;

/**
 * Whether all that can still be played only goes to and fro: from every position that it may lead to it can lead back,
 * so no card is turned up, nothing comes home, and the game does not end by itself (C-6). What turns a card up can
 * never be undone by a move, so this follows from the view alone. Only where a few moves and positions are left is it
 * found out; false where there are more, and when the game is over.
 */
export function makesNoProgress(session: Session): boolean {
  const { game, now } = session;
  if (outcomeOf(session).status !== "playing" || game.legalMoves(now.state).length > MOST_MOVES) return false;
  const root = JSON.stringify(now.state);
  const before = positionsBefore(game, now.state);
  return before !== undefined && leadsFromAll(before, root);
}

/** Of every position that can be reached those that lead to it by one move; undefined when there are too many. */
function positionsBefore(game: AnyGame, start: unknown): ReadonlyMap<string, readonly string[]> | undefined {
  const before = new Map<string, string[]>([[JSON.stringify(start), []]]);
  const waiting = [start];
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
      if (before.size === MOST_POSITIONS) return undefined;
      before.set(to, [from]);
      waiting.push(next);
    }
  }
  return before;
}

/** Whether every position leads to `root`. */
function leadsFromAll(before: ReadonlyMap<string, readonly string[]>, root: string): boolean {
  const leading = new Set([root]);
  for (const position of leading) for (const from of before.get(position) ?? []) leading.add(from);
  return leading.size === before.size;
}
