import { games } from "@tetrarch/engine";
import { courseOf } from "@tetrarch/play/lessons";
import { expect, test } from "vitest";
import { fourKingdomsTable } from "../../games/four-kingdoms/table.js";
import { kingsKeysTable } from "../../games/kings-keys/table.js";
import { napoleonsTombTable } from "../../games/napoleons-tomb/table.js";
import type { AnyTable } from "../../table/model.js";
import { LessonPlaying } from "./lesson-playing.svelte.js";

/** The tables on which cards are moved by hand. */
const BY_HAND = {
  "kings-keys": kingsKeysTable,
  "four-kingdoms": fourKingdomsTable,
  "napoleons-tomb": napoleonsTombTable,
} as Readonly<Record<string, unknown>>;

/** In how many places the cards of each move of a course could be laid, level by level. */
function placesIn(id: string): readonly (readonly number[])[] {
  const game = games.find((one) => one.id === id);
  const course = courseOf(id);
  if (!game || !course) throw new Error(id);
  return course.levels.map((level) => {
    const playing = new LessonPlaying(game, level);
    return level.solution.split(" ").map((word) => {
      const places = playing.placesOfNext(BY_HAND[id] as AnyTable);
      playing.play(word);
      return places;
    });
  });
}

test.each(Object.keys(BY_HAND))(
  "the lessons of %s have taps that play a card, and taps that lift it",
  (id) => {
    const places = placesIn(id);
    expect(places.flat()).toContain(1);
    expect(Math.max(...places.flat())).toBeGreaterThan(1);
  },
);

test("in Napoleon's Tomb a lesson's deal takes no card that could be dragged, and its other moves do", () => {
  const course = courseOf("napoleons-tomb");
  const game = games.find(({ id }) => id === "napoleons-tomb");
  if (!game || !course) throw new Error("no course");
  const table = BY_HAND[game.id] as AnyTable;
  const taking = course.levels.flatMap((level) => {
    const playing = new LessonPlaying(game, level);
    return level.solution.split(" ").map((word) => {
      const takes = playing.nextTakesCards(table);
      playing.play(word);
      return [word, takes] as const;
    });
  });
  const none = new Set(taking.filter(([, takes]) => !takes).map(([word]) => word));
  expect([...none]).toEqual(["redeal"]);
});
