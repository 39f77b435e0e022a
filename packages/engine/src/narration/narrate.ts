import type { GameEvent } from "../core/game.js";
import { english } from "./en/index.js";
import type { GameMessages } from "./messages.js";

/** What is said about a game. Throws for a game that is not registered: a bug. */
export function messagesOf(gameId: string): GameMessages<GameEvent> {
  const messages = english[gameId];
  if (!messages) throw new Error(`no messages for ${gameId}`);
  return messages;
}

/** One line of narration for one event. */
export function narrate(gameId: string, event: GameEvent): string {
  const messages = messagesOf(gameId).events as Readonly<Record<string, (event: GameEvent) => string>>;
  const message = messages[event.type];
  if (!message) throw new Error(`no message for ${gameId} ${event.type}`);
  return message(event);
}
