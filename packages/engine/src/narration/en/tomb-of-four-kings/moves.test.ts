import { describe, expect, it } from "vitest";
import { tombOfFourKingsKnowledge } from "../../../games/tomb-of-four-kings/knowledge.js";
import type { Move, View } from "../../../games/tomb-of-four-kings/types.js";
import { tombSituation } from "./situation.js";
import { tombTableWords } from "./table.js";

function monster(value: number, hitPoints: number, seen: readonly string[] = []): View {
  const card = `${value === 10 ? "T" : value}S`;
  return {
    phase: "encounter",
    retreating: false,
    pack: ["--"],
    torches: [],
    hitPoints,
    skills: [],
    treasure: [],
    discards: seen,
    turn: [card],
    encounter: { card, kind: "monster", value },
    short: 0,
    delve: [],
    retreat: [],
    scrollSpent: false,
    byMemory: false,
  };
}

function said(view: View, move: Move) {
  return tombTableWords.prospect(view, move, tombOfFourKingsKnowledge.prospects(view, move));
}

describe("what is said of a card to be played", () => {
  const play: Move = { type: "play" };

  it("TK-10: the worst wound there can be, and whether it kills", () => {
    expect(said(monster(7, 9), play)).toEqual({
      label: "Play: 7 or more beats it",
      detail: "Less wounds you, up to 5 of 9.",
      line: "play a card: 7 or more beats it, less wounds you, up to 5 of 9",
    });
    expect(said(monster(7, 5), play).detail).toBe("Less can kill you, wounding up to 5.");
  });

  it("TK-40: cards already seen are reckoned with", () => {
    expect(said(monster(4, 9, ["2C", "2D", "2S"]), play).detail).toBe("Less wounds you, up to 1 of 9.");
    expect(said(monster(2, 9), play).detail).toBe("No card left to come is less.");
  });

  it("TK-14, TK-15: what a door may cost is counted in cards", () => {
    const card = "5C";
    const door: View = { ...monster(5, 9), turn: [card], encounter: { card, kind: "door", value: 5 } };
    expect(said(door, play).detail).toBe("One try. Less costs up to three cards.");
  });

  it("TK-13: a trap gives one chance", () => {
    const card = "TD";
    const trap: View = { ...monster(10, 9), turn: [card], encounter: { card, kind: "trap", value: 10 } };
    expect(said(trap, play).line).toBe(
      "play a card, the one chance: only a 10 disarms it, less wounds you, up to 8 of 9",
    );
  });
});

describe("where you stand", () => {
  it("TK-22: the sign at the end says how it ended", () => {
    const out: View = { ...monster(2, 9), encounter: null, phase: "out" };
    expect(tombSituation({ ...out, treasure: ["KS", "KH", "9D"] }).sign).toBe("Out alive");
    expect(tombSituation({ ...out, treasure: ["KS", "KH", "KD", "KC"] }).sign).toBe("Four kings’ hoards!");
  });
});
