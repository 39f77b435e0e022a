import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { value } from "../../../../../testing/value.js";
import type { ContestStanding } from "../../core/contest.js";
import { DUEL_LENGTHS, type DuelRound, MOST_STAKE, settleDuel } from "./duel.js";
import type { GameResult } from "./series.js";

const DEAD: GameResult = { status: "lost", points: 0 };
const escaped = (points: number): GameResult => ({ status: "escaped", points });
const won = (points: number): GameResult => ({ status: "won", points });

function settled(length: number, rounds: readonly DuelRound[], stake: number, players = 2): ContestStanding {
  return value(settleDuel(players, length, rounds, stake));
}

const [ANN, BEN] = [0, 1];

describe("TK-31, the examples of the rules at a stake of 2", () => {
  it("single: Ann 2/38, Ben 3/52: Ben wins, Ann owes 28", () => {
    expect(settled(1, [[escaped(38), escaped(52)]], 2)).toEqual({
      totals: [38, 52],
      rounds: [
        { best: [BEN], debts: [{ debtor: ANN, creditor: BEN, points: 14, amount: 28 }], cancelled: [] },
      ],
      debts: [{ debtor: ANN, creditor: BEN, points: 14, amount: 28 }],
      net: [-14, 14],
      winners: [BEN],
      finished: true,
    });
  });

  it("single: Ann 4/47 against Ben's 3/72: Ben wins, the debt is cancelled", () => {
    expect(settled(1, [[won(47), escaped(72)]], 2)).toMatchObject({
      winners: [BEN],
      debts: [],
      rounds: [{ debts: [], cancelled: [{ debtor: ANN, creditor: BEN, points: 25 }] }],
    });
  });

  it("three games: Ben wins with 124 to 117, and owes 13 × 2 = 26 (e)", () => {
    const rounds = [
      [won(64), escaped(84)],
      [escaped(31), DEAD],
      [escaped(22), escaped(40)],
    ];
    expect(settled(3, rounds, 2)).toEqual({
      totals: [117, 124],
      rounds: [
        { best: [BEN], debts: [], cancelled: [{ debtor: ANN, creditor: BEN, points: 20 }] },
        { best: [ANN], debts: [{ debtor: BEN, creditor: ANN, points: 31, amount: 62 }], cancelled: [] },
        { best: [BEN], debts: [{ debtor: ANN, creditor: BEN, points: 18, amount: 36 }], cancelled: [] },
      ],
      debts: [{ debtor: BEN, creditor: ANN, points: 13, amount: 26 }],
      net: [13, -13],
      winners: [BEN],
      finished: true,
    });
  });
});

describe("TK-31, the rulings", () => {
  it("(a) debts are made game by game: four kings in one game spare that game alone", () => {
    const rounds = [
      [won(44), escaped(72)],
      [DEAD, escaped(10)],
    ];
    expect(settled(3, rounds, 1).debts).toEqual([{ debtor: ANN, creditor: BEN, points: 10, amount: 10 }]);
  });

  it("(b) only four kings brought out alive spare anybody: dead, lost or resigned is 0/0, and owes", () => {
    expect(settled(1, [[DEAD, won(68)]], 2).debts).toEqual([
      { debtor: ANN, creditor: BEN, points: 68, amount: 136 },
    ]);
  });

  it.each([
    [DEAD, DEAD],
    [DEAD, escaped(0)],
    [escaped(50), escaped(50)],
    [won(50), escaped(50)],
  ])("(c) equal scores make no debt, and the game is drawn: %o and %o", (one, other) => {
    expect(settled(1, [[one, other]], 5)).toMatchObject({ debts: [], net: [0, 0], winners: [ANN, BEN] });
  });

  it("(d) both with four kings: the higher wins, nobody owes", () => {
    expect(settled(1, [[won(90), won(44)]], 3)).toMatchObject({
      winners: [ANN],
      debts: [],
      rounds: [{ cancelled: [{ debtor: BEN, creditor: ANN, points: 46 }] }],
    });
  });

  it("(e) the debts of a series are netted, to one side, against the winner, or to nothing", () => {
    const even = [
      [escaped(10), DEAD],
      [DEAD, escaped(10)],
      [DEAD, DEAD],
    ];
    expect(settled(3, even, 7)).toMatchObject({ debts: [], net: [0, 0], winners: [ANN, BEN] });
  });

  it("(f) at a stake of 0 points are owed and nothing is paid", () => {
    expect(settled(1, [[escaped(38), escaped(52)]], 0).debts).toEqual([
      { debtor: ANN, creditor: BEN, points: 14, amount: 0 },
    ]);
  });

  it.each([-1, -0.5, 0.5, Number.NaN, Number.POSITIVE_INFINITY, MOST_STAKE + 1])(
    "(f) a stake of %d is refused, for a single game too",
    (stake) => {
      for (const length of DUEL_LENGTHS)
        expect(settleDuel(2, length, [], stake)).toMatchObject({ error: { code: "bad-series" } });
    },
  );

  it("(g) only what both have finished is settled, and nobody has won before the end", () => {
    const rounds = [
      [won(64), escaped(84)],
      [escaped(31), DEAD],
      [escaped(22), undefined],
    ];
    expect(settled(3, rounds, 2)).toMatchObject({
      totals: [95, 84],
      rounds: [{ best: [BEN] }, { best: [ANN] }, { best: [], debts: [] }],
      debts: [{ debtor: BEN, creditor: ANN, points: 31, amount: 62 }],
      winners: [],
      finished: false,
    });
  });

  it("(j) with three, each two settle, each player's net is the sum, the highest total wins", () => {
    const rounds = [
      [escaped(10), escaped(30), won(45)],
      [escaped(60), DEAD, escaped(20)],
      [DEAD, DEAD, DEAD],
    ];
    // Game 1: 0 owes 20 to 1 and 35 to 2, 1 owes 15 to 2. Game 2: 1 owes 60 to 0 and 20 to 2, 2 owes 40 to 0.
    expect(settled(3, rounds, 10, 3)).toMatchObject({
      totals: [70, 30, 65],
      debts: [
        { debtor: 1, creditor: 2, points: 35, amount: 350 },
        { debtor: 1, creditor: 0, points: 40, amount: 400 },
        { debtor: 2, creditor: 0, points: 5, amount: 50 },
      ],
      net: [45, -75, 30],
      winners: [0],
    });
  });
});

describe("TK-31: a duel", () => {
  const anyResult: fc.Arbitrary<GameResult> = fc.oneof(
    fc.constant(DEAD),
    fc.nat(90).map(escaped),
    fc.integer({ min: 40, max: 100 }).map(won),
  );
  const anyDuel = fc
    .record({ players: fc.integer({ min: 2, max: 8 }), length: fc.constantFrom(...DUEL_LENGTHS) })
    .chain(({ players, length }) =>
      fc.array(fc.array(anyResult, { minLength: players, maxLength: players }), {
        minLength: length,
        maxLength: length,
      }),
    );

  it("makes nobody richer than the others get poorer, and is the same for two as it is among more", () => {
    fc.assert(
      fc.property(anyDuel, fc.nat(1000), (rounds, stake) => {
        const players = rounds[0]?.length ?? 0;
        const all = settled(rounds.length, rounds, stake, players);
        expect(all.net.reduce((sum, net) => sum + net, 0)).toBe(0);
        expect(all.winners.length).toBeGreaterThan(0);
        const two = settled(
          rounds.length,
          rounds.map((round) => round.slice(0, 2)),
          stake,
        );
        expect(all.debts.filter(({ debtor, creditor }) => debtor < 2 && creditor < 2)).toEqual(two.debts);
      }),
    );
  });

  it.each([0, 2, 4, 9, 11, 3.5, Number.NaN])("of %d games there is not", (length) => {
    expect(settleDuel(2, length, [], 1)).toMatchObject({ error: { code: "bad-series" } });
  });

  it.each([0, 1, 9, 2.5, Number.NaN])("of %d players there is not", (players) => {
    expect(settleDuel(players, 3, [], 1)).toMatchObject({ error: { code: "bad-series" } });
  });

  it("refuses too many games, a game of too few, and a wrong result, naming game and player", () => {
    expect(settleDuel(2, 3, Array(4).fill([DEAD, DEAD]), 1)).toMatchObject({ error: { code: "bad-series" } });
    expect(settleDuel(3, 3, [[DEAD, DEAD]], 1)).toMatchObject({
      error: { message: expect.stringMatching(/^game 1: /) },
    });
    expect(
      settleDuel(
        2,
        3,
        [
          [DEAD, DEAD],
          [DEAD, won(12)],
        ],
        1,
      ),
    ).toMatchObject({ error: { message: expect.stringMatching(/^game 2, player 2: /) } });
  });
});
