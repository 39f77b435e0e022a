import type { Page } from "playwright-core";

/** What can be operated, by its role. */
const CONTROLS = new Set([
  "button",
  "checkbox",
  "combobox",
  "link",
  "listbox",
  "menuitem",
  "option",
  "radio",
  "searchbox",
  "slider",
  "spinbutton",
  "switch",
  "tab",
  "textbox",
]);
/** What holds them and has to be told apart. */
const HOLDERS = new Set(["dialog", "group", "radiogroup", "region"]);

interface Heard {
  readonly role: string;
  readonly name: string;
}

/** All that assistive tools are told of the page. */
async function accessible(page: Page): Promise<readonly Heard[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: String(role?.value ?? ""), name: String(name?.value ?? "").trim() }));
}

/** A finger meets this much at least, in CSS pixels: of a table's cards, and of all else but links in running text. */
const LEAST_CARD = 24;
const LEAST = 44;

/** Buttons, links and inputs that are too small for a finger. */
function smallControls(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const open = document.querySelector("dialog[open]") ?? document.body;
    const controls = [
      ...open.querySelectorAll<HTMLElement>("button, a, input:not([hidden]), select, summary"),
    ];
    return controls.flatMap((control) => {
      if (control.matches(".card, .place") || control.closest("p, article")) return [];
      if (!control.checkVisibility()) return [];
      // A label is pressed for its input.
      const { width, height } = (control.closest("label") ?? control).getBoundingClientRect();
      // Parts of a pixel are lost in sums of widths.
      if (width > least - 0.5 && height > least - 0.5) return [];
      const name = control.getAttribute("aria-label") ?? control.textContent?.trim() ?? "";
      return [`${control.tagName.toLowerCase()} "${name}" ${Math.round(width)}×${Math.round(height)}`];
    });
  }, LEAST);
}

/** Cards that something can be done with, and of which too little lies free. */
function coveredCards(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const cards = [...document.querySelectorAll<HTMLElement>(".card.free")];
    return cards.flatMap((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const [columns, rows] = [new Set<number>(), new Set<number>()];
      const look = (x: number, y: number) => {
        if (document.elementFromPoint(x, y)?.closest(".card") !== card) return;
        columns.add(x);
        rows.add(y);
      };
      const isEnough = () => columns.size >= least && rows.size >= least;
      // Of most cards the lines through the middle are enough, which saves looking at every point.
      for (let x = Math.ceil(left); x < right; x++) look(x, (top + bottom) / 2);
      for (let y = Math.ceil(top); y < bottom; y++) look((left + right) / 2, y);
      for (let x = Math.ceil(left); x < right && !isEnough(); x++) {
        for (let y = Math.ceil(top); y < bottom; y++) look(x, y);
      }
      if (isEnough()) return [];
      return [`${card.getAttribute("aria-label")} ${columns.size}×${rows.size}`];
    });
  }, LEAST_CARD - 1);
}

/** What is wrong with the controls of a screen, and how many there are. */
export async function lookAtControls(
  page: Page,
  showsTable: boolean,
): Promise<{ readonly faults: readonly string[]; readonly count: number }> {
  const all = await accessible(page);
  const nameless = all.filter(({ role, name }) => name === "" && (CONTROLS.has(role) || HOLDERS.has(role)));
  const faults = [
    ...nameless.map(({ role }) => `nameless ${role}`),
    ...(await smallControls(page)),
    ...(showsTable ? await coveredCards(page) : []),
  ];
  return { faults, count: all.filter(({ role }) => CONTROLS.has(role)).length };
}
