import { describe, expect, it } from "vitest";
import { allBooks, played, position, words } from "../../../test/positions/kings-keys.js";
import { CODES } from "./cards.js";
import { kingsKeys } from "./index.js";

const ONES = CODES.filter((code) => code.charAt(1) === "1");
const OTHERS = CODES.filter((code) => code.charAt(1) !== "1");

describe("the end", () => {
  it("KK-5: sixteen books are 160 points and won, and no move is left", () => {
    const books = `${["R", "B", "Y"].map(allBooks).join(" ")} ${allBooks("G").slice(16)}`;
    const start = position({ d3: "G1A G2S", b2: "G3C G4K" }, { books });
    expect(kingsKeys.outcome(start)).toEqual({
      status: "playing",
      score: { value: 150, max: 160, text: "150" },
    });
    const { state } = played(start, "b2-d3x2");
    expect(kingsKeys.outcome(state)).toEqual({ status: "won", score: { value: 160, max: 160, text: "160" } });
    expect(words(state)).toEqual([]);
  });

  it("KK-5: without a move the game is lost, at once if the deal has none", () => {
    const state = kingsKeys.setup({ cards: [...ONES, ...OTHERS], rolls: [] }, []);
    expect(words(state)).toEqual([]);
    expect(kingsKeys.outcome(state)).toEqual({ status: "lost", score: { value: 0, max: 160, text: "0" } });
  });

  it("KK-5: a lost game keeps ten points for each book", () => {
    const field = [...ONES.filter((code) => code !== "G1A" && code !== "B1C"), "G4S", "B4C"];
    const cells = Object.fromEntries(
      field.map((code, index) => [`${"abcd".charAt(index >> 2)}${(index & 3) + 1}`, code]),
    );
    const state = position(cells, { books: "G1A G2S G3C G4K B1C B2A B3S B4K" });
    expect(kingsKeys.outcome(state)).toEqual({ status: "lost", score: { value: 20, max: 160, text: "20" } });
  });

  it("KK-5: a player who resigns keeps the points", () => {
    const state = position(
      { a1: "G1A", a2: "G2S", a3: "G3C G4K", b1: "G1S G2C", b3: "G3K", b4: "G4A" },
      { books: `${["R", "B", "Y"].map(allBooks).join(" ")} ${allBooks("G").slice(32)}` },
    );
    expect(kingsKeys.resignedScore(state)).toEqual({ value: 140, max: 160, text: "140" });
  });

  it("KK-5: moving a card back and forth is legal; a position that comes again is not the end", () => {
    const start = position(
      { a1: "G1A G2S", a2: "G1S G2C", a3: "G3K", b4: "G3C G4A", b1: "G4K" },
      { books: `${["R", "B", "Y"].map(allBooks).join(" ")} ${allBooks("G").slice(32)}` },
    );
    const there = played(start, "a3-a1", "a1-a2").state;
    const again = played(there, "a2-a1", "a1-a2", "a2-a1", "a1-a2").state;
    expect(again).toEqual(there);
    expect(kingsKeys.outcome(again).status).toBe("playing");
    expect(words(again)).toEqual(words(there));
  });
});
