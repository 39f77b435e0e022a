import type { fourKingdoms } from "@tetrarch/engine";
import type { Deeds } from "../../evaluation/deed.js";

/** By which decisions of Four Kingdoms are told apart. */
export const DEEDS: Deeds<fourKingdoms.Event> = [
  // FK-2: an empty land takes anything.
  {
    name: "empty-land",
    event: "moved",
    ways: ["done", "left", "otherwise"],
    how: ({ onto, cards }) => (onto === null ? cards?.join("+") : undefined),
  },
  { name: "stock", event: "dealt", ways: ["done", "left"], how: () => "" },
  { name: "face-down", event: "turned", ways: ["left", "otherwise"], how: ({ pile }) => pile },
  { name: "home", event: "housed", ways: ["done", "left", "otherwise"], how: ({ card }) => card },
  { name: "guest", event: "lodged", ways: ["done", "left", "otherwise"], how: ({ card }) => card },
];
