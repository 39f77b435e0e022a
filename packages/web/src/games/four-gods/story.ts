import idol from "virtual:game-icon/pyre";
import friends from "virtual:game-icon/three-friends";
import type { fourGods } from "@tetrarch/engine";
import type { Moment, Story } from "../place.js";

function moment(event: fourGods.Event): Moment | undefined {
  if (event.type === "artifact") return { icon: idol, title: event.artifact.name };
  if (event.type === "rescued") return { icon: friends, title: `${event.ally.name} is back` };
  return undefined;
}

export const story: Story = {
  moment: (event) => moment(event as fourGods.Event),
  sounds: {
    turned: "flip",
    struck: "blow",
    hurt: "blow",
    fell: "blow",
    rolled: "shuffle",
    passed: "home",
    artifact: "home",
  },
};
