import { type AnyGame, games, playWord, type Session, seededRandom, startSession } from "@tetrarch/engine";
import { expect, it } from "vitest";
import { analysing } from "../src/analysis/analysing.js";
import { hidesNothing } from "../src/analysis/sure-loss.js";
import { agentsOf, greedyOf, observe, runToEnd } from "../src/index.js";
import { analystsOf } from "../src/registry.js";

const gameOf = (id: string) => games.find((each) => each.id === id) as AnyGame;

/** A deal as the sensible player plays it, until the game is over or it is enough. */
function played(game: AnyGame, deal: string, isEnough: (session: Session) => boolean = () => false): Session {
  const start = startSession(game, deal, "standard");
  if (!start.ok) throw new Error(start.error.message);
  let session = start.value;
  const random = seededRandom(1);
  while (game.outcome(session.now.state).status === "playing" && !isEnough(session)) {
    const { move } = runToEnd(greedyOf(agentsOf(game)).advise(observe(game, session.now.state), random, 0));
    const next = playWord(session, game.formatMove(move));
    if (!next.ok) throw new Error(next.error.message);
    session = next.value;
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
  const open: AnyGame = { ...game, sample: (view) => game.sample(view, seededRandom(1)) };
  const known = analysed(open);
  const fatal = known.plies[lostAt];
  expect(fatal).toMatchObject({ grade: "blunder", loss: fatal?.win, moves: [{ word: known.line?.[0] }, {}] });
  expect(fatal?.moves.find(({ word }) => word === fatal.played)?.win).toBe(0);
  expect(known.plies.slice(lostAt + 1).filter(({ grade }) => grade === "unclear")).toEqual([]);
});

it("NT-10: nothing is hidden once the whole stock was seen, and not before; in the Four Gods the rolls are", () => {
  const game = gameOf("napoleons-tomb");
  const isRedealt = ({ game: { view }, now }: Session) =>
    (view(now.state) as { redeals: number }).redeals > 0;
  const start = played(game, "NT-101-7", () => true);
  const { now } = played(game, "NT-101-7", isRedealt);
  expect([start.now, now].map(({ state }) => hidesNothing(game, game.view(state)))).toEqual([false, true]);
  const gods = gameOf("four-gods");
  expect(hidesNothing(gods, gods.view(played(gods, "FG-101-6", () => true).now.state))).toBe(false);
});
