import { describe, expect, it } from "vitest";
import { napoleonsTomb } from "./messages.js";

describe("what is told", () => {
  it("NT-2: the first king, the turn from ace to king and the cards between are told apart", () => {
    const { founded } = napoleonsTomb.events;
    const event = { type: "founded", card: "KH", from: "r1", count: 1, home: 1 } as const;
    expect(founded(event)).toBe(
      "The king of hearts leaves its reserve and takes post in the corner of hearts; 1 of 104 is home.",
    );
    expect(founded({ ...event, card: "AH", count: 13, home: 40 })).toBe(
      "The ace of hearts comes from its reserve and closes the first column of hearts; 40 of 104 are home.",
    );
    expect(founded({ ...event, count: 14, home: 41 })).toContain("to lead the second column of hearts");
    expect(founded({ ...event, card: "5H", from: "c", count: 9, home: 41 })).toBe(
      "The five of hearts falls in at the corner of hearts, from the middle; 41 of 104 are home.",
    );
  });

  it("NT-5, NT-6: the ace that opens the middle, a card and a whole pile", () => {
    const { entombed } = napoleonsTomb.events;
    const one = { type: "entombed", cards: ["AS"], from: "w2", onto: null } as const;
    expect(entombed(one)).toBe("The ace of spades opens the tomb: from the waste to the middle.");
    expect(entombed({ ...one, onto: "KS" })).toBe(
      "The ace of spades is carried from the waste into the tomb, onto the king of spades.",
    );
    expect(entombed({ ...one, cards: ["2S", "3S"], from: "t3", onto: "AS" })).toBe(
      "A whole pile marches into the tomb, two cards from the two of spades up, onto the ace of spades.",
    );
  });

  it("NT-8: the numbers of a redeal are told in words, one and none included", () => {
    const { redealt } = napoleonsTomb.events;
    expect(redealt({ type: "redealt", cards: 1, piles: 1, redeals: 0 })).toBe(
      "The one card of the waste is gathered to be drawn again. One waste pile from now on; no redeal is left.",
    );
    expect(redealt({ type: "redealt", cards: 44, piles: 2, redeals: 1 })).toBe(
      "The waste, 44 cards, is gathered to be drawn again. Two waste piles from now on; one redeal left.",
    );
  });

  it.each([
    ["t2-cx12", "pile 2, all 12, to the middle"],
    ["w3-t1", "waste III to pile 1"],
    ["c-f", "the middle to its corner"],
    ["s-w4", "turn the next card onto waste IV"],
  ])("C-4: the move %s has a label", (word, label) => {
    expect(napoleonsTomb.move(word)).toBe(label);
    expect(label.length).toBeLessThanOrEqual(45);
  });
});
