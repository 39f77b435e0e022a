import type { fourGods } from "@tetrarch/engine";
import type { Deeds } from "../../evaluation/deed.js";

/** By which decisions of The Four Gods are told apart. */
export const DEEDS: Deeds<fourGods.Event> = [
  { name: "dismissal", event: "dismissed", ways: ["done", "left", "otherwise"], how: ({ ally }) => ally?.id },
  { name: "rescue", event: "rescued", ways: ["done", "left", "otherwise"], how: ({ ally }) => ally?.id },
  { name: "fall", event: "fell", ways: ["done", "left", "otherwise"], how: ({ ally }) => ally?.id },
  {
    name: "weapon-dropped",
    event: "dropped",
    ways: ["done", "left", "otherwise"],
    how: ({ weapon }) => weapon?.id,
  },
  { name: "foe", event: "struck", ways: ["otherwise"], how: ({ foe }) => foe?.id },
  { name: "wounds", event: "hurt", ways: ["otherwise"], how: ({ ally }) => ally?.id },
  { name: "fight", event: "struck", ways: ["done", "left"], how: () => "" },
  { name: "trap", event: "rolled", ways: ["done", "left", "otherwise"], how: ({ trap }) => trap?.id },
  {
    name: "bearer",
    event: "armed",
    ways: ["otherwise"],
    how: ({ ally, weapon }) => `${ally?.id} ${weapon?.id}`,
  },
  { name: "weapon", event: "armed", ways: ["done", "left"], how: () => "" },
  { name: "friend", event: "joined", ways: ["done", "left", "otherwise"], how: ({ ally }) => ally?.id },
];
