import type { GamePlace } from "../../src/games/place.js";
import type { AnyTable } from "../../src/table/model.js";
import CardFace from "./CardFace.svelte";
import Ground from "./Ground.svelte";
import { story } from "./story.js";
import { nineStepsTable } from "./table.js";
import "./place.css";

export const place: GamePlace = {
  table: nineStepsTable as AnyTable,
  Ground,
  Face: CardFace,
  story,
  rules: async () => (await import("virtual:rules/nine-steps")).default,
};
