import { type AnyGame, outcomeOf, type Session } from "@tetrarch/engine";
import type { AnyTable } from "../table/model.js";
import { optionsOf } from "../table/options.js";

/** So many positions are looked at for whether all that can be played wins: more than a game's last moves have. */
const MOST_POSITIONS = 60;

/**
 * The moves that end a game in which nothing is left to decide: nothing that is hidden matters any more, and bringing
 * home whatever can come home wins, or whatever is played wins. Empty as long as there is something to decide.
 */
export function finishingWords(table: AnyTable, session: Session): readonly string[] {
  if (outcomeOf(session).status !== "playing") return [];
  return wordsFrom(table, session.game, session.game.view(session.now.state));
}

/** From the view alone, so that what the table does by itself gives nothing away. */
function wordsFrom(table: AnyTable, game: AnyGame, view: unknown): readonly string[] {
  if (!game.knowsAll(view)) return [];
  // Any position that agrees with the view will do, as nothing in which they differ matters.
  const state = game.sample(view, () => 0);
  return (table.homeward ? homeward(table, game, state) : anyWay(game, state)) ?? [];
}

/** The moves home, one after the other, if they win. */
function homeward(table: AnyTable, game: AnyGame, state: unknown): readonly string[] | undefined {
  const words: string[] = [];
  for (let ahead = state; ; ) {
    if (game.outcome(ahead).status === "won") return words;
    const moves = movesByWord(game, ahead);
    const options = optionsOf(table, game.view(ahead), [...moves.keys()]);
    const next = options.find((option) => table.homeward?.(option));
    if (!next) return undefined;
    words.push(next.word);
    ahead = game.play(ahead, moves.get(next.word)).state;
  }
}

/** Some line to the win, if all lines lead there. */
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

/** The legal moves by their words, in the order in which these are sorted. */
function movesByWord(game: AnyGame, state: unknown): ReadonlyMap<string, unknown> {
  const moves = game.legalMoves(state).map((move): [string, unknown] => [game.formatMove(move), move]);
  return new Map(moves.sort(([one], [other]) => (one < other ? -1 : 1)));
}
