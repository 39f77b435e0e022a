import { describe, expect, it } from "vitest";
import { played, position, spades, words } from "../../../test/positions/napoleons-tomb.js";
import { codesOf } from "../../core/cards.js";
import { numberedDeal } from "../../core/deal-code.js";
import { napoleonsTomb } from "./index.js";
import { foundationCards } from "./rules.js";

/** Only spades are in play, both packs of them or one. */
const NONE_HOME = { foundations: "26 26 26 0" };
const HALF_HOME = { foundations: "26 26 26 13" };

describe("foundations", () => {
  it("NT-2: king down to ace in suit, then king to ace again: 26 cards", () => {
    const column = "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS".split(" ");
    expect(codesOf(foundationCards(3, 26))).toEqual([...column, ...column]);
  });

  it("NT-2: cards go home in that order from wherever they are tops, and a full foundation says so", () => {
    const start = position(
      { r1: "4S 8S QS", r2: "TS JS", t1: "2S 3S", w1: "5S 6S KS", w2: "7S", c: "AS", t2: "9S" },
      HALF_HOME,
    );
    const order = "w1-f r1-f r2-f r2-f t2-f r1-f w2-f w1-f w1-f r1-f t1-f t1-f".split(" ");
    const { state } = played(start, ...order);
    expect(state.foundations).toEqual([26, 26, 26, 25]);
    const last = played(state, "c-f");
    expect(last.events).toEqual([
      { type: "founded", card: "AS", from: "c", count: 26, home: 104 },
      { type: "completed", suit: "S" },
    ]);
  });

  it("NT-2: no card goes home before its turn, none is forced to, and nothing comes back", () => {
    const start = position(
      { r1: "2S KS", r2: "4S", t1: "5S 6S", t2: "TS", t3: "JS", t4: "3S", w1: "QS 7S", w2: "8S 9S", c: "AS" },
      HALF_HOME,
    );
    expect(words(start)).toEqual(["r1-f", "r2-t4", "redeal", "t3-t2", "w1-t1"]);
    // The king is home: nothing of the foundation is a source or a target of anything but the next card, QS.
    expect(words(played(start, "r1-f").state)).toEqual(["r1-c", "r2-t4", "redeal", "t3-t2", "w1-t1"]);
  });
});

describe("the table", () => {
  const open = position(
    { r1: "7S", r2: "3S 4S 6S 8S 9S JS", t1: "5S", t3: "QS KS", t4: "2S", w1: "TS", c: "AS" },
    HALF_HOME,
  );

  it("NT-3, NT-4: an empty tableau pile takes any top of reserve, waste or other tableau pile, never of c", () => {
    expect(words(open)).toEqual(
      ["r1-t2", "r2-t2", "redeal", "t1-t2", "t3-f", "t3-t2", "t4-c", "t4-t2", "w1-t2"].sort(),
    );
  });

  it("NT-3: one card at a time, and an emptied reserve stays empty", () => {
    const { state, events } = played(open, "r1-t2");
    expect(events).toEqual([{ type: "moved", card: "7S", from: "r1", to: "t2", onto: null }]);
    expect(state.reserves[0]).toEqual([]);
    expect(words(state)).toEqual(["redeal", "t3-f", "t4-c"]);
  });

  it("NT-3: the top of the central reserve goes to its foundation only", () => {
    const start = position(
      { c: spades("A", 3), t1: "2S", w1: "4S", r1: `AS ${spades("3", 9)}`, r2: spades("5", 9), r3: "QS KS" },
      NONE_HOME,
    );
    // 3S would fit 2S in t1, and t2 to t4 are empty: still it stays.
    expect(words(start).filter((word) => word.startsWith("c"))).toEqual([]);
    const { state } = played(start, "w1-c");
    expect(words(state).filter((word) => word.startsWith("c"))).toEqual([]);
  });

  it("NT-4: tableau piles build up in suit: neither another suit nor the card below fits", () => {
    // Of hearts 6 to ace are not home, of spades 6 to ace.
    const start = position(
      { r1: "AH 2H 3H 6H", r2: "AS 2S 4S", r3: "4H", r4: "3S 6S", t1: "5S", t2: "5H" },
      { foundations: "26 26 20 20" },
    );
    const full = position(
      { r1: "AH 2H 3H 6H", r2: "AS 2S 4S", t1: "5S", t2: "5H", t3: "3S", t4: "4H", r4: "6S" },
      { foundations: "26 26 20 20" },
    );
    expect(words(start).filter((word) => /-t[12]/.test(word))).toEqual(["r1-t2", "r4-t1"]);
    expect(words(full)).toEqual(["r1-f", "r1-t2", "r2-t3", "r4-f", "r4-t1", "t2-t4"]);
  });

  it("NT-4, NT-5: an ace goes on a king to go on; it may also start the central reserve", () => {
    const start = position(
      { r1: "2S AS", r2: "3S 5S 7S 9S TS JS", t1: "QS KS", t2: "4S", t3: "6S", t4: "8S" },
      HALF_HOME,
    );
    expect(words(start)).toEqual(["r1-c", "r1-t1", "t1-f"]);
    const wrapped = played(start, "r1-t1");
    expect(wrapped.events).toEqual([{ type: "moved", card: "AS", from: "r1", to: "t1", onto: "KS" }]);
    expect(words(wrapped.state)).toEqual(["r1-t1", "t1-c"]);
    const { state } = played(wrapped.state, "r1-t1");
    expect(codesOf(state.tableau[0] ?? [])).toEqual(["QS", "KS", "AS", "2S"]);
  });
});

describe("the central reserve", () => {
  it("NT-5: empty, it takes only an ace, every time it is empty", () => {
    const start = position(
      { r1: "AS", r2: "3S 5S 7S 9S JS QS KS 2S", t1: "4S", t2: "6S", t3: "8S", t4: "TS", c: "AS" },
      { foundations: "26 26 26 12" },
    );
    expect(words(start)).toEqual(["c-f", "r1-f", "r2-c"]);
    const emptied = played(start, "c-f").state;
    expect(words(emptied)).toEqual(["r1-c"]);
    const { state, events } = played(emptied, "r1-c");
    expect(events).toEqual([{ type: "entombed", cards: ["AS"], from: "r1", onto: null }]);
    expect(words(state)).toEqual(["r2-c"]);
  });

  it("NT-5: it builds up in suit, and the ace goes on the king", () => {
    const start = position(
      { c: spades("A", 13), r1: "2S AS", r2: "3S 5S 7S 9S JS QS KS", t1: "4S", t2: "6S", t3: "8S", t4: "TS" },
      NONE_HOME,
    );
    expect(words(start)).toEqual(["c-f", "r1-c", "r2-f"]);
    expect(words(played(start, "r1-c").state)).toEqual(["r1-c", "r2-f"]);
    expect(played(start, "r1-c").events).toEqual([
      { type: "entombed", cards: ["AS"], from: "r1", onto: "KS" },
    ]);
    // Once its king has left, the queen below takes the other one.
    expect(words(played(start, "c-f").state)).toEqual(["c-f", "r2-c"]);
  });

  it("NT-5: a king does not go on an ace, nor a card of another suit", () => {
    const start = position(
      { c: "AS", r1: "AH 2H", r2: spades("2", 10), r3: "QS KS", t1: "3H", t2: "4H", t3: "5H", t4: "6H" },
      { foundations: "26 26 20 13" },
    );
    expect(words(start)).toEqual(["r3-f", "t2-t1", "t3-t2", "t4-f", "t4-t3"]);
  });
});

describe("a whole pile to the central reserve", () => {
  const spare = { t1: "6S", t3: "8S", t4: "TS" };

  it("NT-6: the bottom card of the pile is next: all go, order kept", () => {
    const start = position({ ...spare, c: "AS", t2: "2S 3S 4S", r1: "5S 7S 9S JS QS KS" }, HALF_HOME);
    expect(words(start)).toEqual(["r1-f", "t2-cx3"]);
    const { state, events } = played(start, "t2-cx3");
    expect(codesOf(state.central)).toEqual(["AS", "2S", "3S", "4S"]);
    expect(events).toEqual([{ type: "entombed", cards: ["2S", "3S", "4S"], from: "t2", onto: "AS" }]);
    expect(words(state)).toEqual(["r1-f", "r1-t2", "t1-t2", "t3-t2", "t4-t2"]);
  });

  it("NT-6: a pile of one card is the ordinary move", () => {
    const start = position(
      { t1: "4S", t2: "2S", t3: "6S", t4: "8S", c: "AS", r1: "3S 5S 7S 9S TS JS QS KS" },
      HALF_HOME,
    );
    expect(words(start)).toEqual(["r1-f", "t2-c"]);
  });

  it("NT-6: if the top card of the pile fits as well, both moves are legal", () => {
    const start = position(
      { t1: "4S", t2: spades("2", 14), t3: "6S", t4: "8S", c: "AS", r1: "3S 5S 7S 9S TS JS QS KS" },
      NONE_HOME,
    );
    expect(words(start)).toEqual(["r1-f", "t2-c", "t2-cx14"]);
    expect(codesOf(played(start, "t2-c").state.central)).toEqual(["AS", "2S"]);
    expect(codesOf(played(start, "t2-cx14").state.central).join(" ")).toBe(spades("A", 15));
  });

  it("NT-6: an ace at the bottom goes on a king", () => {
    const start = position(
      { t1: "4S", t2: "AS 2S", t3: "6S", t4: "8S", c: spades("A", 13), r1: "3S 5S 7S 9S TS JS KS QS" },
      NONE_HOME,
    );
    expect(words(start)).toEqual(["c-f", "t2-cx2"]);
  });

  it("NT-6: never onto an empty central reserve, even with an ace at the bottom", () => {
    const start = position(
      { t1: "4S", t2: "AS 2S", t3: "6S", t4: "8S", r1: "3S 5S 7S 9S TS JS QS KS" },
      HALF_HOME,
    );
    expect(words(start)).toEqual(["r1-f"]);
  });

  it("NT-6: a pile may be all the suit but the ace in the central reserve", () => {
    const start = position({ c: "AS", t1: spades("2", 25) }, NONE_HOME);
    expect(words(start)).toEqual(["t1-cx25", "t1-f", "t1-t2", "t1-t3", "t1-t4"]);
  });
});

describe("stock and waste", () => {
  it("NT-7: the top stock card goes to any of five waste piles on the first pass", () => {
    const start = napoleonsTomb.setup(numberedDeal(napoleonsTomb.pack, 1), []);
    const draws = words(start).filter((word) => word.startsWith("s"));
    expect(draws).toEqual(["s-w1", "s-w2", "s-w3", "s-w4", "s-w5"]);
    const [first = 0, second = 0] = start.stock;
    const { state, events } = played(start, "s-w4", "s-w4");
    expect(state.wastes).toEqual([[], [], [], [first, second], []]);
    const [onto, card] = codesOf([first, second]);
    expect(events).toEqual([{ type: "drawn", card, to: "w4", onto, left: 58 }]);
  });

  it.each([
    [1, ["s-w1", "s-w2", "s-w3", "s-w4"]],
    [2, ["s-w1", "s-w2", "s-w3"]],
    [3, ["s-w1", "s-w2"]],
    [4, ["s-w1"]],
  ])("NT-7, NT-8: after redeal %i the waste piles in use are one fewer", (redeals, draws) => {
    const start = position({ stock: "3S", r1: "2S", w1: "AS" }, { foundations: "26 26 26 23", redeals });
    expect(words(start).filter((word) => word.startsWith("s"))).toEqual(draws);
  });

  const spent = {
    ...{ t1: "4S", t2: "6S", t3: "8S", t4: "TS" },
    ...{ w1: "5S 3S", w3: "9S 7S", w5: "2S", r1: "AS JS QS KS" },
  };

  it("NT-8: with the stock empty the waste may be gathered: w1 from bottom to top, then w2, and so on", () => {
    const start = position(spent, HALF_HOME);
    expect(words(start)).toEqual(["r1-f", "redeal", "w3-t2"]);
    const { state, events } = played(start, "redeal");
    expect(codesOf(state.stock)).toEqual(["5S", "3S", "9S", "7S", "2S"]);
    expect(state.wastes).toEqual([[], [], [], [], []]);
    expect(events).toEqual([{ type: "redealt", cards: 5, piles: 4, redeals: 3 }]);
    expect(words(state)).toEqual(["r1-f", "s-w1", "s-w2", "s-w3", "s-w4"]);
    expect(played(state, "s-w2").events).toMatchObject([{ type: "drawn", card: "5S" }]);
  });

  it("NT-8: no redeal while the stock has cards, none of an empty waste, and no fifth", () => {
    const withStock = position({ ...spent, w5: "", stock: "2S" }, HALF_HOME);
    expect(words(withStock)).toEqual(["r1-f", "s-w1", "s-w2", "s-w3", "s-w4", "s-w5", "w3-t2"]);
    const noWaste = position({ ...spent, w1: "", w3: "", w5: "", r2: "9S 7S 5S 3S 2S" }, HALF_HOME);
    expect(words(noWaste)).toEqual(["r1-f"]);
    const last = { ...spent, w1: "5S 3S 9S 7S 2S", w3: "", w5: "" };
    expect(words(position(last, { ...HALF_HOME, redeals: 3 }))).toEqual(["r1-f", "redeal"]);
    expect(words(position(last, { ...HALF_HOME, redeals: 4 }))).toEqual(["r1-f"]);
  });

  it("NT-8: four redeals in all", () => {
    let state = position(spent, HALF_HOME);
    for (const piles of [4, 3, 2, 1]) {
      const { state: redealt, events } = played(state, "redeal");
      expect(events).toEqual([{ type: "redealt", cards: 5, piles, redeals: piles - 1 }]);
      state = played(redealt, "s-w1", "s-w1", "s-w1", "s-w1", "s-w1").state;
    }
    expect(words(state)).toEqual(["r1-f"]);
  });
});
