import { type AnyGame, outcomeOf, type Session } from "@tetrarch/engine";

/** The most positions searched for whether all lines win: more than the last moves of a game have. */
const MOST_POSITIONS = 60;

/** Whether a legal move in this view brings cards home for good. */
export type MovesHome = (view: unknown, word: string) => boolean;

/**
 * The moves that win a game in which nothing is left to decide, from the view alone; empty otherwise.
 * @param comesHome for games whose cards come home: bringing all home has to win; without it every line has to win
 */
export function autoplayWords(session: Session, comesHome?: MovesHome): readonly string[] {
  const { game, now } = session;
  if (outcomeOf(session).status !== "playing") return [];
  const view = game.view(now.state);
  if (!game.knowsAll(view)) return [];
  // All positions that agree with the view play alike.
  const state = game.sample(view, () => 0);
  return (comesHome ? wayHome(comesHome, game, state) : anyWay(game, state)) ?? [];
}

/** The moves home in their order, if they win. */
function wayHome(comesHome: MovesHome, game: AnyGame, state: unknown): readonly string[] | undefined {
  const words: string[] = [];
  for (let ahead = state; ; ) {
    if (game.outcome(ahead).status === "won") return words;
    const view = game.view(ahead);
    const moves = movesByWord(game, ahead);
    const next = [...moves.keys()].find((word) => comesHome(view, word));
    if (next === undefined) return undefined;
    words.push(next);
    ahead = game.play(ahead, moves.get(next)).state;
  }
}

/** A line to the win, if all lines win. */
function anyWay(game: AnyGame, state: unknown): readonly string[] | undefined {
  let left = MOST_POSITIONS;
  const wins = (ahead: unknown): readonly string[] | undefined => {
    if (game.outcome(ahead).status === "won") return [];
    let line: readonly string[] | undefined;
    for (const [word, move] of movesByWord(game, ahead)) {
      const rest = left-- > 0 ? wins(game.play(ahead, move).state) : undefined;
      if (!rest) return undefined;
      line ??= [word, ...rest];
    }
    return line;
  };
  return wins(state);
}

/** The legal moves by their words, sorted. */
function movesByWord(game: AnyGame, state: unknown): ReadonlyMap<string, unknown> {
  const moves = game.legalMoves(state).map((move): [string, unknown] => [game.formatMove(move), move]);
  return new Map(moves.sort(([a], [b]) => (a < b ? -1 : 1)));
}
