import type { Stage } from "./stage.js";

/** Comes through every screen of the workshop. */
export async function* workshopScreens(stage: Stage): AsyncGenerator<string> {
  const { page } = stage;
  await stage.open("workshop");
  await page.getByRole("button", { name: "A new set" }).click();
  await page.locator(".rate").waitFor();
  await page.getByRole("button", { name: /^Friends/ }).click();
  await page.getByRole("group", { name: "F01" }).getByLabel("Attack").fill("0");
  await page.locator(".mend li").waitFor();
  await page.getByRole("button", { name: /^Traps/ }).click();
  yield "workshop: a set";
  await page.getByRole("button", { name: "Delete …" }).click();
  yield "workshop: Delete";
  await page.getByRole("button", { name: "Keep it" }).click();
  await stage.open("workshop");
  await page.locator(".sets li").waitFor();
  yield "workshop";
}
