import { games, legalWords, type Session, seededRandom, variantsOf } from "@tetrarch/engine";
import { after, startOf } from "../../../../testing/sessions.js";

export { startOf };

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
    now = after(now, choice[random(choice.length)] as string);
    sessions.push(now);
  }
  return sessions;
}

/** Every game in every variant. */
export const EVERY_GAME: readonly (readonly [string, string])[] = games.flatMap(({ id, options }) =>
  variantsOf(options).map((variant) => [id, variant] as const),
);

export const GAME_IDS: readonly string[] = games.map(({ id }) => id);
