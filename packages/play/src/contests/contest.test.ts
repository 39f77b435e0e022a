import { describe, expect, it } from "vitest";
import { attempted, challengeOf, contestOf, dealsOf, entered, recordedOf } from "../../test/contests.js";
import { value } from "../../test/sessions.js";
import {
  agreeToGame,
  type Contest,
  concedeGames,
  entryAt,
  housePlace,
  missingContestants,
  nextPlace,
  refuseGame,
  settleWithout,
  sittingOf,
  withEntry,
  withFinished,
  withTurn,
} from "./contest.js";
import { LONGEST_NAME } from "./names.js";
import { readContest } from "./read-contest.js";
import { degreeAt, questionsOf, standingOf } from "./standing.js";

const [ANN, BEN] = [0, 1];
const THREE = dealsOf(challengeOf(3));
const AGREED = { agreesToHelp: true };

function duel(length: number, rows: readonly (readonly string[])[], stake = 2): Contest {
  return entered(contestOf(length, ["Ann", "Ben"], { stake }), rows);
}

function standing(contest: Contest) {
  return value(standingOf(contest));
}

describe("TK-31, the examples of the rules, by the records of games", () => {
  it("single: Ben wins, Ann owes 28", () => {
    expect(standing(duel(1, [["2/38", "3/52"]]))).toMatchObject({
      winners: [BEN],
      debts: [{ debtor: ANN, creditor: BEN, amount: 28 }],
    });
    expect(standing(duel(1, [["4/47", "3/72"]]))).toMatchObject({ winners: [BEN], debts: [] });
  });

  it("three games: Ben wins with 124, and owes 26", () => {
    const rows = [
      ["4/64", "3/84"],
      ["1/31", "dead"],
      ["2/22", "2/40"],
    ];
    expect(standing(duel(3, rows))).toMatchObject({
      totals: [117, 124],
      winners: [BEN],
      debts: [{ debtor: BEN, creditor: ANN, points: 13, amount: 26 }],
      finished: true,
    });
  });
});

describe("TK-31, the rulings", () => {
  it("(f) the stake is a whole number from 0, of a unit that has a name; 100 paper gold unless said otherwise", () => {
    expect(contestOf(3, ["Ann", "Ben"]).terms).toEqual({
      stake: 100,
      unit: "paper gold",
      agreesToHelp: false,
    });
    for (const stake of [-1, -0.5, 0.5, Number.NaN, 1e9])
      expect(attempted(3, ["Ann", "Ben"], { stake })).toMatchObject({ error: { code: "bad-series" } });
    expect(attempted(3, ["Ann", "Ben"], { unit: " " })).toMatchObject({ error: { code: "bad-series" } });
  });

  it("(g) who concedes resigns all that is left, and what was played stays", () => {
    const begun = duel(3, [["1/31", ""]]);
    const conceded = concedeGames(withTurn(begun, { contestant: ANN, game: 1 }, 5), ANN);
    expect(sittingOf(conceded)).toBeUndefined();
    expect(conceded.contestants[ANN]?.entries.map((entry) => entry?.type)).toEqual([
      "played",
      "conceded",
      "conceded",
    ]);
    expect(nextPlace(conceded)).toEqual({ contestant: BEN, game: 0 });
    const rows = [
      ["", "2/40"],
      ["", "2/22"],
      ["", "dead"],
    ];
    expect(standing(entered(conceded, rows))).toMatchObject({
      totals: [31, 62],
      debts: [{ debtor: ANN, creditor: BEN, points: 31 }],
      winners: [BEN],
    });
  });

  it("(i) help and known deals count when all agree, and else as resigned; nothing is settled before", () => {
    const rows = [["2/38 assisted", "3/52"]];
    const openDuel = duel(1, rows);
    expect(questionsOf(openDuel)).toEqual([{ contestant: ANN, game: 0 }]);
    expect(standing(openDuel)).toMatchObject({ finished: false, debts: [], winners: [] });
    const agreed = { ...openDuel, terms: { ...openDuel.terms, ...AGREED } };
    expect(questionsOf(agreed)).toEqual([]);
    expect(standing(agreed)).toMatchObject({ finished: true, debts: [{ amount: 28 }] });
    const refused = refuseGame(openDuel, { contestant: ANN, game: 0 });
    expect(questionsOf(refused)).toEqual([]);
    expect(standing(refused)).toMatchObject({ finished: true, totals: [0, 52], debts: [{ amount: 104 }] });
    expect(degreeAt(agreed, { contestant: ANN, game: 0 })).toBe("assisted");
  });

  it("(i) what all agree to is one game, and no other", () => {
    const openDuel = duel(3, [
      ["2/38 assisted", "3/52"],
      ["2/22 assisted", "2/40"],
    ]);
    const agreed = agreeToGame(openDuel, { contestant: ANN, game: 0 });
    expect(questionsOf(agreed)).toEqual([{ contestant: ANN, game: 1 }]);
    expect(readContest(JSON.parse(JSON.stringify(agreed)))).toEqual({ ok: true, value: agreed });
    expect(refuseGame(agreed, { contestant: ANN, game: 0 }).contestants[ANN]?.entries[0]).not.toHaveProperty(
      "isAgreed",
    );
  });

  it("(g) who never sends a game can be settled without, on honour, until it comes", () => {
    const away = { name: "Ben", kind: "away" } as const;
    const played = entered(contestOf(3, ["Ann", away], { stake: 2 }), [["2/38"], ["1/31"], ["dead"]]);
    expect(missingContestants(played)).toEqual([BEN]);
    const settled = settleWithout(entered(played, [["", "1/10"]]), BEN);
    expect(missingContestants(settled)).toEqual([]);
    expect(standing(settled)).toMatchObject({
      finished: true,
      totals: [69, 10],
      winners: [ANN],
      debts: [{ debtor: BEN, creditor: ANN, points: 59 }],
    });
    expect(readContest(JSON.parse(JSON.stringify(settled)))).toEqual({ ok: true, value: settled });
    const come = entered(settled, [[""], ["", "3/72"]]);
    expect(standing(come)).toMatchObject({ totals: [69, 82], winners: [BEN] });
    // What had come before stays as it was.
    expect(entered(come, [["", "3/99"]])).toEqual(come);
  });

  it("(i) a deal that only this screen knows, as others have just played it here, is on honour", () => {
    const shared = duel(1, [["2/38", "3/52 known"]]);
    expect(degreeAt(shared, { contestant: BEN, game: 0 })).toBe("first");
    expect(questionsOf(shared)).toEqual([]);
    const helped = duel(1, [["2/38 assisted", "3/52 known"]]);
    expect(questionsOf(refuseGame(helped, { contestant: ANN, game: 0 }))).toEqual([]);
    const before = duel(1, [["2/38 known", "3/52 known"]]);
    expect(questionsOf(before)).toHaveLength(2);
    const afterwards = entered(contestOf(1, ["Ann", "Ben"]), [["", "3/52 known"]]);
    expect(questionsOf(entered(afterwards, [["2/38", ""]]))).toEqual([{ contestant: BEN, game: 0 }]);
  });

  it("(j) up to eight play, and each two settle", () => {
    const names = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"];
    const contest = entered(contestOf(1, names, { stake: 1 }), [
      ["1/10", "dead", "dead", "dead", "dead", "dead", "dead", "dead"],
    ]);
    expect(standing(contest)).toMatchObject({ net: [70, -10, -10, -10, -10, -10, -10, -10], winners: [0] });
    expect(attempted(1, [...names, "Ida"])).toMatchObject({ error: { code: "bad-series" } });
  });
});

describe("TK-30: a series", () => {
  it("is a contest of one: its points are added up, nobody wins or owes", () => {
    const series = entered(contestOf(3, ["Ann"]), [["4/64"], ["1/31"], ["dead"]]);
    expect(standing(series)).toMatchObject({ totals: [95], debts: [], winners: [], finished: true });
  });

  it("no game of it is replaced, and of several of a deal in a turn the first counts", () => {
    const turn = withTurn(contestOf(3, ["Ann"]), { contestant: 0, game: 1 }, 0);
    const [first, better] = [
      recordedOf(THREE[1] ?? "", { end: "escaped", points: 20 }),
      recordedOf(THREE[1] ?? "", { end: "escaped", points: 70 }),
    ];
    const taken = withFinished(turn, THREE[1] ?? "", [better, first]);
    expect(entryAt(taken, { contestant: 0, game: 1 })).toEqual({ type: "played", record: first });
    expect(sittingOf(taken)).toBeUndefined();
    expect(withEntry(taken, { contestant: 0, game: 1 }, { type: "played", record: better })).toBe(taken);
    // Nor is it begun anew, whatever a window shows that was open before.
    expect(withTurn(turn, { contestant: 0, game: 1 }, 500)).toBe(turn);
    expect(withTurn(taken, { contestant: 0, game: 1 }, 500)).toBe(taken);
  });

  it("what was started before the turn, on another deal or in another variant is not its game", () => {
    const before = recordedOf(THREE[0] ?? "", { end: "lost", points: 0 });
    const at = (before.startedAt ?? 0) + 1;
    const turn = withTurn(contestOf(3, ["Ann", "Ben"]), { contestant: BEN, game: 0 }, at);
    const other = recordedOf(THREE[1] ?? "", { end: "lost", points: 0 });
    const variant = { ...recordedOf(THREE[0] ?? "", { end: "lost", points: 0 }), variant: "other" };
    expect(withFinished(turn, THREE[0] ?? "", [before, other, variant])).toBe(turn);
  });
});

describe("turns", () => {
  it("go deal by deal in the order of the names; the house plays what all here have played", () => {
    const house = { name: "The house", kind: "house" } as const;
    const contest = contestOf(3, ["Ann", "Ben", house]);
    expect(nextPlace(contest)).toEqual({ contestant: ANN, game: 0 });
    const one = entered(contest, [["1/10"]]);
    expect(nextPlace(one)).toEqual({ contestant: BEN, game: 0 });
    expect(housePlace(one)).toBeUndefined();
    const both = entered(contest, [["1/10", "dead"]]);
    expect(nextPlace(both)).toEqual({ contestant: ANN, game: 1 });
    expect(housePlace(both)).toEqual({ contestant: 2, game: 0 });
    expect(housePlace(entered(both, [["", "", "2/20"]]))).toBeUndefined();
  });
});

describe("the other games", () => {
  it.each(["kings-keys", "four-kingdoms", "four-gods", "napoleons-tomb"])(
    "%s: plain points, the highest total wins, no debts, up to eight",
    (game) => {
      const deals = dealsOf(challengeOf(3, game));
      const scores = [
        [3, 8, 8],
        [1, 1, 1],
        [0, 2, 2],
      ];
      let contest = contestOf(3, ["Ann", "Ben", "Cleo"], {}, game);
      for (const [deal, row] of scores.entries()) {
        for (const [contestant, points] of row.entries()) {
          const record = recordedOf(deals[deal] ?? "", { end: "lost", points, game });
          contest = withEntry(contest, { contestant, game: deal }, { type: "played", record });
        }
      }
      expect(standing(contest)).toMatchObject({
        totals: [4, 11, 11],
        rounds: [{ best: [1, 2] }, { best: [0, 1, 2] }, { best: [1, 2] }],
        winners: [1, 2],
        debts: [],
        finished: true,
      });
    },
  );
});

describe("a contest", () => {
  it("is played by the house that was chosen", () => {
    const house = { name: "The sensible house", kind: "house", player: "greedy" } as const;
    expect(contestOf(3, ["Ann", house]).contestants[1]).toMatchObject(house);
  });

  it("has names that are there, not too long, and each another", () => {
    for (const names of [[], ["Ann", " "], ["Ann", "ann"], ["x".repeat(LONGEST_NAME + 1)], ["\u202e"]])
      expect(attempted(3, names)).toMatchObject({ error: { code: "bad-series" } });
    expect(contestOf(3, ["  Ann \n B. "]).contestants[0]?.name).toBe("Ann B.");
  });

  it("comes back from a store as it was, and is refused when something has happened to it", () => {
    const whole = withTurn(
      duel(3, [
        ["2/38", "dead"],
        ["conceded", ""],
      ]),
      { contestant: BEN, game: 1 },
      7,
    );
    expect(readContest(structuredClone(whole))).toEqual({ ok: true, value: whole });
    const [ann, ben] = whole.contestants;
    const wrong: readonly unknown[] = [
      undefined,
      7,
      { ...whole, format: 2 },
      { ...whole, id: "7" },
      { ...whole, more: 1 },
      { ...whole, challenge: { ...whole.challenge, length: 4 } },
      { ...whole, challenge: { ...whole.challenge, seed: "x" } },
      { ...whole, terms: { ...whole.terms, stake: -0.5 } },
      { ...whole, contestants: [] },
      { ...whole, contestants: [ann, { ...ben, entries: [] }] },
      {
        ...whole,
        contestants: [ann, { ...ben, entries: [{ type: "played", record: {} }, undefined, undefined] }],
      },
      { ...whole, turn: { ...whole.turn, game: 11 } },
    ];
    for (const stored of wrong) expect(readContest(stored)).toMatchObject({ error: { code: "bad-series" } });
  });
});
