import type { GameEvent } from "../../core/game.js";
import type { GameMessages } from "../messages.js";
import { fourKingdoms } from "./four-kingdoms.js";

/** The English catalogue, by game id. A test asks for every registered game. */
export const english: Readonly<Record<string, GameMessages<GameEvent>>> = {
  "four-kingdoms": fourKingdoms as GameMessages<GameEvent>,
};
