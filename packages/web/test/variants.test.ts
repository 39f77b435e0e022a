import { messagesOf } from "@tetrarch/engine";
import { beforeEach, expect, test } from "vitest";
import { historyActions } from "./history-actions.js";
import { chooseInMenu } from "./menu.js";
import { Stage } from "./stage.js";

const GAME = "four-gods";
const stage = new Stage();
const { press } = historyActions(stage);

beforeEach(() => stage.playLightly());

test("each variant is explained where it is chosen, to the ear too, and where the game is explained", async () => {
  const { page } = stage;
  const options = Object.values(messagesOf(GAME).options ?? {});
  expect(options).toHaveLength(2);
  await stage.open(GAME);
  await chooseInMenu(stage.page, "New deal …");
  for (const { name, what } of options) {
    await page.getByText(what, { exact: true }).waitFor();
    const box = page.getByRole("checkbox", { name });
    const [described] = await box.evaluateAll((boxes) =>
      boxes.map((one) => document.getElementById(one.getAttribute("aria-describedby") ?? "")?.textContent),
    );
    expect(described).toBe(what);
  }
  await press("Close");
  await chooseInMenu(stage.page, "How to play");
  for (const { what } of options) await page.getByText(what, { exact: false }).waitFor();
});
