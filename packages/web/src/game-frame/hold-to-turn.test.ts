import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyTable } from "../table/model.js";
import { HoldToTurn } from "./hold-to-turn.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LEFT = { button: 0, isPrimary: true };

/** A stock over one waste pile, whose top card has a move of its own after some turns. */
function heldGame({ cards, other = 0 }: { readonly cards: number; readonly other?: number }) {
  const turned = () => game.played.length;
  const table = {
    piles: () => [
      { id: "s", name: "stock", note: "", cards: ["--"] },
      { id: "w", name: "waste", note: "", cards: ["7H"] },
      { id: "t", name: "pile", note: "", cards: ["6H"] },
    ],
    ends: (_: unknown, word: string) => ({ from: word.charAt(0), depth: 1, to: word.charAt(2) }),
    repeats: (_: unknown, word: string) => word === "s-w",
    cardName: (code: string) => code,
    emptyPlace: () => "an empty place",
  } as unknown as AnyTable;
  const game = {
    place: { table },
    view: undefined,
    deals: { number: 1 },
    isOurs: true,
    played: [] as string[],
    said: [] as string[],
    get legal() {
      return [
        ...(turned() < cards ? ["s-w"] : []),
        ...(other > 0 && turned() >= other ? ["w-t"] : []),
        // A move that was there before stops nothing.
        "t-f",
      ];
    },
    saved: () => Promise.resolve(),
    play: (word: string) => void game.played.push(word),
    say: (text: string) => void game.said.push(text),
  };
  return { game, holding: new HoldToTurn(game), turned };
}

test("C-4, NT-7: turns card after card while it is held, and none after it is let go of", async () => {
  const { holding, turned } = heldGame({ cards: 9 });
  void holding.begin("s-w");
  await vi.advanceTimersByTimeAsync(500);
  expect(turned()).toBe(4);
  holding.release();
  await vi.advanceTimersByTimeAsync(5000);
  expect(turned()).toBe(4);
});

test("stops where another move has come up, and says it; the next time it goes on", async () => {
  const { game, holding, turned } = heldGame({ cards: 9, other: 3 });
  void holding.begin("s-w");
  await vi.advanceTimersByTimeAsync(5000);
  expect(turned()).toBe(3);
  expect(game.said).toEqual(["Now you can: 7H onto the 6H."]);
  void holding.begin("s-w");
  await vi.advanceTimersByTimeAsync(5000);
  expect(turned()).toBe(4);
});

test("NT-7: a tap that turns a card says once that holding turns on, unless it was held before or was the last card", () => {
  const { holding } = heldGame({ cards: 9 });
  expect(["t-f", "s-w", "s-w"].map((word) => holding.tipAfter(word))).toEqual([
    undefined,
    "Hold the stock or the button to turn on; it stops when another move appears.",
    undefined,
  ]);
  const last = heldGame({ cards: 0 });
  const held = heldGame({ cards: 9 });
  void held.holding.begin("s-w");
  expect([last, held].map((each) => each.holding.tipAfter("s-w"))).toEqual([undefined, undefined]);
});

test("stops at the end of the stock", async () => {
  const { game, holding } = heldGame({ cards: 3 });
  void holding.begin("s-w");
  await vi.advanceTimersByTimeAsync(5000);
  expect(game.played).toEqual(["s-w", "s-w", "s-w"]);
  expect(game.said).toEqual([]);
});

test("a press let go of late turns one card all the same, and its end is no press", async () => {
  const { holding, turned } = heldGame({ cards: 9 });
  holding.press("s-w", LEFT);
  await vi.advanceTimersByTimeAsync(100);
  expect([turned(), holding.hasTurned]).toEqual([0, false]);
  void holding.begin("s-w");
  holding.release();
  await vi.advanceTimersByTimeAsync(5000);
  expect([turned(), holding.hasTurned]).toEqual([1, true]);
});

test("a large button becomes held where its move goes on, and no other does", async () => {
  const { holding, turned } = heldGame({ cards: 9 });
  holding.press("t-f", LEFT);
  await vi.advanceTimersByTimeAsync(5000);
  expect([turned(), holding.hasTurned]).toEqual([0, false]);
  holding.press("s-w", LEFT);
  await vi.advanceTimersByTimeAsync(700);
  holding.release();
  expect([turned() > 0, holding.hasTurned]).toEqual([true, true]);
});

test("a large button is not held by the right or middle mouse button, nor by a second finger", async () => {
  const { holding, turned } = heldGame({ cards: 9 });
  for (const other of [
    { button: 1, isPrimary: true },
    { button: 2, isPrimary: true },
    { button: 0, isPrimary: false },
  ]) {
    holding.press("s-w", other);
    await vi.advanceTimersByTimeAsync(5000);
  }
  expect([turned(), holding.hasTurned]).toEqual([0, false]);
});

test.each([
  ["the table was left", { isOurs: false }],
  ["a new deal came", { deals: { number: 2 } }],
])("plays nothing after %s", async (_, change) => {
  const { game, holding, turned } = heldGame({ cards: 9 });
  let save = () => {};
  game.saved = () => new Promise<void>((resolve) => (save = resolve));
  void holding.begin("s-w");
  Object.assign(game, change);
  save();
  await vi.advanceTimersByTimeAsync(5000);
  expect(turned()).toBe(0);
});

test("turns no card of a deal that comes while it is held", async () => {
  const { game, holding, turned } = heldGame({ cards: 9 });
  void holding.begin("s-w");
  await vi.advanceTimersByTimeAsync(500);
  const before = turned();
  game.deals = { number: 2 };
  await vi.advanceTimersByTimeAsync(5000);
  expect([before > 0, turned()]).toEqual([true, before]);
});

test("NT-7: onto the pile that the player has chosen it turns on until a card can go home", async () => {
  const played: string[] = [];
  const ends = { "s-w1": "stock w1", "s-w2": "stock w2", "w1-t": "w1 t", "w1-f": "w1 f" };
  const table = {
    piles: () => [
      { id: "w1", name: "waste", note: "", cards: ["7H"] },
      { id: "f", name: "foundation", note: "", cards: [] },
    ],
    ends(_: unknown, word: keyof typeof ends) {
      const [from, to] = ends[word].split(" ");
      return { from, depth: 1, to };
    },
    repeats: (_: unknown, word: string) => word.startsWith("s-"),
    comesHome: (_: unknown, word: string) => word === "w1-f",
    cardName: (code: string) => code,
  } as unknown as AnyTable;
  const said: string[] = [];
  const holding = new HoldToTurn({
    place: { table },
    view: undefined,
    deals: { number: 1 },
    isOurs: true,
    get legal() {
      return ["s-w1", "s-w2", ...(played.length > 1 ? ["w1-t"] : []), ...(played.length > 4 ? ["w1-f"] : [])];
    },
    saved: () => Promise.resolve(),
    play: (word: string) => void played.push(word),
    say: (text: string) => void said.push(text),
  });
  expect(holding.tipAfter("s-w1")).toBe("Hold a pile to turn more; it stops when a card can go home.");
  void holding.begin("s-w1");
  await vi.advanceTimersByTimeAsync(5000);
  expect(played).toEqual(["s-w1", "s-w1", "s-w1", "s-w1", "s-w1"]);
  expect(said).toEqual(["Now you can: 7H to the foundation."]);
});
