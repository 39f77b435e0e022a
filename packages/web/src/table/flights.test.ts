import { expect, test } from "vitest";
import { type CardPose, Flights } from "./flights.js";

/** A card's element, of which it is known whether it lets its face be seen. */
class Flying {
  /** What lasts until its flight ends. */
  readonly lasting = new Set<string>();
  readonly #flights: Animation[] = [];

  element(): Element {
    const face = { animate: (frames: object) => this.#animate("face", frames) };
    const card = { animate: (frames: object) => this.#animate("card", frames), querySelector: () => face };
    return card as unknown as Element;
  }

  land(): void {
    for (const flight of this.#flights) flight.onfinish?.({} as AnimationPlaybackEvent);
  }

  #animate(what: string, frames: object): Animation {
    const isLasting = "visibility" in frames;
    if (isLasting) this.lasting.add(what);
    const animation = { cancel: () => this.lasting.delete(what), onfinish: null } as unknown as Animation;
    if (!isLasting) this.#flights.push(animation);
    return animation;
  }
}

const there = (x: number, pile: string): CardPose => ({ x, y: 0, scale: 1, code: "7H", pile });

test.each([
  ["alone", 1],
  ["with many that are gathered", 12],
])("a card that flies %s has its face until it has landed", (_, count) => {
  const nodes = new Map(Array.from({ length: count }, (__, index) => [`${index}`, new Flying()]));
  const sights = (x: number, pile: string) => new Map([...nodes.keys()].map((key) => [key, there(x, pile)]));
  new Flights().launch(
    (key) => nodes.get(key)?.element() ?? null,
    sights(0, "a"),
    sights(900, "b"),
    "normal",
  );
  for (const node of nodes.values()) {
    expect([...node.lasting].sort()).toEqual(["card", "face"]);
    node.land();
    expect([...node.lasting]).toEqual([]);
  }
});
