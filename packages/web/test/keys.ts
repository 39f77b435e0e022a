import type { Session } from "@tetrarch/engine";
import type { Page } from "playwright-core";
import { type Arrow, type SeenTable, seeTable, stepsBetween, wayTo } from "./arrow-map.js";
import type { Input } from "./input.js";
import { chooseInMenu } from "./menu.js";

/** Whoever presses Tab more often has been round the page and found nothing. */
const MOST_TABS = 100;

/** Presses Tab until the page says that the focus is where it is wanted. */
async function tabUntil(page: Page, isThere: (name: string) => boolean, name: string): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await page.evaluate(isThere, name)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not come to ${name}`);
}

/** Comes with Tab to what is called so. */
export function tabTo(page: Page, name: string): Promise<void> {
  const hasFocus = (wanted: string) => {
    const focused = document.activeElement;
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : focused;
    return (focused?.getAttribute("aria-label") ?? label?.textContent ?? "").trim().startsWith(wanted);
  };
  return tabUntil(page, hasFocus, name);
}

/** Comes with Tab to what is called so, and presses Enter. */
export async function enter(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}

/** From home to a deal's table, as somebody goes who has read its code somewhere. */
export async function goToDeal(page: Page, { game, deal }: Session): Promise<void> {
  await enter(page, game.title);
  await page.locator(".table [data-stop]").first().waitFor();
  await chooseInMenu(page, "New deal …", (_, name) => enter(page, name));
  await tabTo(page, "By its code");
  await page.keyboard.type(deal);
  await page.keyboard.press("Enter");
}

export async function resignByKeys(page: Page): Promise<void> {
  await chooseInMenu(page, "Resign", (_, name) => enter(page, name));
  await page.getByRole("dialog", { name: "Resign?" }).waitFor();
  await enter(page, "Resign");
}

/** Looks at the table, with the cursor on it. */
export async function lookAtTable(page: Page): Promise<SeenTable> {
  const seen = await seeTable(page);
  if (seen.here !== "") return seen;
  await tabUntil(page, () => document.activeElement?.hasAttribute("data-stop") ?? false, "the table");
  return seeTable(page);
}

/** Brings the cursor with the arrow keys to a stop on the table, which is seen so. */
export async function walkTo(page: Page, seen: SeenTable, goal: string): Promise<void> {
  /** Where keys led, which may not be where they seem to lead. */
  const learnt: Record<string, Partial<Record<Arrow, string>>> = {};
  let { here, stops } = seen;
  for (let isFirst = true; here !== goal; isFirst = false) {
    const looks = stepsBetween(stops);
    const steps = Object.fromEntries(stops.map(({ id }) => [id, { ...looks[id], ...learnt[id] }]));
    const way = wayTo(steps, here, goal);
    if (!way?.[0]) throw new Error(`no arrow keys lead from ${here} to ${goal}`);
    // At first straight on; whoever was led astray looks after every key.
    const keys = isFirst ? way : way.slice(0, 1);
    await Promise.all(keys.map((key) => page.keyboard.press(key)));
    const from = here;
    ({ here, stops } = await seeTable(page));
    if (keys.length === 1) learnt[from] = { ...learnt[from], [way[0]]: here };
  }
}

/** The stop at a card, counted from the top of its pile, or at the pile itself. */
export function stopAt({ stops }: SeenTable, pile: string, depth: number): string {
  const ofPile = stops.filter((stop) => stop.pile === pile);
  const stop = ofPile.find(({ fromTop }) => fromTop === depth) ?? ofPile.find(({ fromTop }) => fromTop === 0);
  return stop?.id ?? "";
}

/** With Tab onto the table, arrow keys from card to card, and Enter to lift and to lay. */
export const byKeys: Input = async (page, { from, depth, to }) => {
  const before = await lookAtTable(page);
  await walkTo(page, before, stopAt(before, from, depth));
  await page.keyboard.press("Enter");
  const then = await seeTable(page);
  if (!then.isLifted) return;
  await walkTo(page, then, stopAt(then, to, 1));
  await page.keyboard.press("Enter");
};
