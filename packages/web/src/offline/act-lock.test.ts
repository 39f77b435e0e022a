import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdWhileActing } from "./act-lock.js";

/** How many locks are held. */
let held = 0;
let end: () => void;
const page = new EventTarget();
const shown = Object.assign(new EventTarget(), { visibilityState: "visible" });

beforeEach(() => {
  held = 0;
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("document", shown);
  vi.stubGlobal("navigator", {
    locks: {
      async request(_name: string, _options: object, whileHeld: () => Promise<void>): Promise<void> {
        held++;
        await whileHeld();
        held--;
      },
    },
  });
  shown.visibilityState = "visible";
  end = holdWhileActing();
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const act = (type: string) => page.dispatchEvent(new Event(type));

test("held from a press until a second has passed without another", async () => {
  act("keydown");
  expect(held).toBe(1);
  await vi.advanceTimersByTimeAsync(900);
  act("wheel");
  await vi.advanceTimersByTimeAsync(900);
  expect(held).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(held).toBe(0);
});

test.each(["pointerup", "pointercancel"])(
  "a card that is carried is no rest, however long, until %s",
  async (up) => {
    act("pointerdown");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(held).toBe(1);
    act(up);
    await vi.advanceTimersByTimeAsync(1100);
    expect(held).toBe(0);
  },
);

test("a page that is hidden or left lets go at once", async () => {
  act("keydown");
  shown.visibilityState = "hidden";
  shown.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(held).toBe(0);
  act("pointerdown");
  act("pagehide");
  await vi.advanceTimersByTimeAsync(0);
  expect(held).toBe(0);
  // Where the pointer was lifted is not known: the next press counts as any other.
  act("keydown");
  await vi.advanceTimersByTimeAsync(1100);
  expect(held).toBe(0);
});

test("nothing is held when all is fetched", async () => {
  act("keydown");
  end();
  await vi.advanceTimersByTimeAsync(0);
  act("keydown");
  expect(held).toBe(0);
});
