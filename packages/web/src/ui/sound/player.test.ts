import { beforeEach, expect, test, vi } from "vitest";
import type { render } from "./render.js";
import { voicesOf } from "./soundscapes.js";

const rendering = vi.fn<typeof render>();
vi.doMock("./render.js", () => ({ VARIANT_COUNT: 4, render: rendering }));
const { Player } = await import("./player.js");

/** An audio node whose sounds never end. */
class FakeNode {
  static readonly started: FakeNode[] = [];
  readonly gain = { value: 1, setTargetAtTime: () => undefined };
  buffer: unknown = null;
  connect = (to: unknown) => to;
  disconnect = () => undefined;
  stop = () => undefined;
  start = () => void FakeNode.started.push(this);
}

const activation = { hasBeenActive: true };
const TORCHES = { soundscape: "tomb", count: 4 } as const;

beforeEach(() => {
  const context = { currentTime: 0, resume: async () => undefined, suspend: async () => undefined };
  vi.stubGlobal(
    "AudioContext",
    class {
      constructor() {
        Object.assign(this, context);
      }
    },
  );
  for (const name of ["GainNode", "StereoPannerNode", "AudioBufferSourceNode"]) vi.stubGlobal(name, FakeNode);
  vi.stubGlobal("document", { hidden: false, addEventListener: () => undefined });
  vi.stubGlobal("navigator", { userActivation: activation });
  activation.hasBeenActive = true;
  FakeNode.started.length = 0;
  rendering.mockReset();
  rendering.mockResolvedValue({} as AudioBuffer);
});

/** How many sounds and voices have begun, once nothing is rendered any more. */
async function begun(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve));
  return FakeNode.started.length;
}

test("a sound that comes before the first press is not heard, nor at that press", async () => {
  const player = new Player();
  activation.hasBeenActive = false;
  for (let sound = 0; sound < 9; sound++) await player.play("flip", {}, 1);
  activation.hasBeenActive = true;
  expect(await begun()).toBe(0);
  await player.play("flip", {}, 1);
  expect(await begun()).toBe(1);
});

test("a sound that cannot be rendered is silent, takes no other's place, and is rendered again", async () => {
  const player = new Player();
  rendering.mockRejectedValue(new Error("no memory"));
  for (let sound = 0; sound < 9; sound++) await player.play("win", {}, 1);
  player.setAmbience(TORCHES, 1);
  expect(await begun()).toBe(0);
  rendering.mockResolvedValue({} as AudioBuffer);
  await player.play("win", {}, 1);
  player.setAmbience(TORCHES, 1);
  expect(await begun()).toBe(1 + TORCHES.count);
});

test("voices are rendered one after the other, and not again at the next table of their place", async () => {
  const player = new Player();
  const finish: (() => void)[] = [];
  rendering.mockImplementation(() => new Promise((resolve) => finish.push(() => resolve({} as AudioBuffer))));
  player.setAmbience(TORCHES, 1);
  for (let voice = 0; voice < TORCHES.count; voice++) {
    expect([await begun(), rendering.mock.calls.length]).toEqual([voice, voice + 1]);
    finish[voice]?.();
  }
  expect(await begun()).toBe(TORCHES.count);
  expect(rendering.mock.calls.map(([shape]) => shape)).toEqual(voicesOf(TORCHES));
  player.stop();
  player.setAmbience(TORCHES, 1);
  expect(await begun()).toBe(2 * TORCHES.count);
  expect(rendering).toHaveBeenCalledTimes(TORCHES.count);
});
