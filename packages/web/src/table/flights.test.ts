import { expect, test } from "vitest";
import { FLIGHT, type Pace } from "../ui/pace.js";
import { type CardPose, type FlightHold, Flights } from "./flights.js";

/** A card's element, of which it is known whether it lets its face be seen. */
class Flying {
  /** What lasts until its flight ends. */
  readonly lasting = new Set<string>();
  /** When each animation is over that takes time, in milliseconds. */
  readonly ends: number[] = [];
  /** The keyframes of each of these. */
  readonly frames: PropertyIndexedKeyframes[] = [];
  readonly #flights: Animation[] = [];

  element(): Element {
    const animates = (what: string) => (frames: object, options: KeyframeEffectOptions) =>
      this.#animate(what, frames, options);
    const card = { animate: animates("card"), querySelector: () => ({ animate: animates("face") }) };
    return card as unknown as Element;
  }

  land(): void {
    for (const flight of this.#flights) flight.onfinish?.({} as AnimationPlaybackEvent);
  }

  #animate(what: string, frames: object, { duration, delay = 0 }: KeyframeEffectOptions): Animation {
    const isLasting = "visibility" in frames;
    if (!isLasting) {
      this.ends.push(delay + Number(duration));
      this.frames.push(frames as PropertyIndexedKeyframes);
    }
    if (isLasting) this.lasting.add(what);
    const animation = { cancel: () => this.lasting.delete(what), onfinish: null } as unknown as Animation;
    if (!isLasting) this.#flights.push(animation);
    return animation;
  }
}

const there = (x: number, pile: string): CardPose => ({ x, y: 0, scale: 1, code: "7H", pile });

/** Cards that fly together from one pile to another. */
function launched(count: number, pace: Pace, hold?: FlightHold): readonly Flying[] {
  const nodes = new Map(Array.from({ length: count }, (_, index) => [`${index}`, new Flying()]));
  const poses = (x: number, pile: string) => new Map([...nodes.keys()].map((key) => [key, there(x, pile)]));
  new Flights().launch(
    (key) => nodes.get(key)?.element() ?? null,
    poses(0, "a"),
    poses(900, "b"),
    pace,
    hold,
  );
  return [...nodes.values()];
}

test.each(["fade", "normal"] as const)(
  "at pace %s, the animations of cards that leave one after another end together",
  (pace) => {
    const ends = launched(5, pace).flatMap((node) => node.ends);
    expect(ends).toHaveLength(5);
    expect(new Set(ends).size).toBe(1);
    expect(ends[0]).toBeGreaterThan(FLIGHT[pace]);
  },
);

test("cards that wait as long end together when the last of them has landed, whichever others fly", () => {
  const shownAt = { x: 0, y: 0, scale: 2 };
  const holds = [{ shownAt, after: 500 }, { after: 0 }, { after: 0 }, { after: 1000 }, { after: 1000 }];
  let card = 0;
  const ends = launched(5, "normal", () => holds[card++] ?? { after: 0 }).map((node) => node.ends[0]);
  const [two = 0] = launched(2, "normal").flatMap((node) => node.ends);
  expect(ends).toEqual([500 + FLIGHT.normal, two, two, 1000 + two, 1000 + two]);
});

test.each([
  ["alone", 1],
  ["with many that are gathered", 12],
])("a card that flies %s has its face until it has landed", (_, count) => {
  for (const node of launched(count, "normal")) {
    expect([...node.lasting].sort()).toEqual(["card", "face"]);
    node.land();
    expect([...node.lasting]).toEqual([]);
  }
});

const waiting = { shownAt: { x: 300, y: 40, scale: 1.5 }, shownFor: 250, after: 1000 };

test("a card that is shown briefly comes by itself when its time has come, waits there and flies on", () => {
  const [node] = launched(1, "normal", () => waiting);
  // Its own way is all there is: it is never hidden behind a picture.
  expect(node?.ends).toEqual([1000 + FLIGHT.normal]);
  const { transform = [], offset = [] } = node?.frames[0] ?? {};
  const seen = "translate(300px, 40px) scale(1.5)";
  const [lies, lands] = ["translate(0px, 0px) scale(1)", "translate(900px, 0px) scale(1)"];
  expect(transform).toEqual([lies, lies, seen, seen, expect.any(String), lands, lands]);
  const times = (offset as number[]).map((part) => Math.round(part * (1000 + FLIGHT.normal)));
  expect(times.slice(0, 4)).toEqual([0, 750, 875, 1000]);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect([...(node?.lasting ?? [])].sort()).toEqual(["card", "face"]);
});

test("at pace fade it is seen in its place at once", () => {
  const [node] = launched(1, "fade", () => waiting);
  const { opacity = [], offset = [] } = node?.frames[0] ?? {};
  expect([opacity, (offset as number[]).slice(0, 2)]).toEqual([
    [0.15, 0.15, 1, 1],
    [0, 0],
  ]);
});
