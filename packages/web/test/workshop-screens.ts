import type { Stage } from "./stage.js";

/** Comes through every screen of the workshop. */
export async function* workshopScreens(stage: Stage): AsyncGenerator<string> {
  const { page } = stage;
  await stage.open("workshop");
  await page.getByRole("button", { name: "A new set" }).click();
  await page.locator(".rate").first().waitFor();
  await page.getByRole("button", { name: /^Layout/ }).click();
  await page.getByRole("button", { name: "Path 2, row 4", exact: true }).click();
  await page.getByRole("button", { name: /^Friends/, expanded: false }).click();
  await page.getByRole("group", { name: "F01" }).getByLabel("Attack").fill("0");
  await page.locator(".mend li").waitFor();
  await page.getByRole("button", { name: /^Traps/, expanded: false }).click();
  yield "workshop: a set";
  await page.getByRole("button", { name: "Delete …" }).click();
  yield "workshop: Delete";
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("group", { name: "F01" }).getByLabel("Attack").fill("1");
  await page.getByRole("button", { name: "Share …" }).click();
  await page.locator(".address").waitFor();
  yield "workshop: Share";
  const link = await page.getByLabel("Link", { exact: true }).inputValue();
  await page.getByRole("button", { name: "Close" }).click();
  await stage.open("workshop");
  await page.locator(".sets li").waitFor();
  yield "workshop";
  await page.locator(".sets a").click();
  await page.getByRole("button", { name: "Delete …" }).click();
  await page.getByRole("button", { name: "Delete it" }).click();
  await page.getByRole("heading", { name: "Card sets of your own" }).waitFor();
  await page.goto(link);
  await page.getByRole("button", { name: "Play only" }).waitFor();
  yield "link: a deal with somebody else's cards";
}
