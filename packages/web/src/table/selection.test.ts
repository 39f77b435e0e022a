import { expect, test, vi } from "vitest";
import { Identities, type KeyedCard } from "./card-identity.js";
import type { AnyTable, Ends, PileModel } from "./model.js";
import { briefly, Selection } from "./selection.svelte.js";

const PILES = ["a", "b", "c", "d"].map(
  (id) => ({ id, name: id, note: "", cards: [`${id}1`] }) satisfies PileModel,
);

/** Every move is a word such as `a-b` or `a-bx2`: the top card of one pile, or more, goes to another. */
function endsOf(word: string): Ends {
  const [from = "", to = "", depth = "1"] = word.split(/[-x]/);
  return { from, depth: Number(depth), to };
}

/** A selection at four piles of one card each, what it has played and refused, and a press on a pile's card. */
function selectionOf(...legal: readonly string[]) {
  return selectionAt(PILES, ...legal);
}

/** Of these a press makes a move to pile d at once, and a place that is empty is an empty land. */
const HOMEWARD: Partial<AnyTable> = {
  isDue: (_, { to }) => to === "d",
  emptyPlace: (pile) => (pile === "d" ? undefined : "an empty land"),
};

function selectionAt(piles: readonly PileModel[], ...legal: readonly string[]) {
  return selectionOn({}, piles, ...legal);
}

function selectionOn(more: Partial<AnyTable>, piles: readonly PileModel[], ...legal: readonly string[]) {
  return hintedSelection(undefined, more, piles, legal);
}

function hintedSelection(
  hint: string | undefined,
  more: Partial<AnyTable>,
  piles: readonly PileModel[],
  legal: readonly string[],
  refusalText?: string,
) {
  const played: string[] = [];
  const refusals: string[] = [];
  const table = {
    ...more,
    eagerness: () => 0,
    ends: (_: unknown, word: string) => endsOf(word),
    refusal: (_: unknown, { from, to }: Ends) => `no ${from} to ${to}`,
  } as unknown as AnyTable;
  const events = {
    play: (word: string) => void played.push(word),
    refuseBeside: (text: string) => void refusals.push(text),
    sayBeside: () => undefined,
    ...(refusalText !== undefined && { refusalText }),
  };
  const cards = new Identities().follow(piles);
  const selection = new Selection({ table, view: undefined, legal, piles, hint }, () => events);
  const press = (pile: string) => {
    const card = cards.find((card) => card.pile === pile);
    if (card) selection.pressCard(card, false);
  };
  return { selection, press, played, refusals };
}

/** The piles, of which these are empty. */
const emptied = (...empty: readonly string[]): readonly PileModel[] =>
  PILES.map((pile) => (empty.includes(pile.id) ? { ...pile, cards: [] } : pile));

test("a press on the place that an arrow points to makes that move", () => {
  const pointed = (more: Partial<AnyTable> = {}, ...legal: readonly string[]) =>
    hintedSelection("a-b", more, PILES, ["a-b", "a-c", ...legal]);
  const card = pointed();
  card.press("b");
  const place = pointed();
  place.selection.pressPile("b");
  expect([card.played, place.played, card.refusals]).toEqual([["a-b"], ["a-b"], []]);
  // It could go elsewhere itself, too: by a drag, by keys or a long press.
  const busy = pointed({}, "b-d", "b-c");
  busy.press("b");
  expect(busy.played).toEqual(["a-b"]);
  const [byKeys, long] = [pointed({}, "b-d", "b-c"), pointed({}, "b-d")];
  byKeys.selection.pressCard({ pile: "b", index: 0 } as KeyedCard, false, false);
  long.selection.choose({ pile: "b", index: 0 } as KeyedCard);
  expect([byKeys, long].map(({ selection }) => selection.lifted?.pile)).toEqual(["b", "b"]);
  // On a table of buttons there is no arrow.
  const buttons = pointed({ choices: () => [] }, "b-d", "b-c");
  buttons.press("b");
  // It is no place of the hint; it is not to be done unasked; the tap before was meant.
  const other = pointed();
  other.press("d");
  const careful = pointed({ careful: () => true });
  careful.press("b");
  const hasty = pointed();
  hasty.selection.tap("b", true, () => hasty.press("b"));
  expect([buttons, other, careful, hasty].map(({ played }) => played)).toEqual([[], [], [], []]);
  expect([buttons, careful].map(({ selection }) => selection.lifted?.pile)).toEqual(["b", "a"]);
});

test("where no move can be made just now a press on a place says why, and nothing of the place", () => {
  const about = { about: () => "First the open card." };
  const [waiting, over] = [undefined, "Press “Try again”."].map((text) =>
    hintedSelection(undefined, about, emptied("b"), [], text),
  );
  for (const each of [waiting, over]) each?.selection.pressPile("b", { x: 0.5, y: 0.5 });
  expect([waiting?.refusals, over?.refusals]).toEqual([["First the open card."], ["Press “Try again”."]]);
});

test("a press brings a card home that can go home, whatever else it could do; dragged it keeps the choice", () => {
  const { selection, press, played } = selectionOn(HOMEWARD, PILES, "a-b", "a-d");
  selection.carry({ pile: "a", index: 0 } as KeyedCard);
  expect([...selection.targets].sort()).toEqual(["b", "d"]);
  selection.clear();
  press("a");
  expect([played, selection.lifted]).toEqual([["a-d"], undefined]);
});

test("a long press lifts a card that a press would bring home, and no other (WCAG 2.5.7)", () => {
  const { selection, press, played } = selectionOn(HOMEWARD, PILES, "a-b", "a-d", "b-d", "c-a", "c-b");
  for (const pile of ["b", "c"]) selection.choose({ pile, index: 0 } as KeyedCard);
  expect(selection.lifted).toBeUndefined();
  selection.choose({ pile: "a", index: 0 } as KeyedCard);
  expect([...selection.targets].sort()).toEqual(["b", "d"]);
  press("d");
  expect(played).toEqual(["a-d"]);
});

test("who presses by keys or by ear, and cannot drag, keeps the choice", () => {
  const { selection, played } = selectionOn(HOMEWARD, PILES, "a-b", "a-d");
  selection.pressCard({ pile: "a", index: 0 } as KeyedCard, false, false);
  expect([played, [...selection.targets].sort()]).toEqual([[], ["b", "d"]]);
});

test("a card that can go home is the ground of the lifted one where it can lie there", () => {
  const { press, played } = selectionOn(HOMEWARD, PILES, "a-b", "a-c", "b-d");
  press("a");
  press("b");
  expect(played).toEqual(["a-b"]);
});

test("empty places that are alike count as one", () => {
  const alike = selectionOn(HOMEWARD, emptied("b", "c"), "a-b", "a-c");
  alike.press("a");
  expect(alike.played).toEqual(["a-b"]);
  const different = selectionOn(HOMEWARD, emptied("c"), "a-b", "a-c");
  different.press("a");
  expect([different.played, different.selection.lifted]).toEqual([[], { pile: "a", depth: 1 }]);
});

test("a press on a card that can be lifted, where the lifted card cannot lie, lifts it in silence", () => {
  const { selection, press, played, refusals } = selectionOf("a-b", "a-d", "c-b", "c-d");
  press("a");
  expect(selection.lifted).toEqual({ pile: "a", depth: 1 });
  press("c");
  expect([refusals, selection.refusal]).toEqual([[], undefined]);
  expect(selection.lifted).toEqual({ pile: "c", depth: 1 });
  expect(played).toEqual([]);
});

test("while a card is lifted a press on another that has one place to go plays no other move: it is lifted, and played by a press more", () => {
  const stock = { id: "s", name: "stock", note: "", cards: ["--"] };
  for (const other of ["c", "s"]) {
    const { selection, press, played, refusals } = selectionAt([...PILES, stock], "a-b", "a-d", `${other}-d`);
    press("a");
    press(other);
    expect([played, refusals, selection.lifted]).toEqual([[], [], { pile: other, depth: 1 }]);
    press(other);
    expect([played, selection.lifted]).toEqual([[`${other}-d`], undefined]);
  }
});

test("a tap where the last tap's card has gone, or while cards fly, is told nothing; the next one is", () => {
  const { selection, press, played, refusals } = selectionOf("a-b");
  const tap = (pile: string, isInFlight: boolean) => selection.tap(pile, isInFlight, () => press(pile));
  tap("a", false);
  expect(played).toEqual(["a-b"]);
  tap("b", false);
  expect([refusals, selection.refusal]).toEqual([[], undefined]);
  tap("b", false);
  expect(refusals).toEqual(["no b to "]);
  tap("c", true);
  expect(refusals.length).toBe(1);
  tap("c", false);
  expect(refusals.length).toBe(2);
});

test("a tap where the last tap's card has gone is answered, once something else was read meanwhile", () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  const { selection, press, refusals } = selectionOf("a-b");
  selection.tap("a", false, () => press("a"));
  now.mockReturnValue(5_000);
  selection.tap("b", false, () => press("b"));
  now.mockRestore();
  expect(refusals).toEqual(["no b to "]);
});

test("NT-7: a tap soon after a turn, on the pile where its card has gone, turns no other; a later one does, as one elsewhere", () => {
  const repeating: Partial<AnyTable> = { repeats: (_, word) => word.startsWith("a-") };
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  const turnedAt = (pile: string, time: number) => {
    const { selection, press, played } = selectionOn(repeating, PILES, "a-b", "a-c");
    const tap = (id: string) => selection.tap(id, false, () => press(id));
    now.mockReturnValue(0);
    for (const id of ["a", "b"]) tap(id);
    selection.moveOn();
    expect(selection.goesOn).toBe(true);
    now.mockReturnValue(time);
    tap(pile);
    return played;
  };
  expect([turnedAt("b", 500), turnedAt("b", 1_000), turnedAt("c", 500)]).toEqual([
    ["a-b"],
    ["a-b", "a-b"],
    ["a-b", "a-c"],
  ]);
  now.mockRestore();
});

test("after a press on a card that can be neither laid on nor lifted nothing is lifted", () => {
  const { selection, press, played, refusals } = selectionOf("a-b", "a-d");
  press("a");
  press("c");
  expect(refusals).toEqual(["no a to c"]);
  expect(selection.refusal).toEqual({ pile: "a", depth: 1, text: "no a to c" });
  expect(selection.lifted).toBeUndefined();
  expect(played).toEqual([]);
});

test("where the lifted card can lie it is laid, and nothing is lifted then", () => {
  const { selection, press, played, refusals } = selectionOf("a-b", "a-c", "c-b", "c-d");
  press("a");
  press("c");
  expect([played, refusals, selection.lifted]).toEqual([["a-c"], [], undefined]);
});

test("a press on a pile beside its cards never calls it empty while it holds any", () => {
  const piles = [
    { id: "r3", name: "reserve 3", note: "", cards: ["KS", "9D", "6S"] },
    { id: "r4", name: "reserve 4", note: "", cards: ["KC"] },
    { id: "t1", name: "pile 1", note: "", cards: [] },
    { id: "c", name: "middle", note: "up from ace", cards: [] },
  ];
  const { selection, played, refusals } = selectionAt(piles, "r3-t1");
  for (const { id } of piles) selection.pressPile(id, { x: 0.5, y: 0.9 });
  expect(refusals).toEqual([
    "Reserve 3: 3 cards.",
    "Reserve 4: 1 card.",
    "Pile 1: empty.",
    "Middle: up from ace.",
  ]);
  expect(played).toEqual([]);
});

test("beside a card stand at most five words of a refusal that is read below", () => {
  expect(briefly("No place for it: its corner takes the king next.")).toBe("No place for it.");
  expect(briefly("An ace begins the middle.")).toBe("An ace begins the middle.");
  expect(briefly("The middle takes the four of hearts next.")).toBe("");
});

test("cards that have to move along are lifted with the one that is pressed, and laid down by the same press", () => {
  const piles = PILES.map((pile) => (pile.id === "a" ? { ...pile, cards: ["a1", "a2", "a3"] } : pile));
  const { selection } = selectionAt(piles, "a-bx2", "a-cx2");
  const top = new Identities().follow(piles).find(({ pile, index }) => pile === "a" && index === 2);
  if (!top) throw new Error("no card");
  selection.pressCard(top, false);
  expect(selection.lifted).toEqual({ pile: "a", depth: 2 });
  selection.pressCard(top, false);
  expect(selection.lifted).toBeUndefined();
});

test("a card that can go nowhere is refused by the place to which it was dragged", () => {
  const { selection, refusals } = selectionOf("b-c");
  const card = new Identities().follow(PILES).find(({ pile }) => pile === "a");
  if (!card) throw new Error("no card");
  expect(selection.carry(card)).toBeUndefined();
  selection.refuseDrop(card, "d");
  selection.refuseDrop(card, "a");
  expect(refusals).toEqual(["no a to ", "no a to d"]);
});

test("NT-7: after a turn onto one of several piles one press turns the next card, until one can go home", () => {
  const turning = (...more: readonly string[]) => {
    const repeating: Partial<AnyTable> = {
      repeats: (_, word) => word.startsWith("a-"),
      comesHome: (_, word) => word === "c-d",
    };
    const turned = selectionOn(repeating, emptied("d"), "a-b", "a-c", ...more);
    for (const pile of ["a", "b"]) turned.press(pile);
    turned.selection.moveOn();
    return turned;
  };
  const { selection, press, played } = turning("b-d");
  expect([played, selection.lifted?.pile]).toEqual([["a-b"], "a"]);
  // The second of two quick presses was meant for the first card.
  selection.pressCard({ pile: "c", index: 0 } as KeyedCard, true);
  // Pressed once more the card stays lifted; a third time it is laid down.
  press("a");
  press("c");
  expect(played).toEqual(["a-b", "a-c"]);
  const released = turning();
  for (const pile of ["a", "a", "c"]) released.press(pile);
  expect(released.played).toEqual(["a-b"]);
  expect(turning("c-d").selection.lifted).toBeUndefined();
  // A pile whose own card can be moved is pressed for that card.
  const own = turning("b-d");
  expect([...own.selection.targets]).toEqual(["c"]);
  own.press("b");
  expect([own.played, own.selection.lifted?.pile]).toEqual([["a-b", "b-d"], undefined]);
  // Any other card is pressed as if none were lifted, and another position alone lifts none.
  const beside = turning("d-b", "c-b");
  beside.selection.pressPile("d");
  expect(beside.selection.lifted).toBeUndefined();
  beside.selection.moveOn();
  expect(beside.selection.lifted).toBeUndefined();
});
