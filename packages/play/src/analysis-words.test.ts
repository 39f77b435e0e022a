import { expect, it } from "vitest";
import {
  type AnalysedEnd,
  dealtInWords,
  givenUpInWords,
  type JudgedGame,
  lostWith,
  verdictInWords,
} from "./analysis-words.js";

const plain: JudgedGame = {
  moves: 100,
  result: 0,
  faults: [],
  luck: 0,
  isRough: false,
  isNeverAtStake: false,
};
const lost: AnalysedEnd = { end: "lost", score: "10 points" };
const won: AnalysedEnd = { end: "won", score: "52 cards" };

type GradeOfFault = "inaccuracy" | "mistake" | "blunder";
const fault = (ply: number, loss: number, grade: GradeOfFault = "blunder") =>
  ({ ply, loss, grade, scale: "win" }) as const;
const small = (ply: number, loss: number) => fault(ply, loss, "inaccuracy");
const faults = [fault(1, 0.15)];

it.each<[said: string, game: Partial<JudgedGame>, ending: AnalysedEnd]>([
  [
    "You lost by luck: no clear mistake. The worst luck came at move 3: it cost 21 of 100 games.",
    { luck: -0.22, luckiest: { ply: 2, luck: -0.21 } },
    lost,
  ],
  [
    "You lost by luck: no clear mistake. The worst luck was the die at move 1: it cost 21 of 100 games.",
    { luck: -0.22, luckiest: { ply: 0, chance: "roll", luck: -0.21 } },
    lost,
  ],
  ["You lost without a clear mistake.", {}, lost],
  ["You lost mostly by luck. One big mistake, at move 2.", { luck: -0.4, faults }, lost],
  ["You lost by luck and by one big mistake, at move 2.", { luck: -0.2, faults }, lost],
  ["You lost by one big mistake, at move 2.", { faults }, lost],
  ["You lost by one big mistake, at move 2.", { faults, cost: 0.28 }, lost],
  [
    "You lost by one big mistake, at move 2, and by small losses that cost 27 of 100 games together.",
    { faults, cost: 0.42 },
    lost,
  ],
  [
    "You lost by luck and by small losses that cost 27 of 100 games together: no clear mistake.",
    { luck: -0.2, cost: 0.27 },
    lost,
  ],
  ["You lost mostly by luck. No clear mistake.", { luck: -0.4, cost: 0.03 }, lost],
  [
    "Not sure how much was luck: in this game the program's estimates were too rough for that. You lost. One big mistake, at move 2.",
    { faults, isRough: true },
    lost,
  ],
  ["You got stuck by one big mistake, at move 2.", { faults, resigned: "lost" }, { ...lost, end: "stuck" }],
  ["You won without a clear mistake.", {}, won],
  ["You won, with one big mistake, at move 2.", { faults }, won],
  [
    "You won without a clear mistake. The best luck came at move 3: it gave 40 of 100 games.",
    { luck: 0.6, luckiest: { ply: 2, luck: 0.4 } },
    won,
  ],
  ["The game is still in play. So far: no clear mistake.", {}, { ...lost, end: undefined }],
])("is one plain verdict: %s", (said, game, ending) => {
  expect(verdictInWords({ ...plain, ...game }, ending)).toBe(said);
});

it.each([
  ["3 big mistakes, the worst at move 2", [fault(0, 0.12), fault(1, 0.4), fault(2, 0.11)]],
  ["one big mistake and one mistake, the worst at move 1", [fault(0, 0.2), fault(1, 0.1, "mistake")]],
  [
    "2 big mistakes, one mistake and one small mistake, the worst at move 3",
    [small(0, 0.02), fault(1, 0.1, "mistake"), fault(2, 0.4), fault(3, 0.2)],
  ],
  ["2 small mistakes, the worst at move 1", [small(0, 0.2), small(1, 0.1)]],
] as const)("counts all mistakes of the list beneath, by its words: %s", (said, made) => {
  expect(verdictInWords({ ...plain, faults: made }, lost)).toBe(`You lost by ${said}.`);
});

it("names the move of the worst mistake, where it is known", () => {
  expect(verdictInWords({ ...plain, faults }, lost, (ply) => `card ${ply}`)).toBe(
    "You lost by one big mistake, at move 2: “card 1”.",
  );
});

it.each([
  [
    "You won with help: 62 hints. The moves were mostly the program's. No clear mistake.",
    { ...won, help: { hint: 62 } },
  ],
  ["You won with help: 2 undos, 3 hints. No clear mistake.", { ...won, help: { undo: 2, hint: 3 } }],
  [
    "All sixteen books, with help: no win. The help: 2 hints. No clear mistake.",
    { ...won, help: { hint: 2 }, helpedWin: "All sixteen books, with help: no win" },
  ],
  ["With help: 3 hints. You lost without a clear mistake.", { ...lost, help: { hint: 3 } }],
  ["You won with help: 62 hints. No clear mistake.", { ...won, help: { hint: 62 }, hinted: [] }],
  [
    "You won with help: 3 hints. 4 of the 100 moves followed a hint. No clear mistake.",
    { ...won, help: { hint: 3 }, hinted: [1, 2, 3, 9] },
  ],
] as const)("tells the help before it praises: %s", (said, ending) => {
  expect(verdictInWords(plain, ending)).toBe(said);
});

it("blames nobody for the marked moves that hints made, and names them apart", () => {
  const said = (hinted: readonly number[], game: Partial<JudgedGame>) =>
    verdictInWords({ ...plain, ...game }, { ...lost, help: { hint: 9 }, hinted }).replace(
      /^.*followed a hint\. /,
      "",
    );
  const both = [fault(1, 0.1), small(2, 0.02)];
  expect([
    said([1], { faults: both }),
    said([2], { faults: both }),
    said([2, 3], { faults: both, costOfHints: 0.12 }),
    said([2, 3], { faults: both, costOfHints: 0.12, luck: -0.4 }),
    said([3], { faults: both, cost: 0.4, costOfHints: 0.02 }),
  ]).toEqual([
    "You lost by one big mistake and one small mistake, the worst at move 2.",
    "You lost by one small mistake, at move 3. A hint made one big mistake, at move 2.",
    "You lost by hints that cost 12 of 100 games together: no clear mistake of your own. Hints made one big mistake and one small mistake, the worst at move 2.",
    "You lost mostly by luck. No clear mistake of your own. Hints made one big mistake and one small mistake, the worst at move 2.",
    "You lost by one big mistake, at move 2, and by small losses that cost 30 of 100 games together, and by hints that cost 2 of 100 games together. A hint made one small mistake, at move 3.",
  ]);
});

it.each([
  ["won", "You resigned a game that could still be won. No clear mistake came before."],
  ["unproven", "You resigned. Whether it could still be won is not known. No clear mistake came before."],
  ["lost", "You resigned a game that was lost. No clear mistake came before."],
] as const)("begins with the resignation of a game that was %s", (resigned, said) => {
  const game = { ...plain, resigned, dealt: "won" } as const;
  expect(verdictInWords(game, { ...lost, end: "resigned" })).toBe(said);
  expect(dealtInWords(game, { ...lost, end: "resigned" }) === "").toBe(resigned === "won");
});

it("tells a resignation by the chance that it gave up, and nothing of what is not known", () => {
  const ending = { ...lost, end: "resigned" };
  expect(verdictInWords({ ...plain, resigned: "unproven", givenUp: 0.42 }, ending)).toContain(
    "Your chance to win was 42 %.",
  );
  expect(verdictInWords({ ...plain, resigned: "lost", givenUp: 0.37 }, ending)).toBe(
    "You resigned. By what you saw, your chance to win was 37 %; with all cards known it was already lost. No clear mistake came before.",
  );
  expect(verdictInWords({ ...plain, resigned: "lost", givenUp: 0 }, ending)).toContain(
    "a game that was lost.",
  );
  const open = verdictInWords({ ...plain, resigned: "unproven", isOpen: true }, ending);
  expect(open).not.toContain("%");
  expect(open).toContain("Where neither a win nor a loss is proved, no chance is shown.");
  expect([undefined, 0.9999].map(givenUpInWords)).toEqual([
    "What chance was left is not known.",
    "Your chance to win was over 99.9 %.",
  ]);
});

it("says of a game that was never at stake what its moves could cost, and of a rough one that nothing can be told", () => {
  expect(
    verdictInWords({ ...plain, resigned: "won", isNeverAtStake: true }, { ...lost, end: "resigned" }),
  ).toBe(
    "You resigned a game that could still be won. No clear mistake came before. Every position could still be won: your moves cost work at most, not the win.",
  );
  const fatal = { ply: 11, chance: "roll", luck: -0.31 };
  expect(
    verdictInWords({ ...plain, isRough: true, luckiest: fatal }, lost, undefined, () => "The die showed 1."),
  ).toMatch(
    /^Not sure how much was luck: .* too rough for that\. You lost\. No clear mistake\. The die at move 12 alone cost 31 of 100 games\. The die showed 1\.$/,
  );
  expect(verdictInWords({ ...plain, isRough: true }, won)).toBe(
    "Not sure how much was luck: in this game the program's estimates were too rough for that. You won without a clear mistake.",
  );
});

it("says the fair half first of the move that lost the deal, all cards known", () => {
  const game = { ...plain, dealt: "won", fatal: { ply: 5, grade: "good" } } as const;
  expect(dealtInWords(game, lost)).toBe(
    "By the cards that you could see, you did nothing clearly wrong. With all cards known, your move 6 lost it.",
  );
  expect(dealtInWords({ ...game, faults }, lost)).toBe(
    "By the cards that you could see, your move 6 was no clear mistake. With all cards known, your move 6 lost it.",
  );
  expect(dealtInWords({ ...game, fatal: fault(5, 0.2), faults: [fault(5, 0.2)] }, lost)).toBe(
    "With all cards known, your move 6 lost it.",
  );
  expect(lostWith(35, "Face Burning Airship", true)).toBe("Your move 35 lost it: Face Burning Airship.");
  expect(lostWith(35, "Face Burning Airship", false)).toBe(
    "With all cards known, your move 35 lost it: Face Burning Airship. The analysis tells whether you could have known.",
  );
});

it("says why a deal that was lost from the start was told a chance and luck", () => {
  for (const wholeWin of [undefined, "all four kings"])
    expect(dealtInWords({ ...plain, dealt: "lost" }, { ...lost, wholeWin })).toMatch(
      /You could not know that: chances and luck here go by the cards that you could see\.$/,
    );
});

it("tells an end short of a win by what could be had, and by its score", () => {
  const ending = { end: "escaped", score: "1 king, 35 points", wholeWin: "all four kings" };
  expect(verdictInWords({ ...plain, dealt: "lost" }, ending)).toBe(
    "You did well: you escaped with 1 king, 35 points, and nobody could have got all four kings here.",
  );
  const missed = { ...plain, dealt: "won", fatal: { ply: 1, grade: "good" } } as const;
  expect(verdictInWords(missed, ending)).toBe("You escaped with 1 king, 35 points, without a clear mistake.");
  expect(dealtInWords(missed, ending)).toMatch(/With all cards known, your move 2 lost all four kings\.$/);
});
