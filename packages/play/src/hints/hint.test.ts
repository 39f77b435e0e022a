import { legalWords } from "@tetrarch/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redealHidden } from "../../../../testing/sessions.js";
import { after, anyActs, anyGameId, startOf } from "../../test/sessions.js";
import { type HintAdvice, hintFrom, hintQuestion, type WeighedMove } from "./hint.js";

describe("the question for a hint", () => {
  it("C-11: is the same whatever is hidden, and has the view and the legal moves", () => {
    fc.assert(
      fc.property(anyGameId, anyActs, fc.nat(), (id, acts, seed) => {
        const session = acts.reduce(after, startOf(id));
        const question = hintQuestion(session);
        expect(hintQuestion(redealHidden(session, seed))).toEqual(question);
        expect(question.legal).toEqual(legalWords(session));
        expect(question.view).toEqual(session.game.view(session.now.state));
      }),
    );
  });
});

/** A move that was evaluated, not tried out. */
function weighed(word: string, win: number, more: Partial<WeighedMove> = {}): WeighedMove {
  return { word, win, error: 0, visits: 0, ...more };
}

const ADVICE: HintAdvice = {
  word: "a",
  rule: undefined,
  moves: [],
  cards: undefined,
  plan: ["a"],
  resigns: undefined,
  isLost: false,
  chance: undefined,
};

/** As good is what differs by no more than its error. */
const withinError = (best: WeighedMove, played: WeighedMove, error: number) => best.win - played.win <= error;

it("the question for a hint knows the move that leads back to the position just left, if there is one", () => {
  let count = 0;
  for (let deal = 1; deal <= 40; deal++) {
    let session = startOf("kings-keys", deal);
    const viewOf = ({ game, now }: typeof session) => JSON.stringify(game.view(now.state));
    expect(hintQuestion(session).back).toBeUndefined();
    for (let ply = 0; ply < 20; ply++) {
      const before = viewOf(session);
      session = after(session, ply);
      const { back, legal } = hintQuestion(session);
      const leading = legal.filter((_, index) => viewOf(after(session, index)) === before);
      expect(back).toBe(leading[0]);
      count += leading.length;
    }
  }
  expect(count).toBeGreaterThan(5);
});

describe("the hint of an advice", () => {
  const hint = (change: Partial<HintAdvice>) => hintFrom({ ...ADVICE, ...change }, withinError);

  it("leads not back to the position just left where another move is about as good, and does where none is", () => {
    const moves = [weighed("a", 0.4), weighed("b", 0.4), weighed("c", 0.3)];
    const hint = (back: string, weighedMoves = moves) =>
      hintFrom({ ...ADVICE, moves: weighedMoves }, withinError, { back });
    expect(hint("a")).toMatchObject({ word: "b", equals: [], worse: ["c"] });
    expect(hint("c")).toMatchObject({ word: "a", equals: ["b"] });
    expect(hint("a", [weighed("a", 0.4), weighed("c", 0.3)]).word).toBe("a");
  });

  it("names of good moves the one that gives up least, and none that is merely not worse for sure", () => {
    const moves = [weighed("a", 0.4), weighed("b", 0.4), weighed("c", 0.4), weighed("d", 0.3)];
    const areGood = (best: WeighedMove, played: WeighedMove) => best.win === played.win;
    const named = (costs: Readonly<Record<string, number>>, back?: string) => {
      const costOf = (word: string) => costs[word];
      return hintFrom({ ...ADVICE, moves }, () => true, { back, costs: { costOf, areGood } });
    };
    expect(named({ a: 9, b: 5, c: 4, d: 0 }).word).toBe("c");
    expect(named({ a: 9, c: 4 }).word).toBe("c");
    expect(named({ a: 9, b: 5, c: 4 }, "c").word).toBe("b");
    expect(named({ a: 9, c: 4 }, "c").word).toBe("a");
    expect(named({ a: 4, b: 4, c: 9 }).word).toBe("a");
    expect(named({ b: 0, c: 0 }).word).toBe("a");
  });

  it("names as good only good moves that give up no more, as far as that can be compared", () => {
    const moves = [weighed("a", 0.4), weighed("b", 0.4), weighed("c", 0.4), weighed("d", 0.3)];
    const areGood = (best: WeighedMove, played: WeighedMove) => best.win === played.win;
    const equalsBy = (costs: Readonly<Record<string, number>>) =>
      hintFrom({ ...ADVICE, moves }, () => true, { costs: { costOf: (word) => costs[word], areGood } })
        .equals;
    expect(equalsBy({ a: 4, b: 4, c: 9, d: 0 })).toEqual(["b"]);
    expect(equalsBy({ a: 4, c: 4 })).toEqual(["c"]);
    expect(equalsBy({ b: 0, c: 5, d: 0 })).toEqual(["b"]);
  });

  it("names no move as good that looks one of a hundred games worse, but for moves that were tried", () => {
    const equals = (visits: number) =>
      hintFrom(
        {
          ...ADVICE,
          word: "0.4",
          moves: [0.4, 0.395, 0.385].map((win) => weighed(`${win}`, win, { visits })),
        },
        () => true,
      ).equals;
    expect(equals(0)).toEqual(["0.395"]);
    expect(equals(80)).toEqual(["0.395", "0.385"]);
  });

  it("names no roll that may do harm as good beside a move without one, and does beside another roll", () => {
    const moves = [weighed("a", 0.4), weighed("b", 0.4), weighed("c", 0.4)];
    const equalsBy = (...gambles: readonly string[]) =>
      hintFrom({ ...ADVICE, moves }, () => true, {
        costs: { costOf: () => 0, areGood: () => true, isGamble: (word) => gambles.includes(word) },
      }).equals;
    expect(equalsBy("b")).toEqual(["c"]);
    expect(equalsBy("a", "b")).toEqual(["b", "c"]);
  });

  it("advises no move where nothing can come of any", () => {
    expect(hint({ resigns: true }).isNothingLeft).toBe(true);
    expect(hint({ resigns: true, moves: [weighed("a", 0)] }).isNothingLeft).toBe(false);
    expect(hint({}).isNothingLeft).toBe(false);
  });

  it("parts all other moves weighed into as good and worse", () => {
    const moves = [weighed("a", 0.4), weighed("b", 0.4), weighed("c", 0.3)];
    expect(hint({ moves })).toMatchObject({ equals: ["b"], worse: ["c"] });
  });

  it("joins the errors of both moves, and holds a move that was tried less often for worse", () => {
    const tried = (word: string, win: number, visits: number) => weighed(word, win, { error: 0.03, visits });
    const moves = [tried("a", 0.44, 80), tried("b", 0.4, 80), tried("c", 0.39, 80), tried("d", 0.44, 79)];
    expect(hint({ moves })).toMatchObject({ equals: ["b"], worse: ["c", "d"] });
  });

  it("asks for equality with the best move first, and with how many there are", () => {
    const calls: unknown[] = [];
    const moves = [weighed("a", 0.4), weighed("b", 0.3), weighed("c", 0.2)];
    hintFrom({ ...ADVICE, moves }, (best, played, error, legal) => {
      calls.push([best.word, played.word, error, legal]);
      return true;
    });
    expect(calls).toEqual(expect.arrayContaining([["a", "b", 0, 3]]));
    expect(calls).not.toEqual(expect.arrayContaining([["b", "a", 0, 3]]));
  });

  it("tells the trials of a move that was tried, and no chance beside them", () => {
    const moves = [weighed("a", 0.25, { visits: 40, error: 0.07, points: 12 })];
    expect(hint({ moves, cards: 8, chance: 0.5 })).toMatchObject({
      trials: { games: 40, won: 0.25, cards: 8 },
      chance: undefined,
      points: 12,
      hopeless: false,
    });
  });

  it("compares a move with the next best one by the chance of the position, where none is as good", () => {
    const lead = (...moves: readonly WeighedMove[]) => hint({ moves, chance: 0.2 }).lead;
    expect(lead(weighed("a", 0.4), weighed("b", 0.3))).toBeCloseTo(0.05);
    expect(lead(weighed("a", 0.4), weighed("b", 0.4))).toBeUndefined();
    expect(lead(weighed("a", 0.4))).toBeUndefined();
    // Who was dismissed early was tried too little.
    const tried = (word: string, win: number, visits: number) => weighed(word, win, { visits });
    expect(lead(tried("a", 0.4, 40), tried("b", 0.1, 10))).toBeUndefined();
    expect(lead(tried("a", 0.4, 40), tried("b", 0.1, 40))).toBeCloseTo(0.3);
  });

  it("tells the chance of the position where a move was weighed", () => {
    const moves = [weighed("a", 0.4)];
    expect(hint({ moves, chance: 0.38 })).toMatchObject({ chance: 0.38, trials: undefined });
    expect(hint({ chance: 0.38 }).chance).toBeUndefined();
  });

  it("is hopeless below half a point in a hundred, unless the player says whether it would resign", () => {
    const of = (win: number, resigns?: boolean) =>
      hint({ moves: [weighed("a", win)], chance: win, resigns }).hopeless;
    expect([of(0.0049), of(0.005)]).toEqual([true, false]);
    expect([of(0.3, true), of(0, false)]).toEqual([true, false]);
    expect(hint({}).hopeless).toBe(false);
  });
});
