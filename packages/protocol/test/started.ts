import { builtInCardSet, type CardSet } from "@tetrarch/engine/four-gods";
import { expect } from "vitest";
import { Conversation } from "./conversation.js";

/** Requests that start a game. */
export const FK = { op: "new", game: "four-kingdoms", deal: "FK-11982-6" };
export const FG = { op: "new", game: "four-gods", deal: "FG-7-5" };

/** A card set of the player's own. */
export const ownSet: CardSet = { ...builtInCardSet, name: "My cards", version: "2" };

/** A connection on which a game has been started. */
export function started(request: object = FK): Conversation {
  const talk = new Conversation();
  expect(talk.ask(request).error).toBeUndefined();
  return talk;
}
