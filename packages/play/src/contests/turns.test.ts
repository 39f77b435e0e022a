import { describe, expect, it } from "vitest";
import { challengeOf, contestOf, dealsOf, recordedOf } from "../../test/contests.js";
import { value } from "../../test/sessions.js";
import type { GameRecord } from "../session/game-record.js";
import { type Contest, entryAt, sittingOf, withEntry, withFinished, withTurn } from "./contest.js";
import { readContest } from "./read-contest.js";
import { degreeAt, isRefused, questionsOf } from "./standing.js";

const [DEAL = ""] = dealsOf(challengeOf(1));
const [ANN, BEN] = [
  { contestant: 0, game: 0 },
  { contestant: 1, game: 0 },
] as const;
const DAY = 86_400_000;
/** When they sat down, by the clock then. */
const NOON = 100 * DAY;

function game(points: number, degree: GameRecord["degree"], endedAt: number): GameRecord {
  const record = recordedOf(DEAL, { end: "escaped", points, degree });
  return { ...record, startedAt: endedAt - 1000, endedAt };
}

/** Ann has played, and Ben sits down. */
function seated(before: readonly GameRecord[], onTable?: string): Contest {
  const [anns] = before;
  if (!anns) throw new Error("Ann has not played");
  const first = withFinished(withTurn(contestOf(1, ["Ann", "Ben"]), ANN, NOON), DEAL, [anns], orders([anns]));
  const there = { before: before.map(({ id }) => id), ...(onTable !== undefined && { onTable }) };
  return withTurn(first, BEN, NOON + 1, there);
}

/** By their ids, in which order games were finished at this screen. */
function orders(records: readonly GameRecord[]): ReadonlyMap<string, number> {
  return new Map(records.map(({ id }, index) => [id, index + 1]));
}

describe("TK-30, TK-31: at one screen turns are counted, whatever the clock says", () => {
  const anns = game(31, "first", NOON + 500);

  it("with the clock put back a day the first game of a turn counts, and none after it", () => {
    const bens = Array.from({ length: 39 }, (_, index) => game(index, "known", NOON - DAY - index));
    const all = [anns, ...bens];
    const taken = withFinished(seated([anns]), DEAL, all.toReversed(), orders(all));
    expect(entryAt(taken, BEN)).toEqual({ type: "played", record: bens[0] });
    expect(questionsOf(taken)).toEqual([]);
    // Were it the second, the first would have shown the deal to this screen: whether it counts would be for both to say.
    const again = withFinished(seated([anns, ...bens.slice(0, 1)]), DEAL, all, orders(all));
    expect(entryAt(again, BEN)).toEqual({ type: "played", record: bens[1] });
    expect(questionsOf(again)).toEqual([BEN]);
    expect(withFinished(taken, DEAL, all, orders(all))).toBe(taken);
  });

  it("alone in its turn it is a first play by the rule of one screen", () => {
    const bens = game(9, "known", NOON - DAY);
    const taken = withFinished(seated([anns]), DEAL, [anns, bens], orders([anns, bens]));
    expect(degreeAt(taken, BEN)).toBe("first");
    expect(questionsOf(taken)).toEqual([]);
  });

  it("games of the deal before the turn are none of it, and make it a known one", () => {
    const tried = game(3, "known", NOON + 600);
    const begun = game(2, "known", NOON + 700);
    const now = seated([anns, tried], begun.id);
    expect(withFinished(now, DEAL, [anns, tried, begun], orders([anns, tried, begun]))).toBe(now);
    const bens = game(80, "known", NOON - DAY);
    const all = [anns, tried, begun, bens];
    const taken = withFinished(now, DEAL, all, orders(all));
    expect(entryAt(taken, BEN)).toMatchObject({ record: bens });
    expect(questionsOf(taken)).toEqual([BEN]);
    // Deleting them from the history hides nothing.
    expect(questionsOf(withFinished(now, DEAL, [anns, bens], orders([anns, bens])))).toEqual([BEN]);
  });

  it("of games that came by a file the clock tells which are of the turn", () => {
    const [old, fresh] = [game(50, "known", NOON - DAY), game(40, "known", NOON + DAY)];
    expect(entryAt(withFinished(seated([anns]), DEAL, [anns, old, fresh]), BEN)).toMatchObject({
      record: fresh,
    });
  });

  it("turns are numbered, and who had the last one sits at the table", () => {
    const now = seated([anns]);
    expect(sittingOf(now)).toMatchObject({ ...BEN, number: 2, before: [anns.id] });
    expect(value(readContest(JSON.parse(JSON.stringify(now))))).toEqual(now);
  });
});

describe("contests of versions that counted no turns", () => {
  /** As such a version stored it. */
  function stored(bens: unknown, turn?: unknown): unknown {
    const { verdicts: _, ...contest } = withEntry(contestOf(1, ["Ann", "Ben"]), ANN, {
      type: "played",
      record: game(31, "first", NOON),
    });
    const [ann, ben] = contest.contestants;
    return JSON.parse(JSON.stringify({ ...contest, contestants: [ann, { ...ben, entries: [bens] }], turn }));
  }

  it("are read: the order of turns follows from the times", () => {
    const after = value(readContest(stored({ type: "played", record: game(9, "known", NOON + 5000) })));
    expect(degreeAt(after, BEN)).toBe("first");
    const before = value(readContest(stored({ type: "played", record: game(9, "known", NOON - 5000) })));
    expect(questionsOf(before)).toEqual([BEN]);
    const sitting = value(readContest(stored(null, { ...BEN, begunAt: NOON })));
    expect(sittingOf(sitting)).toEqual({ ...BEN, begunAt: NOON, number: 2, before: [] });
    // What is read is in the present form.
    for (const read of [after, before, sitting]) expect(readContest(read)).toEqual({ ok: true, value: read });
  });

  it("keep what was agreed to and what was refused", () => {
    const record = game(9, "assisted", NOON);
    const agreed = value(readContest(stored({ type: "played", record, isAgreed: true })));
    expect(questionsOf(agreed)).toEqual([]);
    const refused = value(readContest(stored({ type: "refused", record })));
    expect(isRefused(refused, BEN)).toBe(true);
    for (const { contestants } of [agreed, refused])
      expect(contestants[1]?.entries).toEqual([{ type: "played", record }]);
  });

  it("expect whom a challenger had invited, not who sent the challenge", () => {
    const unplayed = [undefined];
    const [away, here] = [
      { name: "Ann", kind: "away", entries: unplayed },
      { name: "Ben", kind: "here", entries: unplayed },
    ];
    const { verdicts: _, ...contest } = contestOf(1, ["Ann", "Ben"]);
    const expected = (contestants: readonly unknown[]) =>
      value(readContest({ ...contest, contestants })).contestants.map(
        ({ isExpected }) => isExpected ?? false,
      );
    expect(expected([away, here])).toEqual([false, false]);
    expect(expected([here, away])).toEqual([false, true]);
  });
});
