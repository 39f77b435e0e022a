import { expect, test, vi } from "vitest";
import { showTable } from "../table/shown-table.js";
import { Finale, whenOver } from "./ending.svelte.js";

test("the end counts as shown from the moment its picture comes, so that one tap goes on to how it ended, until the game is not over any more", () => {
  const finale = new Finale();
  const opened: boolean[] = [];
  finale.hold("slow", () => opened.push(finale.isShown));
  expect([finale.state, finale.isShown, opened]).toEqual(["held", true, []]);
  finale.goOn();
  expect([finale.state, finale.isShown, opened]).toEqual(["behind", true, [true]]);
  finale.clear();
  expect([finale.state, finale.isShown]).toEqual(["none", true]);
  finale.reset();
  expect(finale.isShown).toBe(false);
  finale.hold("off", () => opened.push(finale.isShown));
  expect([finale.state, finale.isShown, opened]).toEqual(["none", true, [true, true]]);
});

test("the picture stands for two seconds when all that moves once is over, whatever moves for ever", () => {
  vi.useFakeTimers();
  const animations = [280, 1600, Number.POSITIVE_INFINITY].map((endTime) => ({
    effect: { getComputedTiming: () => ({ endTime }) },
  }));
  const picture = { getAnimations: () => animations } as unknown as Element;
  const finale = new Finale();
  const opened: string[] = [];
  finale.hold("normal", () => opened.push("taken back"));
  finale.stand(picture);
  finale.reset();
  finale.hold("normal", () => opened.push("ended"));
  finale.stand(picture);
  vi.advanceTimersByTime(1600 + 2000 - 1);
  expect(opened).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(opened).toEqual(["ended"]);
  vi.useRealTimers();
});

test("an end that was taken back while its cards were on their way cancels no newer one", async () => {
  vi.useFakeTimers();
  const landings: (() => void)[] = [];
  const wait = () => new Promise<void>((resolve) => landings.push(resolve));
  const hide = showTable({ wait, land: () => undefined, sideOf: () => 0 });
  let isOver = $state(false);
  const shown: boolean[] = [];
  const stop = $effect.root(() =>
    whenOver(
      () => ({ isOver, moves: true, isCovered: false }),
      (isNew) => shown.push(isNew),
      () => undefined,
    ),
  );
  for (const now of [false, true, false, true]) {
    isOver = now;
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(landings).toHaveLength(2);
  for (const land of landings.reverse()) land();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([true]);
  stop();
  hide();
  vi.useRealTimers();
});
