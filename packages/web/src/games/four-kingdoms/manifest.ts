import icon from "virtual:game-icon/castle";
import type { Manifest } from "../game-ui.js";

export const kingdoms: Manifest = {
  id: "four-kingdoms",
  shortName: "Kingdoms",
  levels: 12,
  line: "Bring the kings home and the people follow",
  icon,
  by: "David Bernazzani",
  tile: {
    background: "radial-gradient(120% 120% at 30% 10%, #f3e5c2, #dcc393)",
    ink: "#352414",
    shade: "#f0e2bd",
    accent: "#8b1e26",
  },
  scene: () => import("./Scene.svelte"),
  yardstick: { winnable: 0.5532, fair: 0.27 },
  load: () => import("./ui.js"),
};
