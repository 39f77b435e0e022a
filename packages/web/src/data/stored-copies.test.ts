import { findGameAmong, formatSave, playWord, type Session, startSession } from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { gameOf } from "../../../../testing/game-of.js";
import { value } from "../../../../testing/value.js";
import { choose, type StoredCopies } from "./stored-copies.js";

const game = gameOf("four-kingdoms");

/** A game of so many moves. */
function played(moves: number): Session {
  const started = game && startSession(game, "FK-11982-6");
  if (!started?.ok) throw new Error("no deal");
  let session = started.value;
  for (let move = 0; move < moves; move++) {
    session = value(playWord(session, "deal"));
  }
  return session;
}

/** The record of a game of so many moves. */
function saved(moves: number, savedAt: number) {
  const text = formatSave(played(moves));
  return { text, letters: text.length, savedAt, over: false, begun: true };
}

const BROKEN = { ...saved(3, 30), letters: 7 };
const NOTHING: StoredCopies = { record: undefined, copy: undefined, isLost: false };

function movesOf(found: Partial<StoredCopies>) {
  const { session, ...rest } = choose(game?.id ?? "", { ...NOTHING, ...found }, findGameAmong([]));
  return { moves: session?.now.number, ...rest };
}

describe("of a record and its second copy", () => {
  test("the record is played on when it is the newer one, or as new, without a word", () => {
    const chosen = { moves: 3, isCopy: false, broken: "", news: "" };
    expect(movesOf({ record: saved(3, 30) })).toEqual(chosen);
    expect(movesOf({ record: saved(3, 30), copy: saved(2, 20) })).toEqual(chosen);
    expect(movesOf({ record: saved(3, 30), copy: saved(2, 30) })).toEqual(chosen);
    expect(movesOf({ record: saved(3, 30), copy: BROKEN })).toEqual(chosen);
    // A game that was given up for another deal, or was finished, does not come back.
    expect(movesOf({ record: saved(0, 31), copy: saved(9, 30) })).toEqual({ ...chosen, moves: 0 });
  });

  test("the copy is, and that is told, when the record is older, broken or not there", () => {
    const chosen = { moves: 3, isCopy: true, broken: "" };
    const copy = saved(3, 30);
    expect(movesOf({ copy })).toEqual({
      ...chosen,
      news: expect.stringMatching(/lost this game.*second copy/),
    });
    expect(movesOf({ copy, isLost: true })).toEqual({
      ...chosen,
      news: expect.stringMatching(/lost this game.*second copy/),
    });
    expect(movesOf({ record: saved(1, 29), copy })).toEqual({
      ...chosen,
      news: expect.stringMatching(/last moves .* had not been kept.*second copy/),
    });
    const reason = "it holds no whole game";
    // However new what cannot be read says it is.
    for (const record of [BROKEN, { ...BROKEN, savedAt: 99 }, 7, null]) {
      const news = expect.stringMatching(
        /cannot be read \(it holds no whole game\).*kept aside.*second copy/,
      );
      expect(movesOf({ record, copy })).toEqual({ ...chosen, broken: reason, news });
    }
  });

  test("neither is when neither can be read, and that is told where something was", () => {
    const none = { moves: undefined, isCopy: false, broken: "", news: "" };
    expect(movesOf({})).toEqual(none);
    expect(movesOf({ copy: BROKEN })).toEqual(none);
    expect(movesOf({ isLost: true })).toEqual({ ...none, news: expect.stringMatching(/a game .* is lost/) });
    expect(movesOf({ record: BROKEN, copy: BROKEN })).toEqual({
      ...none,
      broken: "it holds no whole game",
      news: expect.stringMatching(/kept aside; here is a new deal/),
    });
  });
});
