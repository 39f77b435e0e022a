import { describe, expect, it } from "vitest";
import { value } from "../../../../../testing/value.js";
import { plainNumbers, words } from "../../../test/positions/four-gods.js";
import { formatDeal, parseDeal } from "../../core/deal.js";
import { numberedDeal } from "../../core/deal-code.js";
import { PACK } from "./card-numbers.js";
import { codeOf, codesOf, FOE_IDS, FRIEND_IDS, TRAP_IDS, WEAPON_IDS } from "./cards.js";
import { layoutOfVariant } from "./layout.js";
import { setup } from "./setup.js";
import { view } from "./view.js";

const ROWS = [...TRAP_IDS, ...FOE_IDS, ...FRIEND_IDS, ...WEAPON_IDS];
const ROLLS = "3 6 1 2 5 4 3 6 1 2 5 4 3";
const STANDARD = layoutOfVariant([]);
const TEXT = `L3 L1 L4 L2 ${ROWS.join(" ")} | ${ROLLS}`;

function deal(text: string) {
  return value(parseDeal(PACK, text));
}

describe("setting out", () => {
  it("FG-1: four locations for paths 1 to 4, then twelve cards a path, row by row, left before right", () => {
    const state = setup(STANDARD, deal(TEXT));
    expect(state.paths.map((path) => codesOf(path.cards))).toEqual([
      ["L3", ...TRAP_IDS],
      ["L1", ...FOE_IDS],
      ["L4", ...FRIEND_IDS],
      ["L2", ...WEAPON_IDS],
    ]);
    expect(state.rolls).toEqual([3, 6, 1, 2, 5, 4, 3, 6, 1, 2, 5, 4, 3]);
  });

  it("FG-1: a card list has the four locations first and brings 13 rolls or more", () => {
    expect(parseDeal(PACK, TEXT.replace(ROLLS, `${ROLLS} 6 6`)).ok).toBe(true);
    expect(parseDeal(PACK, TEXT.replace(ROLLS, ROLLS.slice(2)))).toMatchObject({
      error: { code: "bad-deal" },
    });
    expect(parseDeal(PACK, TEXT.replace(` | ${ROLLS}`, ""))).toMatchObject({ error: { code: "bad-deal" } });
    const swapped = TEXT.replace("L2 T01", "T01 L2");
    expect(parseDeal(PACK, swapped)).toMatchObject({ error: { code: "bad-deal" } });
  });

  it("FG-1: a numbered deal is shuffled, locations and the 48 by themselves", () => {
    const { cards, rolls } = numberedDeal(PACK, 1936);
    expect(cards.slice(0, 4).sort()).toEqual(["L1", "L2", "L3", "L4"]);
    expect(cards.slice(4).sort()).toEqual([...ROWS].sort());
    expect(cards.slice(4)).not.toEqual(ROWS);
    expect(rolls).toHaveLength(13);
    expect(parseDeal(PACK, formatDeal({ cards, rolls })).ok).toBe(true);
  });

  it("FG-2: the location lies face up, six rows of two face down, and an artifact face up at the end", () => {
    const seen = view(plainNumbers(), setup(STANDARD, deal(TEXT)));
    const hidden = Array(6).fill(["--", "--"]);
    expect(seen.paths.map(({ location, row, rows }) => ({ location, row, rows }))).toEqual(
      ["L3", "L1", "L4", "L2"].map((location) => ({ location, row: 1, rows: hidden })),
    );
    expect(seen.paths.map(({ artifact, won }) => [artifact.id, won])).toEqual(
      ["A1", "A2", "A3", "A4"].map((id) => [id, false]),
    );
  });

  it("FG-3: at the start nothing is legal but to take the ally of Tanis Diggs", () => {
    for (const variant of [[], ["rescue"], ["crossed-paths"]]) {
      const state = setup(layoutOfVariant(variant), deal(TEXT));
      expect(words(state)).toEqual(["take:p2"]);
      expect(words(setup(layoutOfVariant(variant), deal(TEXT.replace("L3 L1", "L1 L3"))))).toEqual([
        "take:p1",
      ]);
    }
  });

  it("FG-20, FG-21: the variants are marks of the position", () => {
    expect(setup(STANDARD, deal(TEXT))).toMatchObject({ layout: { crossings: [], rescues: 0 } });
    expect(setup(layoutOfVariant(["crossed-paths", "rescue"]), deal(TEXT)).layout).toEqual({
      ...STANDARD,
      crossings: [
        { row: 4, paths: [1, 2] },
        { row: 4, paths: [3, 4] },
        { row: 6, paths: [1, 4] },
        { row: 6, paths: [2, 3] },
      ],
      rescues: 1,
    });
  });

  it("FG-0: the codes are the ids of the card set", () => {
    expect([0, 11, 12, 23, 24, 35, 36, 47, 48, 51].map(codeOf)).toEqual(
      "F01 F12 E01 E12 W01 W12 T01 T12 L1 L4".split(" "),
    );
  });
});
