import { formatSave } from "@tetrarch/engine";
import { beforeEach, describe, expect, test } from "vitest";
import { countOf, isLong } from "../../../testing/counts.js";
import { after, sessionOf } from "./app.js";
import { GAME, keptGame } from "./kept-game.js";
import { Stage } from "./stage.js";
import { putRecord, recordsIn } from "./stored.js";

const stage = new Stage();
const { playSome, mark, expectNotice } = keptGame(stage);

beforeEach(() => stage.playLightly());

describe("a record that cannot be read is kept aside, the player is told and plays on:", () => {
  const text = formatSave(["deal", "deal", "deal"].reduce(after, sessionOf(GAME, 8)));
  const whole = { text, letters: text.length, savedAt: 1, over: false };
  const other = formatSave(sessionOf("kings-keys", 3));

  const BROKEN: Readonly<Record<string, unknown>> = {
    "a number": 7,
    "no value": null,
    "a list": [whole],
    "an empty object": {},
    "a text that is none": { ...whole, text: 8 },
    "an empty text": { text: "", savedAt: 1, over: false },
    "another game's": { ...whole, text: other, letters: other.length },
    "an unknown game's": { text: text.replace(GAME, "five-kingdoms"), savedAt: 1, over: false },
    "a later version's": { text: `[Version "2"]\n${text}`, savedAt: 1, over: false },
    "a move that is not legal": { text: `${text}gC-subjects\n`, savedAt: 1, over: false },
    "ten million letters": { text: "deal ".repeat(2_000_000), savedAt: 1, over: false },
  };
  /** What the short run tries: each is found out in another way. */
  const SHORT = [
    "no value",
    "an empty object",
    "an empty text",
    "an unknown game's",
    "a move that is not legal",
  ];

  /** Puts it where the game is looked for, and looks for the game. */
  async function meet(record: unknown, asides: number): Promise<void> {
    const { page } = stage;
    await stage.open("");
    await page.locator(".doors").waitFor();
    await putRecord(page, GAME, record);
    await stage.open(GAME);
    await page.locator(".table [data-stop]").first().waitFor();
    await expectNotice(/The saved game cannot be read .* It is kept aside; here is a new deal./);
    const broken = await recordsIn(page, "broken");
    expect(broken).toHaveLength(asides);
    expect(broken.at(-1)).toMatchObject({ game: GAME, record });
  }

  test("whatever it is", async () => {
    await stage.open(GAME);
    const tried = isLong ? Object.keys(BROKEN) : SHORT;
    for (const [index, name] of tried.entries()) await meet(BROKEN[name], index + 1);
    await playSome(2);
    await expect.poll(() => mark().count()).toBe(0);
  });

  test("wherever its text was cut", async () => {
    const PLACES = countOf(600);
    await stage.open(GAME);
    for (let place = 0; place < PLACES; place++) {
      const cut = text.slice(0, Math.floor((place * text.length) / PLACES));
      await meet({ ...whole, text: cut }, place + 1);
    }
    await playSome(2);
    await expect.poll(() => mark().count()).toBe(0);
  });

  test("but a whole one, and one without its number of letters, are taken up", async () => {
    const { page } = stage;
    const session = ["deal", "deal", "deal"].reduce(after, sessionOf(GAME, 8));
    for (const record of [whole, { text, savedAt: 1, over: false }]) {
      await stage.open(GAME);
      await page.locator(".table [data-stop]").first().waitFor();
      await stage.open("");
      await putRecord(page, GAME, record);
      await stage.open(GAME);
      await stage.expectPiles(session);
    }
    await expect.poll(() => recordsIn(page, "broken")).toEqual([]);
  });

  test("and settings that cannot be read are as at first, which is told once, wherever the player is", async () => {
    const { page } = stage;
    const notice = page.locator(".home .news").getByText(/settings could not be read: they are reset/);
    const comeWith = async (kept: string, path: string) => {
      await page.evaluate((entry) => sessionStorage.setItem("kept", entry), kept);
      await stage.open(path);
      await page.reload();
    };
    await page.addInitScript(() => {
      const kept = sessionStorage.getItem("kept");
      if (kept !== null) localStorage.setItem("tetrarch settings", kept);
      sessionStorage.removeItem("kept");
    });
    await stage.open("");
    const entries = ["{", "null", '{"speed":"warp","leftHand":"yes"}'];
    for (const entry of isLong ? [...entries, "", "[]", '"fast"', "\u0000"] : entries) {
      await comeWith(entry, "");
      await notice.waitFor();
      await page.getByRole("button", { name: "Settings" }).click();
      await expect.poll(() => page.getByRole("radio", { name: "normal" }).isChecked()).toBe(true);
      await expect.poll(() => page.getByRole("switch", { name: "Left-handed" }).isChecked()).toBe(false);
    }
    await comeWith("{", GAME);
    await expectNotice(/Your settings could not be read/);
    await stage.open("");
    await page.locator(".doors").waitFor();
    await expect.poll(() => notice.count()).toBe(0);
  });
});
