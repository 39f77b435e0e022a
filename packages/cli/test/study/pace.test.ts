import { EventEmitter } from "node:events";
import { describe, expect, test } from "vitest";
import { paceOf, startProgress } from "../../src/study/progress.js";
import { durationInWords } from "../../src/words/en/study.js";

describe("paceOf", () => {
  test.each([
    [1000, 10, 5000, "100 a second", "50 s"],
    [12_345, 10, 0, "1,235 a second", "0 s"],
    [30, 10, 900, "3.0 a second", "5 min 0 s"],
    [1, 10, 600, "6.0 a minute", "1 h 40 min"],
    [0, 10, 600, "–", "–"],
    [0, 0, 0, "–", "0 s"],
  ])("%i deals in %i s, %i left: %s, %s", (done, seconds, left, rate, time) => {
    expect(paceOf(done, seconds, left)).toEqual({ rate, left: time });
  });

  test.each([
    [59.2, "1 min 0 s"],
    [3600, "1 h 0 min"],
    [90_000, "1 d 1 h"],
  ])("%d s are %s", (seconds, words) => expect(durationInWords(seconds)).toBe(words));
});

/** What progress is shown on. */
class Screen extends EventEmitter {
  readonly columns = 100;
  readonly isTTY: boolean;
  text = "";

  constructor(isTTY: boolean) {
    super();
    this.isTTY = isTTY;
  }

  write(text: string): boolean {
    this.text += text;
    return true;
  }
}

function shown(isTTY: boolean, run: (at: (done: number, time: number) => void) => void): string {
  const screen = new Screen(isTTY);
  let now = 0;
  const stream = screen as unknown as NodeJS.WriteStream;
  const progress = startProgress({ had: 100, size: 1100, stream, now: () => now });
  run((done, time) => {
    now = time;
    progress.at(done);
  });
  progress.end();
  return screen.text;
}

describe("progress", () => {
  test("a bar on a terminal, with the rate of this run and the time left", () => {
    const text = shown(true, (at) => at(600, 5_000));
    expect(text).toContain("54 % · 600 of 1100 deals · 100 a second · 5 s left");
    expect(text.endsWith("\n")).toBe(true);
    // The cursor comes back.
    expect(text.lastIndexOf("\u001b[?25h")).toBeGreaterThan(text.lastIndexOf("\u001b[?25l"));
  });

  test("elsewhere a line now and then", () => {
    const text = shown(false, (at) => {
      for (let second = 1; second <= 65; second++) at(100 + second * 10, second * 1000);
    });
    expect(text).toBe(
      "400 of 1100 deals, 10 a second, 1 min 10 s left\n700 of 1100 deals, 10 a second, 40 s left\n",
    );
  });
});
