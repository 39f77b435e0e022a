import icon from "virtual:game-icon/keyring";
import type { Manifest } from "../game-ui.js";

export const keys: Manifest = {
  id: "kings-keys",
  shortName: "Keys",
  levels: 11,
  line: "Sixteen books open the king’s dungeon",
  icon,
  by: "Jeff Daymont",
  tile: { background: "radial-gradient(120% 120% at 70% 0%, #45566f, #1d2634)", accent: "#e2bd69" },
  scene: () => import("./Scene.svelte"),
  yardstick: { winnable: 0.5423, fair: 0.4398 },
  load: () => import("./ui.js"),
};
