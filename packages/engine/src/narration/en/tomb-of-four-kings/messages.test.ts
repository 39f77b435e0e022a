import { describe, expect, it } from "vitest";
import type { Encounter, EncounterKind } from "../../../games/tomb-of-four-kings/types.js";
import { tombOfFourKings } from "./messages.js";

const { events, move } = tombOfFourKings;
const KINDS: readonly EncounterKind[] = ["monster", "trap", "door"];
const encounters: Encounter[] = KINDS.flatMap((kind) =>
  Array.from({ length: 9 }, (_, index) => ({ card: "", kind, value: index + 2 })),
);

describe("the tale of the tomb", () => {
  it("has another name for each monster, trap and door", () => {
    const lines = encounters.map((encounter) => events.encounter({ type: "encounter", encounter, left: 1 }));
    expect(new Set(lines).size).toBe(27);
    for (const line of lines) expect(line).toMatch(/^[A-Z][^\n]{20,150}[.!]$/);
  });

  it("varies how they are met, the same for the same place in the pack; a second queen has a line of her own", () => {
    for (const encounter of encounters) {
      const met = [1, 2, 3, 4].map((left) => events.encounter({ type: "encounter", encounter, left }));
      expect(new Set(met).size).toBe(3);
      expect(met[3]).toBe(met[0]);
      for (const line of met) expect(line).toMatch(/^[A-Z][^\n]{20,150}[.!]$/);
    }
    const queen = (again: boolean) =>
      events.favour({ type: "favour", card: "QH", encounter: null, again, left: 9 });
    expect(queen(true)).not.toBe(queen(false));
  });

  it("TK-7: a hoard that stays behind is told, for there is no way back to it", () => {
    const ended = (won: boolean, ...cards: string[]) =>
      events["turn-ended"]({ type: "turn-ended", row: "delve", number: 3, won, cards });
    expect(ended(false, "KD", "8D", "6C")).toMatch(/^The king of diamonds stays behind for good\. /);
    expect(ended(false, "KD", "JK", "9S")).toMatch(
      /^The king of diamonds and the Scroll of Light stay behind for good\. /,
    );
    for (const line of [ended(false, "8D", "6C"), ended(true, "KD", "8D")]) {
      expect(line).not.toContain("behind");
    }
  });

  it("TK-15: a king lost at a jammed door is named where it is read, before what ends the turn", () => {
    const { discarded } = events;
    const ended = events["turn-ended"]({
      type: "turn-ended",
      row: "delve",
      number: 3,
      won: false,
      cards: [],
    });
    const encounter = encounters[0] as Encounter;
    const line = (card: string, number: number, amount: number) =>
      discarded({ type: "discarded", card, encounter, number, amount, left: 9 });
    // A phone has two lines of 45 letters.
    expect(`${line("KH", 1, 1)} ${ended}`).toMatch(/^Lost: a hoard, the king of hearts! .{1,54}$/);
    expect(`${line("KS", 1, 2)} ${line("8C", 2, 2)}`.length).toBeLessThanOrEqual(90);
  });

  it("TK-4: says that it was the queen who won", () => {
    for (const encounter of encounters) {
      const won = events.overcome({ type: "overcome", encounter, by: "favour", card: "QC" });
      expect(won).toMatch(/^The queen's favour: /);
    }
    const favour = { type: "favour", card: "QC", again: false, left: 9 } as const;
    for (const encounter of [null, encounters[0] as Encounter])
      expect(events.favour({ ...favour, encounter })).toContain("The queen of clubs!");
  });

  it("TK-22: says what the score counts", () => {
    const scoreWords = (text: string) => tombOfFourKings.score({ value: 0, max: 100, text });
    expect(scoreWords("0/2")).toBe("0 kings, 2 points");
    expect(scoreWords("1/31")).toBe("1 king, 31 points");
    expect(scoreWords("4/100").length).toBeLessThanOrEqual(20);
  });

  it("TK-22: says what the best score is best in: points, maybe with fewer kings", () => {
    const score = (value: number, kings: number) => ({ value, max: 100, text: `${kings}/${value}` });
    const { bestScore } = tombOfFourKings;
    expect(bestScore?.(score(65, 2), score(56, 3))).toBe(
      "the most is 65 points (with 2 kings); you had 56 with 3 kings",
    );
    expect(bestScore?.(score(65, 1), score(0, 0))).toBe("the most is 65 points (with 1 king)");
  });

  it("TK-22: counts in points, as the score does", () => {
    const out = (points: number, kings: number) => events.emerged({ type: "emerged", points, kings });
    expect(out(3, 0)).toContain("with 3 points and no king's hoard");
    expect(out(100, 4)).toContain("with 100 points and the hoards of all four kings");
    expect(out(0, 0)).not.toContain("point");
  });

  it("TK-17, TK-20: counts what is left without a slip of grammar", () => {
    const [encounter] = encounters as [Encounter];
    const hit = (hitPoints: number) =>
      events.hit({ type: "hit", encounter, amount: 1, hearts: ["2H"], hitPoints });
    expect([0, 1, 2].map(hit)).toEqual([
      "The giant rat wounds you for one: no life is left in you.",
      "The giant rat wounds you for one: one hit point is left.",
      "The giant rat wounds you for one: two hit points are left.",
    ]);
    const torch = (burnt: number) => events.torch({ type: "torch", card: "AS", burnt, left: 9 });
    expect(torch(1)).toContain("three torches are left");
    expect(torch(3)).toContain("one torch is left");
    expect(new Set([1, 2, 3, 4].map(torch)).size).toBe(4);
  });

  it("TK-6: tells what goes into the sack", () => {
    const collected = (cards: readonly string[], worth: number, points: number, kings = 0) =>
      events.collected({ type: "collected", cards, worth, points, kings });
    expect(collected(["7D"], 7, 20)).toBe(
      "Into the sack with treasure worth 7, which makes 20 points in all.",
    );
    expect(collected(["KC", "7D"], 17, 17)).toBe(
      "Into the sack with two treasures worth 17, which makes 17 points in all.",
    );
    // The fourth king is a moment of its own; with three, and with what is found later, it is not said.
    expect(collected(["KC"], 10, 50, 4)).toMatch(/All four kings: come out alive, and you win!$/);
    for (const [cards, kings] of [["KC", 3] as const, ["7D", 4] as const])
      expect(collected([cards], 10, 50, kings)).not.toContain("four kings");
  });

  it("labels every move in at most 45 characters", () => {
    const treasures = [..."23456789T"].map((rank) => `${rank}D`).concat("KC", "KD", "KH", "KS", "JK");
    const words = ["delve", "retreat", "play", "skill", "take", "dodge", "discard"].concat(
      treasures.flatMap((code) => [`drop:${code}`, `leave:${code}`]),
    );
    const labels = words.map(move);
    expect(new Set(labels).size).toBe(words.length);
    for (const label of labels) expect(label).toMatch(/^[a-z][^\n.]{5,44}$/);
  });
});
