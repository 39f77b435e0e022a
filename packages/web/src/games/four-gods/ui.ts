import type { AnyTable } from "../../table/model.js";
import type { GameUi } from "../game-ui.js";
import Ground from "./Background.svelte";
import DreamCardFace from "./CardFace.svelte";
import { story } from "./highlights.js";
import { moodOf } from "./mood.js";
import { withCards } from "./own-cards.js";
import { fourGodsTable } from "./table.js";
import "./theme.css";

export const place: GameUi = {
  table: fourGodsTable as AnyTable,
  Ground,
  Face: DreamCardFace,
  story,
  moodOf,
  endPicture: () => import("./EndPicture.svelte"),
  hasCourse: true,
  withCards: (game) => withCards(place, game),
  rules: async () => (await import("virtual:rules/four-gods")).default,
  rulesPictures: () => import("./rules-pictures.js"),
};
