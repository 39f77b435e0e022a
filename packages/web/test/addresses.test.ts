import { beforeEach, expect, test } from "vitest";
import { sessionOf } from "./app.js";
import { GAME, keptGame } from "./kept-game.js";
import { Stage } from "./stage.js";

const stage = new Stage();
const { expectNotice, playOn } = keptGame(stage);

beforeEach(() => stage.playLightly());

test("what is wrong with an address is told where it leads, and what is right in it is followed", async () => {
  const { page } = stage;
  const [wanted, other] = [sessionOf(GAME, 8), sessionOf(GAME, 9)];
  const news = page.locator(".home .news");
  const expectHome = async (words: RegExp) => {
    await expect.poll(() => news.innerText()).toMatch(words);
    await expect.poll(() => page.getByRole("alert").innerText()).toMatch(words);
  };
  await stage.open("no-such-place");
  await expectHome(/There is no page called "no-such-place"/);
  await page.goto(`${stage.address}#/%E0%A4%A`);
  await expectHome(/There is no page called/);
  await page.locator(".door", { hasText: "Four Kingdoms" }).click();
  await page.locator(".table [data-stop]").first().waitFor();
  await page.getByRole("link", { name: "Home" }).click();
  await page.locator(".doors").waitFor();
  await expect.poll(() => news.count()).toBe(0);
  await page.goto(`${stage.address}#/${GAME}/FK-%${wanted.deal.slice(3)}`);
  await stage.expectPiles(wanted);
  await expectNotice(/“%” in the address .* it names deal FK-8-/);
  await playOn(wanted, 1);
  // The deal is wrong, the place is right: the game in play stays on the table.
  await stage.open(`${GAME}/FK-8-8`);
  await expectNotice(/The deal in the address is none: the check digit of FK-8-8 is wrong/);
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#/${GAME}`);
  await stage.open(`four-kingdom/${other.deal}`);
  await page.getByRole("button", { name: `Play ${other.deal}` }).click();
  await stage.expectPiles(other);
});
