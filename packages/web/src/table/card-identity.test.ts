import { describe, expect, it } from "vitest";
import { Identities } from "./card-identity.js";

const pile = (id: string, ...cards: string[]) => ({ id, name: id, cards, note: "" });

/** The key at each place, `pile/index`. */
function keysOf(cards: ReturnType<Identities["follow"]>): Record<string, string> {
  return Object.fromEntries(cards.map(({ key, pile: id, index }) => [`${id}/${index}`, key]));
}

describe("a card keeps its key", () => {
  it("when it goes to another pile", () => {
    const identities = new Identities();
    const before = keysOf(identities.follow([pile("a", "7H", "8H"), pile("b", "6H")]));
    const after = keysOf(identities.follow([pile("a"), pile("b", "6H", "7H", "8H")]));
    expect([after["b/1"], after["b/2"]]).toEqual([before["a/0"], before["a/1"]]);
  });

  it("when it is turned where it lies", () => {
    const identities = new Identities();
    const before = keysOf(identities.follow([pile("a", "--", "--", "KS")]));
    const after = keysOf(identities.follow([pile("a", "--", "2C")]));
    expect(after["a/1"]).toBe(before["a/1"]);
  });

  it("when it is turned onto another pile", () => {
    const identities = new Identities();
    const before = keysOf(identities.follow([pile("stock", "--", "--"), pile("w")]));
    const after = keysOf(identities.follow([pile("stock", "--"), pile("w", "2C")]));
    expect(after["w/0"]).toBe(before["stock/1"]);
  });

  it("though it has a twin: the one that stays stays", () => {
    const identities = new Identities();
    const before = keysOf(identities.follow([pile("a", "7H"), pile("b", "7H"), pile("c")]));
    const after = keysOf(identities.follow([pile("a"), pile("b", "7H"), pile("c", "7H")]));
    expect(after).toEqual({ "b/0": before["b/0"], "c/0": before["a/0"] });
  });

  it("and no two cards ever have the same", () => {
    const identities = new Identities();
    identities.follow([pile("a", "7H", "--")]);
    const keys = identities.follow([pile("a", "2C", "3C", "--", "--")]).map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
  });

  it("is settled when it lay there before the last move as well", () => {
    const identities = new Identities();
    const settled = (...piles: Parameters<typeof identities.follow>[0]) =>
      identities.follow(piles).map((card) => identities.isSettled(card));
    expect(settled(pile("a", "7H", "8H"), pile("b"))).toEqual([false, false]);
    expect(settled(pile("a", "7H"), pile("b", "8H"))).toEqual([true, false]);
    expect(settled(pile("a", "7H"), pile("b", "8H"))).toEqual([true, true]);
  });
});
