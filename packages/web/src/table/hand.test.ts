import { expect, test } from "vitest";
import { Hand } from "./hand.svelte.js";
import { Identities } from "./identity.js";
import type { AnyTable, Ends, PileModel } from "./model.js";

const PILES = ["a", "b", "c", "d"].map(
  (id) => ({ id, name: id, note: "", cards: [`${id}1`] }) satisfies PileModel,
);

/** Every move is a word such as `a-b`: the top card of one pile goes to another. */
function endsOf(word: string): Ends {
  const [from = "", to = ""] = word.split("-");
  return { from, depth: 1, to };
}

/** A hand at four piles of one card each, what it has played and said, and a press on a pile's card. */
function handAt(...legal: readonly string[]) {
  const played: string[] = [];
  const said: string[] = [];
  const table = {
    ends: (_: unknown, word: string) => endsOf(word),
    refusal: (_: unknown, { from, to }: Ends) => `no ${from} to ${to}`,
  } as unknown as AnyTable;
  const around = {
    table,
    view: undefined,
    legal,
    onplay: (word: string) => played.push(word),
    onsay: (text: string) => said.push(text),
  };
  const cards = new Identities().follow(PILES);
  const hand = new Hand(around, () => PILES);
  const press = (pile: string) => {
    const card = cards.find((one) => one.pile === pile);
    if (card) hand.pressCard(card, false);
  };
  return { hand, press, played, said };
}

test("a press where the lifted card cannot lie tells why, and lifts the card that was pressed", () => {
  const { hand, press, played, said } = handAt("a-b", "a-d", "c-b", "c-d");
  press("a");
  expect(hand.lifted).toEqual({ pile: "a", depth: 1 });
  press("c");
  expect(said).toEqual(["no a to c"]);
  expect(hand.refused).toEqual({ pile: "a", depth: 1, text: "no a to c" });
  expect(hand.lifted).toEqual({ pile: "c", depth: 1 });
  expect(played).toEqual([]);
});

test("the card that is lifted instead is not played, even if only one thing can be done with it", () => {
  const { hand, press, played } = handAt("a-b", "a-d", "c-d");
  press("a");
  press("c");
  expect(played).toEqual([]);
  expect(hand.lifted).toEqual({ pile: "c", depth: 1 });
  press("d");
  expect(played).toEqual(["c-d"]);
});

test("after a press on a card that can be neither laid on nor lifted nothing is lifted", () => {
  const { hand, press, played, said } = handAt("a-b", "a-d");
  press("a");
  press("c");
  expect(said).toEqual(["no a to c"]);
  expect(hand.lifted).toBeUndefined();
  expect(played).toEqual([]);
});

test("where the lifted card can lie it is laid, and nothing is lifted then", () => {
  const { hand, press, played, said } = handAt("a-b", "a-c", "c-b", "c-d");
  press("a");
  press("c");
  expect([played, said, hand.lifted]).toEqual([["a-c"], [], undefined]);
});
