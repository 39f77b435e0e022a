import type { AnyTable } from "../../table/model.js";
import type { GamePlace } from "../place.js";
import DreamCardFace from "./DreamCardFace.svelte";
import Ground from "./Ground.svelte";
import { moodOf } from "./mood.js";
import { withCards } from "./own-cards.js";
import { story } from "./story.js";
import { fourGodsTable } from "./table.js";
import "./place.css";
import "./figures.css";

export const place: GamePlace = {
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
