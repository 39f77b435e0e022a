import {
  type AnyGame,
  dealOfNumber,
  legalWords,
  playWord,
  type Session,
  seededRandom,
  startSession,
} from "@tetrarch/engine";
import { expect, it } from "vitest";
import { gameOf } from "../../../testing/game-of.js";
import { value } from "../../../testing/value.js";
import { analysing } from "../src/analysis/analysing.js";
import { isKnownLoss } from "../src/analysis/sure-loss.js";
import { agentsOf, greedyOf, observe, runToEnd } from "../src/index.js";
import { analystsOf } from "../src/registry.js";

/** A deal as the sensible player plays it, until the game is over or it is enough. */
function played(game: AnyGame, deal: string, isEnough: (session: Session) => boolean = () => false): Session {
  let session = value(startSession(game, deal, "standard"));
  const random = seededRandom(1);
  while (game.outcome(session.now.state).status === "playing" && !isEnough(session)) {
    const { move } = runToEnd(greedyOf(agentsOf(game)).advise(observe(game, session.now.state), random, 0));
    session = value(playWord(session, game.formatMove(move)));
  }
  return session;
}

const analysed = (game: AnyGame) =>
  runToEnd(analysing(played(game, "FG-101-6"), analystsOf(game), { nodes: 100_000, memory: 2 ** 26 }));

it("where nothing is hidden the move that is proved to have lost the game is its mistake, and none after it", () => {
  const game = gameOf("four-gods");
  const { lostAt = -1, plies } = analysed(game);
  expect(plies[lostAt]?.grade).not.toBe("blunder");
  // As if all cards and rolls were known.
  const open: AnyGame = {
    ...game,
    knowsAll: () => true,
    sample: (view) => game.sample(view, seededRandom(1)),
  };
  const known = analysed(open);
  const fatal = known.plies[lostAt];
  expect(fatal).toMatchObject({ grade: "blunder", loss: fatal?.win, moves: [{ word: known.line?.[0] }, {}] });
  expect(fatal?.moves.find(({ word }) => word === fatal.played)?.win).toBe(0);
  expect(known.plies.slice(lostAt + 1).filter(({ grade }) => grade === "unclear")).toEqual([]);
});

/** How many hidden cards a position of Napoleon's Tomb has. */
function hiddenIn({ game, now }: Session): number {
  return JSON.stringify(game.view(now.state)).split('"--"').length - 1;
}

/** A deal of Napoleon's Tomb of which nothing is played but the stock, until as many cards are hidden. */
function turned(game: AnyGame, deal: number, hidden: number): Session {
  const start = startSession(game, dealOfNumber(game, deal));
  let session = start.ok ? start.value : undefined;
  while (session && hiddenIn(session) > hidden) {
    const before: Session = session;
    session = legalWords(before)
      .flatMap((word) => {
        const next = playWord(before, word);
        return next.ok ? [next.value] : [];
      })
      .find((next) => hiddenIn(next) < hiddenIn(before));
  }
  if (!session) throw new Error("no card can be turned");
  return session;
}

/** Whether a loss in this position by the first legal move is known to the player. */
function isKnown(session: Session): boolean {
  const { game, now } = session;
  return isKnownLoss(game, game.view(now.state), game.parseMove(legalWords(session)[0] ?? ""));
}

it("NT-10: a loss is known once the whole stock was seen, and not before: not with two or three cards left in it", () => {
  const game = gameOf("napoleons-tomb");
  const isRedealt = ({ game: { view }, now }: Session) =>
    (view(now.state) as { redeals: number }).redeals > 0;
  expect(isKnown(played(game, "NT-101-7", isRedealt))).toBe(true);
  for (let deal = 1; deal <= 10; deal++)
    for (const hidden of [2, 3]) expect(isKnown(turned(game, deal, hidden))).toBe(false);
});
