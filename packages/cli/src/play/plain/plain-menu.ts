import { games, STANDARD, variantsOf } from "@tetrarch/engine";
import { DIFFICULTIES, type Difficulty } from "@tetrarch/solver";
import { gameNamed, gameOfPrefix } from "../../content/games.js";
import { menuWords } from "../../words/en/menu.js";
import { plainMenuWords } from "../../words/en/plain.js";
import { type Choice, letterOf, type NewGameChoice, storyLine } from "../menu.js";
import type { SavedGameList } from "../saves/saves.js";

export function menuPage({ saved, broken }: SavedGameList): readonly string[] {
  const lines = [plainMenuWords.title];
  const labels = [...saved.map(menuWords.resume), ...broken.map(menuWords.broken)];
  for (const [index, label] of labels.entries()) lines.push(`${letterOf(index)}. ${label}.`);
  for (const [index, { id, title, dealCode }] of games.entries()) {
    const letters = dealCode.prefix.toLowerCase();
    lines.push(plainMenuWords.game(index + 1, title, id, letters, storyLine(id)));
  }
  lines.push(...plainMenuWords.howToChoose);
  const withOptions = games.filter(({ options }) => options.length > 0);
  for (const { title, options } of withOptions)
    lines.push(plainMenuWords.variants(title, variantsOf(options)));
  if (labels.length > 0) lines.push(plainMenuWords.savedGames);
  lines.push(plainMenuWords.end);
  return lines;
}

/** What a line chooses in the menu. */
export type LineChoice =
  | NewGameChoice
  | Extract<Choice, { readonly type: "resume" | "broken" | "delete" }>
  | (Extract<Choice, { readonly type: "winnable" }> & { readonly difficulty: Difficulty | undefined });

/** What a line chooses in the menu, or a sentence saying why it chooses nothing. */
export function readMenuLine(line: string, { saved, broken }: SavedGameList): LineChoice | string {
  const [first = "", ...more] = line.split(/\s+/);
  const byLetter = (letter = "") =>
    [...saved, ...broken].find((_, index) => letterOf(index) === letter.toLowerCase());
  const chosen = byLetter(first);
  if (chosen && more.length === 0)
    return "session" in chosen ? { type: "resume", saved: chosen } : { type: "broken", broken: chosen };
  if (first.toLowerCase() === "delete") {
    const what = byLetter(more[0]);
    return what ? { type: "delete", what } : plainMenuWords.howToDelete;
  }
  if (/^\d+$/.test(first)) {
    const game = games[Number(first) - 1];
    return game ? readRequest(game.id, undefined, more) : plainMenuWords.noSuchNumber(first);
  }
  const byCode = gameOfPrefix(first);
  if (byCode) return readRequest(byCode.id, first, more);
  const named = gameNamed(first);
  return named.ok
    ? readRequest(named.value.id, undefined, more)
    : plainMenuWords.noSuchGame(named.error.message);
}

function readRequest(id: string, code: string | undefined, words: readonly string[]): LineChoice | string {
  const game = games.find((candidate) => candidate.id === id);
  let deal = code;
  let today = false;
  let variant = STANDARD;
  let winnable = false;
  let difficulty: Difficulty | undefined;
  for (const word of words) {
    const level = DIFFICULTIES.find((known) => known === word);
    if (word === "today") today = true;
    else if (word === "winnable" || level) [winnable, difficulty] = [true, level ?? difficulty];
    else if (gameOfPrefix(word)) deal = word;
    else if (variantsOf(game?.options ?? []).includes(word)) variant = word;
    else return plainMenuWords.unknownWord(word);
  }
  if (winnable && !today && deal === undefined) return { type: "winnable", game: id, variant, difficulty };
  // Of a code and today, the day counts.
  if (today || deal === undefined) return { type: today ? "daily" : "random", game: id, variant };
  return { type: "deal", game: id, variant, deal };
}
