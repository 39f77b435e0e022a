import { type AnyGame, dealOfNumber, type Session, seededRandom } from "@tetrarch/engine";
import { playedOn, randomStart } from "./random-play.js";

/**
 * Games that look the same and differ in what is hidden: a random game, and one whose face-down cards and coming rolls are others,
 * on a deal of another name.
 */
export function* twinPositions(
  game: AnyGame,
  count: number,
  seed: number,
): Generator<readonly [Session, Session]> {
  const random = seededRandom(seed);
  for (let made = 0; made < count; made++) {
    const session = playedOn(randomStart(game, random), random(80), random);
    const state = game.sample(game.view(session.now.state), random);
    yield [session, { ...session, deal: dealOfNumber(game, made + 1), now: { ...session.now, state } }];
  }
}
