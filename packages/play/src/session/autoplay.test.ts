import { type AnyGame, playWord, type Session, startSession } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { gameOf, value } from "../../test/sessions.js";
import { autoplayWords } from "./autoplay.js";

/** Steps down to 0 wins, a fall loses; `trap` is where a step may fall, `fog` how far down nothing is known yet. */
interface Stairs {
  readonly at: number;
  readonly trap: number;
  readonly fog: number;
}

/** A game of two kinds of moves, in which all can be seen at a glance. */
function stairs(start: Stairs): Session {
  const over = ({ at }: Stairs) => at <= 0;
  const score = (value: number) => ({ value, max: 1, text: String(value) });
  const game = {
    ...gameOf("four-kingdoms"),
    setup: () => start,
    legalMoves: (state: Stairs) => {
      if (over(state)) return [];
      return state.at === state.trap ? ["step", "fall"] : ["step", "rest"].slice(0, state.at > 5 ? 2 : 1);
    },
    play: (state: Stairs, move: string) => ({
      state: { ...state, at: move === "fall" ? -1 : state.at - (move === "step" ? 1 : 0.5) },
      events: [],
    }),
    outcome: ({ at }: Stairs) => ({
      status: at > 0 ? "playing" : at === 0 ? "won" : "lost",
      score: score(at === 0 ? 1 : 0),
    }),
    resignedScore: () => score(0),
    view: (state: Stairs) => state,
    sample: (view: Stairs) => view,
    knowsAll: ({ at, fog }: Stairs) => at <= fog,
    formatMove: (move: string) => move,
    parseMove: (word: string) => word,
  };
  return value(startSession(game as unknown as AnyGame, "FK-11982-6"));
}

const stepping = (_: unknown, word: string) => word === "step";

describe("a game finishes by itself", () => {
  it("when whatever is played wins", () => {
    expect(autoplayWords(stairs({ at: 3, trap: 99, fog: 3 }))).toEqual(["step", "step", "step"]);
  });

  it("and not as long as a move can lose, or something is hidden that may matter", () => {
    expect(autoplayWords(stairs({ at: 3, trap: 2, fog: 3 }))).toEqual([]);
    expect(autoplayWords(stairs({ at: 3, trap: 99, fog: 2 }))).toEqual([]);
  });

  it("when the moves home win, whatever else could be played", () => {
    expect(autoplayWords(stairs({ at: 3, trap: 2, fog: 3 }), { comesHome: stepping })).toEqual([
      "step",
      "step",
      "step",
    ]);
    expect(autoplayWords(stairs({ at: 3, trap: 2, fog: 3 }), { comesHome: () => false })).toEqual([]);
  });

  it("when turns between the moves home win, but not after more turns than a game's last moves have", () => {
    const natural = () => "step";
    const table = { comesHome: () => false, natural };
    expect(autoplayWords(stairs({ at: 3, trap: 99, fog: 3 }), table)).toEqual(["step", "step", "step"]);
    expect(autoplayWords(stairs({ at: 20, trap: 99, fog: 30 }), table).length).toBe(20);
    expect(autoplayWords(stairs({ at: 21, trap: 99, fog: 30 }), table)).toEqual([]);
  });

  it("and never looks further than a game's last moves go", () => {
    expect(autoplayWords(stairs({ at: 30, trap: 99, fog: 30 }))).toEqual([]);
  });

  it("step by step to a win, and then no further", () => {
    let session = stairs({ at: 3, trap: 99, fog: 3 });
    for (let words = autoplayWords(session); words.length > 0; words = autoplayWords(session))
      session = value(playWord(session, words[0] ?? ""));
    expect(session.now.number).toBe(3);
  });
});
