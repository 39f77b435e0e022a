import {
  type AnyGame,
  formatDealCode,
  games,
  legalWords,
  playWord,
  type Session,
  seededRandom,
  startSession,
  variantsOf,
} from "@tetrarch/engine";

/** A game of a numbered deal at its start. */
export function startOf(gameId: string, number: number, variant?: string): Session {
  const game = games.find(({ id }) => id === gameId) as AnyGame;
  const started = startSession(game, formatDealCode(game.dealCode, number), variant);
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

export function played(session: Session, word: string): Session {
  const next = playWord(session, word);
  if (!next.ok) throw new Error(next.error.message);
  return next.value;
}

/** The positions of a random game: its start, and after each of so many moves or until it ends. */
export function randomGame(start: Session, seed: number, most: number): readonly Session[] {
  const random = seededRandom(seed);
  const sessions = [start];
  let now = start;
  for (let ply = 0; ply < most; ply++) {
    const words = legalWords(now);
    if (words.length === 0) break;
    // Cards moved back and forth would fill the whole game: turning up new ones goes first now and then.
    const onward = words.filter((word) => /^(deal|redeal|s-|delve|p\d[LR])/.test(word));
    const choice = onward.length > 0 && random(3) === 0 ? onward : words;
    now = played(now, choice[random(choice.length)] as string);
    sessions.push(now);
  }
  return sessions;
}

/** Every game in every variant. */
export const EVERY_GAME: readonly (readonly [string, string])[] = games.flatMap(({ id, options }) =>
  variantsOf(options).map((variant) => [id, variant] as const),
);

export const GAME_IDS: readonly string[] = games.map(({ id }) => id);
