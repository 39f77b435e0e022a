import type { AnyTable } from "../../table/model.js";
import type { GamePlace } from "../place.js";
import Ground from "./Ground.svelte";
import KingdomsCardFace from "./KingdomsCardFace.svelte";
import { story } from "./story.js";
import { fourKingdomsTable } from "./table.js";
import "./place.css";

export const place: GamePlace = {
  table: fourKingdomsTable as AnyTable,
  Ground,
  Face: KingdomsCardFace,
  story,
  endPicture: () => import("./EndPicture.svelte"),
  hasCourse: true,
  rules: async () => (await import("virtual:rules/four-kingdoms")).default,
  rulesPictures: () => import("./rules-pictures.js"),
};
