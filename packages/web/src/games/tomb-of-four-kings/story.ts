import crown from "virtual:game-icon/crown";
import door from "virtual:game-icon/exit-door";
import scroll from "virtual:game-icon/scroll-unfurled";
import torch from "virtual:game-icon/torch";
import { cardName, type tombOfFourKings } from "@tetrarch/engine";
import type { Moment, Story } from "../place.js";

const ALL_TORCHES = 4;

function moment(event: tombOfFourKings.Event): Moment | undefined {
  switch (event.type) {
    case "torch":
      return event.burnt === ALL_TORCHES ? { icon: torch, title: "The fourth torch is out" } : undefined;
    case "scroll":
      return { icon: scroll, title: "The Scroll of Light" };
    case "turned-back":
      return { icon: door, title: "Back to the light" };
    case "treasure":
      return event.card.startsWith("K") ? { icon: crown, title: `The ${cardName(event.card)}` } : undefined;
    default:
      return undefined;
  }
}

export const story: Story = {
  moment: (event) => moment(event as tombOfFourKings.Event),
  sounds: { torch: "torch", scroll: "torch", hit: "blow", dropped: "no", overcome: "home", died: "blow" },
};
