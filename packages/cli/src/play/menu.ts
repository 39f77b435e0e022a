import { formatVariant, games, messagesOf, STANDARD, variantsOf } from "@tetrarch/engine";
import { standing } from "./chronicle.js";
import type { SavedGame } from "./saves/saves.js";

/** Where a game is chosen: first which, then which deal of it. */
export interface Menu {
  readonly saved: readonly SavedGame[];
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
  /** The day, for the deal of the day. */
  readonly today: string;
}

/** What choosing an item of the menu asks for. */
export type Choice =
  | { readonly type: "resume"; readonly saved: SavedGame }
  | { readonly type: "random" | "daily"; readonly game: string; readonly variant: string }
  | { readonly type: "deal"; readonly game: string; readonly variant: string; readonly deal: string }
  | { readonly type: "game"; readonly game: string }
  | { readonly type: "type-deal" | "next-variant" | "back" | "quit" }
  | { readonly type: "how-to"; readonly game: string };

export interface MenuItem {
  readonly label: string;
  /** A line more, below the label. */
  readonly detail: string | undefined;
  readonly choice: Choice;
}

/** The first page; over it what is wrong with other saved games, where anything is. */
export function startMenu(
  saved: readonly SavedGame[],
  today: string,
  troubles: readonly string[] = [],
): Menu {
  return {
    saved,
    game: undefined,
    variant: STANDARD,
    chosen: 0,
    typed: undefined,
    page: troubles.length > 0 ? troubles : undefined,
    notice: undefined,
    today,
  };
}

/** The page of one game. */
export function gamePage(menu: Menu, game: string): Menu {
  return { ...menu, game, variant: STANDARD, chosen: 0, typed: undefined, notice: undefined };
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

function item(label: string, choice: Choice, detail?: string): MenuItem {
  return { label, detail, choice };
}

function resumeItems(saved: readonly SavedGame[]): readonly MenuItem[] {
  return saved.map((game) => item(resumeLabel(game), { type: "resume", saved: game }));
}

export function resumeLabel({ game, session, heldBy }: SavedGame): string {
  const deal = session.deal.includes(" ") ? "own deal" : session.deal;
  const variant = session.variant.length > 0 ? ` · ${formatVariant(session.variant)}` : "";
  const held = heldBy === undefined ? "" : " · open in another terminal";
  return `Resume ${titleOf(game)} · ${deal}${variant} · ${standing(session)}${held}`;
}

function firstPage(menu: Menu): readonly MenuItem[] {
  return [
    ...resumeItems(menu.saved),
    ...games.map(({ id, title }) => item(title, { type: "game", game: id }, storyLine(id))),
    item("Quit", { type: "quit" }),
  ];
}

function dealsPage(menu: Menu, game: string): readonly MenuItem[] {
  const { variant } = menu;
  const options = games.find(({ id }) => id === game)?.options ?? [];
  return [
    ...resumeItems(menu.saved.filter((saved) => saved.game === game)),
    item("New random deal", { type: "random", game, variant }),
    item(`Deal of the day (${menu.today})`, { type: "daily", game, variant }),
    item("Deal by its code or card list …", { type: "type-deal" }),
    ...(options.length > 0
      ? [item(`Variant: ${variant} (Enter for the next)`, { type: "next-variant" })]
      : []),
    item("Story and how to play", { type: "how-to", game }),
    item("Back", { type: "back" }),
  ];
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
