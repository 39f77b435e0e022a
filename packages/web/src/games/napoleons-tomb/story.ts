import laurels from "virtual:game-icon/laurels";
import { type napoleonsTomb, SUIT_NAMES } from "@tetrarch/engine";
import type { Story } from "../place.js";

export const story: Story = {
  moment(event) {
    const { type, suit } = event as Extract<napoleonsTomb.Event, { readonly type: "completed" }>;
    if (type !== "completed") return undefined;
    return { icon: laurels, title: `The corner of ${SUIT_NAMES[suit] ?? suit} is complete` };
  },
  sounds: { drawn: "flip", founded: "home", redealt: "shuffle", completed: "win" },
};
