import { type AnyGame, findGameAmong, startSession, unwrap } from "@tetrarch/engine";
import {
  type Contest,
  freshGameId,
  type GameRecord,
  gameOfChallenge,
  houseRecord,
  type Place,
} from "@tetrarch/play";
import { dealOf } from "../../data/contests.js";
import { gameQuestion } from "../../solver-client/messages.js";
import type { PendingAnswer, SolverClient } from "../../solver-client/solver-client.js";
import { freshRandom, freshSeed } from "../../ui/random.js";
import * as words from "../../words/en/contests.js";

/** A game that the house is playing. */
export interface HouseGame {
  /** The game's record; undefined when it was cancelled. Rejects when no player here can play the game. */
  readonly record: Promise<GameRecord | undefined>;
  cancel(): void;
}

/** Has the house play its deal, in the worker: it sees what a person would see. */
export function houseGame(solver: SolverClient, contest: Contest, place: Place): HouseGame {
  const { variant } = contest.challenge;
  const game = gameOf(contest);
  const deal = dealOf(contest, place) ?? "";
  const player = contest.contestants[place.contestant]?.player ?? "strongest";
  const startedAt = Date.now();
  const pending: PendingAnswer = solver.ask({
    type: "play",
    ...gameQuestion(game),
    variant,
    deal,
    player,
    seed: freshSeed(),
  });
  const record = pending.answer.then((answer) => {
    if (answer.type === "cancelled") return undefined;
    if (answer.type !== "played") throw new Error(words.noHousePlayer);
    return recordOfMoves(contest, deal, answer.words, startedAt);
  });
  return { record, cancel: () => pending.cancel() };
}

/** The game of a contest, with its cards. */
function gameOf({ challenge }: Contest): AnyGame {
  return unwrap(gameOfChallenge(challenge, findGameAmong([])));
}

function recordOfMoves(
  contest: Contest,
  deal: string,
  words: readonly string[],
  startedAt: number,
): GameRecord {
  const start = unwrap(startSession(gameOf(contest), deal, contest.challenge.variant));
  return houseRecord(start, words, freshGameId(freshRandom), { startedAt, endedAt: Date.now() });
}
