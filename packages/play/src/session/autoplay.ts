import { type AnyGame, outcomeOf, type Session } from "@tetrarch/engine";

/** The most positions searched for whether all lines win: more than the last moves of a game have. */
const MOST_POSITIONS = 60;

/** The most moves other than those home that are played, as the stock is turned for the last cards. */
const MOST_TURNS = 20;

/** The moves of a game that can be left to the table at its end. */
export interface LastMoves {
  /** Whether a legal move in this view brings cards home for good; undefined in games whose cards do not come home. */
  comesHome?(view: unknown, word: string): boolean;
  /** The move that is made where no card can come home, of these: the next card of the stock is turned. */
  natural?(view: unknown, words: readonly string[]): string | undefined;
}

/**
 * The moves that win a game in which nothing is left to decide, from the view alone; empty otherwise.
 * In games whose cards come home, bringing all home and turning the stock has to win; in others every line has to win.
 */
export function autoplayWords(session: Session, table: LastMoves = {}): readonly string[] {
  const { game, now } = session;
  if (outcomeOf(session).status !== "playing") return [];
  const view = game.view(now.state);
  if (!game.knowsAll(view)) return [];
  // All positions that agree with the view play alike.
  const state = game.sample(view, () => 0);
  return (table.comesHome ? wayHome(table, game, state) : anyWay(game, state)) ?? [];
}

/** The moves home, and turns of the stock where there is none, in their order, if they win. */
function wayHome(table: LastMoves, game: AnyGame, state: unknown): readonly string[] | undefined {
  const words: string[] = [];
  let turnsLeft = MOST_TURNS;
  for (let ahead = state; ; ) {
    if (game.outcome(ahead).status === "won") return words;
    const view = game.view(ahead);
    const moves = movesByWord(game, ahead);
    const legal = [...moves.keys()];
    const home = legal.find((word) => table.comesHome?.(view, word));
    const next = home ?? table.natural?.(view, legal);
    if (next === undefined || (home === undefined && turnsLeft-- === 0)) return undefined;
    words.push(next);
    ahead = game.play(ahead, moves.get(next)).state;
  }
}

/** The shortest line to the win, if all lines win. */
function anyWay(game: AnyGame, state: unknown): readonly string[] | undefined {
  let left = MOST_POSITIONS;
  const wins = (ahead: unknown): readonly string[] | undefined => {
    if (game.outcome(ahead).status === "won") return [];
    let line: readonly string[] | undefined;
    for (const [word, move] of movesByWord(game, ahead)) {
      const rest = left-- > 0 ? wins(game.play(ahead, move).state) : undefined;
      if (!rest) return undefined;
      if (!line || rest.length + 1 < line.length) line = [word, ...rest];
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
