import icon from "virtual:game-icon/cobra";
import type { Manifest } from "../game-ui.js";

export const gods: Manifest = {
  id: "four-gods",
  shortName: "Gods",
  levels: 12,
  line: "Four dream paths, an idol at the end of each",
  icon,
  by: "Sascha Krasny",
  tile: { background: "linear-gradient(160deg, #0f4f56, #3b2a55)", accent: "#f0cf8e" },
  scene: () => import("./Scene.svelte"),
  yardstick: { winnable: 1, fair: 0.7005 },
  ownGames: async (storage) => (await import("./workshop/card-sets.js")).ownGames(storage),
  workshop: () => import("./workshop/Workshop.svelte"),
  load: () => import("./ui.js"),
};
