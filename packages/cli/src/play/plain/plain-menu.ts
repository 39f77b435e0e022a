import { games, STANDARD, variantsOf } from "@tetrarch/engine";
import { hasCardSets } from "../../content/card-sets.js";
import { gameNamed, gameOfPrefix } from "../../content/games.js";
import { resumeLabel, storyLine } from "../menu.js";
import type { SavedGame } from "../saves/saves.js";

/** A new game asked for in the menu. */
export interface MenuWish {
  readonly game: string;
  readonly deal: string | undefined;
  readonly variant: string;
  readonly today: boolean;
  readonly hasCardSets: boolean;
}

export function menuPage(saved: readonly SavedGame[]): readonly string[] {
  const lines = ["Tetrarch, five uncommon solitaires. Which one?"];
  for (const [index, game] of saved.entries()) lines.push(`${index + 1}. ${resumeLabel(game)}.`);
  for (const [index, { id, title, dealCode }] of games.entries()) {
    const letters = dealCode.prefix.toLowerCase();
    lines.push(`${saved.length + index + 1}. ${title} (${id} or ${letters}). ${storyLine(id)}`);
  }
  lines.push(
    "Say a number, or a game's name or its two letters, or a deal code such as FK-11982-6.",
    "After a name may follow: today, for the deal of the day; and the name of a variant.",
  );
  const withOptions = games.filter(({ options }) => options.length > 0);
  for (const { title, options } of withOptions)
    lines.push(`${title} has the variants ${variantsOf(options).join(", ")}.`);
  lines.push("help says this again. quit leaves.");
  return lines;
}

/** What a line means in the menu, or a sentence saying why it means nothing. */
export function readMenuLine(
  line: string,
  saved: readonly SavedGame[],
): { readonly resume: SavedGame } | MenuWish | string {
  const [first = "", ...more] = line.split(/\s+/);
  if (/^\d+$/.test(first)) {
    const number = Number(first);
    const resume = saved[number - 1];
    if (resume) return { resume };
    const game = games[number - 1 - saved.length];
    return game ? readWish(game.id, undefined, more) : `There is no number ${first} in the menu.`;
  }
  const byCode = gameOfPrefix(first);
  if (byCode) return readWish(byCode.id, first, more);
  const named = gameNamed(first);
  return named.ok
    ? readWish(named.value.id, undefined, more)
    : `${named.error.message}, a number or a deal code.`;
}

function readWish(id: string, code: string | undefined, words: readonly string[]): MenuWish | string {
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
