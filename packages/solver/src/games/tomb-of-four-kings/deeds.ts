import type { tombOfFourKings } from "@tetrarch/engine";
import type { Deeds } from "../../evaluation/deed.js";

/** By which decisions of Tomb of Four Kings are told apart. */
export const DEEDS: Deeds<tombOfFourKings.Event> = [
  { name: "turning-back", event: "turned-back", ways: ["done", "left"], how: () => "" },
  { name: "skill", event: "skill-used", ways: ["done", "left"], how: () => "" },
  {
    name: "treasure-dropped",
    event: "dropped",
    ways: ["done", "left", "otherwise"],
    how: ({ card }) => card,
  },
  { name: "dodge", event: "dodged", ways: ["done", "left"], how: () => "" },
  { name: "mark", event: "left-behind", ways: ["otherwise"], how: ({ card }) => card },
];
