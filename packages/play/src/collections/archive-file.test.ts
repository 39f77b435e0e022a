import {
  type AnyGame,
  games,
  ok,
  outcomeOf,
  type Problem,
  playWord,
  problem,
  type Result,
  startSession,
} from "@tetrarch/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../testing/counts.js";
import { mutatedJson } from "../../../../testing/json-mutation.js";
import { mutated } from "../../../../testing/mutation.js";
import { Tally } from "../../../../testing/tally.js";
import { anyRecord } from "../../test/histories.js";
import { value } from "../../test/sessions.js";
import type { GameRecord } from "../session/game-record.js";
import { identityOfFinished } from "../session/game-record.js";
import { formatHistory, type HistoryRead, LARGEST_HISTORY, readHistory } from "./archive-file.js";
import { additionsTo, historyOf } from "./finished-game.js";

const anyRecords = fc.array(anyRecord, { maxLength: 8 });

function find(id: string): Result<AnyGame, Problem> {
  const game = games.find((candidate) => candidate.id === id);
  return game ? ok(game) : problem("unknown-game", `there is no game ${JSON.stringify(id)}`);
}

function read(text: string): HistoryRead {
  return value(readHistory(text, find));
}

/** How many lines after the first have anything in them. */
function linesIn(text: string): number {
  return text
    .split("\n")
    .slice(1)
    .filter((line) => line.trim() !== "").length;
}

/** Whether a record tells of a game that can be played like that, by the engine alone. */
function replays(record: GameRecord): boolean {
  const game = games.find(({ id }) => id === record.game);
  const started = game && startSession(game, record.deal, record.variant);
  if (!started?.ok) return false;
  let session = started.value;
  for (const word of record.words) {
    const played = playWord(session, word);
    if (!played.ok) return false;
    session = played.value;
  }
  const outcome = outcomeOf(session);
  if (record.end === "resigned") return outcome.status === "playing";
  return outcome.status === record.end && outcome.score.text === record.score.text;
}

describe("a history", () => {
  it("exported and imported is the same", () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const text = formatHistory(records);
        const history = historyOf(records);
        expect(read(text)).toEqual({
          games: history,
          entries: [],
          doubles: 0,
          others: 0,
          unknown: 0,
          refused: [],
          missing: 0,
        });
        expect(formatHistory(read(text).games)).toBe(text);
        expect(linesIn(text)).toBe(history.length);
      }),
    );
  });

  it("merged is the same in whatever order, and however often", () => {
    fc.assert(
      fc.property(anyRecords, anyRecords, anyRecords, (one, other, third) => {
        const merged = historyOf([...one, ...other]);
        expect(historyOf([...other, ...one])).toEqual(merged);
        expect(historyOf([...merged, ...one])).toEqual(merged);
        expect(historyOf([...merged, ...other, ...merged])).toEqual(merged);
        expect(historyOf([...historyOf([...one, ...other]), ...third])).toEqual(
          historyOf([...one, ...historyOf([...other, ...third])]),
        );
      }),
    );
  });

  it("what is added makes the history of both, and each game that comes is counted once", () => {
    fc.assert(
      fc.property(anyRecords, anyRecords, (one, other) => {
        const [before, coming] = [historyOf(one), historyOf(other)];
        const { news, added, known, replaced } = additionsTo(before, coming);
        const after = historyOf([...before, ...coming]);
        expect(historyOf([...before, ...news])).toEqual(after);
        expect(added).toBe(after.length - before.length);
        expect(added + known).toBe(coming.length);
        const endOf = new Map(before.map((record) => [identityOfFinished(record), record.endedAt]));
        const isEarlier = (record: GameRecord) =>
          record.endedAt < (endOf.get(identityOfFinished(record)) ?? Number.NEGATIVE_INFINITY);
        expect(replaced).toBe(coming.filter(isEarlier).length);
      }),
    );
  });

  it("has every game once, as it ended first: taken back and ended otherwise, it does not count again", () => {
    fc.assert(
      fc.property(anyRecord, fc.integer({ min: 1, max: 10 }), fc.boolean(), (record, later, isFirst) => {
        const otherwise: GameRecord = {
          ...record,
          words: [],
          end: "resigned",
          endedAt: record.endedAt + later,
        };
        expect(historyOf(isFirst ? [record, otherwise] : [otherwise, record])).toEqual([record]);
        const another = { ...record, id: "f".repeat(32) };
        expect(historyOf([record, another])).toHaveLength(2);
      }),
    );
  });

  it("is listed newest first", () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const ends = historyOf(records).map(({ endedAt }) => endedAt);
        expect(ends).toEqual([...ends].sort((one, other) => other - one));
      }),
    );
  });
});

describe("a file", () => {
  const records = fc.sample(anyRecord, { numRuns: 3, seed: 4 }).map((record, index) => ({
    ...record,
    id: String(index).repeat(32),
  }));
  const text = formatHistory(records);
  const [header = "", ...lines] = text.trimEnd().split("\n");

  it("tells of each line that is wrong its number and why, and keeps all others", () => {
    const broken = [header, "{", lines[0], "", "7", lines[1], '{"format":1}', lines[2]].join("\r\n");
    const { games: kept, refused, missing } = read(broken);
    expect(kept).toEqual(historyOf(records));
    expect(refused.map(({ line }) => line)).toEqual([2, 5, 7]);
    expect(refused[0]?.reason).toBe('it is not JSON, it begins with "{"');
    expect(refused[2]?.reason).toMatch(/^id: /);
    expect(missing).toBe(0);
  });

  it("that is cut short tells how many games it has lost", () => {
    expect(read([header, lines[0]].join("\n"))).toMatchObject({ missing: 2, refused: [] });
    const torn = read(text.slice(0, -20));
    expect([torn.games.length, torn.refused.length, torn.missing]).toEqual([2, 1, 0]);
  });

  it("that has a game twice has it once", () => {
    expect(read([header, ...lines, lines[0]].join("\n"))).toMatchObject({ doubles: 1, missing: 0 });
  });

  it("of a newer version is told as such, and nothing of it is taken", () => {
    const newer = text.replace('"version":1', '"version":2');
    expect(readHistory(newer, find)).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(/newer Tetrarch .* version 2/) },
    });
  });

  it.each(["", "\n", "{}", "null", "[]", lines[0] ?? "", "PK\u0003\u0004", '{"format":"tetrarch-history"}'])(
    "that is no history is refused: %j",
    (other) => {
      expect(readHistory(other, find)).toMatchObject({
        ok: false,
        error: { code: "bad-record", message: expect.stringMatching(/^line 1: it is no header/) },
      });
    },
  );

  it("of more than 50 MB is refused unread, and one that is just as large is not", () => {
    const spaces = " ".repeat(LARGEST_HISTORY - text.length);
    expect(read(text + spaces).games).toHaveLength(3);
    expect(readHistory(`${text + spaces} `, find)).toMatchObject({ error: { code: "too-large" } });
  });

  it("with a mark of its encoding is read", () => {
    expect(read(`\uFEFF${text}`).games).toHaveLength(3);
  });
});

describe("whatever has happened to a file", () => {
  const files = fc
    .array(anyRecord, { minLength: 1, maxLength: 4 })
    .map((records) => formatHistory(records.map((one, at) => ({ ...one, id: String(at).repeat(32) }))));
  const WORDS = ["games", "version", "first", "known", "assisted", "won", "resigned", "deal", '"format":1'];

  it("nothing is accepted that does not replay, and no line is lost", () => {
    const RUNS = countOf(100_000);
    const tally = new Tally("history files");
    let kept = 0;
    for (const base of fc.sample(files, { numRuns: RUNS / 100, seed: 5 })) {
      const whole = new Map(read(base).games.map((record) => [JSON.stringify(record), record]));
      for (const text of fc.sample(mutated(fc.constant(base), WORDS), { numRuns: 100, seed: base.length })) {
        tally.count(() => {
          const found = readHistory(text, find);
          if (!found.ok) {
            expect(found.error.message).not.toBe("");
            return false;
          }
          const { games: accepted, doubles, refused } = found.value;
          expect(accepted.length + doubles + refused.length).toBe(linesIn(text.replace(/^\uFEFF/, "")));
          expect(refused.every(({ reason }) => reason !== "")).toBe(true);
          const after = text.split("\n").slice(1);
          for (const record of accepted) expect(replays(record)).toBe(true);
          for (const [line, record] of whole) {
            if (!after.includes(line)) continue;
            // Another line may tell of the same game, and of an earlier end.
            expect(
              accepted.some(
                ({ id, deal, endedAt }) =>
                  id === record.id && deal === record.deal && endedAt <= record.endedAt,
              ),
            ).toBe(true);
            kept++;
          }
          return refused.length === 0;
        });
      }
    }
    tally.finish(RUNS);
    tellChecks(kept, "lines kept beside mutated ones");
  });

  it("to one of its records, it is refused or replays", () => {
    const RUNS = countOf(50_000);
    const tally = new Tally("history records");
    const header = formatHistory([]).trimEnd();
    for (const record of fc.sample(anyRecord, { numRuns: RUNS / 50, seed: 6 })) {
      for (const changed of fc.sample(mutatedJson(record), { numRuns: 50, seed: record.words.length })) {
        tally.count(() => {
          const { games: accepted, refused } = read(`${header}\n${JSON.stringify(changed) ?? "undefined"}`);
          for (const one of accepted) expect(replays(one)).toBe(true);
          expect(accepted.length + refused.length).toBe(1);
          return accepted.length === 1;
        });
      }
    }
    tally.finish(RUNS);
  });
});
