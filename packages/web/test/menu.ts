import type { Locator, Page } from "playwright-core";

/** Presses what was found, whose name is needed where one comes to it by keys. */
export type Press = (control: Locator, name: string) => Promise<void>;

const click: Press = (control) => control.click();

/** A click without the mouse's way there, for tests of what it opens: it takes a third of the time. */
export const clickAtOnce: Press = (control) => control.dispatchEvent("click");

/** Chooses an entry of the table's menu, which lies in its first sheet or behind *More*. */
export async function chooseInMenu(page: Page, name: string, press: Press = click): Promise<void> {
  await press(page.getByRole("button", { name: "Menu", exact: true }), "Menu");
  await chooseInOpenMenu(page, name, press);
}

/** Chooses an entry of the menu that is open. */
export async function chooseInOpenMenu(page: Page, name: string, press: Press = click): Promise<void> {
  const sheet = page.getByRole("dialog");
  await sheet.waitFor();
  const entry = (wanted: string) =>
    sheet
      .getByRole("button", { name: wanted, exact: true })
      .or(sheet.getByRole("link", { name: wanted, exact: true }));
  const more = entry("More …");
  // The end of a contest's game has its buttons when its contest was read.
  await entry(name).or(more).first().waitFor();
  if ((await entry(name).count()) === 0 && (await more.count()) > 0) await press(more, "More …");
  await press(entry(name), name);
}

/** Opens the rules, the last part of *How to play*. */
export async function openRules(page: Page): Promise<void> {
  await chooseInMenu(page, "How to play");
  await page.getByRole("dialog").getByText("Rules", { exact: true }).click();
}
