import type { AnyTable } from "../../table/model.js";
import type { GamePlace } from "../place.js";
import Ground from "./Ground.svelte";
import { moodOf } from "./mood.js";
import { story } from "./story.js";
import TombCardFace from "./TombCardFace.svelte";
import { tombTable } from "./table.js";
import "./book.css";
import "./place.css";
import "./portal.css";
import "./stairs.css";

export const place: GamePlace = {
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
