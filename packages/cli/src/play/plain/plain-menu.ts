import { games, hasCardSets, STANDARD, variantsOf } from "@tetrarch/engine";
import { gameNamed, gameOfPrefix } from "../../content/games.js";
import { brokenLabel, letterOf, resumeLabel, storyLine } from "../menu.js";
import type { BrokenSave } from "../saves/broken.js";
import type { Listed, SavedGame } from "../saves/saves.js";

/** A new game asked for in the menu. */
export interface MenuRequest {
  readonly game: string;
  readonly deal: string | undefined;
  readonly variant: string;
  readonly today: boolean;
  readonly hasCardSets: boolean;
}

export function menuPage({ saved, broken }: Listed): readonly string[] {
  const lines = ["Tetrarch, five uncommon solitaires. Which one?"];
  const labels = [...saved.map(resumeLabel), ...broken.map(brokenLabel)];
  for (const [index, label] of labels.entries()) lines.push(`${letterOf(index)}. ${label}.`);
  for (const [index, { id, title, dealCode }] of games.entries()) {
    const letters = dealCode.prefix.toLowerCase();
    lines.push(`${index + 1}. ${title} (${id} or ${letters}). ${storyLine(id)}`);
  }
  lines.push(
    "Say a number, or a game's name or its two letters, or a deal code such as FK-11982-6.",
    "After a name may follow: today, for the deal of the day; and the name of a variant.",
  );
  const withOptions = games.filter(({ options }) => options.length > 0);
  for (const { title, options } of withOptions)
    lines.push(`${title} has the variants ${variantsOf(options).join(", ")}.`);
  if (labels.length > 0)
    lines.push("A letter takes a saved game up; delete and a letter deletes it for ever.");
  lines.push("help says this again. quit leaves.");
  return lines;
}

/** What a line may ask for in the menu, besides a new game. */
export type MenuWord =
  | { readonly resume: SavedGame }
  | { readonly broken: BrokenSave }
  | { readonly remove: SavedGame | BrokenSave }
  | MenuRequest
  | string;

/** What a line means in the menu, or a sentence saying why it means nothing. */
export function readMenuLine(line: string, { saved, broken }: Listed): MenuWord {
  const [first = "", ...more] = line.split(/\s+/);
  const byLetter = (letter = "") =>
    [...saved, ...broken].find((_, index) => letterOf(index) === letter.toLowerCase());
  const chosen = byLetter(first);
  if (chosen && more.length === 0) return "session" in chosen ? { resume: chosen } : { broken: chosen };
  if (first.toLowerCase() === "delete") {
    const what = byLetter(more[0]);
    return what ? { remove: what } : "Say delete and the letter of a saved game, as in: delete a.";
  }
  if (/^\d+$/.test(first)) {
    const game = games[Number(first) - 1];
    return game ? readRequest(game.id, undefined, more) : `There is no number ${first} in the menu.`;
  }
  const byCode = gameOfPrefix(first);
  if (byCode) return readRequest(byCode.id, first, more);
  const named = gameNamed(first);
  return named.ok
    ? readRequest(named.value.id, undefined, more)
    : `${named.error.message}, a number or a deal code.`;
}

function readRequest(id: string, code: string | undefined, words: readonly string[]): MenuRequest | string {
  const game = games.find((candidate) => candidate.id === id);
  let deal = code;
  let today = false;
  let variant = STANDARD;
  for (const word of words) {
    if (word === "today") today = true;
    else if (gameOfPrefix(word)) deal = word;
    else if (variantsOf(game?.options ?? []).includes(word)) variant = word;
    else return `${JSON.stringify(word)} is neither a deal code, nor today, nor a variant of this game.`;
  }
  return { game: id, deal, variant, today, hasCardSets: game !== undefined && hasCardSets(game) };
}
