import icon from "virtual:game-icon/torch";
import type { Manifest } from "../place.js";
import "./door.css";

export const tomb: Manifest = {
  id: "tomb-of-four-kings",
  line: "Four torches, four kings, and the way back",
  icon,
  by: "Matthew Lowes",
  scene: () => import("./Scene.svelte"),
  yardstick: { winnable: 0.4097, fair: 0.1608 },
  ladder: () => import("./Ladder.svelte"),
  load: () => import("./index.js"),
};
