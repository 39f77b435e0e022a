import { readFileSync } from "node:fs";
import { builtInCardSet, editionOf, parseCardSet } from "@tetrarch/engine/four-gods";
import { beforeEach, expect, test } from "vitest";
import { Stage } from "./stage.js";
import { recordsIn } from "./stored.js";

const stage = new Stage();

beforeEach(() => stage.playLightly());

async function press(name: string | RegExp): Promise<void> {
  await stage.page.getByRole("button", { name, exact: true }).click();
}

async function openWorkshop(): Promise<void> {
  await stage.open("workshop");
  await stage.page.getByRole("heading", { name: "Card sets of your own" }).waitFor();
}

function fileOf(name: string, text: string) {
  return { name, mimeType: "application/json", buffer: Buffer.from(text) };
}

test("FG-0: a set is made, wrong fields are told where they are, it is kept, exported and imported again", async () => {
  const { page } = stage;
  await openWorkshop();
  await press("A new set");
  await page.getByLabel("Name of the set").fill("Dream of the sea");
  await page.getByText("All in order: it can be played.").waitFor();
  await page.getByRole("button", { name: /^Friends/ }).click();
  const first = page.getByRole("group", { name: "F01" });
  const portrait = () => first.locator("img").getAttribute("src");
  const usual = await portrait();
  await first.getByLabel("Name").fill("Ada Brine");
  expect(await portrait()).toBe(usual);
  await first.getByLabel("Attack").fill("0");
  await first.getByText("Write a whole number from 1 to 1,000,000.").waitFor();
  expect(await first.getByLabel("Attack").getAttribute("aria-invalid")).toBe("true");
  expect(await page.getByRole("button", { name: "Export" }).isDisabled()).toBe(true);
  // From the list of what is wrong to its field.
  await press("Friends F01, attack");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("90");
  await page.getByText("All in order: it can be played.").waitFor();
  await expect.poll(async () => JSON.stringify(await recordsIn(page, "sets"))).toContain('"attack":90');
  await page.reload();
  await page.getByRole("heading", { name: "Dream of the sea" }).waitFor();
  const downloading = page.waitForEvent("download");
  await press("Export");
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("Dream-of-the-sea.json");
  const text = readFileSync(await download.path(), "utf8");
  const friends = builtInCardSet.friends.map((card, index) =>
    index === 0 ? { ...card, name: "Ada Brine", attack: 90 } : card,
  );
  // The very file that the terminal plays with.
  expect(parseCardSet(JSON.parse(text))).toEqual({
    ok: true,
    value: editionOf({ ...builtInCardSet, name: "Dream of the sea", version: "1", friends }),
  });
  await press("Delete …");
  await page.getByRole("dialog").getByRole("button", { name: "Delete it" }).click();
  await page.getByRole("heading", { name: "Card sets of your own" }).waitFor();
  expect(await recordsIn(page, "sets")).toEqual([]);
  const picker = page.locator("input[type=file]");
  await picker.setInputFiles(fileOf("sea.json", text.replace('"attack": 90', '"attack": -1')));
  await page
    .getByText("Nothing was imported: friends F01 attack: expected a whole number", { exact: false })
    .waitFor();
  await picker.setInputFiles(fileOf("sea.json", text));
  await page.getByRole("heading", { name: "Dream of the sea" }).waitFor();
});

test("how hard a set is, is told by games that a sensible player plays with it", async () => {
  const { page } = stage;
  await openWorkshop();
  // Nobody can lose who strikes so hard.
  const friends = builtInCardSet.friends.map((card) => ({ ...card, attack: 900, defence: 900, luck: 900 }));
  const weapons = builtInCardSet.weapons.map((card) => ({ ...card, luck: 0 }));
  const strong = JSON.stringify({ ...builtInCardSet, name: "Strong", friends, weapons });
  await page.locator("input[type=file]").setInputFiles(fileOf("strong.json", strong));
  const rate = page.locator(".rate").first();
  await rate.waitFor();
  const shown = async () => {
    const [, won = "0", played = "0"] = /wins (\d+) of ([\d,]+) deals/.exec(await rate.innerText()) ?? [];
    return { won: Number(won), played: Number(played.replace(",", "")) };
  };
  const buttons = ["Play this set", "Share …", "Export"].map((name) => page.getByRole("button", { name }));
  const places = () => Promise.all(buttons.map((button) => button.boundingBox()));
  const before = await places();
  await expect.poll(async () => (await shown()).played).toBeGreaterThanOrEqual(50);
  expect(await places()).toEqual(before);
  const first = await shown();
  // With the usual cards it is some 19 % of them.
  expect(first.won / first.played).toBeGreaterThan(0.6);
  await page.getByText("It can be won: a player who sees no more than you has done it.").waitFor();
  // Another name, or none for a while, changes no chance: it goes on where it was.
  await page.getByLabel("Name of the set").fill("");
  await page.getByText("Write something here, at most 80 letters.").first().waitFor();
  await page.getByLabel("Name of the set").fill("Stronger");
  await page.getByRole("heading", { name: "Stronger" }).waitFor();
  expect((await shown()).played).toBeGreaterThanOrEqual(first.played);
  // Whoever goes on working on it is told of the set as it stands then.
  await page.getByRole("button", { name: /^Friends/ }).click();
  await page.getByRole("group", { name: "F01" }).getByLabel("Attack").fill("");
  await page.getByText("You see it here when the set can be played.").waitFor();
});

test("of two tabs the one that was changed first keeps its set, and what is deleted does not come back", async () => {
  const { page: first } = stage;
  await openWorkshop();
  await press("A new set");
  const name = "Name of the set";
  await first.getByLabel(name).waitFor();
  const address = new URL(first.url()).hash.slice(2);
  await stage.newPage();
  const { page: second } = stage;
  await stage.open(address);
  await second.getByLabel(name).waitFor();
  const kept = async () => JSON.stringify(await recordsIn(first, "sets"));
  // More than one change of one's own is no other tab's.
  await first.getByLabel(name).fill("Of one");
  await expect.poll(kept).toContain('"Of one"');
  await first.getByLabel(name).fill("Of the first");
  await expect.poll(kept).toContain('"Of the first"');
  await second.getByLabel(name).fill("Of the second");
  await second.getByText("This set was changed in another tab: open it again.", { exact: false }).waitFor();
  expect(await kept()).toContain('"Of the first"');
  // Nor is it deleted by who has not seen what it is now.
  await press("Delete …");
  await second.getByRole("dialog").getByRole("button", { name: "Delete it" }).click();
  await second.getByRole("dialog").waitFor({ state: "detached" });
  await second.getByText("This set was changed in another tab: open it again.", { exact: false }).waitFor();
  expect(await kept()).toContain('"Of the first"');
  await second.getByRole("link", { name: "All sets" }).click();
  await second.getByRole("link", { name: /^Of the first/ }).click();
  await second.getByRole("heading", { name: "Of the first" }).waitFor();
  await second.getByLabel(name).fill("Of both");
  await expect.poll(kept).toContain('"Of both"');
  await press("Delete …");
  await second.getByRole("dialog").getByRole("button", { name: "Delete it" }).click();
  await second.getByRole("heading", { name: "Card sets of your own" }).waitFor();
  await first.getByLabel(name).fill("Of nobody");
  await first.getByText("This set was deleted in another tab", { exact: false }).waitFor();
  expect(await recordsIn(first, "sets")).toEqual([]);
});

test("what was typed last is kept when the page is hidden, without waiting", async () => {
  const { page } = stage;
  await stage.installClock();
  await openWorkshop();
  await press("A new set");
  await page.getByLabel("Name of the set").waitFor();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByLabel("Name of the set").fill("Typed last");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
  await expect.poll(async () => JSON.stringify(await recordsIn(page, "sets"))).toContain("Typed last");
});
