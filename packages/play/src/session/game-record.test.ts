import {
  degreeOf,
  games,
  helped,
  hintedMoves,
  legalWords,
  onKnownDeal,
  outcomeOf,
  type Problem,
  playedWords,
  problem,
  type Result,
  resign,
  type Session,
  startSession,
} from "@tetrarch/engine";
import { builtInCardSet, createFourGods } from "@tetrarch/engine/four-gods";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AnyAct,
  actOf,
  after,
  anyActs,
  anyGameId,
  playedOut,
  startOf,
  value,
} from "../../test/sessions.js";
import { act } from "./act.js";
import { type GameRecord, recordOf } from "./game-record.js";
import { logOf } from "./log.js";
import { type ReadRecord, readGameRecord } from "./read-game-record.js";

const ID = "0123456789abcdef0123456789abcdef";
const TIMES = {
  startedAt: 1_760_000_000_000,
  endedAt: 1_760_000_600_000,
  playedFor: 540_000,
  origin: "random",
} as const;

function find(id: string) {
  const game = games.find((candidate) => candidate.id === id);
  return game
    ? ({ ok: true, value: game } as const)
    : problem("unknown-game", `there is no game ${JSON.stringify(id)}`);
}

/** What becomes of a record in a store. */
function readBack(record: unknown): Result<ReadRecord, Problem> {
  return readGameRecord(JSON.parse(JSON.stringify(record)), find);
}

function recordedOf(session: Session): GameRecord {
  const record = recordOf(session, ID, TIMES);
  if (!record) throw new Error("still in play");
  return record;
}

describe("what a record says besides", () => {
  const MOVED = after(startOf("four-kingdoms", 7), 0);
  const hinted = (session: Session) => helped(helped(session, "hint"), "hint");

  it("C-10: is which help the game had; of records of before that is unknown", () => {
    const record = recordedOf(value(resign(hinted(after(MOVED, "undo")))));
    expect(record.help).toEqual({ undo: 1, hint: 2 });
    const read = value(readBack(record));
    expect([read.record, read.session.help]).toEqual([record, record.help]);
    const { help: _, ...before } = record;
    expect(value(readBack(before)).record).toEqual(before);
    expect(value(readBack({ ...record, help: { oracle: 1 } })).record.help).toBeUndefined();
  });

  it("is which moves hints made; of records of before, and where they are no numbers, that is unknown", () => {
    const [word] = legalWords(MOVED);
    const played = value(act(hinted(MOVED), { type: "play", word: word ?? "", isHinted: true })).session;
    const record = recordedOf(value(resign(played)));
    expect(record.hinted).toEqual([2]);
    const read = value(readBack(record));
    expect([read.record, hintedMoves(read.session)]).toEqual([record, [2]]);
    const none = recordedOf(value(resign(hinted(MOVED))));
    expect([none.hinted, hintedMoves(value(readBack(none)).session)]).toEqual([[], []]);
    for (const unread of [undefined, ["2"], "2", [0]])
      expect(value(readBack({ ...record, hinted: unread })).record.hinted).toBeUndefined();
  });
});

describe("any sequence of play, undo, redo and resign", () => {
  it("keeps log, record and session in step", () => {
    fc.assert(
      fc.property(anyGameId, anyActs, fc.boolean(), (id, acts, isKnown) => {
        let session = isKnown ? onKnownDeal(startOf(id)) : startOf(id);
        for (const each of acts) {
          const action = actOf(session, each);
          const acted = action && act(session, action);
          if (acted?.ok) session = acted.value.session;
          const words = playedWords(session);
          expect(logOf(session).map(({ word }) => word)).toEqual(words);
          expect(logOf(session).map(({ number }) => number)).toEqual(words.map((_, index) => index + 1));
          expect(logOf(session).every(({ lines }) => lines.every((line) => line !== ""))).toBe(true);
          const record = recordOf(session, ID, TIMES);
          expect(record === undefined).toBe(outcomeOf(session).status === "playing");
          if (record) expect(record.words).toEqual(words);
        }
      }),
    );
  });

  it("that ends a game makes a record that replays to the same result", () => {
    fc.assert(
      fc.property(anyGameId, anyActs, fc.boolean(), (id, acts, isKnown) => {
        const start = isKnown ? onKnownDeal(startOf(id)) : startOf(id);
        const session = ([...acts, "resign"] as AnyAct[]).reduce(after, start);
        const record = recordedOf(session);
        const read = value(readBack(record));
        expect(read.record).toEqual(record);
        expect(outcomeOf(read.session)).toEqual(outcomeOf(session));
        expect(read.session.now.state).toEqual(session.now.state);
        expect(degreeOf(read.session)).toBe(degreeOf(session));
        expect(recordedOf(read.session)).toEqual(record);
      }),
    );
  });
});

describe("the record of a finished game", () => {
  it.each(["tomb-of-four-kings", "four-gods"])("of %s, played to its end", (id) => {
    const session = playedOut(id, 3);
    const record = recordedOf(session);
    expect(record).toMatchObject({ format: 2, game: id, variant: "standard", degree: "first", ...TIMES });
    expect(record.end).toBe(outcomeOf(session).status);
    expect(value(readBack(record)).session.now.state).toEqual(session.now.state);
  });

  it("need not tell when the game was started: saves do not", () => {
    const record = recordOf(after(startOf("four-kingdoms"), "resign"), ID, { endedAt: 5 });
    expect(record && ("startedAt" in record || "playedFor" in record)).toBe(false);
    expect(value(readBack(record)).record).toEqual(record);
  });

  it("is read in its first format, too, which did not tell how the deal was come by", () => {
    const { origin, ...rest } = recordedOf(playedOut("four-gods", 3));
    expect(origin).toBe("random");
    expect(value(readBack({ ...rest, format: 1 })).record).toEqual(rest);
    expect(value(readBack(rest)).record).toEqual(rest);
    expect(readBack({ ...rest, format: 1, origin })).toMatchObject({
      ok: false,
      error: { code: "bad-record" },
    });
  });

  it("is read without its deal's origin where that is one that only a newer version knows", () => {
    const { origin, ...rest } = recordedOf(playedOut("four-gods", 3));
    expect(origin).toBe("random");
    const { record } = value(readBack({ ...rest, origin: "found in a book" }));
    expect(record).toEqual(rest);
    expect(value(readBack(record)).record).toEqual(rest);
  });

  it("C-12: names the card set, and is refused where that is another", () => {
    const own = createFourGods({ ...builtInCardSet, name: "Mine" });
    const session = after(value(startSession(own, startOf("four-gods").deal)), "resign");
    const record = recordedOf(session);
    expect(record.cardSet).toBe(`Mine ${builtInCardSet.version}`);
    expect(readBack(record)).toMatchObject({ ok: false, error: { code: "bad-record" } });
    expect(readGameRecord(record, () => ({ ok: true, value: own })).ok).toBe(true);
  });
});

describe("a record that something has happened to is refused, with the place", () => {
  const whole = recordedOf(playedOut("tomb-of-four-kings", 3));

  it.each([
    ["", undefined],
    ["", "a text"],
    ["format", { ...whole, format: 3 }],
    ["id", { ...whole, id: "7" }],
    ["id", { ...whole, id: `${ID}0` }],
    ["words", { ...whole, words: "delve" }],
    ["words.0", { ...whole, words: [7] }],
    ["words.1", { ...whole, words: [whole.words[0], "fly"] }],
    ["end", { ...whole, words: whole.words.slice(0, 1) }],
    ["end", { ...whole, end: "won" }],
    ["end", { ...whole, end: "resigned" }],
    ["stuck", { ...whole, stuck: true }],
    ["score", { ...whole, score: { ...whole.score, value: 99 } }],
    ["deal", { ...whole, deal: "TK-1-0" }],
    ["deal", { ...whole, deal: whole.deal.toLowerCase() }],
    ["variant", { ...whole, variant: "upside-down" }],
    ["degree", { ...whole, degree: "best" }],
    ["endedAt", { ...whole, endedAt: Number.NaN }],
    ["startedAt", { ...whole, startedAt: -1 }],
    ["playedFor", { ...whole, playedFor: 0.5 }],
    ["origin", { ...whole, origin: 7 }],
    ["more", { ...whole, more: true }],
  ])("%s", (place, stored) => {
    const read = readGameRecord(stored, find);
    expect(read).toMatchObject({ ok: false, error: { code: "bad-record" } });
    if (!read.ok && place !== "") expect(read.error.message).toContain(place);
  });

  it("of more moves than a game has, unplayed", () => {
    const words = (count: number) => readGameRecord({ ...whole, words: Array(count).fill("fly") }, find);
    expect(words(20_000)).toMatchObject({ error: { message: expect.stringMatching(/^words\.0: /) } });
    expect(words(20_001)).toMatchObject({ error: { message: expect.stringMatching(/^words: .*20000/) } });
  });

  it("in one short line that no terminal obeys, whatever was received", () => {
    const foreign = `\u001b]0;title\u0007\u202e\n${"x".repeat(150)}`;
    const four = recordedOf(playedOut("four-gods", 3));
    const changed: readonly unknown[] = [
      foreign,
      { ...whole, [foreign]: 1 },
      { ...whole, words: [foreign.slice(0, 30)] },
      ...Object.keys(whole).map((key) => ({ ...whole, [key]: foreign })),
      { ...four, cardSet: foreign },
      { ...whole, score: { ...whole.score, [foreign]: foreign } },
      { ...whole, score: { ...whole.score, text: foreign.slice(0, 90) } },
    ];
    for (const stored of changed) {
      const read = readGameRecord(stored, find);
      if (read.ok) throw new Error("it is accepted");
      expect(read.error.message).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      expect(read.error.message.length).toBeLessThan(300);
    }
  });

  it("whatever stands in one place, it never throws", () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(whole)), fc.anything(), (key, changed) => {
        const read = readGameRecord({ ...whole, [key]: changed }, find);
        if (!read.ok) expect(read.error.message).not.toBe("");
      }),
    );
  });
});
