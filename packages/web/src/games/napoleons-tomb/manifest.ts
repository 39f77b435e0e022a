import icon from "virtual:game-icon/laurels";
import type { Manifest } from "../game-ui.js";

export const napoleon: Manifest = {
  id: "napoleons-tomb",
  shortName: "Napoleon",
  levels: 12,
  line: "Two packs, four corners, one emperor",
  icon,
  by: "traditional",
  tile: { background: "radial-gradient(120% 120% at 50% 0%, #2a5142, #10241d)", accent: "#e4c877" },
  scene: () => import("./Scene.svelte"),
  yardstick: { winnable: 0.9988, fair: 0.9933 },
  load: () => import("./ui.js"),
};
