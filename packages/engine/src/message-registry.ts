import type { AnyGame, GameEvent } from "./core/game.js";
import { ownSetOf } from "./games/four-gods/built-in-card-set.js";
import { type AnyMessages, isPlain } from "./narration/catalogue.js";
import { games } from "./registry.js";

/** The messages that are loaded, by the game's id. */
const loaded = new Map<string, AnyMessages>();

/** Adds the messages of a game, for {@link messagesOf} and all that narrates. */
export function addMessages(gameId: string, messages: AnyMessages): void {
  loaded.set(gameId, messages);
}

/** The words of a registered game. Throws for any other game, and where they are not loaded: a bug. */
export function messagesOf(gameId: string): AnyMessages {
  const game = games.find(({ id }) => id === gameId);
  const found = isPlain(game) ? game.plain.messages : loaded.get(gameId);
  if (!found) throw new Error(`no messages for ${gameId}`);
  return found;
}

/** The story at the beginning of a game, by the player's own cards where it is played with these (FG-22). */
export function prologueOf(game: AnyGame): string {
  const { story, storyWith } = messagesOf(game.id);
  const own = ownSetOf(game);
  return (own && storyWith?.(own.set)) ?? story;
}

/** The line of narration for an event. Throws for an unknown game or event: a bug. */
export function narrate(gameId: string, event: GameEvent): string {
  const lines = messagesOf(gameId).events as Readonly<Record<string, (event: GameEvent) => string>>;
  const message = lines[event.type];
  if (!message) throw new Error(`no message for ${gameId} ${event.type}`);
  return message(event);
}
