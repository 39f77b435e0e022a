import {
  type AnyGame,
  games,
  legalWords,
  outcomeOf,
  playWord,
  type Session,
  seededRandom,
  startSession,
} from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../testing/counts.js";
import { gameOf, startOf, value } from "../../test/sessions.js";
import { makesNoProgress } from "./no-progress.js";

const DEALS = countOf(2000);

/** Rooms with doors between them, by number; a room without a door ends the game. */
function walk(doors: Readonly<Record<number, readonly number[]>>): Session {
  const game = {
    ...gameOf("kings-keys"),
    setup: () => 0,
    legalMoves: (room: number) => doors[room] ?? [],
    play: (_: number, door: number) => ({ state: door, events: [] }),
    outcome: (room: number) => ({
      status: (doors[room] ?? []).length > 0 ? "playing" : "lost",
      score: { value: 0, max: 1, text: "0" },
    }),
    view: (room: number) => room,
    formatMove: String,
    parseMove: Number,
  };
  return value(startSession(game as unknown as AnyGame, "KK-1-0"));
}

describe("moves that only go to and fro", () => {
  it("C-6: between two rooms, or round a circle", () => {
    expect(makesNoProgress(walk({ 0: [1], 1: [0] }))).toBe(true);
    expect(makesNoProgress(walk({ 0: [1], 1: [2], 2: [0, 1] }))).toBe(true);
  });

  it("not where a move cannot be taken back by moves, and not when the game is over", () => {
    expect(makesNoProgress(walk({ 0: [1], 1: [0, 2], 2: [3], 3: [2] }))).toBe(false);
    expect(makesNoProgress(walk({ 0: [1], 1: [0, 2] }))).toBe(false);
    expect(makesNoProgress(walk({}))).toBe(false);
  });

  it("not where there are more rooms than are looked at", () => {
    const rooms = Array.from({ length: 60 }, (_, room) => [room, [(room + 1) % 60]] as const);
    expect(makesNoProgress(walk(Object.fromEntries(rooms)))).toBe(false);
  });

  it("through many rooms and doors, as long as each can be left by the door it was entered", () => {
    const hall = (rooms: number) =>
      Object.fromEntries(
        Array.from({ length: rooms }, (_, room) => [
          room,
          [room - 1, room + 1].filter((next) => next >= 0 && next < rooms),
        ]),
      );
    expect(makesNoProgress(walk(hall(60)))).toBe(true);
    expect(makesNoProgress(walk(hall(400)))).toBe(false);
    const star = Object.fromEntries([1, 2, 3, 4, 5, 6].map((room) => [room, [0]]));
    expect(makesNoProgress(walk({ ...star, 0: [1, 2, 3, 4, 5, 6] }))).toBe(true);
    expect(makesNoProgress(walk({ ...star, 0: [1, 2, 3, 4, 5, 6], 6: [7], 7: [0] }))).toBe(false);
  });

  it("in games at random: where it is said, nothing that is played changes score, hidden cards or status", () => {
    let found = 0;
    for (const { id } of games) {
      for (let deal = 1; deal <= DEALS; deal++) {
        const stuck = firstGoingRound(id, deal);
        if (!stuck) continue;
        found++;
        expectNothingToCome(stuck);
      }
    }
    expect(found).toBeGreaterThan(DEALS / 10);
    tellChecks(found, "positions that only go to and fro");
  });
});

/** The first position of a game played at random from which moves only go to and fro. */
function firstGoingRound(gameId: string, deal: number): Session | undefined {
  const random = seededRandom(deal);
  let session = startOf(gameId, deal);
  for (let ply = 0; ply < 120; ply++) {
    const words = legalWords(session);
    if (words.length === 0) return undefined;
    if (makesNoProgress(session)) return session;
    session = value(playWord(session, words[random(words.length)] ?? ""));
  }
  return undefined;
}

/** Some walk from there: nothing that counts differs. */
function expectNothingToCome(session: Session): void {
  const noticeAt = (at: Session) => ({
    ...outcomeOf(at),
    hidden: JSON.stringify(at.game.view(at.now.state)).split("--").length,
  });
  let at = session;
  for (let step = 0; step < 30; step++) {
    const words = legalWords(at);
    at = value(playWord(at, words[step % words.length] ?? ""));
    expect(noticeAt(at)).toEqual(noticeAt(session));
  }
}
