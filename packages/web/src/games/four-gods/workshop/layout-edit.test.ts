import { seededRandom } from "@tetrarch/engine";
import { builtInCardSet, cardSetProblems, LAYOUT_LIMITS, parseCardSet } from "@tetrarch/engine/four-gods";
import { describe, expect, test } from "vitest";
import { countOf } from "../../../../../../testing/counts.js";
import { randomLayoutSet } from "../../../../../../testing/random-layouts.js";
import { type Draft, draftOf, freshDraft, ROW_LIST_NAMES, setOf } from "./draft.js";
import {
  addRow,
  changeLayout,
  crossedIn,
  fitCards,
  layAsUsual,
  layoutIn,
  missingCards,
  moveRow,
  type SpareCards,
  setCount,
  setKind,
  setPaths,
  toggleCrossing,
} from "./layout-edit.js";

const fresh = () => freshDraft("Mine");
const isPlayable = (draft: Draft) => parseCardSet(setOf(draft)).ok;

test("FG-0: a set that is laid as usual is written as before there were layouts", () => {
  expect(setOf(fresh())).toEqual({ ...builtInCardSet, name: "Mine", version: "1" });
});

test("FG-22, FG-26: a set with a layout goes into its form and out of it unchanged", () => {
  for (let number = 0; number < countOf(1000, 50); number++) {
    const set = randomLayoutSet(seededRandom(number));
    expect(setOf(draftOf(set))).toEqual(set);
    const stored = JSON.parse(JSON.stringify(setOf(draftOf(set))));
    expect(draftOf(stored)).toEqual(draftOf(set));
  }
});

describe("FG-22: a layout is changed", () => {
  test("with a row more two cards are missing, and they are added to the shortest lists", () => {
    const draft = fresh();
    addRow(draft, 1, 1);
    expect(layoutIn(draft).rows).toEqual([7, 8, 7, 7]);
    expect(missingCards(draft)).toBe(2);
    expect(cardSetProblems(setOf(draft)).map(({ path }) => path)).toEqual([["layout", "rows"]]);
    fitCards(draft, {});
    expect(missingCards(draft)).toBe(0);
    expect(isPlayable(draft)).toBe(true);
    expect(ROW_LIST_NAMES.map((list) => draft[list].length).sort()).toEqual([12, 12, 13, 13]);
  });

  test("back as it was it holds no layout", () => {
    const draft = fresh();
    const before = JSON.stringify(setOf(draft));
    const spare: SpareCards = {};
    addRow(draft, 0, -1);
    fitCards(draft, spare);
    expect(draft.layout).toBeDefined();
    layAsUsual(draft, spare);
    expect(JSON.stringify(setOf(draft))).toBe(before);
  });

  test("a card that was taken out comes back with its name", () => {
    const draft = fresh();
    const spare: SpareCards = {};
    const last = draft.foes.at(-1);
    if (last) last.name = "The Duke of Ash";
    setCount(draft, "foes", 10, spare);
    setCount(draft, "foes", 12, spare);
    expect(draft.foes.at(-1)?.name).toBe("The Duke of Ash");
  });

  test("a row goes over to another path, within the limits", () => {
    const draft = fresh();
    moveRow(draft, 0, 3);
    expect(layoutIn(draft).rows).toEqual([6, 7, 7, 8]);
    expect(isPlayable(draft)).toBe(true);
    for (let time = 0; time < 9; time++) moveRow(draft, 0, 3);
    expect(layoutIn(draft).rows).toEqual([4, 7, 7, LAYOUT_LIMITS.rows.most]);
  });

  test("FG-23: paths cross in a row, one other each, and no longer where the row is gone", () => {
    const draft = fresh();
    toggleCrossing(draft, 7, 2, 0);
    toggleCrossing(draft, 7, 1, 3);
    expect(isPlayable(draft)).toBe(true);
    toggleCrossing(draft, 7, 0, 1);
    expect(layoutIn(draft).crossings).toEqual([{ row: 7, paths: [1, 2] }]);
    expect(crossedIn(layoutIn(draft), 1, 7)).toBe(0);
    expect(crossedIn(layoutIn(draft), 2, 7)).toBe(-1);
    addRow(draft, 1, -1);
    expect(layoutIn(draft).crossings).toEqual([]);
  });

  test("each path more has a place and an artifact, and a place counts as another kind", () => {
    const draft = fresh();
    setPaths(draft, 6, {});
    fitCards(draft, {});
    expect(draft.locations.map(({ id }) => id)).toEqual(["L1", "L2", "L3", "L4", "L5", "L6"]);
    expect(isPlayable(draft)).toBe(true);
    setKind(draft, 4, "friend");
    expect(draft.locations[4]).toMatchObject({ kind: "friend", luck: expect.any(Number) });
    expect(draft.locations[4]).not.toHaveProperty("luckTable");
    expect(isPlayable(draft)).toBe(true);
  });
});

test("FG-22 to FG-25: whatever is done by the buttons, with the cards fitted the set can be played", () => {
  const random = seededRandom(7);
  for (let game = 0; game < countOf(500, 20); game++) {
    const draft = fresh();
    const spare: SpareCards = {};
    for (let step = 0; step < 25; step++) {
      const { paths } = layoutIn(draft);
      const [one, other] = [random(paths), random(paths)];
      const row = 2 + random(9);
      const rows = layoutIn(draft).rows;
      const acts: readonly (() => void)[] = [
        () => setPaths(draft, 2 + random(5), spare),
        () => addRow(draft, one, random(2) === 0 ? 1 : -1),
        () => moveRow(draft, one, other),
        () =>
          one !== other &&
          (rows[one] ?? 0) >= row &&
          (rows[other] ?? 0) >= row &&
          toggleCrossing(draft, row, one, other),
        () => setCount(draft, ROW_LIST_NAMES[random(4)] ?? "foes", random(30), spare),
        () =>
          setKind(
            draft,
            1 + random(paths - 1),
            (["friend", "weapon", "foe", "trap"] as const)[random(4)] ?? "foe",
          ),
        () =>
          changeLayout(draft, (layout) =>
            Object.assign(layout, { party: 2 + random(2), rescues: random(4) }),
          ),
      ];
      acts[random(acts.length)]?.();
      const copy = draftOf(JSON.parse(JSON.stringify(setOf(draft))));
      fitCards(copy, {});
      const set = parseCardSet(setOf(copy));
      expect(set.ok || set.error.message).toBe(true);
    }
  }
});
