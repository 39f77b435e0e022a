import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../testing/counts.js";
import { contestOf, dealsOf, recordedOf } from "../../test/contests.js";
import type { GameRecord } from "../session/game-record.js";
import {
  agreeToGame,
  type Contest,
  concedeGames,
  refuseGame,
  settleWithout,
  sittingOf,
  withEntry,
  withTurn,
} from "./contest.js";
import { mergeContests } from "./merge-contest.js";
import { doublesOf } from "./standing.js";

const BEGUN = contestOf(3, ["Ann", "Ben", { name: "Cid", kind: "away" }]);
const DEALS = dealsOf(BEGUN.challenge);
/** For each place two games that may have been played there on two devices. */
const RECORDS: readonly GameRecord[] = Array.from({ length: 18 }, (_, index) =>
  recordedOf(DEALS[index % 3] ?? "", { end: "escaped", points: index, degree: "known" }),
);

/** Something that can be done in a contest. */
type Step = (contest: Contest) => Contest;

const anyPlace = fc.record({ contestant: fc.nat({ max: 2 }), game: fc.nat({ max: 2 }) });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(anyPlace, fc.nat({ max: 1 })).map(([place, which]): Step => {
    const record = RECORDS[which * 9 + place.contestant * 3 + place.game] as GameRecord;
    return (contest) => withEntry(contest, place, { type: "played", record });
  }),
  fc.tuple(anyPlace, fc.nat({ max: 9 })).map(([{ game }, at]): Step => {
    return (contest) => withTurn(contest, { contestant: at % 2, game }, at);
  }),
  anyPlace.map(
    (place): Step =>
      (contest) =>
        agreeToGame(contest, place),
  ),
  anyPlace.map(
    (place): Step =>
      (contest) =>
        refuseGame(contest, place),
  ),
  fc.nat({ max: 1 }).map(
    (contestant): Step =>
      (contest) =>
        concedeGames(contest, contestant),
  ),
  fc.constant<Step>((contest) => settleWithout(contest, 2)),
);
const anyState = fc
  .array(anyStep, { maxLength: 8 })
  .map((steps) => steps.reduce((contest, step) => step(contest), BEGUN));

function recordsIn({ contestants }: Contest): readonly (string | undefined)[] {
  return contestants.flatMap(({ entries }) =>
    entries.map((entry) => (entry && "record" in entry ? entry.record.id : undefined)),
  );
}

describe("of two states of a contest", () => {
  it("TK-31 (k): no finished game is lost, and of two in one place the one with fewer points counts", () => {
    let checked = 0;
    fc.assert(
      fc.property(anyState, anyState, (one, other) => {
        const [first, second] = [recordsIn(one), recordsIn(other)];
        const pointsOf = (id: string | undefined) =>
          RECORDS.find((record) => record.id === id)?.score.value ?? Number.POSITIVE_INFINITY;
        const wanted = first.map((id, place) =>
          pointsOf(id) <= pointsOf(second[place]) ? id : second[place],
        );
        const merged = mergeContests(one, other);
        expect(recordsIn(merged)).toEqual(wanted);
        const different = first.flatMap((id, place) =>
          id !== undefined && second[place] !== undefined && id !== second[place] ? [place] : [],
        );
        const doubled = doublesOf(merged).map(({ contestant, game }) => contestant * 3 + game);
        expect(doubled).toEqual(different);
        checked++;
      }),
      { numRuns: countOf(20_000, 200) },
    );
    tellChecks(checked, "pairs of states merged");
  });

  it("comes the same whichever is first, and however often, and of three in whatever order", () => {
    let checked = 0;
    fc.assert(
      fc.property(anyState, anyState, anyState, (one, other, third) => {
        const merged = mergeContests(one, other);
        expect(mergeContests(other, one)).toEqual(merged);
        expect(mergeContests(one, one)).toBe(one);
        expect(mergeContests(merged, other)).toBe(merged);
        const orders = [
          mergeContests(merged, third),
          mergeContests(one, mergeContests(other, third)),
          mergeContests(mergeContests(one, third), other),
        ];
        for (const all of orders) expect(all).toEqual(orders[0]);
        const numbers = [one, other, third].map(({ turn }) => turn?.number ?? 0);
        expect(orders[0]?.turn?.number ?? 0).toBe(Math.max(...numbers));
        checked++;
      }),
      { numRuns: countOf(20_000, 200) },
    );
    tellChecks(checked, "three states of a contest merged in each order");
  });

  it("who sat down before another one is forgotten, though that game turns out to be over", () => {
    const ann = withTurn(BEGUN, { contestant: 0, game: 0 }, 7);
    // The clock was put back between the two turns.
    const ben = withTurn(ann, { contestant: 1, game: 0 }, 0);
    const over = concedeGames(BEGUN, 1);
    for (const all of [
      mergeContests(mergeContests(ann, ben), over),
      mergeContests(ben, mergeContests(ann, over)),
    ]) {
      expect(all.turn).toEqual(ben.turn);
      expect(sittingOf(all)).toBeUndefined();
    }
  });

  it("nobody sits at the table for a game that is over", () => {
    const at = { contestant: 0, game: 1 };
    const seated = withTurn(BEGUN, at, 5);
    const over = withEntry(BEGUN, at, { type: "played", record: RECORDS[1] as GameRecord });
    expect(mergeContests(seated, over)).toEqual({ ...over, turn: seated.turn });
    expect(sittingOf(mergeContests(seated, over))).toBeUndefined();
    const later = withTurn(seated, { contestant: 1, game: 0 }, 2);
    expect(mergeContests(seated, later).turn).toEqual(later.turn);
  });

  it("whoever has come to one of them has a place, where another was expected too", () => {
    const [ann, ben, cid] = BEGUN.contestants;
    if (!ann || !ben || !cid) throw new Error("three play");
    const played = cid.entries.map((_, game) => ({
      type: "played" as const,
      record: RECORDS[6 + game] as GameRecord,
    }));
    const come: Contest = {
      ...BEGUN,
      contestants: [ann, ben, { ...cid, name: "Dora", entries: played }],
    };
    const names = (contest: Contest) => contest.contestants.map(({ name }) => name);
    expect(names(mergeContests(BEGUN, come))).toEqual(["Ann", "Ben", "Dora"]);
    const more: Contest = { ...BEGUN, contestants: [ann, ben, { ...cid, name: "Eva", entries: played }] };
    expect(names(mergeContests(more, come))).toEqual(["Ann", "Ben", "Dora", "Eva"]);
    expect(names(mergeContests(come, more))).toEqual(["Ann", "Ben", "Dora", "Eva"]);
  });

  it("TK-31 (m): help counts only where both allow it", () => {
    const helped = { ...BEGUN, terms: { ...BEGUN.terms, agreesToHelp: true } };
    expect(mergeContests(helped, helped).terms.agreesToHelp).toBe(true);
    expect(mergeContests(helped, BEGUN).terms.agreesToHelp).toBe(false);
    expect(mergeContests(BEGUN, helped).terms.agreesToHelp).toBe(false);
  });

  it("the house has played one game, the first: it sends nothing", () => {
    const house = contestOf(3, ["Ann", { name: "The house", kind: "house" }]);
    const at = { contestant: 1, game: 0 };
    const [first, second] = [RECORDS[3], RECORDS[0]].map((record, index) =>
      withEntry(house, at, { type: "played", record: { ...(record as GameRecord), endedAt: 10 + index } }),
    ) as [Contest, Contest];
    expect(mergeContests(first, second)).toBe(first);
    expect(mergeContests(second, first)).toBe(first);
  });

  it("that cannot be of one contest the one stays in which more was done", () => {
    const forged = { ...withEntry(BEGUN, { contestant: 0, game: 0 }, { type: "conceded" }), madeAt: 99 };
    expect(mergeContests(BEGUN, forged)).toBe(forged);
    expect(mergeContests(forged, BEGUN)).toBe(forged);
  });
});
