import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { duelActions, TOMB } from "./duel-actions.js";
import { enter, resignByKeys, tabTo } from "./keys.js";
import { Stage } from "./stage.js";

const stage = new Stage();
const { contests, putContest } = duelActions(stage);

/** What is heard of the table of games: its rows, a cell after the other, by what they are. */
async function tableHeard(page: Page): Promise<readonly string[]> {
  const rows = await page.getByRole("region", { name: "Games and points" }).getByRole("row").all();
  const heard = rows.map(async (row) => {
    const cells = row.getByRole("columnheader").or(row.getByRole("rowheader")).or(row.getByRole("cell"));
    return (await cells.allInnerTexts()).map((text) =>
      text.replace(/\s+/g, " ").replaceAll(" ,", ",").trim(),
    );
  });
  return (await Promise.all(heard)).map((row) => row.join(" | ").trim());
}

async function typeInto(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
}

/** The one game of the duel is begun and resigned, and its page in the book comes back. */
async function playByKeys(page: Page): Promise<void> {
  await enter(page, "Play the game");
  await page.getByRole("group", { name: "Table" }).getByRole("button").first().waitFor();
  await resignByKeys(page);
  await page.getByRole("dialog", { name: "Resigned" }).waitFor();
  await enter(page, "Back to the duel");
  await page.getByRole("region", { name: "Games and points" }).waitFor();
}

async function linkByKeys(page: Page): Promise<string> {
  await enter(page, "Send the games");
  const field = page.getByRole("dialog").getByRole("textbox", { name: "Link" });
  await field.waitFor();
  await tabTo(page, "Link");
  const link = await field.inputValue();
  await page.keyboard.press("Escape");
  await field.waitFor({ state: "detached" });
  return link;
}

test("TK-31: a whole duel between two devices by keys and by ear alone", async () => {
  const { page } = stage;
  await stage.playLightly();
  await stage.open(`duels/new/link/${TOMB}`);
  const lengths = page.getByRole("group", { name: "How long" }).getByRole("radio");
  await lengths.first().waitFor();
  // Of the lengths the chosen one has the focus; arrows choose another.
  const chosen = await lengths.evaluateAll((all) =>
    all.findIndex((one) => (one as HTMLInputElement).checked),
  );
  const one = page.getByRole("radio", { name: "one game" });
  await tabTo(page, (await lengths.nth(chosen).evaluate((radio) => radio.parentElement?.textContent)) ?? "");
  for (let presses = 0; presses < 5 && !(await one.isChecked()); presses++)
    await page.keyboard.press("ArrowDown");
  expect(await one.isChecked()).toBe(true);
  await typeInto(page, "Your name", "Ann");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Play the game" }).waitFor();
  await playByKeys(page);
  const challenge = await linkByKeys(page);
  const [anns] = await contests();

  await stage.becomeSomebodyElse();
  await page.goto(challenge);
  await page.getByRole("heading", { name: "Ann challenges you" }).waitFor();
  await typeInto(page, "Your name", "Ben");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Play the game" }).waitFor();
  await playByKeys(page);
  const settled = ["Game | Ann | Ben", "1 | 0/0 resigned | 0/0 resigned", "Total | 0 | 0"];
  expect(await tableHeard(page)).toEqual(settled);
  const answer = await linkByKeys(page);

  await stage.becomeSomebodyElse();
  await stage.open("");
  await page.locator(".doors").waitFor();
  if (anns) await putContest(anns);
  await page.goto(answer);
  await page.getByText("A draw, 0 to 0").waitFor();
  expect(await tableHeard(page)).toEqual(settled);
});
