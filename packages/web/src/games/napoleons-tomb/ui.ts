import type { AnyTable } from "../../table/model.js";
import { faceWith } from "../card-face.js";
import type { GameUi } from "../game-ui.js";
import Ground from "./Background.svelte";
import { story } from "./highlights.js";
import { napoleonsTombTable } from "./table.js";
import "./theme.css";

export const place: GameUi = {
  table: napoleonsTombTable as AnyTable,
  Ground,
  Face: faceWith(import.meta.glob<string>("./*.svg", { base: "./cards", import: "default", eager: true })),
  story,
  endPicture: () => import("./EndPicture.svelte"),
  hasCourse: true,
  rules: async () => (await import("virtual:rules/napoleons-tomb")).default,
  rulesPictures: () => import("./rules-pictures.js"),
};
