import { describe, expect, it } from "vitest";
import { position } from "../../../test/positions/four-kingdoms.js";
import { parseMove } from "./notation.js";
import { refusal } from "./refusal.js";
import { fourKingdomsKnowledge, isUnited, needs } from "./table.js";
import type { Move } from "./types.js";
import { view } from "./view.js";

const { ends, prospects } = fourKingdomsKnowledge;

function move(word: string): Move {
  const parsed = parseMove(word);
  if (!parsed) throw new Error(`${word} is no move`);
  return parsed;
}

const START = view(position({ t1: "2C | KH", t2: "3C | 9H", t3: "8H", stock: "4C" }));
const SEATED = view(position({ castle: "KH QH", t1: "7H 8H 9H", t2: "JS", t3: "", t4: "TH" }));

describe("the table of Four Kingdoms", () => {
  it("FK-5 to FK-9: each place of a kingdom tells what it waits for", () => {
    const [, , hearts] = SEATED.kingdoms;
    const [clubs] = SEATED.kingdoms;
    if (!hearts || !clubs) throw new Error("no kingdoms");
    expect(needs(clubs, "dungeon").join("")).toBe("KQJT");
    expect(needs(clubs, "subjects").join("")).toBe("KQJ");
    expect(needs(clubs, "guest").join("")).toBe("KQ");
    expect(needs(clubs, "tower")).toEqual([]);
    expect(needs(hearts, "guest")).toEqual([]);
    expect(needs(hearts, "dungeon").join("")).toBe("JT");
    expect(isUnited(hearts)).toBe(false);
  });

  it("FK-2, FK-9: a run is taken by its lowest card; zones and chambers are those of the card's suit", () => {
    expect(ends(SEATED, move("t1-t3x2"))).toEqual({
      from: "t1",
      to: "t3",
      depth: 2,
      count: 2,
      card: "8H",
      carries: true,
    });
    expect(ends(SEATED, move("t1-guest"))).toMatchObject({ from: "t1", to: "gH", card: "9H" });
    expect(ends(SEATED, move("t4-tower"))).toMatchObject({ to: "towerH", count: 1 });
    expect(ends(START, move("deal"))).toMatchObject({ from: "stock", to: "w", card: "--" });
  });

  it("FK-3: a card laid bare is turned up, surely; which one it is, is not told", () => {
    expect(prospects(START, move("t1-castle"))).toEqual([
      {
        sure: true,
        rule: "FK-5",
        event: { type: "housed", card: "KH", from: "t1", zone: "castle", home: 1 },
      },
      { sure: true, rule: "FK-3", event: { type: "turned", pile: "t1" } },
    ]);
    expect(prospects(START, move("deal"))).toMatchObject([{ rule: "FK-4", event: { left: 0 } }]);
  });

  it("FK-2: only the card one lower, or an empty land, takes a card", () => {
    const from = { from: "t2", depth: 1 };
    expect(refusal(START, { ...from, to: "t1" })).toEqual({
      reason: "not-next",
      rule: "FK-2",
      card: "9H",
      below: "8H",
    });
    expect(refusal(START, { from: "t1", depth: 2, to: "t3" })).toMatchObject({ reason: "face-down" });
    expect(refusal(START, { ...from, to: "towerH" })).toEqual({
      reason: "wrong-rank",
      rule: "FK-6",
      place: "tower",
    });
    expect(refusal(START, { ...from, to: "castleS" })).toMatchObject({ reason: "other-kingdom" });
  });

  it("FK-4, FK-10: the stock is turned to the waste, and what is home stays there", () => {
    const dealt = view(position({ stock: "" }));
    expect(refusal(dealt, { from: "stock", depth: 1, to: null })).toMatchObject({ reason: "stock-empty" });
    expect(refusal(SEATED, { from: "castleH", depth: 1, to: "t3" })).toMatchObject({ rule: "FK-10" });
    expect(refusal(dealt, { from: "w", depth: 3, to: null })).toMatchObject({ reason: "buried" });
  });
});
