import type { AnyTable } from "../../table/model.js";
import type { GameUi } from "../game-ui.js";
import Ground from "./Background.svelte";
import KeyCardFace from "./CardFace.svelte";
import { dungeonEndOf } from "./guard.js";
import { story } from "./highlights.js";
import { kingsKeysTable } from "./table.js";
import "./theme.css";

export const place: GameUi = {
  table: kingsKeysTable as AnyTable,
  Ground,
  Face: KeyCardFace,
  story,
  endPicture: () => import("./EndPicture.svelte"),
  celebratesWin: (degree) => dungeonEndOf(true, degree) === "gate",
  hasCourse: true,
  rules: async () => (await import("virtual:rules/kings-keys")).default,
  rulesPictures: () => import("./rules-pictures.js"),
};
