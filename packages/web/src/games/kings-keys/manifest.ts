import icon from "virtual:game-icon/keyring";
import type { Manifest } from "../place.js";
import "./door.css";

export const keys: Manifest = {
  id: "kings-keys",
  line: "Sixteen books open the king’s dungeon",
  icon,
  by: "Jeff Daymont",
  scene: () => import("./Scene.svelte"),
  yardstick: { winnable: 0.5423, fair: 0.4314 },
  load: () => import("./index.js"),
};
