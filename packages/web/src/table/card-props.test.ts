import { describe, expect, it } from "vitest";
import { type CardProps, type PileProps, StableProps } from "./card-props.js";

function card(key: string, changes: Partial<CardProps> = {}): CardProps {
  return {
    key,
    code: "TH",
    index: 0,
    transform: "translate(0px, 0px) scale(1)",
    bold: false,
    open: true,
    free: false,
    buried: false,
    covered: false,
    edge: false,
    lifted: false,
    hinted: false,
    made: false,
    peeked: false,
    current: false,
    label: "ten of hearts, castle",
    ...changes,
  };
}

function pile(id: string, cards: readonly CardProps[], changes: Partial<PileProps> = {}): PileProps {
  return { id, label: id, place: undefined, target: undefined, cards, ...changes };
}

const outline = {
  width: 50,
  height: 70,
  transform: "",
  hinted: false,
  made: false,
  current: false,
  label: "empty",
};

describe("looks after a change", () => {
  it("are the same objects altogether when nothing looks different", () => {
    const earlier = new StableProps();
    const before = earlier.keep([
      pile("a", [card("1"), card("2")]),
      pile("b", [], { place: { ...outline } }),
    ]);
    expect(earlier.keep([pile("a", [card("1"), card("2")]), pile("b", [], { place: { ...outline } })])).toBe(
      before,
    );
  });

  it("are new only for the card that changed, its pile, and the table", () => {
    const earlier = new StableProps();
    const before = earlier.keep([pile("a", [card("1"), card("2")]), pile("b", [card("3")])]);
    const after = earlier.keep([pile("a", [card("1"), card("2", { lifted: true })]), pile("b", [card("3")])]);
    expect(after).not.toBe(before);
    expect([after[0] === before[0], after[1] === before[1]]).toEqual([false, true]);
    expect([after[0]?.cards[0] === before[0]?.cards[0], after[0]?.cards[1]?.lifted]).toEqual([true, true]);
  });

  it("keep a card that goes to another pile and looks the same there, and drop what is gone", () => {
    const earlier = new StableProps();
    const before = earlier.keep([pile("a", [card("1"), card("2")]), pile("b", [])]);
    const after = earlier.keep([pile("a", [card("1")]), pile("b", [card("2")])]);
    expect(after.map(({ cards }) => cards.length)).toEqual([1, 1]);
    expect(after[1]?.cards[0]).toBe(before[0]?.cards[1]);
  });

  it("tell an outline that comes, changes or goes", () => {
    const earlier = new StableProps();
    const [none] = earlier.keep([pile("a", [])]);
    const [there] = earlier.keep([pile("a", [], { place: { ...outline } })]);
    const [hinted] = earlier.keep([pile("a", [], { place: { ...outline, hinted: true } })]);
    const [gone] = earlier.keep([pile("a", [])]);
    expect([none?.place, there?.place?.hinted, hinted?.place?.hinted, gone?.place]).toEqual([
      undefined,
      false,
      true,
      undefined,
    ]);
  });
});
