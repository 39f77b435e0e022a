import flag from "virtual:game-icon/flying-flag";
import crown from "virtual:game-icon/queen-crown";
import { cardName, type fourKingdoms, SUIT_NAMES } from "@tetrarch/engine";
import type { Moment, Story } from "../place.js";

function moment(event: fourKingdoms.Event): Moment | undefined {
  if (event.type === "united") {
    return { icon: flag, title: `The kingdom of ${SUIT_NAMES[event.suit] ?? event.suit} is whole` };
  }
  if (event.type === "housed" && event.zone === "castle" && event.card.startsWith("K")) {
    return { icon: crown, title: `The ${cardName(event.card)} is home` };
  }
  return undefined;
}

export const story: Story = {
  moment: (event) => moment(event as fourKingdoms.Event),
  sounds: { turned: "flip", dealt: "flip", housed: "home", united: "win" },
};
