import {
  dishonest,
  formatCardSetLabel,
  games,
  legalWords,
  onKnownDeal,
  type Session,
  seededRandom,
} from "@tetrarch/engine";
import fc from "fast-check";
import { playedOn } from "../../../testing/random-play.js";
import { DEAL_ORIGINS } from "../src/deals/open-deal.js";
import { type FinishedGame, type GameRecord, recordOf } from "../src/session/game-record.js";
import { after, startOf } from "./sessions.js";

/** Moves of a game that is given up if it has not ended by then. */
const MOST_MOVES = 40;
const DEALS = [1, 2, 3];

/** A game played at random, and given up when it takes too long. */
function finished(gameId: string, deal: number, variant?: string): Session {
  const session = playedOn(startOf(gameId, deal, variant), MOST_MOVES, seededRandom(deal));
  return legalWords(session).length === 0 ? session : after(session, "resign");
}

const sessions = games.flatMap((game) => [
  ...DEALS.map((deal) => finished(game.id, deal)),
  ...game.options.map((variant) => finished(game.id, 4, variant)),
]);

const time = fc.nat({ max: 3_000_000_000 }).map((seconds) => seconds * 1000);
/** Few, so that games meet that have the same. */
const anyId = fc.nat({ max: 5 }).map((digit) => String(digit).repeat(32));

/** A finished game of any solitaire, as it is recorded. It replays. */
export const anyRecord: fc.Arbitrary<GameRecord> = fc
  .record({
    session: fc.constantFrom(...sessions),
    degree: fc.constantFrom("first", "known", "assisted"),
    id: anyId,
    endedAt: time,
    startedAt: fc.option(time, { nil: undefined }),
    playedFor: fc.option(fc.nat({ max: 10_000_000 }), { nil: undefined }),
    origin: fc.option(fc.constantFrom(...DEAL_ORIGINS), { nil: undefined }),
  })
  .map(({ session, degree, id, ...times }) => {
    const played =
      degree === "first" ? session : degree === "known" ? onKnownDeal(session) : dishonest(session);
    const record = recordOf(played, id, times);
    if (!record) throw new Error("still in play");
    return record;
  });

const [BUILT_IN] = games.flatMap(({ cardSet }) => (cardSet ? [formatCardSetLabel(cardSet)] : []));

/** A finished game that need not have been played: its numbers are any. */
export const anyFinished: fc.Arbitrary<FinishedGame> = fc.record({
  id: fc.stringMatching(/^[0-9a-f]{32}$/),
  game: fc.constantFrom("four-kingdoms", "four-gods", "tomb-of-four-kings"),
  variant: fc.constantFrom("standard", "rescue"),
  deal: fc.constantFrom("FK-1-9", "FG-1-6"),
  cardSet: fc.constantFrom(undefined, BUILT_IN, "Sea 1+4gjg7qrx"),
  end: fc.constantFrom("won", "won", "lost", "resigned", "escaped"),
  score: fc
    .integer({ min: -5, max: 104 })
    .map((points) => ({ value: points, max: 104, text: `${points}/104` })),
  degree: fc.constantFrom("first", "known", "assisted"),
  endedAt: time,
  playedFor: fc.option(fc.nat({ max: 10_000_000 }), { nil: undefined }),
});
