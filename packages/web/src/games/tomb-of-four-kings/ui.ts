import type { AnyMessages, tombOfFourKings } from "@tetrarch/engine";
import { messages } from "@tetrarch/engine/tomb-of-four-kings";
import type { AnyTable } from "../../table/model.js";
import type { GameUi } from "../game-ui.js";
import Background from "./Background.svelte";
import TombCardFace from "./CardFace.svelte";
import { highlights } from "./highlights.js";
import { CHOICE_ICONS } from "./icons.js";
import { moodOf } from "./mood.js";
import { tombTable } from "./table.js";
import "./theme.css";
import * as words from "./words.js";

export const place: GameUi = {
  messages: messages as AnyMessages,
  table: tombTable as AnyTable,
  Background,
  Face: TombCardFace,
  highlights,
  choiceIcons: CHOICE_ICONS,
  moodOf,
  endTitles: { escaped: words.escaped },
  endPicture: () => import("./EndPicture.svelte"),
  endWords: ({ view, isWon }) => words.ENDS[isWon ? "won" : (view as tombOfFourKings.View).phase] ?? "",
  hasCourse: true,
  rules: async () => (await import("virtual:rules/tomb-of-four-kings")).default,
  rulesPictures: () => import("./rules-pictures.js"),
  paper: { scores: words.scores, counting: words.counting },
};
