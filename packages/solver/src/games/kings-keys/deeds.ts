import type { kingsKeys } from "@tetrarch/engine";
import type { Deeds } from "../../evaluation/deed.js";

/** By which decisions of The King's Keys are told apart. */
export const DEEDS: Deeds<kingsKeys.Event> = [
  { name: "book", event: "book", ways: ["done", "left", "otherwise"], how: ({ cards }) => cards?.join("+") },
  { name: "new-card", event: "refilled", ways: ["done", "left", "otherwise"], how: ({ cell }) => cell },
  // KK-4: with the draw pile gone a cell stays bare.
  { name: "bare-cell", event: "bared", ways: ["done", "left"], how: () => "" },
  // KK-3: the cards that are left where they were keep one card less.
  {
    name: "split",
    event: "moved",
    ways: ["done", "left"],
    how: ({ freed }) => (freed === null ? undefined : ""),
  },
];
