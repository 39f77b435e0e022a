import { type AnyGame, outcomeOf, type Session } from "@tetrarch/engine";

/** The most positions that are looked at to find whether all lines win: more than a game's last moves have. */
const MOST_POSITIONS = 60;

/** Whether a legal move of the position with this view brings cards home for good. */
export type MovesHome = (view: unknown, word: string) => boolean;

/**
 * The moves that end a game in which nothing is left to decide: nothing that is hidden matters any more, and bringing
 * home whatever can come home wins, or whatever is played wins. Empty as long as there is something to decide. It is
 * told from the view alone, so that what a game does by itself gives nothing away.
 * @param comesHome for games whose cards come home; without it all that can be played has to win
 */
export function autoplayWords(session: Session, comesHome?: MovesHome): readonly string[] {
  const { game, now } = session;
  if (outcomeOf(session).status !== "playing") return [];
  const view = game.view(now.state);
  if (!game.knowsAll(view)) return [];
  // Any position that agrees with the view will do, as nothing in which they differ matters.
  const state = game.sample(view, () => 0);
  return (comesHome ? wayHome(comesHome, game, state) : anyWay(game, state)) ?? [];
}

/** The moves home, one after the other, if they win. */
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
