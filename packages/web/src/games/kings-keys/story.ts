import book from "virtual:game-icon/secret-book";
import type { kingsKeys } from "@tetrarch/engine";
import type { Beat } from "../../staging/beat.js";
import type { Story } from "../place.js";

/** Every card that fills an emptied place, and every book. */
function beat(event: kingsKeys.Event): Beat | undefined {
  switch (event.type) {
    case "refilled":
      return { card: event.card, isBrief: true };
    case "book":
      return { icon: book, title: event.books === 1 ? "The first key" : `Key ${event.books}`, tone: "good" };
    default:
      return undefined;
  }
}

export const story: Story = {
  beat: (event) => beat(event as kingsKeys.Event),
  sounds: { book: "home", refilled: "flip" },
};
