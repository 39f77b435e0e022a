import { describe, expect, it } from "vitest";
import { played, position, words } from "../../../test/positions/napoleons-tomb.js";
import { numberedDeal } from "../../core/deal-code.js";
import { napoleonsTomb } from "./index.js";

describe("the end", () => {
  it("NT-9: won when all 104 cards are on the foundations, and then no move is left", () => {
    const start = position({ w2: "AD" }, { foundations: "26 25 26 26", redeals: 1 });
    expect(napoleonsTomb.outcome(start)).toEqual({
      status: "playing",
      score: { value: 103, max: 104, text: "103/104" },
    });
    const { state } = played(start, "w2-f");
    expect(napoleonsTomb.outcome(state)).toEqual({
      status: "won",
      score: { value: 104, max: 104, text: "104/104" },
    });
    expect(words(state)).toEqual([]);
  });

  it("NT-9: lost when no legal move is left; the score is the number of cards on the foundations", () => {
    const start = position(
      { r1: "2S AS", r2: "3S 5S 7S 9S TS JS", t1: "QS KS", t2: "4S", t3: "6S", t4: "8S" },
      { foundations: "26 26 26 13" },
    );
    const { state } = played(start, "r1-t1", "r1-t1");
    expect(words(state)).toEqual([]);
    expect(napoleonsTomb.outcome(state)).toEqual({
      status: "lost",
      score: { value: 91, max: 104, text: "91/104" },
    });
  });

  it("NT-9: a card in the central reserve is not home; a player who resigns keeps what is", () => {
    const start = napoleonsTomb.setup(numberedDeal(napoleonsTomb.pack, 1), []);
    expect(napoleonsTomb.resignedScore(start)).toEqual({ value: 0, max: 104, text: "0/104" });
    const late = position({ c: "AS 2S", r1: "3S" }, { foundations: "26 26 26 23" });
    expect(napoleonsTomb.resignedScore(late)).toEqual({ value: 101, max: 104, text: "101/104" });
  });

  it("C-6: moving a single card from one empty place to another never ends", () => {
    const start = position({ t1: "2S", r1: "AS" }, { foundations: "26 26 26 24" });
    const { state } = played(start, "t1-t2", "t2-t1");
    expect(state).toEqual(start);
    expect(napoleonsTomb.outcome(state).status).toBe("playing");
  });
});
