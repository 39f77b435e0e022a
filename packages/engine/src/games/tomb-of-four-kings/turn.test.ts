import { describe, expect, it } from "vitest";
import { positionAfter } from "../../../test/positions/tomb-of-four-kings.js";

/** Three won turns, then two more: every monster falls to the club after it. */
const FIVE_TURNS = "2S 3C 2C 4C 3S 5C 4S 6C 5S 7C";
const THREE_DOWN = "delve play delve play delve play";

describe("the crossroads", () => {
  it("TK-1: after a delve turn you may delve or retreat", () => {
    expect(positionAfter(FIVE_TURNS, "delve play").words).toEqual(["delve", "retreat"]);
    expect(positionAfter(FIVE_TURNS, "delve play delve play").words).toEqual(["delve", "retreat"]);
  });

  it("TK-1: retreat starts the first retreat turn at once, and from then on delve is gone", () => {
    const turned = positionAfter(FIVE_TURNS, `${THREE_DOWN} retreat`);
    expect(turned.types).toEqual(["turned-back", "turn-began", "encounter"]);
    expect(turned.line("turn")).toBe("4S");
    expect(turned.go("play").words).toEqual(["retreat"]);
    expect(turned.go("play retreat").types).toEqual(["turn-began", "encounter"]);
  });

  it("TK-2: after three delve turns two retreat turns lead out", () => {
    const turned = positionAfter(FIVE_TURNS, `${THREE_DOWN} retreat`);
    expect(turned.events.slice(0, 2)).toEqual([
      { type: "turned-back", delved: 3, ahead: 2 },
      { type: "turn-began", row: "retreat", number: 1, last: false },
    ]);
    const last = turned.go("play retreat");
    expect(last.events[0]).toEqual({ type: "turn-began", row: "retreat", number: 2, last: true });
    const out = last.go("play");
    expect(out.types).toEqual(["action", "overcome", "turn-ended", "emerged"]);
    expect(out.line("phase")).toBe("out");
    expect(out.words).toEqual([]);
    expect(out.status).toBe("escaped");
  });

  it("TK-2: a retreat turn that is not won leads out too", () => {
    const out = positionAfter("2S 3C 3S 4C 9D 8C", "delve play delve play retreat play");
    expect(out.types).toEqual(["action", "hit", "turn-ended", "emerged"]);
    expect(out.status).toBe("escaped");
  });

  it("TK-2: after one delve turn there is no way back to walk: retreat draws nothing and you are out", () => {
    const out = positionAfter("5D 4C 9S", "delve play retreat");
    expect(out.events).toEqual([
      { type: "turned-back", delved: 1, ahead: 0 },
      { type: "emerged", points: 0, kings: 0 },
    ]);
    expect(out.state.pack).toHaveLength(42);
    expect([out.status, out.words]).toEqual(["escaped", []]);
  });
});

describe("a turn begins", () => {
  it("TK-3: cards are played until an encounter appears, each to its place", () => {
    const begun = positionAfter("JC KD AS JK JH 5S 9C", "delve");
    expect(begun.types).toEqual([
      "turn-began",
      "skill-found",
      "treasure",
      "torch",
      "treasure",
      "skill-found",
      "encounter",
    ]);
    expect(begun.line("turn")).toBe("KD JK 5S");
    expect(begun.line("skills")).toBe("JC JH");
    expect(begun.line("torches")).toBe("AS");
    expect(begun.line("treasure")).toBe("");
    expect(begun.state.pack).toHaveLength(38);
  });

  it.each([
    ["5S", "monster"],
    ["5D", "trap"],
    ["5C", "door"],
  ])("TK-3: %s is an encounter", (card, kind) => {
    const begun = positionAfter(card, "delve");
    expect(begun.events.at(-1)).toEqual({
      type: "encounter",
      encounter: { card, kind, value: 5 },
      left: 43,
    });
  });

  it("TK-3: a fatal ace while the turn begins ends the game at once", () => {
    const lost = positionAfter("AC AD KD AH AS 5S", "delve");
    expect(lost.types.slice(-2)).toEqual(["torch", "darkness"]);
    expect(lost.line("turn")).toBe("KD");
    expect([lost.status, lost.words]).toEqual(["lost", []]);
  });

  it.each(["TS", "TD", "TC"])("TK-4: a queen in the column wins against %s at once", (card) => {
    const won = positionAfter(`QH ${card} 9S`, "delve");
    expect(won.types.slice(0, 4)).toEqual(["turn-began", "favour", "encounter", "overcome"]);
    expect(won.words).toEqual(["delve", "retreat"]);
    expect(won.state.pack).toHaveLength(42);
  });

  it("TK-4: one encounter is won, however many queens lie there", () => {
    const won = positionAfter("QH QS TS 2S", "delve");
    expect(won.line("delve")).toBe("QH QS TS");
    expect(won.go("delve").words).toEqual(["play"]);
  });
});

describe("a turn ends", () => {
  it("TK-6: all treasure of a won turn goes to the hand, failed action cards included", () => {
    const won = positionAfter("KD JK 9S 7D 8D TC", "delve play play play");
    expect(won.line("treasure")).toBe("KD JK 7D 8D");
    expect(won.line("delve")).toBe("9S TC");
    expect(won.events.find(({ type }) => type === "collected")).toEqual({
      type: "collected",
      cards: ["KD", "JK", "7D", "8D"],
      worth: 31,
      points: 31,
      kings: 1,
    });
  });

  it("TK-6: in a won turn of nothing but treasure one card must stay, any of them", () => {
    const won = positionAfter("KC JK 5D KD 7D", "delve play play");
    expect(won.words).toEqual(["leave:5D", "leave:7D", "leave:JK", "leave:KC", "leave:KD"]);
    const left = won.go("leave:JK");
    expect(left.types).toEqual(["left-behind", "collected", "turn-ended"]);
    expect(left.line("delve")).toBe("JK");
    expect(left.line("treasure")).toBe("KC 5D KD 7D");
    expect(left.words).toEqual(["delve", "retreat"]);
  });

  it("TK-6: a black action card, a queen or a played skill marks the turn", () => {
    for (const [first, words, stays] of [
      ["KC 5D 7S", "delve play", "7S"],
      ["KC 5D QS", "delve play", "QS"],
      ["QS KC 5D", "delve", "QS"],
      ["KC QS 5D", "delve", "QS"],
      ["JD KC 5D", "delve skill", "JD"],
    ] as const) {
      const won = positionAfter(first, words);
      expect(won.line("treasure")).toBe("KC 5D");
      expect(won.line("delve")).toBe(stays);
    }
  });

  it("TK-6: a jack collected and an ace burnt in the turn do not mark it", () => {
    expect(positionAfter("JH AS 5D AC JD 7D", "delve play play play").words).toEqual([
      "leave:5D",
      "leave:7D",
    ]);
  });

  it("TK-6: one card stays also before you walk out", () => {
    const won = positionAfter("2S 3C 3S 4C 5D 7D", "delve play delve play retreat play");
    expect(won.words).toEqual(["leave:5D", "leave:7D"]);
    expect(won.status).toBe("playing");
    const out = won.go("leave:5D");
    expect(out.types).toEqual(["left-behind", "collected", "turn-ended", "emerged"]);
    expect([out.status, out.score]).toEqual(["escaped", "0/7"]);
  });

  it("TK-7: a failed trap collects nothing", () => {
    const failed = positionAfter("KD 9D 8D", "delve play");
    expect(failed.line("treasure")).toBe("");
    expect(failed.line("delve")).toBe("KD 9D 8D");
  });

  it("TK-7: a failed door collects nothing", () => {
    const failed = positionAfter("KD 9C 8D 2C", "delve play");
    expect(failed.line("treasure")).toBe("");
    expect(failed.line("delve")).toBe("KD 9C 8D");
  });

  it("TK-7: a treasure drop collects nothing", () => {
    const dropped = positionAfter("QH 9D KD 9S 8D", "delve delve play drop:9D");
    expect(dropped.line("treasure")).toBe("");
    expect(dropped.line("delve")).toBe("QH | KD 9S 8D 9D");
  });
});
