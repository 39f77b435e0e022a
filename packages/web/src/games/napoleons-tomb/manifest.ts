import icon from "virtual:game-icon/laurels";
import type { Manifest } from "../place.js";
import "./door.css";

export const napoleon: Manifest = {
  id: "napoleons-tomb",
  line: "Two packs, four corners, one emperor",
  icon,
  by: "traditional",
  scene: () => import("./Scene.svelte"),
  yardstick: { winnable: 0.998, fair: 0.995 },
  load: () => import("./index.js"),
};
