import type { AnyTable } from "../../table/model.js";
import type { GamePlace } from "../place.js";
import Ground from "./Ground.svelte";
import NapoleonCardFace from "./NapoleonCardFace.svelte";
import { story } from "./story.js";
import { napoleonsTombTable } from "./table.js";
import "./place.css";

export const place: GamePlace = {
  table: napoleonsTombTable as AnyTable,
  Ground,
  Face: NapoleonCardFace,
  story,
  endPicture: () => import("./EndPicture.svelte"),
  hasCourse: true,
  rules: async () => (await import("virtual:rules/napoleons-tomb")).default,
  rulesPictures: () => import("./rules-pictures.js"),
};
