import type { GameEvent } from "./core/game.js";
import type { AnyMessages } from "./narration/messages.js";
import { games, messages } from "./registry.js";

/** What is said about a game. Throws for a game that is not registered: a bug. */
export function messagesOf(gameId: string): AnyMessages {
  const said = messages()[games.findIndex(({ id }) => id === gameId)];
  if (!said) throw new Error(`no messages for ${gameId}`);
  return said;
}

/** One line of narration for one event. */
export function narrate(gameId: string, event: GameEvent): string {
  const lines = messagesOf(gameId).events as Readonly<Record<string, (event: GameEvent) => string>>;
  const message = lines[event.type];
  if (!message) throw new Error(`no message for ${gameId} ${event.type}`);
  return message(event);
}
