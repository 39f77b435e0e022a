import { games, playWord, type Session, startSession, undo } from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
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
  const played = playWord(session, session.game.formatMove(move));
  if (!played.ok) throw new Error(played.error.message);
  return played.value;
}

const START = startOf();
const MOVED = moved(START);

function watchAt(times: readonly number[]): AttemptWatch {
  let at = 0;
  return new AttemptWatch({ now: () => times[at++] ?? Number.NaN });
}

describe("an attempt", () => {
  test("begins with the first thing that is done, not with the deal", () => {
    const watch = watchAt([1000]);
    watch.note(START);
    expect(watch.attempt).toBeUndefined();
    watch.note(MOVED);
    expect(watch.attempt).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      startedAt: 1000,
      playedFor: 0,
    });
  });

  test("counts the time between acts, but no break, and no clock that was set back", () => {
    const watch = watchAt([0, MINUTE, 60 * MINUTE, 61 * MINUTE, 5 * MINUTE, 6 * MINUTE]);
    for (let act = 0; act < 6; act++) watch.note(MOVED);
    expect(watch.attempt?.playedFor).toBe(3 * MINUTE);
  });

  test("is another one for another deal, and the same when a move is taken back", () => {
    const watch = watchAt([1, 2, 3]);
    watch.note(MOVED);
    const first = watch.attempt?.id;
    const back = undo(MOVED);
    if (!back.ok) throw new Error(back.error.message);
    watch.note(back.value);
    expect(watch.attempt?.id).toBe(first);
    watch.layDown("random");
    expect(watch.attempt).toBeUndefined();
    expect(watch.origin).toBe("random");
    watch.note(MOVED);
    expect(watch.attempt?.id).not.toBe(first);
  });

  test("is taken up as it was kept; of a time that nobody noted nothing is claimed", () => {
    const kept = { id: "0123456789abcdef".repeat(2), startedAt: 5, playedFor: 7, isRecorded: true };
    const watch = watchAt([100, 200]);
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
    watch.note(MOVED);
    watch.note(MOVED);
    expect(watch.attempt?.playedFor).toBeUndefined();
    watch.takeUp(MOVED, { attempt: { ...kept, startedAt: -1, playedFor: 0.5, isRecorded: "yes" } });
    expect(watch.attempt).toEqual({ id: kept.id });
  });
});
