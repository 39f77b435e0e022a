import { describe, expect, it } from "vitest";
import { builtInWithLayout, CROSSED_PATHS, smallSet } from "../../../../../testing/random-layouts.js";
import { builtInCardSet } from "./built-in-card-set.js";
import { cardSetProblems, parseCardSet } from "./card-set.js";

type Json = Record<string, unknown>;

/** The message with which a set is refused that was changed; `none` when it can be played. */
function reason(change: (set: Json & { layout: Json }) => void): string {
  const set = structuredClone(smallSet({})) as unknown as Json & { layout: Json };
  change(set);
  const read = parseCardSet(set);
  expect(cardSetProblems(set).length === 0).toBe(read.ok);
  return read.ok ? "none" : read.error.message;
}

const withLayout = (parts: Json) => reason((set) => Object.assign(set.layout, parts));

describe("a layout in a card set", () => {
  it("FG-22: what it leaves out is as standard", () => {
    const whole = { paths: 4, rows: [7, 7, 7, 7], crossings: [], party: 2, rescues: 0 };
    expect(builtInWithLayout({}).layout).toEqual(whole);
    expect(builtInWithLayout({ rescues: 2 }).layout).toEqual({ ...whole, rescues: 2 });
    const crossings = [
      { row: 6, paths: [4, 1] },
      ...CROSSED_PATHS.slice(0, 2).reverse(),
      { row: 6, paths: [3, 2] },
    ];
    expect(builtInWithLayout({ crossings }).layout?.crossings).toEqual(CROSSED_PATHS);
  });

  it("FG-22: what cannot be played is refused with the place and the reason", () => {
    const cases: readonly (readonly [refused: string, reason: string])[] = [
      [withLayout({ paths: 7 }), "layout paths: expected a whole number from 2 to 6, found 7"],
      [withLayout({ paths: 4 }), "layout rows: expected 4 numbers, one for each path, found 3"],
      [withLayout({ rows: [3, 2, 3] }), "layout rows[1]: expected a whole number from 3 to 10, found 2"],
      [withLayout({ rows: [3, 11, 3] }), "layout rows[1]: expected a whole number from 3 to 10, found 11"],
      [withLayout({ rows: Array(1000).fill(3) }), "layout rows: expected at most 6 numbers, found 1000"],
      [
        withLayout({ rows: [3, 4, 3] }),
        "layout rows: they need 14 friends, foes, weapons and traps together, and there are 12",
      ],
      [withLayout({ party: 4 }), "layout party: expected a whole number from 2 to 3, found 4"],
      [withLayout({ rescues: 4 }), "layout rescues: expected a whole number from 0 to 3, found 4"],
      [withLayout({ turns: 4 }), 'layout: unknown key "turns"'],
      [reason((set) => Object.assign(set, { layout: null })), "layout: expected an object with paths"],
      [reason((set) => (set.traps = undefined)), "traps: expected a list of 0 to 99 cards, found nothing"],
      [
        reason((set) => (set.artifacts as Json[]).pop()),
        "artifacts: expected 3 cards, one for each path, found 2",
      ],
      [
        reason((set) => (set.locations as Json[]).pop()),
        "locations: expected 3 cards, one for each path, found 2",
      ],
      [
        reason((set) => Object.assign((set.friends as Json[])[3] as Json, { id: "F13" })),
        "friends F13 id: the ids of 12 cards go up to F12 without a gap",
      ],
      [
        reason((set) => Object.assign((set.friends as Json[])[3] as Json, { id: "F03" })),
        "friends F03: the id is there twice",
      ],
      [
        reason((set) => Object.assign((set.friends as Json[])[3] as Json, { id: "F00" })),
        'friends F00 id: expected an id from F01 to F99, found "F00"',
      ],
      [
        reason((set) => Object.assign((set.locations as Json[])[2] as Json, { id: "L4" })),
        "locations L4 id: the ids of 3 cards go up to L3 without a gap",
      ],
      [
        reason((set) => Object.assign((set.locations as Json[])[1] as Json, { kind: "path" })),
        'locations L2 kind: expected one of the kinds friend, weapon, foe, trap, found "path"',
      ],
      [
        reason((set) => delete (set.locations as Json[])[1]?.kind),
        "locations L2 kind: expected one of the kinds friend, weapon, foe, trap, found nothing",
      ],
      [
        reason((set) => Object.assign((set.locations as Json[])[0] as Json, { kind: "friend" })),
        'locations L1: unknown key "kind"',
      ],
      [
        reason((set) => Object.assign((set.locations as Json[])[1] as Json, { who: " " })),
        "locations L2 who: expected printable characters",
      ],
    ];
    for (const [refused, expected] of cases) expect(refused).toContain(expected);
    expect(reason(() => {})).toBe("none");
  });

  it("FG-22: kinds are for sets with a layout, and one friend at least lies in the rows", () => {
    const [l1, l2, ...rest] = builtInCardSet.locations;
    const kinds = parseCardSet({
      ...builtInCardSet,
      name: "Mine",
      locations: [l1, { ...l2, kind: "weapon" }, ...rest],
    });
    expect(kinds).toMatchObject({ error: { message: 'locations L2: unknown key "kind"' } });
    const noFriend = reason((set) => {
      set.foes = (set.friends as Json[]).map((card, index) => ({
        ...card,
        id: `E${String(index + 1).padStart(2, "0")}`,
      }));
      for (const foe of set.foes as Json[]) delete foe.luck;
      set.friends = [];
    });
    expect(noFriend).toContain("friends: expected a list of 1 to 99 cards");
  });

  it("FG-23: a path crosses one other at most in a row that both have", () => {
    const crossing = (row: number, ...paths: number[]) => ({ row, paths });
    const crossed = (...crossings: Json[]) => withLayout({ crossings });
    expect(crossed(crossing(2, 1, 2), crossing(3, 2, 3))).toBe("none");
    expect(crossed(crossing(1, 1, 2))).toContain(
      "layout crossings[0].row: expected a whole number from 2 to 10",
    );
    expect(crossed(crossing(4, 1, 2))).toBe("layout crossings[0].row: path 1 has only 3 rows");
    expect(crossed(crossing(2, 1, 4))).toBe("layout crossings[0].paths[1]: there is no path 4");
    expect(crossed(crossing(2, 1, 1))).toBe("layout crossings[0].paths: a path cannot cross itself");
    expect(crossed(crossing(2, 1))).toContain("layout crossings[0].paths: expected a list of 2 paths");
    expect(crossed(crossing(2, 1, 2, 3))).toBe(
      "layout crossings[0].paths: expected at most 2 paths, found 3",
    );
    expect(crossed(crossing(2, 1, 2), crossing(2, 3, 2))).toBe(
      "layout crossings[1].paths: path 2 crosses another in row 2 already",
    );
  });
});
