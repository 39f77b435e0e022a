import { describe, expect, it } from "vitest";
import { tombOfFourKingsKnowledge } from "../../../games/tomb-of-four-kings/prospects.js";
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
    expect(said(monster(2, 9), play).detail).toBe("Every remaining card wins.");
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
      "play a card, the one chance: a 10 or a queen disarms it, less wounds you, up to 8 of 9",
    );
  });

  it("TK-5, TK-40: a number that cannot come any more is not said to win", () => {
    const tens = ["TC", "TD"];
    const queens = ["QC", "QD", "QH", "QS"];
    const label = (seen: readonly string[]) => said(monster(10, 9, seen), play).label;
    expect(label(queens)).toBe("Play: only a 10 beats it");
    expect(label(tens)).toBe("Play: only a queen beats it");
    expect(said(monster(10, 9, tens), play).detail).toBe("A number wounds you, up to 8 of 9.");
    expect(label([...tens, ...queens])).toBe("Play: no card left beats it");
  });
});

describe("what is said of a hit and of a jammed door", () => {
  it("TK-17: a trap dodged is failed all the same", () => {
    const hit = (view: View): View => ({ ...view, phase: "hit", short: 3, skills: ["JH"] });
    const trap = { card: "8D", kind: "trap", value: 8 } as const;
    const dodge: Move = { type: "dodge" };
    expect(said(hit(monster(8, 9)), dodge).detail).toBe("Your jack of hearts: no wound at all.");
    expect(said(hit({ ...monster(8, 9), turn: ["8D"], encounter: trap }), dodge).detail).toBe(
      "Your jack of hearts: no wound at all, but the treasure is lost.",
    );
  });

  it("TK-15: an ace among the cards lost burns a torch", () => {
    const door = { card: "8C", kind: "door", value: 8 } as const;
    const jammed = (short: number): View => ({
      ...monster(8, 9),
      phase: "jammed",
      turn: ["8C", "5D"],
      encounter: door,
      short,
      skills: ["JC"],
      pack: ["--", "--", "--"],
    });
    expect(said(jammed(3), { type: "discard" }).detail).toBe(
      "The next 3 cards are lost; an ace among them burns a torch.",
    );
    expect(said(jammed(1), { type: "discard" }).detail).toBe("The next card is lost; an ace burns a torch.");
  });
});

describe("why a card does not go", () => {
  const why = (view: View, from: string, depth: number) =>
    tombTableWords.refusal(view, { from, depth, to: null });

  it("TK-6, TK-20: treasure of the turn is to be won first, and the scroll says what it is for", () => {
    const view = { ...monster(8, 9), turn: ["JK", "KH", "8S"] };
    expect(why(view, "turn", 3)).toContain("it saves you once from the dark");
    expect(why(view, "turn", 2)).toBe("win this turn and it is yours");
    expect(why(view, "turn", 1)).toBe("what lies there stays there");
  });

  it("TK-12: what is worth too little is told what would do", () => {
    const view = { ...monster(8, 9), treasure: ["5D", "KH"] };
    expect(why(view, "loot", 2)).toContain("worth 8 or more");
  });
});

describe("where you stand", () => {
  it("TK-22: the sign at the end says how it ended", () => {
    const out: View = { ...monster(2, 9), encounter: null, phase: "out" };
    expect(tombSituation({ ...out, treasure: ["KS", "KH", "9D"] }).sign).toBe("Out alive");
    expect(tombSituation({ ...out, treasure: ["KS", "KH", "KD", "KC"] }).sign).toBe("Four kings’ hoards!");
  });
});
