import { games, playWord, type Session, startSession, undo } from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { value } from "../../../../testing/value.js";
import { AttemptWatch } from "./attempt.js";

const MINUTE = 60_000;

function startOf(): Session {
  const [game] = games;
  const started = game && startSession(game, `${game.dealCode.prefix}-1-7`);
  if (!started?.ok) throw new Error("no game");
  return started.value;
}

function moved(session: Session): Session {
  const [move] = session.game.legalMoves(session.now.state);
  return value(playWord(session, session.game.formatMove(move)));
}

const START = startOf();
const MOVED = moved(START);

describe("an attempt", () => {
  test("begins with the first thing that is done, not with the deal", () => {
    const watch = new AttemptWatch();
    watch.note(START, 900);
    expect(watch.attempt).toBeUndefined();
    watch.note(MOVED, 1000);
    expect(watch.attempt).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      startedAt: 1000,
      playedFor: 0,
    });
  });

  test("counts the time between acts, but no break, and no clock that was set back", () => {
    const watch = new AttemptWatch();
    for (const minute of [0, 1, 60, 61, 5, 6]) watch.note(MOVED, minute * MINUTE);
    expect(watch.attempt?.playedFor).toBe(3 * MINUTE);
  });

  test("is another one for another deal, and the same when a move is taken back", () => {
    const watch = new AttemptWatch();
    watch.note(MOVED, 1);
    const first = watch.attempt?.id;
    const back = value(undo(MOVED));
    watch.note(back, 2);
    expect(watch.attempt?.id).toBe(first);
    watch.layDown("random");
    expect(watch.attempt).toBeUndefined();
    expect(watch.origin).toBe("random");
    watch.note(MOVED, 3);
    expect(watch.attempt?.id).not.toBe(first);
  });

  test("is taken up as it was kept; of a time that nobody noted nothing is claimed", () => {
    const kept = { id: "0123456789abcdef".repeat(2), startedAt: 5, playedFor: 7, isRecorded: true };
    const watch = new AttemptWatch();
    watch.takeUp(MOVED, { attempt: kept, origin: "daily" });
    expect(watch.attempt).toEqual(kept);
    expect(watch.origin).toBe("daily");
    watch.takeUp(START, { attempt: kept, origin: "found in a book" });
    expect(watch.attempt).toBeUndefined();
    expect(watch.origin).toBeUndefined();
    for (const record of [undefined, 7, {}, { attempt: 7 }, { attempt: { ...kept, id: "7" } }]) {
      watch.takeUp(MOVED, record);
      expect(watch.attempt).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/) });
    }
    watch.note(MOVED, 100);
    watch.note(MOVED, 200);
    expect(watch.attempt?.playedFor).toBeUndefined();
    watch.takeUp(MOVED, { attempt: { ...kept, startedAt: -1, playedFor: 0.5, isRecorded: "yes" } });
    expect(watch.attempt).toEqual({ id: kept.id });
  });
});
