import type { napoleonsTomb } from "@tetrarch/engine";
import type { Deeds } from "../../evaluation/deed.js";

/** A king goes home before all others of its suit (NT-2): whatever lies on it has to go first. */
function buried(onto: string | null | undefined): string | undefined {
  return onto?.startsWith("K") ? "" : undefined;
}

/** By which decisions of Napoleon's Tomb are told apart. */
export const DEEDS: Deeds<napoleonsTomb.Event> = [
  { name: "king-buried", event: "drawn", ways: ["done"], how: ({ onto }) => buried(onto) },
  { name: "king-covered", event: "moved", ways: ["done"], how: ({ onto }) => buried(onto) },
  { name: "redeal", event: "redealt", ways: ["done", "left"], how: () => "" },
  { name: "waste", event: "drawn", ways: ["otherwise"], how: ({ to }) => to },
  { name: "stock", event: "drawn", ways: ["done", "left"], how: () => "" },
  { name: "home", event: "founded", ways: ["done", "left", "otherwise"], how: ({ card }) => card },
  {
    name: "centre",
    event: "entombed",
    ways: ["done", "left", "otherwise"],
    how: ({ cards }) => cards?.join("+"),
  },
  {
    name: "empty-pile",
    event: "moved",
    ways: ["done", "left", "otherwise"],
    how: ({ onto, card }) => (onto === null ? card : undefined),
  },
];
