import { describe, expect, test } from "vitest";
import { arrangedFor } from "./geometry.js";
import type { Box, Layout, Size } from "./model.js";

/** A pile in the middle of what the choices leave, which lie at the foot. */
function arrange({ width, height }: Size): Layout {
  const choices = { x: 4, y: height - 64, width: width - 8, height: 60 };
  return {
    card: { width: 50, height: 70 },
    places: [
      {
        pile: "one",
        scale: 1,
        area: { x: width / 2, y: 10, width: 50, height: 70 },
        spots: [{ x: width / 2, y: 10 }],
      },
    ],
    choices,
    log: { x: 0, y: 90, width, height: choices.y - 90 },
  };
}

const isWithin = ({ x, y, width, height }: Box, room: Size) =>
  x >= 0 && y >= 0 && x + width <= room.width + 0.01 && y + height <= room.height + 0.01;

test("words of the usual size change nothing", () => {
  const room = { width: 360, height: 500 };
  expect(arrangedFor(1, room, arrange)).toEqual(arrange(room));
});

test.each([360, 1280])("however large words are, what a layout says of its choices stays, in %d", (width) => {
  const flags = { hasTitlesAtChoices: true, choicesFromTop: true };
  const flagged = (room: Size): Layout => ({ ...arrange(room), ...flags });
  expect(arrangedFor(2, { width, height: 560 }, flagged)).toMatchObject(flags);
});

test("where there is room for it, all is twice as large", () => {
  const { card, places, choices } = arrangedFor(2, { width: 1280, height: 560 }, arrange);
  expect(card).toEqual({ width: 100, height: 140 });
  expect(places[0]?.spots).toEqual([{ x: 640, y: 20 }]);
  expect(choices).toEqual({ x: 8, y: 432, width: 1264, height: 120 });
});

describe.each([1.25, 1.5, 2])("words %d times as large", (textScale) => {
  test.each([
    [360, 1000],
    [320, 640],
    [844, 700],
    [1280, 560],
  ])(
    "in %d by %d: all lies within, and the choices have the room that the words need, or scroll in theirs",
    (width, height) => {
      const room = { width, height };
      const layout = arrangedFor(textScale, room, arrange);
      const { places, choices, log, choiceScale = 1, scrollsChoices = false } = layout;
      for (const box of [...places.map(({ area }) => area), choices, log]) {
        expect(box && isWithin(box, room)).toBe(true);
      }
      const usual = arrange(room).choices;
      const area = (box: Box | undefined) => (box?.width ?? 0) * (box?.height ?? 0);
      // So many times as many lines, each so many times as high.
      expect(area(choices)).toBeGreaterThan(area(usual) * textScale * 0.95);
      expect((choices?.height ?? 0) / 60).toBeCloseTo(scrollsChoices ? textScale : choiceScale);
      expect(scrollsChoices).toBe(choiceScale < textScale);
      expect((log?.y ?? 0) + (log?.height ?? 0)).toBeLessThanOrEqual((choices?.y ?? 0) + 0.01);
    },
  );
});

test("a table that is lower for large choices keeps its shape, and they their width", () => {
  const turning = ({ width, height }: Size): Layout => {
    if (width <= height) return arrange({ width, height });
    return { ...arrange({ width, height }), choices: { x: width / 2, y: 0, width: width / 2, height } };
  };
  const { choices, places } = arrangedFor(2, { width: 360, height: 380 }, turning);
  expect(choices).toMatchObject({ x: 4, width: 352, height: 120 });
  expect(places[0]?.spots[0]?.x).toBeCloseTo(180);
});
