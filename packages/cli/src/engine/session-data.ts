import {
  type AnyGame,
  formatVariant,
  games,
  ownSetOf,
  playedWords,
  playWord,
  readOwnSet,
  resign,
  type Session,
  startSession,
  unwrap,
} from "@tetrarch/engine";

/** A session as plain data, for another thread. */
export interface SessionData {
  /** What it began with, as one text: equal for sessions that began alike. */
  readonly start: string;
  readonly words: readonly string[];
  readonly resigned: boolean;
}

interface Start {
  readonly game: string;
  readonly deal: string;
  readonly variant: string;
  readonly cardSet?: unknown;
}

/** The data of a session, as much as a search may need: not what was taken back, and no honesty. */
export function dataOf(session: Session): SessionData {
  const { game, deal, variant, resigned } = session;
  const start: Start = {
    game: game.id,
    deal,
    variant: formatVariant(variant),
    cardSet: ownSetOf(game)?.set,
  };
  return { start: JSON.stringify(start), words: playedWords(session), resigned };
}

/** Makes sessions of their data. One that goes on from the last is made of that. */
export class SessionReplay {
  #start: string | undefined;
  #session: Session | undefined;

  session({ start, words, resigned }: SessionData): Session {
    const last = start === this.#start && this.#session ? this.#session : undefined;
    const played = last ? playedWords(last) : [];
    const goesOn = last !== undefined && played.every((word, ply) => word === words[ply]);
    let session = goesOn ? last : startOf(JSON.parse(start) as Start);
    for (const word of words.slice(session.now.number)) session = unwrap(playWord(session, word));
    this.#start = start;
    this.#session = session;
    return resigned ? unwrap(resign(session)) : session;
  }
}

function startOf({ game: id, deal, variant, cardSet }: Start): Session {
  const game: AnyGame | undefined =
    cardSet === undefined ? games.find((each) => each.id === id) : unwrap(readOwnSet(cardSet)).game;
  if (!game) throw new Error(`no game ${id}`);
  return unwrap(startSession(game, deal, variant));
}
