import {
  games,
  legalWords,
  playWord,
  type Session,
  seededRandom,
  type tombOfFourKings,
} from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { startOf } from "../../../../testing/sessions.js";
import { tables } from "../../test/tables.js";
import { LOSSES } from "../../test/wins.js";
import { choiceGrid } from "../table/choice-grid.js";
import { indexWide, TIGHT } from "../table/fan.js";
import { arrangedFor } from "../table/geometry.js";
import type { AnyTable, Box, Point } from "../table/model.js";
import { arrange } from "./tomb-of-four-kings/layout.js";

/** Every place and card lies in the window, and no place on another, whatever is on the table. */

const SIZES = [
  [320, 480],
  [388, 262],
  [360, 536],
  [750, 320],
  [1280, 660],
  [1000, 1000],
  [2560, 1300],
] as const;
/** Every table, and the spread of the Tomb by the book (TK-32). */
const TABLES = games
  .filter(({ id }) => id in tables)
  .map((game) => ({ id: game.id, game, variant: "standard" }))
  .concat(
    games
      .filter(({ id }) => id === "tomb-of-four-kings")
      .map((game) => ({ id: `${game.id} by the book, TK-32`, game, variant: "by-memory" })),
  );

/** The positions of a random game, as far as it goes in so many moves: some games can be played on for ever. */
function positions(session: Session, seed: number, moves: number): Session[] {
  const random = seededRandom(seed);
  const passed = [session];
  let now = session;
  while (passed.length <= moves) {
    const words = legalWords(now);
    const played = playWord(now, words[random(Math.max(1, words.length))] ?? "");
    if (!played.ok) break;
    now = played.value;
    passed.push(now);
  }
  return passed;
}

/**
 * What may lie on one another. The stairs of the tomb: the way down sinks beside the way back. Two face-down cards: each
 * is pressed in its half of the path, over the place that the next card gets.
 */
const INTERLOCKING = /^(delve on retreat|(p\d)[LR] on \2)$/;

/** The pairs of these that lie on one another. */
function overlapping(boxes: readonly (readonly [name: string, box: Box])[]): readonly string[] {
  return boxes.flatMap(([name, one], index) =>
    boxes
      .slice(index + 1)
      .filter(
        ([, other]) =>
          Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 0.01 &&
          Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 0.01,
      )
      .map(([under]) => `${name} on ${under}`),
  );
}

/** What is left for the table in a window of 360 by 640, in a lesson and in a game, and in a lesson in one of 390 by 844. */
const PHONES = [
  [360, 436],
  [360, 493],
  [390, 640],
] as const;
const FINGER = 44;

/** The piles that legal moves take cards from, and all that they begin or end in where no button stands for them. */
function pressedIn({ game, now }: Session, table: AnyTable, words: readonly string[]): ReadonlySet<string> {
  const view = game.view(now.state);
  return new Set(
    words.flatMap((word) => {
      const { from, depth, to } = table.ends(view, word);
      const isButton = table.choices?.(view, [word], true).length;
      return isButton ? (depth > 0 ? [from] : []) : [from, to];
    }),
  );
}

describe.each(TABLES)("$id", ({ game, variant }) => {
  test.each(PHONES)("has room for a finger wherever a move begins or goes, in %i by %i", (width, height) => {
    const table = tables[game.id];
    if (!table) throw new Error("no table");
    for (const number of [1, LOSSES[game.id] ?? 3]) {
      for (const session of positions(startOf(game.id, number, variant), number, 200)) {
        const pressed = pressedIn(session, table, legalWords(session));
        const layout = table.arrange(game.view(session.now.state), { width, height }, false);
        const small = layout.places.filter(
          ({ pile, area }) => pressed.has(pile) && Math.min(area.width, area.height) < FINGER,
        );
        expect(small).toEqual([]);
      }
    }
  });

  test.each([...PHONES, [1280, 660] as const])(
    "with letters twice as large nothing lies under the choices, in %i by %i",
    (width, height) => {
      const table = tables[game.id];
      if (!table) throw new Error("no table");
      for (const session of positions(startOf(game.id, 1), 1, 40)) {
        const view = game.view(session.now.state);
        const { choices, places } = arrangedFor(2, { width, height }, (room) =>
          table.arrange(view, room, false),
        );
        if (!choices) continue;
        const under = places.filter(
          ({ area }) =>
            overlapping([
              ["", choices],
              ["", area],
            ]).length > 0,
        );
        expect(under).toEqual([]);
      }
    },
  );

  test.each(SIZES)("lies within %i by %i", (width, height) => {
    const table = tables[game.id];
    const number = LOSSES[game.id] ?? 3;
    if (!table) throw new Error("no table");
    const passed = positions(startOf(game.id, number, variant), number, 200);
    expect(passed.length).toBeGreaterThan(10);
    for (const session of passed) {
      const view = game.view(session.now.state);
      const { card, places, choices, log } = table.arrange(view, { width, height }, false);
      const piles = table.piles(view);
      expect(choices !== undefined).toBe(table.choices !== undefined);
      const words = legalWords(session);
      const buttons =
        table.choices && choices ? choiceGrid(choices, table.choices(view, words, false).length, 1) : [];
      for (const box of [...buttons, ...(log ? [log] : [])]) {
        expect(Math.min(box.x, box.y), "beside the cards").toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(width + 0.01);
        expect(box.y + box.height).toBeLessThanOrEqual(height + 0.01);
        expect(box.height).toBeGreaterThanOrEqual(24);
      }
      const named = [
        ...buttons.map((box) => ["a button", box] as const),
        ...(log ? [["the log", log] as const] : []),
        ...places.map(({ pile, area }) => [pile, area] as const),
      ];
      expect(overlapping(named).filter((pair) => !INTERLOCKING.test(pair))).toEqual([]);
      expect(places.map(({ pile }) => pile).sort()).toEqual(piles.map(({ id }) => id).sort());
      for (const { pile, area, scale, spots } of places) {
        expect(spots).toHaveLength(piles.find(({ id }) => id === pile)?.cards.length ?? -1);
        const corners: Point[] = [area, { x: area.x + area.width, y: area.y + area.height }].concat(
          spots.flatMap(({ x, y }) => [
            { x, y },
            { x: x + card.width * scale, y: y + card.height * scale },
          ]),
        );
        const outside = corners.filter(({ x, y }) => x < 0 || y < 0 || x > width + 0.01 || y > height + 0.01);
        expect(outside, pile).toEqual([]);
      }
    }
  });
});

test.each([
  // Beside the curve of an analysis.
  [360, 322],
  [360, 492],
  [390, 697],
  [412, 770],
])("TK-20: on a phone whose table is %d by %d five treasures can be read", (width, height) => {
  const { game, now } = startOf("tomb-of-four-kings", 1);
  const view = game.view(now.state) as tombOfFourKings.View;
  const treasure = ["2D", "3D", "4D", "5D", "6D"] as const;
  const { places, card } = arrange({ ...view, treasure }, { width, height }, false);
  const { spots, scale } = places.find(({ pile }) => pile === "loot") ?? {};
  const [first, second] = spots ?? [];
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThanOrEqual(
    TIGHT * indexWide(card.width * (scale ?? 1), false),
  );
});

test("TK-22: on a phone 390 pixels wide each of the treasures of a victory shows its rank and suit", () => {
  const { game, now } = startOf("tomb-of-four-kings", 1);
  const view = game.view(now.state) as tombOfFourKings.View;
  const treasure = ["8D", "7D", "4D", "TD", "KD", "KC", "KH", "6D", "KS", "9D"] as const;
  const { places } = arrange({ ...view, skills: [], treasure }, { width: 390, height: 697 }, false);
  const spots = places.find(({ pile }) => pile === "loot")?.spots ?? [];
  const steps = spots.slice(1).map(({ x }, index) => x - (spots[index]?.x ?? 0));
  expect(steps).toHaveLength(9);
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(24);
});
