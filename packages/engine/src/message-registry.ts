import type { AnyGame, GameEvent } from "./core/game.js";
import { ownSetOf } from "./games/four-gods/own-card-set.js";
import { type AnyMessages, isPlain } from "./narration/catalogue.js";
import { fourGods as fourGodsMessages } from "./narration/en/four-gods/messages.js";
import { fourKingdoms as fourKingdomsMessages } from "./narration/en/four-kingdoms/messages.js";
import { kingsKeys as kingsKeysMessages } from "./narration/en/kings-keys/messages.js";
import { napoleonsTomb as napoleonsTombMessages } from "./narration/en/napoleons-tomb/messages.js";
import { tombOfFourKings as tombOfFourKingsMessages } from "./narration/en/tomb-of-four-kings/messages.js";
import { games } from "./registry.js";

// The list is a function, so that a bundler leaves out of a page what only words need.

/** The messages of each game, in the same order. Which function takes which event, only the game itself knows. */
function messages(): readonly AnyMessages[] {
  const all: readonly unknown[] = [
    tombOfFourKingsMessages,
    kingsKeysMessages,
    fourKingdomsMessages,
    fourGodsMessages,
    napoleonsTombMessages,
  ];
  return all as readonly AnyMessages[];
}

/** The words of a registered game. Throws for any other game: a bug. */
export function messagesOf(gameId: string): AnyMessages {
  const index = games.findIndex(({ id }) => id === gameId);
  const game = games[index];
  const found = isPlain(game) ? game.plain.messages : messages()[index];
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
