import type { fourGods } from "@tetrarch/engine";
import type { Highlight } from "../../table/highlights.svelte.js";
import type { GameHighlights } from "../game-ui.js";
import { ARTIFACTS } from "./artifacts.js";

/** What lies at the end of a path: `p1` to `p4`. */
function artifactOf(path: string): string {
  return ARTIFACTS[Number(path.slice(1)) - 1] ?? "";
}

/** Every card turned up, every blow and every roll, who falls on either side, and what is won. */
function beat(event: fourGods.Event): Highlight | undefined {
  switch (event.type) {
    case "turned":
      return { card: event.card.id };
    case "struck":
      return { card: event.foe.id, blow: event.blow, tone: "good" };
    case "hurt":
      return { card: event.ally.id, blow: event.blow, tone: "bad" };
    case "rolled":
      return { card: event.trap.id, roll: event.roll, tone: event.disarmed ? "good" : "bad" };
    case "beaten":
      return { card: event.foe.id, tone: "good", leaves: true };
    case "fell":
      return event.cause === "drop" ? undefined : { card: event.ally.id, tone: "bad", leaves: true };
    case "artifact":
      return { icon: artifactOf(event.path), pile: event.path, title: event.artifact.name, tone: "good" };
    case "rescued":
      return { card: event.ally.id, title: `${event.ally.name} is back`, tone: "good" };
    default:
      return undefined;
  }
}

export const story: GameHighlights = {
  highlight: (event) => beat(event as fourGods.Event),
  sounds: {
    turned: "flip",
    struck: "blow",
    hurt: "blow",
    beaten: "home",
    fell: "blow",
    rolled: "shuffle",
    passed: "home",
    artifact: "home",
  },
};
