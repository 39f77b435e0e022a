import type { napoleonsTomb } from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { startOf } from "../../../../../testing/sessions.js";
import { shownIndex, TIGHT } from "../../table/fan.js";
import { arrangedFor, mirrored } from "../../table/geometry.js";
import type { Box, Layout } from "../../table/model.js";
import { around } from "../pile-geometry.js";
import { arrange, ledgeOf, nextOf, wreathOf } from "./layout.js";

const SIDES = [320, 360, 412, 540, 660, 768, 850, 1000, 1280, 1600, 2560];
const SHAPES = SIDES.flatMap((width) => SIDES.map((height) => ({ width, height })));
const ROOMS = [
  { width: 360, height: 493 },
  { width: 390, height: 694 },
  { width: 750, height: 320 },
  { width: 1280, height: 638 },
  { width: 2560, height: 1290 },
];
const WASTES = ["w1", "w2", "w3", "w4", "w5"];
const CORNERS = ["fC", "fD", "fH", "fS"];

/** A table on which redeals have left so many wastes, with some cards in each. */
function viewWith(wastes: number): napoleonsTomb.View {
  const { game, now } = startOf("napoleons-tomb", 3);
  const view = game.view(now.state) as napoleonsTomb.View;
  return { ...view, wastes: Array.from({ length: wastes }, () => ["2C", "3D", "4H"]), redeals: 5 - wastes };
}

/** As they are read: row by row from the top, in each row from the left. */
function readingOrder(boxes: Readonly<Record<string, Box>>): readonly string[] {
  return Object.entries(boxes)
    .toSorted(([, a], [, b]) => (Math.abs(a.y - b.y) > 1 ? a.y - b.y : a.x - b.x))
    .map(([name]) => name);
}

function areasOf({ places }: Layout): Readonly<Record<string, Box>> {
  return Object.fromEntries(places.map(({ pile, area }) => [pile, area]));
}

function rightOf(box: Box | undefined): number {
  return box ? box.x + box.width : 0;
}

function overlaps(a: Box, b: Box): boolean {
  return (
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.01 &&
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.01
  );
}

describe.each([5, 4, 3, 2, 1])("with %i wastes in use", (count) => {
  const view = viewWith(count);
  const inUse = WASTES.slice(0, count);

  test.each([
    { hand: "right", textScale: 1 },
    { hand: "left", textScale: 1 },
    { hand: "right", textScale: 2 },
    { hand: "left", textScale: 2 },
  ])(
    "NT-7: they are read from I on, the stock at their end, in every shape of window; $hand hand, words times $textScale",
    ({ hand, textScale }) => {
      for (const size of SHAPES) {
        const shape = `${size.width} by ${size.height}`;
        const drawn = arrangedFor(textScale, size, (room) => arrange(view, room, false));
        const layout = hand === "left" ? mirrored(drawn, size.width) : drawn;
        const areas = areasOf(layout);
        const block = Object.fromEntries([...inUse, "s"].map((pile) => [pile, areas[pile] as Box]));
        const order = readingOrder(block);
        // In a single row the stock lies outside of them, where the hand is.
        const ends =
          hand === "left"
            ? [
                [...inUse, "s"],
                ["s", ...inUse],
              ]
            : [[...inUse, "s"]];
        expect(ends, shape).toContainEqual(order);
        const rim = around(Object.values(block));
        const between = Object.keys(areas).filter(
          (pile) => !(pile in block) && overlaps(areas[pile] as Box, rim),
        );
        expect(between, shape).toEqual([]);
        // Closed wastes keep their places: all five are read in order.
        const niches = WASTES.map(ledgeOf);
        const places = Object.fromEntries(niches.map((name) => [name, layout.scenery?.[name] as Box]));
        expect(readingOrder(places), shape).toEqual(niches);
        for (const [index, pile] of inUse.entries()) {
          const { x, y } = areas[pile] as Box;
          const over = places[niches[index] ?? ""] as Box;
          expect([over.x, over.y + over.height], shape).toEqual([x, expect.closeTo(y, 6)]);
        }
      }
    },
  );
});

test("on a phone the reserves reach down into the empty part of the table, and no card moves when another leaves", () => {
  const view = viewWith(5);
  const reservesIn = (height: number, length: number) => {
    const reserves = view.reserves.map((cards) => cards.slice(0, length));
    const { card, places } = arrange({ ...view, reserves }, { width: 390, height }, false);
    const { spots = [], scale = 1 } = places.find(({ pile }) => pile === "r1") ?? {};
    return { card, spots, scale };
  };
  for (const height of [493, 640, 694, 765]) {
    const { card, spots, scale } = reservesIn(height, 10);
    expect(spots).toHaveLength(10);
    for (const length of [9, 5, 2])
      for (const [index, { y }] of reservesIn(height, length).spots.entries())
        expect(y).toBeCloseTo(spots[index]?.y ?? Number.NaN, 9);
    const step = (spots[1]?.y ?? 0) - (spots[0]?.y ?? 0);
    const reserve = card.height * scale;
    expect(step / reserve).toBeGreaterThan(height < 600 ? 0.33 : 0.47);
    expect(step / reserve).toBeLessThanOrEqual(0.53);
    // Square and wastes have the larger cards.
    expect([card.width >= 60, card.width * scale > 44.4]).toEqual([height > 600, true]);
  }
});

test("in a low window every card of a full reserve shows its index, and every corner has its wreath", () => {
  for (const [width, height] of [
    [750, 306],
    [752, 316],
    [750, 320],
  ] as const) {
    const { card, places, scenery } = arrange(viewWith(5), { width, height }, false);
    const { spots = [] } = places.find(({ pile }) => pile === "r4") ?? {};
    const shown = spots.slice(1).map(({ y }, index) => y - (spots[index]?.y ?? 0));
    expect(shown).toHaveLength(9);
    expect(Math.min(...shown)).toBeGreaterThanOrEqual(shownIndex(card, false).height * TIGHT);
    for (const pile of CORNERS) expect(scenery).toHaveProperty([wreathOf(pile)]);
  }
});

test("in landscape the square stands in the middle of the window, and all wastes and the stock in one row below it", () => {
  for (const [width, height] of [
    [1280, 640],
    [1600, 900],
    [2560, 1290],
  ] as const) {
    const areas = areasOf(arrange(viewWith(5), { width, height }, false));
    const square = around(["fC", "fD", "fS", "fH"].map((pile) => areas[pile] as Box));
    expect(square.x + square.width / 2).toBeCloseTo(width / 2, 3);
    for (const pile of [...WASTES, "s"]) {
      expect(areas[pile]?.y).toBe(areas.s?.y);
      expect(areas[pile]?.y).toBeGreaterThan(square.y + square.height);
    }
  }
});

test("in landscape the row begins and ends where the reserves do, and cards are as large as four of them fit above one another", () => {
  for (const [width, height] of [
    [1280, 638],
    [1600, 900],
    [2560, 1290],
  ] as const) {
    const { card, ...layout } = arrange(viewWith(5), { width, height }, false);
    const areas = areasOf({ card, ...layout });
    expect(areas.w1?.x).toBeCloseTo(areas.r1?.x ?? 0, 3);
    expect(rightOf(areas.s)).toBeCloseTo(rightOf(areas.r4), 3);
    const known = areasOf(arrange({ ...viewWith(5), stock: Array(40).fill("2C") }, { width, height }, false));
    expect(rightOf(known.s)).toBeCloseTo(rightOf(areas.r4), 3);
    expect(known.s?.x).toBeGreaterThan((areas.w5?.x ?? 0) + card.width);
    expect(card.height * 4).toBeGreaterThan(height * 0.87);
  }
});

test("what comes next, wreaths and numerals stand beside the cards: they cover none", () => {
  const deal = viewWith(5);
  const tableau = deal.tableau.map(() => ["2C", "3C"]);
  const foundations = deal.foundations.map(({ suit }) => ({ suit, cards: [`K${suit}`] }));
  const view = { ...deal, tableau, foundations, central: ["AS"] };
  for (const room of ROOMS)
    for (const bigIndex of [false, true]) {
      const { card, places, scenery } = arrange(view, room, bigIndex);
      const names = [
        ...[...CORNERS, "c"].map(nextOf),
        ...CORNERS.map(wreathOf).filter((name) => scenery?.[name]),
        ...[...WASTES, "s"].map(ledgeOf),
      ];
      const cards = places.flatMap(({ pile, scale, spots }) =>
        spots.map((spot) => ({ pile, ...spot, width: card.width * scale, height: card.height * scale })),
      );
      for (const name of names) {
        const box = scenery?.[name] as Box;
        const covered = cards.filter((each) => overlaps(each, box)).map(({ pile }) => pile);
        expect(covered, `${name}, ${room.width} by ${room.height}, ${bigIndex}`).toEqual([]);
      }
    }
});

test("what comes next has the same place beside every card, whatever lies around: under it, or at its foot", () => {
  const { tableau, ...deal } = viewWith(5);
  for (const room of ROOMS)
    for (const side of [["2C"], ["2C", "3C"], []]) {
      const view = { ...deal, central: ["AS"], tableau: tableau.map(() => side) };
      const { card, places, scenery } = arrange(view, room, false);
      const from = [...CORNERS, "c"].map((pile) => {
        const { x = 0, y = 0 } = places.find((place) => place.pile === pile)?.area ?? {};
        const next = scenery?.[nextOf(pile)] as Box;
        return {
          across: next.x + next.width / 2 - x - card.width / 2,
          down: next.y + next.height - y - card.height,
        };
      });
      const isUnder = (from[0]?.down ?? 0) > 0;
      for (const { across, down } of from) {
        expect(down).toBeCloseTo(from[0]?.down ?? Number.NaN, 6);
        if (isUnder) expect(across).toBeCloseTo(0, 6);
        else expect(Math.abs(across)).toBeGreaterThan(card.width / 2);
      }
    }
});
