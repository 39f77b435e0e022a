import { describe, expect, it } from "vitest";
import { position } from "../../../test/positions/four-kingdoms.js";
import { fourKingdoms } from "./index.js";
import { play } from "./moves.js";
import { parseMove } from "./notation.js";

const SUBJECTS = (suit: string, lowest: number) =>
  Array.from({ length: 10 - lowest }, (_, index) => `${9 - index}${suit}`).join(" ");

/** All home but the two of spades. */
const LAST = {
  castle: "KC QC JC KD QD JD KH QH JH KS QS JS",
  tower: "TC TD TH TS",
  subjects: `${SUBJECTS("C", 2)} ${SUBJECTS("D", 2)} ${SUBJECTS("H", 2)} ${SUBJECTS("S", 3)}`,
  dungeon: "AC AD AH AS",
  t1: "2S",
} as const;

const { outcome, resignedScore } = fourKingdoms;

describe("how it stands", () => {
  it("FK-11: won when all 52 cards are home; the last one unites its kingdom", () => {
    const state = position(LAST);
    expect(outcome(state)).toEqual({ status: "playing", score: { value: 51, max: 52, text: "51/52" } });
    const { state: won, events } = play(state, parseMove("t1-subjects") ?? { type: "deal" });
    expect(outcome(won)).toEqual({ status: "won", score: { value: 52, max: 52, text: "52/52" } });
    expect(events).toEqual([
      { type: "housed", card: "2S", from: "t1", zone: "subjects", home: 52 },
      { type: "united", suit: "S" },
    ]);
  });

  it("FK-11: a guest is not home", () => {
    expect(resignedScore(position({ castle: "KS QS", guests: "4S", tower: "TD" })).text).toBe("3/52");
  });

  it("C-6: lost when no legal move is left", () => {
    const blocked = {
      t1: "5C",
      t2: "5D",
      t3: "3C",
      t4: "3D",
      t5: "7C",
      t6: "7D",
      t7: "AS",
      waste: "AH",
    } as const;
    expect(outcome(position(blocked)).status).toBe("lost");
    expect(outcome(position({ ...blocked, stock: "2C" })).status).toBe("playing");
  });
});
