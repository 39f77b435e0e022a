import type { AnyTable } from "../../table/model.js";
import type { GameUi } from "../game-ui.js";
import Ground from "./Background.svelte";
import TombCardFace from "./CardFace.svelte";
import { story } from "./highlights.js";
import { moodOf } from "./mood.js";
import { tombTable } from "./table.js";
import "./theme.css";

export const place: GameUi = {
  table: tombTable as AnyTable,
  Ground,
  Face: TombCardFace,
  story,
  moodOf,
  endTitles: { escaped: "Escaped" },
  endPicture: () => import("./EndPicture.svelte"),
  hasCourse: true,
  rules: async () => (await import("virtual:rules/tomb-of-four-kings")).default,
  rulesPictures: () => import("./rules-pictures.js"),
};
