import type { GameEvent } from "../../core/game.js";
import type { GameMessages } from "../messages.js";
import { fourGods } from "./four-gods.js";
import { fourKingdoms } from "./four-kingdoms.js";
import { kingsKeys } from "./kings-keys.js";
import { napoleonsTomb } from "./napoleons-tomb.js";
import { tombOfFourKings } from "./tomb-of-four-kings.js";

/** The English catalogue, by game id. A test asks for every registered game. */
export const english: Readonly<Record<string, GameMessages<GameEvent>>> = {
  "tomb-of-four-kings": tombOfFourKings as GameMessages<GameEvent>,
  "kings-keys": kingsKeys as GameMessages<GameEvent>,
  "four-kingdoms": fourKingdoms as GameMessages<GameEvent>,
  "four-gods": fourGods as GameMessages<GameEvent>,
  "napoleons-tomb": napoleonsTomb as GameMessages<GameEvent>,
};
