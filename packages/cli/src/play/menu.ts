import { type AnyGame, games, hasCardSets, messagesOf, STANDARD, unwrap, variantsOf } from "@tetrarch/engine";
import { DIFFICULTIES, type Difficulty } from "@tetrarch/solver";
import { gameById } from "../content/games.js";
import { menuWords } from "../words/en/menu.js";
import type { NewGameRequest } from "./game-keeper.js";
import type { Model } from "./model.js";
import type { BrokenSave } from "./saves/broken.js";
import type { SavedGame, SavedGameList } from "./saves/saves.js";
import { DEFAULT_SETTINGS, SETTING_NAMES, type SettingName, type Settings } from "./saves/settings-file.js";

/** Where a game is chosen: first which, then which deal of it. */
export interface Menu {
  readonly saved: readonly SavedGame[];
  readonly broken: readonly BrokenSave[];
  /** The game whose deals are listed; undefined on the first page. */
  readonly game: string | undefined;
  /** What else there is besides playing: the page of it that is shown, in place of the games. */
  readonly more?: More | undefined;
  /** What is set, where the page of settings may be shown; the defaults where it is missing. */
  readonly settings?: Settings | undefined;
  /** How difficult a deal is to be that is proved winnable; any where it is missing. */
  readonly difficulty?: Difficulty | undefined;
  readonly variant: string;
  readonly chosen: number;
  /** A deal being typed; undefined when none is. */
  readonly typed: string | undefined;
  /** A text to be read, over the menu. */
  readonly page: readonly string[] | undefined;
  /** The line of it that is shown first; the first of all when undefined. */
  readonly scroll?: number | undefined;
  readonly notice: string | undefined;
  /** What is to be deleted, if the player says so. */
  readonly deleting: SavedGame | BrokenSave | undefined;
  /** The day, for the deal of the day. */
  readonly today: string;
}

/** The list of everything besides playing, that of the games that one of its commands takes, or the settings. */
type More = "list" | "learn" | "puzzle" | "series new" | "settings";

export type NewGameChoice =
  | { readonly type: "random" | "daily"; readonly game: string; readonly variant: string }
  | { readonly type: "deal"; readonly game: string; readonly variant: string; readonly deal: string };

/** What choosing an item of the menu asks for. */
export type Choice =
  | { readonly type: "resume"; readonly saved: SavedGame }
  | { readonly type: "broken"; readonly broken: BrokenSave }
  | { readonly type: "delete"; readonly what: SavedGame | BrokenSave }
  | NewGameChoice
  | { readonly type: "game"; readonly game: string }
  | { readonly type: "type-deal" | "next-variant" | "next-difficulty" | "back" | "quit" }
  /** A new game of a random deal that is proved winnable. */
  | { readonly type: "winnable"; readonly game: string; readonly variant: string }
  | { readonly type: "more"; readonly more: More }
  /** A command of the command line: shown as a text, or run in place of the menu where it asks for answers. */
  | { readonly type: "command"; readonly args: readonly string[]; readonly isTalk: boolean }
  | { readonly type: "how-to"; readonly game: string }
  | { readonly type: "setting"; readonly name: SettingName };

export interface MenuItem {
  /** The key that chooses it, besides the arrows. */
  readonly key: string;
  readonly label: string;
  /** A line more, below the label. */
  readonly detail: string | undefined;
  readonly choice: Choice;
}

/** A page on which nothing was done yet. */
const FRESH = {
  variant: STANDARD,
  chosen: 0,
  typed: undefined,
  notice: undefined,
  deleting: undefined,
} as const;

/** The first page; over it what is wrong with other saved games, where anything is. */
export function startMenu({ saved, broken, troubles }: SavedGameList, today: string): Menu {
  const page = troubles.length > 0 ? troubles : undefined;
  return { ...FRESH, saved, broken, game: undefined, page, today };
}

export function gamePage(menu: Menu, game: string): Menu {
  return { ...menu, ...FRESH, game, more: undefined };
}

export function menuItems(menu: Menu): readonly MenuItem[] {
  if (menu.game !== undefined) return dealsPage(menu, menu.game);
  return menu.more === undefined ? firstPage(menu) : morePage(menu.more, menu.settings ?? DEFAULT_SETTINGS);
}

/** Everything besides playing. */
function morePage(more: More, settings: Settings): readonly MenuItem[] {
  const back = item(menuWords.back, { type: "back" });
  if (more === "list") return keyed([], [...moreItems(), back]);
  if (more === "settings") {
    const switches = SETTING_NAMES.map((name) =>
      item(menuWords.setting(name, settings[name]), { type: "setting", name }),
    );
    return keyed([], [...switches, back]);
  }
  const perGame = games.map(({ id, title }) =>
    item(title, { type: "command", args: [...more.split(" "), id], isTalk: more !== "series new" }),
  );
  return keyed([], [...perGame, back]);
}

function moreItems(): readonly Item[] {
  const text = (label: string, ...args: readonly string[]) =>
    item(label, { type: "command", args, isTalk: false });
  // What takes its time shows on the plain terminal how far it has come.
  const talk = (label: string, ...args: readonly string[]) =>
    item(label, { type: "command", args, isTalk: true });
  const { more } = menuWords;
  return [
    item(more.learn, { type: "more", more: "learn" }),
    item(more.puzzles, { type: "more", more: "puzzle" }),
    talk(more.coach, "coach"),
    text(more.today, "today", "--month"),
    text(more.history, "history"),
    talk(more.field, "field"),
    talk(more.retry, "retry"),
    item(more.series, { type: "more", more: "series new" }),
    talk(more.duelHere, "duel", "here"),
    text(more.duels, "duel", "--help"),
    text(more.debts, "duel", "debts"),
    text(more.trends, "history", "trends"),
    item(more.settings, { type: "more", more: "settings" }),
  ];
}

/** The first sentence of a game's story. */
export function storyLine(gameId: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(messagesOf(gameId).story)?.[0] ?? "";
}

type Item = Omit<MenuItem, "key">;

function item(label: string, choice: Choice, detail?: string): Item {
  return { label, detail, choice };
}

/** All but q, which quits, and x, which deletes. */
const LETTERS = "abcdefghijklmnoprstuvwyz";

/** What chooses a saved game, by its place in the list: never a number, for those are the games' own. */
export function letterOf(index: number): string {
  const letter = LETTERS[index % LETTERS.length] ?? "";
  return index < LETTERS.length ? letter : `${letter}${Math.floor(index / LETTERS.length) + 1}`;
}

/** Saved games by letters; everything else by its number, however many games are saved, and from the tenth on by letters. */
function keyed(saved: readonly Item[], others: readonly Item[]): readonly MenuItem[] {
  return [
    ...saved.map((each, index) => ({ ...each, key: letterOf(index) })),
    ...others.map((each, index) => ({
      ...each,
      key: each.choice.type === "quit" ? "q" : index < 9 ? String(index + 1) : letterOf(index - 9),
    })),
  ];
}

/** The saved games, all or one game's: first those that can be resumed. */
function savedItems({ saved, broken, game }: Menu): readonly Item[] {
  const isListed = (each: { readonly game: string }) => game === undefined || each.game === game;
  return [
    ...saved.filter(isListed).map((each) => item(menuWords.resume(each), { type: "resume", saved: each })),
    ...broken.filter(isListed).map((each) => item(menuWords.broken(each), { type: "broken", broken: each })),
  ];
}

function firstPage(menu: Menu): readonly MenuItem[] {
  return keyed(savedItems(menu), [
    ...games.map(({ id, title }) => item(title, { type: "game", game: id }, storyLine(id))),
    item(menuWords.more.title, { type: "more", more: "list" }, menuWords.more.detail),
    item(menuWords.quit, { type: "quit" }),
  ]);
}

function dealsPage(menu: Menu, game: string): readonly MenuItem[] {
  const { variant } = menu;
  const options = games.find(({ id }) => id === game)?.options ?? [];
  return keyed(savedItems(menu), [
    item(menuWords.random, { type: "random", game, variant }),
    item(menuWords.daily(menu.today), { type: "daily", game, variant }),
    item(menuWords.typeDeal, { type: "type-deal" }),
    ...(options.length > 0 ? [item(menuWords.variant(variant), { type: "next-variant" })] : []),
    item(menuWords.howTo, { type: "how-to", game }),
    item(menuWords.winnable, { type: "winnable", game, variant }),
    item(menuWords.difficulty(menu.difficulty), { type: "next-difficulty" }),
    item(menuWords.back, { type: "back" }),
  ]);
}

export function step(menu: Menu, by: number): Menu {
  const count = menuItems(menu).length;
  return { ...menu, chosen: (((menu.chosen + by) % count) + count) % count, notice: undefined };
}

/** The variant after this one, the first after the last. */
export function nextVariant(menu: Menu): Menu {
  const variants = variantsOf(games.find(({ id }) => id === menu.game)?.options ?? []);
  const next = variants[(variants.indexOf(menu.variant) + 1) % variants.length] ?? STANDARD;
  return { ...menu, variant: next };
}

/** The next difficulty for deals that are proved winnable, any after the hardest. */
export function nextDifficulty(menu: Menu): Menu {
  const all = [undefined, ...DIFFICULTIES];
  return { ...menu, difficulty: all[(all.indexOf(menu.difficulty) + 1) % all.length] };
}

/** The player's own card set, where a game has card sets. */
export function cardSetFor(gameId: string, ownCardSet: string | undefined): string | undefined {
  const game = games.find(({ id }) => id === gameId);
  return game && hasCardSets(game) ? ownCardSet : undefined;
}

/** The request for the new game that an item of the menu stands for. */
export function requestOf(choice: NewGameChoice, ownCardSet: string | undefined): NewGameRequest {
  const { type, game, variant } = choice;
  const deal = type === "deal" ? choice.deal : undefined;
  return { deal, today: type === "daily", variant, cardSet: cardSetFor(game, ownCardSet) };
}

/** A registered game, with the text of the player's own card set where it has card sets. Throws for other texts: a bug. */
export function gameWith(id: string, ownCardSet: string | undefined): AnyGame {
  return unwrap(gameById(id, cardSetFor(id, ownCardSet)));
}

/** What the player finds first, and what is wrong with saved games. */
export type Opening =
  | { readonly kind: "game"; readonly model: Model; readonly troubles: readonly string[] }
  | { readonly kind: "menu"; readonly menu: Menu; readonly troubles: readonly string[] };
