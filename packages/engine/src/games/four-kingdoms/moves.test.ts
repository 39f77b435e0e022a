import { describe, expect, it } from "vitest";
import { position } from "../../../test/positions/four-kingdoms.js";
import { legalMoves, play } from "./moves.js";
import { formatMove, formatState, parseMove } from "./notation.js";
import type { Event, State } from "./types.js";

function words(state: State): string[] {
  return legalMoves(state).map(formatMove).sort();
}

/** Words that start with a pile's name. */
function from(state: State, pile: string): string[] {
  return words(state).filter((word) => word.startsWith(`${pile}-`));
}

function after(
  state: State,
  word: string,
): { state: State; events: readonly Event[]; line: (name: string) => string } {
  expect(words(state)).toContain(word);
  const move = parseMove(word);
  if (!move) throw new Error(word);
  const played = play(state, move);
  const lines = formatState(played.state).split("\n");
  return { ...played, line: (name) => lines.find((line) => line.startsWith(`${name}:`)) ?? "" };
}

describe("the free lands", () => {
  it("FK-2: build up in suit: a card goes on the card one rank lower of its suit, on nothing else", () => {
    const state = position({
      t1: "8H",
      t2: "7H",
      t3: "9H",
      t4: "7D",
      t5: "6S",
      t6: "TC",
      t7: "KD",
      stock: "AC",
    });
    expect(words(state).filter((word) => /^t.-t\d/.test(word))).toEqual(["t1-t2", "t3-t1"]);
    expect(after(state, "t1-t2").line("t2")).toBe("t2: | 7H 8H");
  });

  it("FK-2: nothing is ever played on an ace, and nothing goes on a king", () => {
    const state = position({
      t1: "AH",
      t2: "2H",
      t3: "KC",
      t4: "AD",
      t5: "5S",
      t6: "5D",
      t7: "5C",
      waste: "2D",
    });
    expect(words(state).filter((word) => /-t/.test(word))).toEqual([]);
  });

  it("FK-2: any part of a run with its top card may move together", () => {
    const state = position({ t1: "4H 5H 6H 7H", t2: "3H", t3: "5S", t4: "5D", t5: "KC", t6: "KD", t7: "KH" });
    expect(from(state, "t1")).toEqual(["t1-t2x4"]);
    const part = position({ t1: "4H 5H 6H 7H", t2: "2H 3H", t3: "", t4: "9D", t5: "KC", t6: "KD", t7: "KH" });
    expect(from(part, "t1")).toEqual(["t1-t2x4", "t1-t3", "t1-t3x2", "t1-t3x3", "t1-t3x4"]);
    const moved = after(part, "t1-t3x2");
    expect([moved.line("t1"), moved.line("t3")]).toEqual(["t1: | 4H 5H", "t3: | 6H 7H"]);
    // The rest may follow, and the part may come back.
    expect(from(moved.state, "t3")).toEqual(["t3-t1x2"]);
  });

  it("FK-2: an empty pile takes any card, also the only card of another pile (C-4)", () => {
    const state = position({ t1: "", t2: "AS", t3: "6H", t4: "KS", t5: "9C", t6: "", t7: "QD", waste: "2S" });
    for (const pile of ["t2", "t3", "t4", "t5", "t7", "w"]) {
      expect(from(state, pile)).toEqual(expect.arrayContaining([`${pile}-t1`, `${pile}-t6`]));
    }
    expect(after(state, "t2-t1").line("t1")).toBe("t1: | AS");
  });

  it("FK-3, C-5: a face-down card that becomes the top is turned up as part of the move, and an event says so", () => {
    const state = position({ t1: "QC 9D | 8H", t2: "7H", t3: "KS" });
    const { line, events } = after(state, "t1-t2");
    expect(line("t1")).toBe("t1: QC | 9D");
    expect(events).toEqual([
      { type: "moved", cards: ["8H"], from: "t1", to: "t2", onto: "7H" },
      { type: "turned", card: "9D", needs: ["K", "Q", "J"], pile: "t1" },
    ]);
  });
});

describe("stock and waste", () => {
  it("FK-4: deal turns one card onto the waste while the stock has cards, once through", () => {
    const state = position({ stock: "5H 6H", waste: "3S" });
    const once = after(state, "deal");
    expect([once.line("stock"), once.line("waste").endsWith(" 3S 5H")]).toEqual(["stock: 6H", true]);
    expect(once.events).toEqual([{ type: "dealt", card: "5H", needs: ["K", "Q", "J"], left: 1 }]);
    const twice = after(once.state, "deal");
    expect(words(twice.state)).not.toContain("deal");
  });

  it("FK-4: the top of the waste goes to the free lands, a zone or a guest chamber", () => {
    const lands = position({
      t1: "7H",
      t2: "AC",
      waste: "3D 8H",
      t3: "KS",
      t4: "KC",
      t5: "KD",
      t6: "KH",
      t7: "2S",
    });
    expect(from(lands, "w")).toEqual(["w-t1"]);
    expect(after(lands, "w-t1").line("waste").endsWith(" 3D")).toBe(true);
    const zone = position({
      castle: "KH QH",
      waste: "JH",
      t1: "KS",
      t2: "KC",
      t3: "KD",
      t4: "2C",
      t5: "2D",
      t6: "2H",
      t7: "2S",
    });
    expect(from(zone, "w")).toEqual(["w-castle", "w-guest"]);
  });
});

const BARE = { t1: "5C", t2: "5D", t3: "3C", t4: "3D", t5: "7C", t6: "7D", t7: "9D" } as const;

describe("the zones", () => {
  it("FK-5: the castle takes king, then queen, then jack", () => {
    const king = position({ ...BARE, t1: "KS", t2: "QS", t3: "JS" });
    expect(words(king).filter((word) => word.endsWith("castle"))).toEqual(["t1-castle"]);
    const queen = after(king, "t1-castle").state;
    expect(words(queen).filter((word) => word.endsWith("castle"))).toEqual(["t2-castle"]);
    const jack = after(queen, "t2-castle").state;
    expect(words(jack).filter((word) => word.endsWith("castle"))).toEqual(["t3-castle"]);
    expect(after(jack, "t3-castle").line("castle")).toBe("castle: KS QS JS");
  });

  it("FK-6: the tower takes the ten at any time", () => {
    const state = position({ ...BARE, t1: "TS", waste: "TH" });
    expect(words(state).filter((word) => word.endsWith("tower"))).toEqual(["t1-tower", "w-tower"]);
    expect(after(state, "t1-tower").line("tower")).toBe("tower: TS");
  });

  it("FK-7: the subjects come 9, 8, … once king, queen and jack are seated, ten or no ten", () => {
    const early = position({ ...BARE, castle: "KS QS", t1: "9S", t2: "8S" });
    expect(words(early).filter((word) => word.endsWith("subjects"))).toEqual([]);
    const state = position({ ...BARE, castle: "KS QS JS", t1: "9S", t2: "8S" });
    expect(words(state).filter((word) => word.endsWith("subjects"))).toEqual(["t1-subjects"]);
    const nine = after(state, "t1-subjects");
    expect(nine.events[0]).toEqual({ type: "housed", card: "9S", from: "t1", zone: "subjects", home: 4 });
    expect(words(nine.state).filter((word) => word.endsWith("subjects"))).toEqual(["t2-subjects"]);
  });

  it("FK-8: the dungeon takes the ace once king, queen, jack and ten are all home", () => {
    const parts = { ...BARE, t1: "AS" } as const;
    for (const { castle, tower, open } of [
      { castle: "KS QS JS", tower: "TS", open: true },
      { castle: "KS QS JS", tower: "TH", open: false },
      { castle: "KS QS", tower: "TS", open: false },
    ]) {
      expect(words(position({ ...parts, castle, tower })).includes("t1-dungeon")).toBe(open);
    }
  });

  it("FK-10: what is in a zone never comes back", () => {
    const state = position({
      castle: "KS QS JS",
      tower: "TS",
      subjects: "9S 8S",
      dungeon: "AS",
      t1: "7S",
      t2: "",
    });
    for (const move of legalMoves(state)) expect(move.type === "deal" || move.from < 12).toBe(true);
    expect(words(state).filter((word) => /^(castle|tower|subjects|dungeon)/.test(word))).toEqual([]);
    expect(parseMove("castle-t1")).toBeUndefined();
    // Nine of spades on eight would be legal on a tableau pile; from the zone it is no move.
    expect(words(state).filter((word) => word.includes("S"))).toEqual([]);
  });
});

describe("the guest chambers", () => {
  it("FK-9: open with king and queen seated, for one card of their own suit, from the tableau or the waste", () => {
    const closed = position({ ...BARE, castle: "KS", t1: "4S", waste: "6S" });
    expect(words(closed).filter((word) => word.endsWith("guest"))).toEqual([]);
    const open = position({ ...BARE, castle: "KS QS", t1: "4S", t2: "4H", waste: "6S" });
    expect(words(open).filter((word) => word.endsWith("guest"))).toEqual(["t1-guest", "w-guest"]);
    const lodged = after(open, "t1-guest");
    expect(lodged.line("guests")).toBe("guests: 4S");
    expect(words(lodged.state).filter((word) => word.endsWith("guest"))).toEqual([]);
  });

  it("FK-9: take no ace, but jack and ten", () => {
    const state = position({ ...BARE, castle: "KS QS", t1: "AS", t2: "JS", t3: "TS", waste: "AH" });
    expect(words(state).filter((word) => word.endsWith("guest"))).toEqual(["t2-guest", "t3-guest"]);
  });

  it("FK-9: a guest may leave to the free lands, an empty one too, or to a zone, and to nothing else", () => {
    const lands = position({
      castle: "KS QS",
      guests: "4S",
      t1: "3S",
      t2: "",
      t3: "4H",
      t4: "KC",
      t5: "KD",
      t6: "KH",
      t7: "2C",
    });
    expect(from(lands, "gS")).toEqual(["gS-t1", "gS-t2"]);
    expect(after(lands, "gS-t1").line("t1")).toBe("t1: | 3S 4S");
    const zones = { castle: ["KS QS", "JS"], tower: ["KS QS", "TS"], subjects: ["KS QS JS", "9S"] } as const;
    for (const [zone, [castle, guests]] of Object.entries(zones)) {
      const state = position({ ...BARE, castle, guests });
      expect(from(state, "gS")).toEqual([`gS-${zone}`]);
      expect(after(state, `gS-${zone}`).line("guests")).toBe("guests:");
    }
  });
});
