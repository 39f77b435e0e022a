import laurels from "virtual:game-icon/laurels";
import { type napoleonsTomb, SUIT_NAMES } from "@tetrarch/engine";
import type { Beat } from "../../staging/beat.js";
import type { Story } from "../place.js";

/** Every card drawn from the stock, and corners that are complete. */
function beat(event: napoleonsTomb.Event): Beat | undefined {
  switch (event.type) {
    case "drawn":
      return { card: event.card, isBrief: true };
    case "completed":
      return { icon: laurels, title: `The corner of ${SUIT_NAMES[event.suit] ?? event.suit} is complete` };
    default:
      return undefined;
  }
}

export const story: Story = {
  beat: (event) => beat(event as napoleonsTomb.Event),
  sounds: { drawn: "flip", founded: "home", redealt: "shuffle", completed: "win" },
};
