import { games, type Session } from "@tetrarch/engine";
import { beginLevel, type Course, courseOf, type Level } from "@tetrarch/play/lessons";
import { expect } from "vitest";
import { after } from "./app.js";
import type { Input } from "./input.js";
import type { Stage } from "./stage.js";

export function courseNamed(gameId: string): Course {
  const course = courseOf(gameId);
  if (!course) throw new Error(`no course for ${gameId}`);
  return course;
}

export function levelOf(course: Course, index: number): Level {
  const level = course.levels[index];
  if (!level) throw new Error(`no level ${index} in ${course.game}`);
  return level;
}

/** The position in which a level begins. */
export function startOfLevel(course: Course, level: Level): Session {
  const game = games.find(({ id }) => id === course.game);
  const begun = game && beginLevel(game, level);
  if (!begun?.ok) throw new Error(`${course.game} ${level.id} does not begin`);
  return begun.value.start;
}

/** What somebody does who learns, and sees. */
export function learnActions(stage: Stage) {
  const button = (name: string) => stage.page.getByRole("button", { name, exact: true });

  /** Waits until a level lies there, untouched. */
  async function expectLevel(course: Course, index: number): Promise<void> {
    const level = levelOf(course, index);
    await expect.poll(() => stage.page.locator(".goal .task").innerText()).toBe(level.goal);
    await expect
      .poll(() => stage.page.evaluate(() => location.hash))
      .toBe(`#/learn/${course.game}/${level.id}`);
    await stage.expectPiles(startOfLevel(course, level), level.id);
  }

  async function openLevel(course: Course, index: number): Promise<void> {
    await stage.open(`learn/${course.game}/${levelOf(course, index).id}`);
    await expectLevel(course, index);
  }

  /** What is said under the table. */
  async function expectSaid(text: string): Promise<void> {
    await expect.poll(() => stage.page.locator(".caption").innerText()).toBe(text);
    await expect.poll(() => stage.page.getByRole("status").innerText()).toContain(text);
  }

  /** Presses on while what has happened is held. The button goes at the press already, as a finger comes down. */
  async function goOn({ holds }: Level): Promise<void> {
    if (!holds) return;
    const next = button("Next");
    await button("Go on").or(next).waitFor();
    while (!(await next.isVisible())) {
      const box = await button("Go on").boundingBox();
      if (box) await stage.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    }
  }

  /** Plays the solution of the level that lies there. */
  async function solve(input: Input, course: Course, index: number): Promise<void> {
    const level = levelOf(course, index);
    let session = startOfLevel(course, level);
    for (const word of level.solution.split(" ")) {
      await stage.make(input, session, word);
      session = after(session, word);
      await goOn(level);
      await stage.expectPiles(session, `${level.id}: ${word}`);
    }
    await expectSaid(level.success);
  }

  return { button, expectLevel, openLevel, expectSaid, solve };
}
