import type { AnyTable } from "../../table/model.js";
import type { GamePlace } from "../place.js";
import Ground from "./Ground.svelte";
import { dungeonEndOf } from "./guard.js";
import KeyCardFace from "./KeyCardFace.svelte";
import { story } from "./story.js";
import { kingsKeysTable } from "./table.js";
import "./place.css";

export const place: GamePlace = {
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
