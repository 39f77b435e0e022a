import {
  beginLevel,
  type Course,
  courses,
  type LessonRun,
  type Level,
  playInLesson,
} from "@tetrarch/play/lessons";
import { describe, expect, test } from "vitest";
import { gameOf } from "../../../../../testing/game-of.js";
import { value } from "../../../../../testing/value.js";
import { fourGodsTable } from "../../games/four-gods/table.js";
import { fourKingdomsTable } from "../../games/four-kingdoms/table.js";
import { kingsKeysTable } from "../../games/kings-keys/table.js";
import { napoleonsTombTable } from "../../games/napoleons-tomb/table.js";
import { tombTable } from "../../games/tomb-of-four-kings/table.js";
import type { AnyTable } from "../../table/model.js";
import { type CardRun, movesFrom, optionsOf } from "../../table/options.js";
import { TableState } from "../../table/state.svelte.js";
import { LessonPlaying } from "./lesson-playing.svelte.js";

const TABLES = {
  "tomb-of-four-kings": tombTable,
  "kings-keys": kingsKeysTable,
  "four-kingdoms": fourKingdomsTable,
  "four-gods": fourGodsTable,
  "napoleons-tomb": napoleonsTombTable,
} as Readonly<Record<string, unknown>>;

const ROOM = { width: 390, height: 640 };

/** A level on its table, as a finger meets it. */
function laid(course: Course, level: Level) {
  const game = gameOf(course.game);
  const table = TABLES[course.game] as AnyTable;
  const playing = new LessonPlaying(game, level);
  const made: string[] = [];
  const state = new TableState({
    table,
    // Each part only where it is read: without a page every look works it out anew.
    position: {
      get view() {
        return playing.view;
      },
      get legal() {
        return playing.legal;
      },
      get lit() {
        return playing.lit(table, state.selection.lifted);
      },
      get goal() {
        return playing.goal(table);
      },
      log: [],
      degree: "first",
    },
    look: { bigIndex: false, leftHand: false, textSize: 100 },
    events: { play: (word) => made.push(word), refuseBeside: () => undefined, sayBeside: () => undefined },
  });
  state.room = ROOM;
  return { table, playing, state, made };
}

/** A press on the lowest of some cards, or on their pile where they are none. */
function press(state: TableState, { pile, depth }: CardRun): void {
  const card = state.cards.find(({ key }) => key === state.keyAt({ pile, depth }));
  if (card && depth > 0) state.selection.pressCard(card, false);
  else state.selection.pressPile(pile);
}

describe.each(courses)("in the lessons of $game", (course) => {
  test.each(course.levels)("what is lit in $id is the next thing to tap", (level) => {
    const { table, playing, state, made } = laid(course, level);
    for (const word of level.solution.split(" ")) {
      const { from, depth, to } = table.ends(playing.view, word);
      const question = level.asks?.from === from ? level.asks.end : undefined;
      const [begin, ...others] = state.lit;
      expect(others).toEqual([]);
      expect(state.litBoxes.map(({ pile }) => pile)).toEqual(state.lit.map(({ pile }) => pile));
      if (begin) {
        expect(begin).toEqual({ pile: from, depth });
        press(state, begin);
        // It makes the move, or what is lit then does: the place, or the move's button.
        if (made.length === 0 && table.choices)
          expect(state.choices.map((each) => each.word)).toContain(word);
        else if (made.length === 0 && !question) expect(state.lit).toEqual([{ pile: to, depth: 0 }]);
      } else if (question !== "card") {
        expect(state.choices.map((each) => each.word)).toContain(word);
      }
      expect(playing.answer(table)).toBe(table.choices && !question ? word : undefined);
      made.length = 0;
      state.selection.clear();
      playing.play(word);
    }
    expect(state.lit).toEqual([]);
  });

  test.each(course.levels)(
    "the next move in $id is one tap, but where its place is the question",
    (level) => {
      const { table, playing, state, made } = laid(course, level);
      let run = begun(course, level);
      for (const word of level.solution.split(" ")) {
        const ends = table.ends(playing.view, word);
        const options = movesFrom(optionsOf(table, playing.view, playing.legal), {
          pile: ends.from,
          depth: ends.depth,
        });
        const isQuestion =
          level.asks?.from === ends.from ||
          options.some((option) => after(run, option.word).standing.type === "wrong");
        press(state, { pile: ends.from, depth: ends.depth });
        const isCareful = table.careful?.(playing.view, { word, ...ends }) ?? false;
        if (!isCareful && !isQuestion) expect(made).toEqual([word]);
        else if (isCareful || options.length > 1) expect(made).toEqual([]);
        made.length = 0;
        state.selection.clear();
        playing.play(word);
        run = after(run, word);
      }
    },
  );
});

/** A level as it begins, without its table. */
function begun(course: Course, level: Level): LessonRun {
  return value(beginLevel(gameOf(course.game), level));
}

function after(run: LessonRun, word: string): LessonRun {
  return value(playInLesson(run, word));
}

test("in Napoleon's Tomb a lesson's deal takes no card that could be dragged, and its other moves do", () => {
  const course = courses.find(({ game }) => game === "napoleons-tomb");
  const table = napoleonsTombTable as AnyTable;
  const none = new Set<string>();
  for (const level of course?.levels ?? []) {
    const { playing } = laid(course as Course, level);
    for (const word of level.solution.split(" ")) {
      if (!playing.nextTakesCards(table)) none.add(word);
      playing.play(word);
    }
  }
  expect([...none]).toEqual(["redeal"]);
});
