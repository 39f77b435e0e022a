import { menuWords } from "../../words/en/menu.js";
import type { KeyPress } from "../keys.js";
import { type Choice, type Menu, menuItems, step } from "../menu.js";
import type { Size } from "./layout.js";
import { pageReach } from "./menu-frame.js";
import { scrolledTo } from "./widgets.js";

/** The longest deal that can be typed: a card list of 104 cards has some 310 characters. */
const LONGEST = 2000;

/** What a key does in the menu: the menu after it, or what was chosen. */
export function readMenuKey(
  menu: Menu,
  key: KeyPress,
  size: Size,
): { readonly menu: Menu } | { readonly choice: Choice } {
  if (menu.page !== undefined) return { menu: readPageKey(menu, menu.page, key, size) };
  if (menu.deleting !== undefined) return readAnswer(menu, menu.deleting, key);
  if (menu.typed !== undefined) return readDealKey(menu, menu.typed, key);
  switch (key.name) {
    case "up":
    case "back-tab":
      return { menu: step(menu, -1) };
    case "down":
    case "tab":
      return { menu: step(menu, 1) };
    case "enter":
      return chosen(menu, menu.chosen);
    case "escape":
      return menu.game === undefined && menu.more === undefined ? { menu } : { choice: { type: "back" } };
    case "character":
      return key.ctrl ? { menu } : readCharacter(menu, key.text);
    default:
      return { menu };
  }
}

function readPageKey(menu: Menu, page: readonly string[], key: KeyPress, size: Size): Menu {
  const scroll = scrolledTo(menu.scroll ?? 0, pageReach(page, size), key);
  return scroll === undefined ? { ...menu, page: undefined, scroll } : { ...menu, scroll };
}

function chosen(menu: Menu, index: number): { readonly menu: Menu } | { readonly choice: Choice } {
  const item = menuItems(menu)[index];
  return item ? { choice: item.choice } : { menu };
}

function readCharacter(menu: Menu, text: string): { readonly menu: Menu } | { readonly choice: Choice } {
  if (text === "q") return { choice: { type: "quit" } };
  if (text === "x") return { menu: withDeleteQuestion(menu) };
  if (text === " ") return chosen(menu, menu.chosen);
  return chosen(
    menu,
    menuItems(menu).findIndex(({ key }) => key === text),
  );
}

function withDeleteQuestion(menu: Menu): Menu {
  const choice = menuItems(menu)[menu.chosen]?.choice;
  if (choice?.type === "resume") return { ...menu, deleting: choice.saved, notice: undefined };
  if (choice?.type === "broken") return { ...menu, deleting: choice.broken, notice: undefined };
  return { ...menu, notice: menuWords.onlySaved };
}

function readAnswer(
  menu: Menu,
  what: Menu["deleting"] & object,
  key: KeyPress,
): ReturnType<typeof readMenuKey> {
  if (key.text === "y" && !key.ctrl) return { choice: { type: "delete", what } };
  return key.text === "n" || key.name === "escape" ? { menu: { ...menu, deleting: undefined } } : { menu };
}

function readDealKey(
  menu: Menu,
  typed: string,
  key: KeyPress,
): { readonly menu: Menu } | { readonly choice: Choice } {
  const { game, variant } = menu;
  switch (key.name) {
    case "enter":
      if (typed.trim() === "" || game === undefined) return { menu: { ...menu, typed: undefined } };
      return { choice: { type: "deal", game, variant, deal: typed.trim() } };
    case "escape":
      return { menu: { ...menu, typed: undefined, notice: undefined } };
    case "backspace":
      return { menu: { ...menu, typed: typed.slice(0, -1), notice: undefined } };
    case "character":
      if (key.ctrl) return { menu };
      return { menu: { ...menu, typed: (typed + key.text).slice(0, LONGEST), notice: undefined } };
    case "paste":
      return readPastedDeal(menu, typed, key.text);
    default:
      return { menu };
  }
}

/** A deal that was pasted, perhaps over several lines; a line break at its end is Enter. */
function readPastedDeal(menu: Menu, before: string, text: string): ReturnType<typeof readDealKey> {
  const typed = (before + text.replace(/\s+/g, " ")).slice(0, LONGEST);
  const pasted = { ...menu, typed, notice: undefined };
  return text.endsWith("\n")
    ? readDealKey(pasted, typed, { name: "enter", text: "", ctrl: false })
    : { menu: pasted };
}
