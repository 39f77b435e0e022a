import { addressOfLink, formatLink } from "@tetrarch/play";
import { beforeEach, expect, test } from "vitest";
import { value } from "../../../testing/value.js";
import { sessionOf } from "./app.js";
import { GAME } from "./kept-game.js";
import { Stage } from "./stage.js";
import { wonGame } from "./wins.js";

const stage = new Stage();

beforeEach(() => stage.playLightly());

test("what came in a message is opened by hand, from home and by keys; what is wrong with it is said", async () => {
  const { page } = stage;
  const { end } = wonGame(GAME, 1);
  const text = value(formatLink({ type: "game", session: end }));
  const address = addressOfLink("https://elsewhere.example/tetrarch/", text);
  await stage.open("");
  await page.getByRole("link", { name: "Open a link" }).click();
  const field = page.getByLabel("What you were sent");
  const open = async (given: string) => {
    await field.fill(given);
    await field.press("Tab");
    await page.getByRole("button", { name: "Open it" }).press("Enter");
  };
  await open(address.slice(0, -4));
  await page.getByRole("alert").getByText("Nothing was opened: the link cannot be read:").waitFor();
  expect(await field.evaluate((node) => node === document.activeElement)).toBe(true);
  await open("<img src=x> hello");
  await page.getByRole("alert").getByText('no link, deal code or game in "<img src=x> hello"').waitFor();
  await open(`Look at this:\n${address}\nWell?`);
  await page.getByText(`won in ${end.now.number} moves`).waitFor();
  // Back leads to where it was pasted.
  await page.goBack();
  await field.waitFor();
  const start = sessionOf(GAME, 8);
  await open(`Try ${start.deal}!`);
  await stage.expectPiles(start);
});
