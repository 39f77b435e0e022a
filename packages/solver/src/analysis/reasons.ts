import { type AnyGame, type GameEvent, knowledgeOf, type Prospect } from "@tetrarch/engine";
import type { Reason } from "./analysis.js";

/** So many things are said of a move. */
const MOST_REASONS = 3;
/** They happen with every move that is not the other one, or say no more than the move itself. */
const PLAIN = new Set(["moved", "turn-began", "turn-ended", "turned-back"]);

/**
 * What one of two moves surely does and the other cannot, by what the player knew: both what it does and what it does not follow
 * from the rules, whatever is hidden (C-11), so nothing can be said that is not so. The keys are the game's events.
 */
export function reasonsOf(
  game: AnyGame,
  view: unknown,
  playedWord: string,
  betterWord: string,
): readonly Reason[] {
  const played = factsOf(game, view, playedWord);
  const better = factsOf(game, view, betterWord);
  return [...onlyIn(played, better, "played"), ...onlyIn(better, played, "better")];
}

function factsOf(game: AnyGame, view: unknown, word: string): readonly Prospect<GameEvent>[] {
  const move = game.parseMove(word);
  return move === undefined ? [] : knowledgeOf(game.id).prospects(view, move);
}

function onlyIn(
  facts: readonly Prospect<GameEvent>[],
  others: readonly Prospect<GameEvent>[],
  of: Reason["of"],
): readonly Reason[] {
  const types = new Set(others.map(({ event }) => event.type));
  const sure = facts.filter(({ sure, event }) => sure && !types.has(event.type) && !PLAIN.has(event.type));
  return sure
    .slice(0, MOST_REASONS)
    .map(({ rule, event }) => ({ of, key: event.type, values: { rule, ...plain(event) } }));
}

/** What can be told of an event in a word each: texts, numbers, and lists of texts. */
function plain(event: object): Readonly<Record<string, string | number>> {
  const told: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(event)) {
    if (field === "type") continue;
    if (typeof value === "string" || typeof value === "number") told[field] = value;
    else if (Array.isArray(value) && value.every((each) => typeof each === "string"))
      told[field] = value.join(" ");
  }
  return told;
}
