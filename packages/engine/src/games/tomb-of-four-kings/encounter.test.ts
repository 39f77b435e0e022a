import { describe, expect, it } from "vitest";
import { positionAfter } from "../../../test/positions/tomb-of-four-kings.js";

const DOOR = { card: "9C", kind: "door", value: 9 };

describe("before an encounter", () => {
  it("TK-5: you play, or use the jack of the encounter's suit", () => {
    for (const [card, jack] of [
      ["5S", "JS"],
      ["5D", "JD"],
      ["5C", "JC"],
    ]) {
      const others = ["JS", "JD", "JC", "JH"].filter((other) => other !== jack).join(" ");
      expect(positionAfter(`${others} ${card}`, "delve").words).toEqual(["play"]);
      expect(positionAfter(`${jack} ${card}`, "delve").words).toEqual(["play", "skill"]);
    }
  });

  it("TK-5: a jack just drawn goes to the hand and can be used at once", () => {
    for (const [first, stays] of [
      ["5S JS", "5S JS"],
      ["5D JD", "JD"],
      ["5C JC", "5C JC"],
    ] as const) {
      const drawn = positionAfter(first, "delve play");
      expect(drawn.types).toEqual(["skill-found"]);
      expect(drawn.words).toEqual(["play", "skill"]);
      const used = drawn.go("skill");
      expect(used.line("delve")).toBe(stays);
      expect(used.line("skills")).toBe("");
    }
  });

  it("TK-5: a king or the joker drawn does not oblige you to draw on", () => {
    const drawn = positionAfter("JS QH 9D 5S KH JK", "delve delve play play");
    expect(drawn.words).toEqual(["drop:9D", "play", "skill"]);
    expect(drawn.go("skill").line("treasure")).toBe("9D KH JK");
  });

  it.each(["5D", "5C"])("TK-5: ace, jack, king and joker do not use up the one chance at %s", (card) => {
    const still = positionAfter(`${card} AS JH KD JK 6S`, "delve play play play play");
    expect(still.words).toEqual(["play"]);
    expect(still.line("turn")).toBe(`${card} KD JK`);
    const won = still.go("play");
    expect(won.types).toContain("overcome");
    expect(won.line("treasure")).toBe(card === "5D" ? "5D KD JK" : "KD JK");
  });

  it.each(["TS", "TD", "TC"])("TK-5: a queen drawn wins against %s", (card) => {
    const won = positionAfter(`${card} QD`, "delve play");
    expect(won.types.slice(0, 2)).toEqual(["favour", "overcome"]);
    expect(won.words).toEqual(["delve", "retreat"]);
  });

  it("TK-5: a numbered card acts whatever its suit", () => {
    for (const encounter of ["5S", "5D", "5C"]) {
      for (const action of ["6S", "6D", "6C"]) {
        expect(positionAfter(`${encounter} ${action}`, "delve play").types.slice(0, 2)).toEqual([
          "action",
          "overcome",
        ]);
      }
    }
  });

  it("TK-5: play turns up exactly one card", () => {
    expect(positionAfter("5S AS AC 9C", "delve play").state.pack).toHaveLength(42);
  });
});

describe("monsters", () => {
  it("TK-10: an action card as high as the monster, or higher, wins", () => {
    expect(positionAfter("5S 5C", "delve play").line("delve")).toBe("5S 5C");
    expect(positionAfter("5S TC", "delve play").line("delve")).toBe("5S TC");
  });

  it("TK-10: a lower one hits you for the difference, and the fight goes on against the same monster", () => {
    const hit = positionAfter("9S 7C 6D 8C 9C", "delve play");
    expect(hit.types).toEqual(["action", "hit"]);
    expect(hit.line("hit-points")).toBe("7");
    expect(hit.words).toEqual(["play"]);
    const more = hit.go("play play");
    expect(more.line("hit-points")).toBe("3");
    const won = more.go("play");
    expect(won.line("treasure")).toBe("6D");
    expect(won.line("delve")).toBe("9S 7C 8C 9C");
  });

  it("TK-11: the jack of spades wins, also after a hit, and is spent", () => {
    const won = positionAfter("JS 9S 8D", "delve play skill");
    expect(won.types).toEqual(["skill-used", "overcome", "collected", "turn-ended"]);
    expect(won.line("delve")).toBe("9S JS");
    expect(won.line("treasure")).toBe("8D");
    expect(won.line("skills")).toBe("");
  });

  /** 9D, KC and the scroll in the hand; then a monster. */
  const rich = (monster: string) => positionAfter(`QH KC JK 9D ${monster}`, "delve delve");

  it("TK-12: a treasure worth at least the monster may be dropped: diamonds face value, kings 10, scroll 6", () => {
    expect(rich("6S").words).toEqual(["drop:9D", "drop:JK", "drop:KC", "play"]);
    expect(rich("7S").words).toEqual(["drop:9D", "drop:KC", "play"]);
    expect(rich("9S").words).toEqual(["drop:9D", "drop:KC", "play"]);
    expect(rich("TS").words).toEqual(["drop:KC", "play"]);
  });

  it("TK-12: the treasure is laid on the turn and lost, and the turn ends", () => {
    const dropped = rich("5S 4C").go("play drop:JK");
    expect(dropped.events).toEqual([
      { type: "dropped", card: "JK", worth: 6, encounter: { card: "5S", kind: "monster", value: 5 } },
      { type: "turn-ended", row: "delve", number: 2, won: false, cards: ["5S", "4C", "JK"] },
    ]);
    expect(dropped.line("treasure")).toBe("KC 9D");
    expect(dropped.words).toEqual(["delve", "retreat"]);
    expect(dropped.score).toBe("1/19");
  });

  it("TK-12: what still lies in the column cannot be dropped", () => {
    expect(positionAfter("KC JK 5S KD", "delve play").words).toEqual(["play"]);
  });

  it("TK-41: nothing may be dropped against traps and doors", () => {
    expect(rich("2C").words).toEqual(["play"]);
    expect(rich("2D").words).toEqual(["play"]);
  });

  it("TK-12: nothing is dropped while a hit is to be taken or dodged", () => {
    expect(positionAfter("JH QH KC 9D 9S 8C", "delve delve play").words).toEqual(["dodge", "take"]);
  });
});

describe("traps", () => {
  it("TK-13: an action card as high as the trap, or higher, wins", () => {
    expect(positionAfter("5D 5C", "delve play").line("treasure")).toBe("5D");
    expect(positionAfter("5D TC", "delve play").line("treasure")).toBe("5D");
  });

  it("TK-13: a smaller one hits you for the difference, and the turn is over", () => {
    const failed = positionAfter("9D 5C", "delve play");
    expect(failed.types).toEqual(["action", "hit", "turn-ended"]);
    expect(failed.line("hit-points")).toBe("5");
    expect(failed.words).toEqual(["delve", "retreat"]);
  });

  it("TK-13: the jack of diamonds wins, and so does a queen", () => {
    expect(positionAfter("JD 9D", "delve skill").line("treasure")).toBe("9D");
    expect(positionAfter("9D QS", "delve play").line("treasure")).toBe("9D");
  });

  it("TK-41: after the action card has failed the trap cannot be disarmed any more", () => {
    const failed = positionAfter("JD 9D 5C", "delve play");
    expect(failed.words).toEqual(["delve", "retreat"]);
    expect(failed.line("skills")).toBe("JD");
    expect(failed.line("treasure")).toBe("");
  });
});

describe("doors", () => {
  it("TK-14: an action card as high as the door, or higher, opens it", () => {
    expect(positionAfter("KD 5C 5S", "delve play").line("treasure")).toBe("KD");
    expect(positionAfter("KD 5C 9D", "delve play").line("treasure")).toBe("KD 9D");
  });

  it("TK-14: the jack of clubs opens it before the action card, and so does a queen", () => {
    expect(positionAfter("JC KD 5C", "delve skill").line("treasure")).toBe("KD");
    expect(positionAfter("KD 5C QS", "delve play").line("treasure")).toBe("KD");
  });

  it("TK-15: jammed, with the jack of clubs in hand, you choose", () => {
    const jammed = positionAfter("JC KD 9C 4D 2S 3S 5S 6S 7S", "delve play");
    expect(jammed.types).toEqual(["action"]);
    expect(jammed.words).toEqual(["discard", "skill"]);
    const opened = jammed.go("skill");
    expect(opened.line("treasure")).toBe("KD 4D");
    expect(opened.line("delve")).toBe("9C JC");
    const left = jammed.go("discard");
    expect(left.line("discards")).toBe("2S 3S 5S 6S 7S");
    expect(left.line("skills")).toBe("JC");
    expect(left.line("treasure")).toBe("");
  });

  it("TK-15: without it as many cards as the difference are turned up and gone, at once", () => {
    const jammed = positionAfter("9C 6S JC KD QH 7S", "delve play");
    expect(jammed.events).toEqual([
      {
        type: "action",
        card: "6S",
        value: 6,
        encounter: { card: "9C", kind: "door", value: 9 },
        short: 3,
        left: 42,
      },
      { type: "jammed", encounter: { card: "9C", kind: "door", value: 9 }, amount: 3 },
      { type: "discarded", card: "JC", encounter: DOOR, number: 1, amount: 3, left: 41 },
      { type: "discarded", card: "KD", encounter: DOOR, number: 2, amount: 3, left: 40 },
      { type: "discarded", card: "QH", encounter: DOOR, number: 3, amount: 3, left: 39 },
      { type: "turn-ended", row: "delve", number: 1, won: false, cards: ["9C", "6S"] },
    ]);
    expect(jammed.line("discards")).toBe("JC KD QH");
    expect([jammed.line("skills"), jammed.line("treasure"), jammed.line("delve")]).toEqual(["", "", "9C 6S"]);
    expect(jammed.line("hit-points")).toBe("9");
  });

  it("TK-15: the joker and numbered cards discarded do nothing", () => {
    const jammed = positionAfter("9C 6S JK 9D TS 7S", "delve play");
    expect(jammed.line("discards")).toBe("JK 9D TS");
    expect(jammed.line("treasure")).toBe("");
    expect(jammed.words).toEqual(["delve", "retreat"]);
  });

  it("TK-15: aces discarded go to the torches and count", () => {
    const jammed = positionAfter("9C 6S AS 2S AD 7S", "delve play");
    expect(jammed.line("torches")).toBe("AS AD");
    expect(jammed.line("discards")).toBe("2S");
    expect(jammed.types).toEqual([
      "action",
      "jammed",
      "discarded",
      "torch",
      "discarded",
      "discarded",
      "torch",
      "turn-ended",
    ]);
  });

  it("TK-15: a fatal ace stops everything at once, also on the last retreat turn", () => {
    const lost = positionAfter("2S 3C 3S 4C AC AD AH 9C 2C 4S AS 5S", "delve play delve play retreat play");
    expect(lost.line("discards")).toBe("4S");
    expect(lost.types.slice(-2)).toEqual(["torch", "darkness"]);
    expect(lost.line("phase")).toBe("dark");
    expect(lost.line("retreat")).toBe("");
    expect([lost.status, lost.words]).toEqual(["lost", []]);
  });
});
