import { expect, test } from "vitest";
import type { AnyTable, PileModel } from "./model.js";
import { TableState } from "./state.svelte.js";

const CARD = { width: 50, height: 70 };
/** So little shows of a closely packed card. */
const PACKED = 5;
const COUNT = 4;

const PILES = [
  { id: "a", name: "a", cards: ["2C", "3C", "4C", "5C"] },
  { id: "b", name: "b", cards: [] },
] as unknown as readonly PileModel[];

const TABLE = {
  piles: () => PILES,
  arrange: () => ({
    card: CARD,
    places: [
      {
        pile: "a",
        area: { x: 0, y: 0, width: 50, height: 200 },
        scale: 1,
        spots: Array.from({ length: COUNT }, (_, index) => ({ x: 0, y: index * PACKED })),
      },
      { pile: "b", area: { x: 100, y: 0, ...CARD }, scale: 1, spots: [] },
    ],
  }),
  ends: (_: unknown, word: string) => ({ from: "a", depth: Number(word), to: "b" }),
  careful: () => true,
  cardName: (code: string) => code,
} as unknown as AnyTable;

function edges(state: TableState): readonly boolean[] {
  return state.pileProps.flatMap(({ cards }) => cards.map(({ edge }) => edge));
}

test("of closely packed cards only the edge is drawn, but for those that are lifted and the one they lay on", () => {
  const state = new TableState({
    table: TABLE,
    position: { view: undefined, legal: ["2"], log: [], degree: "first" },
    look: { bigIndex: false, leftHand: false, textSize: 100 },
    events: { play: () => undefined, refuseBeside: () => undefined, sayBeside: () => undefined },
  });
  state.room = { width: 300, height: 300 };
  expect(edges(state)).toEqual([true, true, true, false]);
  const third = state.cards[2];
  if (!third) throw new Error("no third card");
  state.selection.pressCard(third, false);
  expect(state.pileProps[0]?.cards.map(({ lifted }) => lifted)).toEqual([false, false, true, true]);
  expect(edges(state)).toEqual([true, false, false, false]);
});
