import { formatVariant, games, messagesOf, STANDARD, variantsOf } from "@tetrarch/engine";
import { standing } from "./log.js";
import type { BrokenSave } from "./saves/broken.js";
import type { Listed, SavedGame } from "./saves/saves.js";

/** Where a game is chosen: first which, then which deal of it. */
export interface Menu {
  readonly saved: readonly SavedGame[];
  readonly broken: readonly BrokenSave[];
  /** The game whose deals are listed; undefined on the first page. */
  readonly game: string | undefined;
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

/** What choosing an item of the menu asks for. */
export type Choice =
  | { readonly type: "resume"; readonly saved: SavedGame }
  | { readonly type: "broken"; readonly broken: BrokenSave }
  | { readonly type: "delete"; readonly what: SavedGame | BrokenSave }
  | { readonly type: "random" | "daily"; readonly game: string; readonly variant: string }
  | { readonly type: "deal"; readonly game: string; readonly variant: string; readonly deal: string }
  | { readonly type: "game"; readonly game: string }
  | { readonly type: "type-deal" | "next-variant" | "back" | "quit" }
  | { readonly type: "how-to"; readonly game: string };

export interface MenuItem {
  /** The key that chooses it, besides the arrows. */
  readonly key: string;
  readonly label: string;
  /** A line more, below the label. */
  readonly detail: string | undefined;
  readonly choice: Choice;
}

/** The first page; over it what is wrong with other saved games, where anything is. */
export function startMenu({ saved, broken, troubles }: Listed, today: string): Menu {
  return {
    saved,
    broken,
    game: undefined,
    variant: STANDARD,
    chosen: 0,
    typed: undefined,
    page: troubles.length > 0 ? troubles : undefined,
    notice: undefined,
    deleting: undefined,
    today,
  };
}

/** The page of one game. */
export function gamePage(menu: Menu, game: string): Menu {
  return {
    ...menu,
    game,
    variant: STANDARD,
    chosen: 0,
    typed: undefined,
    notice: undefined,
    deleting: undefined,
  };
}

export function menuItems(menu: Menu): readonly MenuItem[] {
  return menu.game === undefined ? firstPage(menu) : dealsPage(menu, menu.game);
}

export function titleOf(gameId: string): string {
  return games.find(({ id }) => id === gameId)?.title ?? gameId;
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

/** Saved games by letters; everything else by its number, however many games are saved. */
function keyed(saved: readonly Item[], others: readonly Item[]): readonly MenuItem[] {
  return [
    ...saved.map((each, index) => ({ ...each, key: letterOf(index) })),
    ...others.map((each, index) => ({ ...each, key: each.choice.type === "quit" ? "q" : String(index + 1) })),
  ];
}

/** The saved games, all or one game's: first those that can be resumed. */
function savedItems({ saved, broken, game }: Menu): readonly Item[] {
  const isListed = (each: { readonly game: string }) => game === undefined || each.game === game;
  return [
    ...saved.filter(isListed).map((each) => item(resumeLabel(each), { type: "resume", saved: each })),
    ...broken.filter(isListed).map((each) => item(brokenLabel(each), { type: "broken", broken: each })),
  ];
}

export function resumeLabel(saved: SavedGame): string {
  const held = saved.heldBy === undefined ? "" : " · open in another terminal";
  return `Resume ${savedLabel(saved)}${held}`;
}

function savedLabel({ game, session }: SavedGame): string {
  const deal = session.deal.includes(" ") ? "own deal" : session.deal;
  const variant = session.variant.length > 0 ? ` · ${formatVariant(session.variant)}` : "";
  return `${titleOf(game)} · ${deal}${variant} · ${standing(session)}`;
}

export function brokenLabel({ game, reason }: BrokenSave): string {
  return `Broken: ${titleOf(game)} · ${reason}`;
}

/** What there is to know of a broken save. */
export function aboutBroken({ game, path, reason }: BrokenSave): readonly string[] {
  return [
    `A saved game of ${titleOf(game)} cannot be resumed: ${reason}.`,
    `It is kept in\n${path}`,
    "It is a text, and may still tell which deal it was and which moves were made. It stays there until it is deleted.",
  ];
}

/** The question before a saved game is deleted: what is lost, and where it lies. */
export function deleteQuestion(what: SavedGame | BrokenSave): string {
  if ("session" in what) {
    const isOfContest = what.attempt?.origin === "contest";
    const counts = isOfContest ? " It is a game of a series or duel: deleted, it counts as resigned." : "";
    return `Delete ${savedLabel(what)} for ever? It lies in ${what.path} and nowhere else: its moves are lost.${counts}`;
  }
  return `Delete what is left of this game of ${titleOf(what.game)} for ever? It lies in ${what.path} and nowhere else.`;
}

function firstPage(menu: Menu): readonly MenuItem[] {
  return keyed(savedItems(menu), [
    ...games.map(({ id, title }) => item(title, { type: "game", game: id }, storyLine(id))),
    item("Quit", { type: "quit" }),
  ]);
}

function dealsPage(menu: Menu, game: string): readonly MenuItem[] {
  const { variant } = menu;
  const options = games.find(({ id }) => id === game)?.options ?? [];
  return keyed(savedItems(menu), [
    item("New random deal", { type: "random", game, variant }),
    item(`Deal of the day (${menu.today})`, { type: "daily", game, variant }),
    item("Deal by its code or card list …", { type: "type-deal" }),
    ...(options.length > 0
      ? [item(`Variant: ${variant} (Enter for the next)`, { type: "next-variant" })]
      : []),
    item("Story and how to play", { type: "how-to", game }),
    item("Back", { type: "back" }),
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
