import { describe, expect, it } from "vitest";
import { fourGods } from "./messages.js";

const FINCH = { id: "F06", name: "Bartholomew Finch" };
const TWINS = { id: "E05", name: "The Grey Twins" };
const DOG = { id: "F12", name: "Biscuit" };
const BOW = { id: "W12", name: "Yew Bow" };
const WELL = { id: "T12", name: "The Bottomless Well" };

describe("what is told", () => {
  it("FG-11: a name's article is small inside a sentence and capital at its start", () => {
    const { struck, hurt, beaten } = fourGods.events;
    const blow = { foe: TWINS, path: "p2", by: [FINCH, DOG], blow: 11, damage: 11, defence: 16 };
    expect(struck({ type: "struck", ...blow })).toBe(
      "Bartholomew Finch and Biscuit struck at the Grey Twins for 11: damage 11 against a defence of 16.",
    );
    const wound = { ally: DOG, by: TWINS, path: "p2", blow: 9, wounds: 9, defence: 13 };
    expect(hurt({ type: "hurt", ...wound })).toBe(
      "Biscuit took 9 from the Grey Twins: wounds 9 against a defence of 13.",
    );
    expect(beaten({ type: "beaten", foe: TWINS, path: "p2" })).toBe("That was the end of the Grey Twins.");
  });

  it("FG-12: what a trap took is told apart: no roll, any roll, a 6, a number", () => {
    const roll = { type: "rolled", trap: WELL, path: "p1", luck: 9, roll: 4, disarmed: false } as const;
    const lines = ([null, 1, 6, 3] as const).map((needed) => fourGods.events.rolled({ ...roll, needed }));
    expect(lines).toEqual([
      "The Bottomless Well! With a luck of 9 no roll could help; the die showed 4. The trap sprang.",
      "The Bottomless Well! With a luck of 9 any roll would do; the die showed 4. The trap sprang.",
      "The Bottomless Well! With a luck of 9 only a 6 would do; the die showed 4. The trap sprang.",
      "The Bottomless Well! With a luck of 9 it took a 3 or more; the die showed 4. The trap sprang.",
    ]);
  });

  it("FG-9, FG-10: who falls, with what in hand and why", () => {
    const { fell } = fourGods.events;
    const fall = { type: "fell", ally: FINCH, party: 1 } as const;
    expect(fell({ ...fall, weapon: BOW, cause: "foe" })).toBe(
      "Bartholomew Finch faded from the dream, Yew Bow and all. One friend is left at your side.",
    );
    expect(fell({ ...fall, weapon: null, cause: "trap", party: 0 })).toBe(
      "Bartholomew Finch faded from the dream. Nobody is left at your side.",
    );
    expect(fell({ ...fall, weapon: null, cause: "drop" })).toContain("Unarmed, Bartholomew Finch");
  });

  it("FG-4: a card turned up is told with its flavour, if it has one", () => {
    const { turned } = fourGods.events;
    const card = { type: "turned", card: WELL, kind: "trap", path: "p3", row: 5, side: "L" } as const;
    expect(turned({ ...card, flavour: "Drop a stone." })).toBe(
      "Row 5: a trap, the Bottomless Well. Drop a stone.",
    );
    expect(turned({ ...card, flavour: "" })).toBe("Row 5: a trap, the Bottomless Well.");
  });

  it("every move word has a label of its own", () => {
    const words = "take:p1 equip:p2:F03 fight:p3:L1 trap:p4 drop:F03 dismiss:F03 p1L p1R rescue:F03".split(
      " ",
    );
    const labels = words.map((word) => fourGods.move(word));
    expect(new Set(labels).size).toBe(words.length);
    expect(labels.filter((label) => label.length > 45 || label.includes("undefined"))).toEqual([]);
    expect(fourGods.move("p1L")).toBe("path 1: turn up the left card");
  });

  it("FG-6: the endings tell how many artifacts were won", () => {
    const { lost, won, resigned } = fourGods.endings;
    const end = (value: number) =>
      ({ status: "lost", score: { value, max: 4, text: `${value}/4` } }) as const;
    expect([0, 1, 3].map((count) => lost(end(count), "first").split(". ").at(-1))).toEqual([
      "Not one artifact was won.",
      "One artifact was won.",
      "Three artifacts were won.",
    ]);
    expect(resigned(end(2), "first")).toContain("Two artifacts were won.");
    expect(won({ status: "won", score: { value: 4, max: 4, text: "4/4" } }, "first")).toContain(
      "You open your eyes",
    );
  });
});
