import { games, legalWords } from "@tetrarch/engine";
import { beginLevel, courses, nextInLesson, playInLesson } from "@tetrarch/play/lessons";
import { expect, test } from "vitest";
import { gameOf } from "../../../../../testing/game-of.js";
import { value } from "../../../../../testing/value.js";
import { LessonPlaying } from "./lesson-playing.svelte.js";

function firstLevel() {
  const [course] = courses;
  const game = games.find(({ id }) => id === course?.game);
  const level = course?.levels[0];
  if (!game || !level) throw new Error("no course");
  return new LessonPlaying(game, level);
}

test("the press that ends what is shown makes no move, and the next one does", () => {
  const playing = firstLevel();
  const { next = "" } = playing;
  playing.show();
  playing.interrupt();
  playing.play(next);
  expect(playing.isBegun).toBe(false);
  playing.play(next);
  expect(playing.isBegun).toBe(true);
});

test("a refusal is read until something else is pressed, also where that says something beside a card", () => {
  const playing = firstLevel();
  const refused = { selection: { refusal: {} } };
  const pressed = { selection: {} };
  playing.refuseBeside("Not there.");
  expect([refused, pressed].map((table) => playing.noticedOn(table))).toEqual(["Not there.", ""]);
  playing.sayBeside("A story of the card.");
  expect(playing.noticedOn(pressed)).toBe("");
  playing.say("The way is shown.");
  expect(playing.noticedOn(pressed)).toBe("The way is shown.");
});

test("after Enter has ended what is shown, a screen reader's click makes its move", () => {
  const playing = firstLevel();
  const { next = "" } = playing;
  playing.show();
  expect(playing.isWaiting).toBe(false);
  playing.endShowing();
  expect([playing.isShowing, playing.shown]).toEqual([false, next]);
  playing.play(next);
  expect(playing.isBegun).toBe(true);
});

/** The first position of a course, few moves beside its solution, from which no way leads to the goal. */
function lostLevel() {
  for (const course of courses) {
    const game = gameOf(course.game);
    for (const level of course.levels) {
      const begun = value(beginLevel(game, level));
      let ways = [{ run: begun, words: [] as readonly string[] }];
      for (let depth = 0; depth < 3; depth++) {
        ways = ways.slice(0, 20).flatMap(({ run, words }) =>
          legalWords(run.session).flatMap((word) => {
            const played = playInLesson(run, word);
            return played.ok && played.value.standing.type === "playing"
              ? [{ run: played.value, words: [...words, word] }]
              : [];
          }),
        );
        const lost = ways.find(({ run }) => nextInLesson(run) === undefined);
        if (lost) return { game, level, words: lost.words };
      }
    }
  }
  throw new Error("no level can be lost");
}

test("a level without a way to its goal waits for no move, so that Enter begins it again", () => {
  const { game, level, words } = lostLevel();
  const playing = new LessonPlaying(game, level);
  for (const word of words) {
    expect(playing.isWaiting).toBe(true);
    playing.play(word);
  }
  expect([playing.isLost, playing.isWaiting, playing.legal]).toEqual([true, false, []]);
  expect(playing.refusalText).toBe("Press “Begin again”: this way does not lead to the goal.");
  playing.beginAgain();
  expect([playing.isLost, playing.isWaiting]).toEqual([false, true]);
});

test("after a wrong move a press on the table says which button to press", () => {
  const level = courses
    .find(({ game }) => game === "napoleons-tomb")
    ?.levels.find(({ id }) => id === "round-the-corner");
  const game = games.find(({ id }) => id === "napoleons-tomb");
  if (!game || !level) throw new Error("no level");
  const playing = new LessonPlaying(game, level);
  playing.play("t4-f");
  expect(playing.standing.type).toBe("wrong");
  expect(playing.refusalText).toBe("Press “Try again”: this way does not lead to the goal.");
});

test("at the goal a press on the table says which button to press", () => {
  const [course] = courses;
  const game = games.find(({ id }) => id === course?.game);
  const level = course?.levels[0];
  if (!game || !level) throw new Error("no course");
  const notices = [false, true].map((isLast) => {
    const playing = new LessonPlaying(game, level, isLast);
    for (const word of level.solution.split(" ")) playing.play(word);
    return playing.refusalText;
  });
  expect(notices).toEqual(["Done, press Next.", "Done, press Finish."]);
});
