import icon from "virtual:game-icon/cobra";
import type { Manifest } from "../place.js";
import "./door.css";

export const gods: Manifest = {
  id: "four-gods",
  line: "Four dream paths, an idol at the end of each",
  icon,
  by: "Sascha Krasny",
  scene: () => import("./Scene.svelte"),
  // biome-ignore lint/suspicious/noApproximativeNumericConstant: a share of games, and no logarithm
  yardstick: { winnable: 1, fair: 0.693 },
  ownGames: async (storage) => (await import("./workshop/own-games.js")).ownGames(storage),
  shelf: async (storage) => (await import("./workshop/workshop-shelf.js")).workshopShelf(storage),
  workshop: () => import("./workshop/Workshop.svelte"),
  load: () => import("./index.js"),
};
