import icon from "virtual:game-icon/castle";
import type { Manifest } from "../place.js";
import "./door.css";

export const kingdoms: Manifest = {
  id: "four-kingdoms",
  line: "Bring the kings home and the people follow",
  icon,
  by: "David Bernazzani",
  scene: () => import("./Scene.svelte"),
  yardstick: { winnable: 0.5532, fair: 0.282 },
  load: () => import("./index.js"),
};
