import rules from "virtual:rules/four-gods";
import type { AnyTable } from "../../table/model.js";
import type { GamePlace } from "../place.js";
import DreamCardFace from "./DreamCardFace.svelte";
import Ground from "./Ground.svelte";
import { story } from "./story.js";
import { fourGodsTable } from "./table.js";
import "./place.css";

export const place: GamePlace = {
  table: fourGodsTable as AnyTable,
  Ground,
  Face: DreamCardFace,
  story,
  rules,
};
