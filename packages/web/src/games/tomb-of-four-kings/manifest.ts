import icon from "virtual:game-icon/torch";
import type { Manifest } from "../game-ui.js";

export const tomb: Manifest = {
  id: "tomb-of-four-kings",
  shortName: "Tomb",
  minutes: 3,
  levels: 12,
  line: "Four torches, four kings, and the way back",
  icon,
  by: "Matthew Lowes",
  tile: { background: "radial-gradient(100% 120% at 20% 20%, #5a3a20, #1d1a19 70%)", accent: "#f0a04b" },
  scene: () => import("./Scene.svelte"),
  yardstick: { winnable: 0.4097, fair: 0.1619 },
  ladder: () => import("./Ladder.svelte"),
  scoreSheet: { variant: "by-memory", load: () => import("./ScoreSheet.svelte") },
  load: () => import("./ui.js"),
};
