import type { AnyGame, GameEvent, Status } from "./core/game.js";
import type { AnyKnowledge } from "./core/knowledge.js";
import { ok, problem, quote } from "./core/result.js";
import { type FindGame, formatCardSetLabel } from "./core/transcript.js";
import { type AnyMessages, isPlain } from "./narration/catalogue.js";
import { games, knowledge, messages } from "./registry.js";

/** A game played with a card set from outside. */
export interface OwnCardsGame {
  readonly game: AnyGame;
}

/** Whether a game is played with card sets. */
export function hasCardSets(game: AnyGame): boolean {
  return game.cardSet !== undefined;
}

/** Finds the game that a transcript names, with the first of these card sets that fits, or the built-in one. */
export function findGameAmong(sets: readonly OwnCardsGame[]): FindGame {
  return (id, label) => {
    const registered = games.find((game) => game.id === id);
    if (!registered) return unknownGame(id);
    if (!hasCardSets(registered) || label === undefined) return ok(registered);
    const candidates = [...sets.map((own) => own.game), registered];
    const game = candidates.find((candidate) => labelOf(candidate) === label);
    return game ? ok(game) : problem("bad-card-set", `the card set ${quote(label)} is not here`);
  };
}

function labelOf(game: AnyGame): string | undefined {
  return game.cardSet && formatCardSetLabel(game.cardSet);
}

/** The problem `unknown-game` of a name that no game has. */
export function unknownGame(name: string) {
  const ids = games.map((game) => game.id).join(", ");
  return problem("unknown-game", `${quote(name)} is not a game: expected one of ${ids}`);
}

/** The words of a registered game. Throws for any other game: a bug. */
export function messagesOf(gameId: string): AnyMessages {
  const index = games.findIndex(({ id }) => id === gameId);
  const game = games[index];
  const found = isPlain(game) ? game.plain.messages : messages()[index];
  if (!found) throw new Error(`no messages for ${gameId}`);
  return found;
}

/** The line of narration for an event. Throws for an unknown game or event: a bug. */
export function narrate(gameId: string, event: GameEvent): string {
  const lines = messagesOf(gameId).events as Readonly<Record<string, (event: GameEvent) => string>>;
  const message = lines[event.type];
  if (!message) throw new Error(`no message for ${gameId} ${event.type}`);
  return message(event);
}

/** The piles, ends and prospects of a registered game. Throws for any other game: a bug. */
export function knowledgeOf(gameId: string): AnyKnowledge {
  const index = games.findIndex(({ id }) => id === gameId);
  const game = games[index];
  const found = isPlain(game) ? game.plain.knowledge : knowledge()[index];
  if (!found) throw new Error(`no game ${gameId}`);
  return found;
}

/** Every status in which a registered game may end by its rules, own endings included. */
export const endStatuses: readonly Status[] = [
  "won",
  ...games.flatMap(({ ownEndings = [] }) => ownEndings),
  "lost",
];

/** Every status that a registered game may have. */
export const statuses: readonly Status[] = ["playing", ...endStatuses];
