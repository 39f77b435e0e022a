import { dishonest, type kingsKeys, legalWords, onKnownDeal, type Session } from "@tetrarch/engine";
import { autoplayWords } from "@tetrarch/play";
import { beforeEach, describe, expect, test } from "vitest";
import { after, randomGame, sessionOf } from "./app.js";
import { askForHint } from "./ask-for-hint.js";
import { holdFinale } from "./finale.js";
import { chooseInMenu } from "./menu.js";
import { press } from "./press.js";
import { Stage, tableOf } from "./stage.js";
import { recordsIn } from "./stored.js";
import { WINS } from "./wins.js";

/** KK-6: the guard of the King's Keys, and where he sends the player. */

const GAME = "kings-keys";
const GLARES = "The guard glares and lifts his lantern: the trapdoor to the pit stands open.";

const stage = new Stage();

beforeEach(() => stage.paintNothing());

/** The sound of a win lasts longer than all others, in seconds. */
const WIN_LASTS = 2.5;

/** Samples a second of what goes on and on; of what is heard once there are more. */
const LOOP_RATE = 16_000;

/** Has the page keep how long each sound that it begins to render lasts, in the order in which they are asked for. */
async function keepSounds(): Promise<void> {
  await stage.page.addInitScript((loopRate) => {
    const sounds: number[] = [];
    Object.assign(globalThis, { sounds });
    globalThis.OfflineAudioContext = class extends OfflineAudioContext {
      constructor(...given: [number, number, number]) {
        super(...given);
        if (this.sampleRate > loopRate) sounds.push(this.length / this.sampleRate);
      }
    } as typeof OfflineAudioContext;
  }, LOOP_RATE);
}

const sounds = () =>
  stage.page.evaluate(() => (globalThis as unknown as { sounds: readonly number[] }).sounds);

/** By the size of the window, the largest share of it that the sheet at the end takes. */
const DOCKED = [
  [390, 844, 0.451],
  [1280, 800, 0.334],
] as const;

/** How far the sheet covers the picture of the end, or its words, in pixels. */
function overlapWithSheet(finale: Element): number {
  const sheet = document.querySelector("dialog[open]")?.getBoundingClientRect();
  const parts = [".finale-picture", ".finale-words strong", ".finale-words span"];
  return Math.max(
    ...parts.map((part) => {
      const box = finale.querySelector(part)?.getBoundingClientRect();
      if (!sheet || !box) return Number.POSITIVE_INFINITY;
      return Math.max(0, Math.min(box.bottom - sheet.top, box.right - sheet.left));
    }),
  );
}

/** A won game before its last move, and that move. */
function beforeTheWin(): readonly [Session, string] {
  const { deal, words } = WINS[GAME] ?? { deal: 0, words: [] };
  return [words.slice(0, -1).reduce(after, sessionOf(GAME, deal)), words.at(-1) ?? ""];
}

/** A lost game before its last move, and that move. */
function beforeTheLoss(): readonly [Session, string] {
  const { sessions, words } = randomGame(GAME, 5, 3000);
  return [sessions.at(-2) as Session, words.at(-1) ?? ""];
}

/** The guard as he is drawn, and as he is heard. */
async function guard() {
  const { page } = stage;
  return {
    glares: await page.locator(".guard-figure.glares .eyes").count(),
    lanternLit: await page.locator(".guard-figure .flame").count(),
    openTrapdoor: await page.locator(".trapdoor .hole").count(),
    isHeardToGlare: (await page.locator("button.guard").innerText()).includes(GLARES),
  };
}

const WATCHES = { glares: 0, lanternLit: 1, openTrapdoor: 0, isHeardToGlare: false };
const HE_GLARES = { glares: 1, lanternLit: 1, openTrapdoor: 1, isHeardToGlare: true };

test("the card that comes from the draw pile has a light edge up to the next move, but not while a card is held", async () => {
  const { page } = stage;
  const edges = page.locator(".edge-of-new");
  let session = sessionOf(GAME, 7);
  await stage.openKept(session);
  expect(await edges.count()).toBe(0);
  // The cells that these moves empty.
  for (const [word, cell] of [
    ["d4-d2", "d4"],
    ["a2-a1", "a2"],
  ] as const) {
    await press(page, session, word);
    const card = page.locator(`[data-pile-id="${cell}"] .card`);
    const transformOf = (part: typeof card) => part.evaluate(({ style }: HTMLElement) => style.transform);
    await expect.poll(() => edges.count()).toBe(1);
    await expect.poll(() => transformOf(card)).toContain(await transformOf(edges));
    const visibility = () => edges.evaluate((edge) => getComputedStyle(edge).visibility);
    expect(await visibility()).toBe("visible");
    await page.locator(".card.free").first().hover();
    await page.mouse.down();
    await page.mouse.move(1, 1, { steps: 2 });
    await expect.poll(visibility).toBe("hidden");
    await page.mouse.up();
    await expect.poll(visibility).toBe("visible");
    session = after(session, word);
  }
});

describe("KK-6: the guard", () => {
  test.each(["a hint", "a move taken back"])(
    "watches until there is %s; then he glares, and the trapdoor stands open",
    async (help) => {
      const { page } = stage;
      const start = sessionOf(GAME, 7);
      const session = after(start, "d4-d2");
      await stage.openKept(session);
      await expect.poll(guard).toEqual(WATCHES);
      if (help === "a hint") await askForHint(page);
      else {
        const undo = page.getByRole("button", { name: "Undo" });
        await undo.click();
        await page.locator(".caption", { hasText: "Press again" }).waitFor();
        expect(await guard()).toEqual(WATCHES);
        await undo.click();
      }
      await expect.poll(guard).toEqual(HE_GLARES);
      await expect.poll(() => page.locator("[role=status]").innerText()).toContain(GLARES);
      // It is in the log, and stays true when the game is come back to, as soon as that is on the disk.
      const isSaved = async () => JSON.stringify(await recordsIn(page, "games"));
      await expect.poll(isSaved).toContain('[Honest \\"no\\"]');
      await page.reload();
      await expect.poll(guard).toEqual(HE_GLARES);
      await chooseInMenu(page, "What happened");
      await expect.poll(() => page.locator(".whole-log li").last().innerText()).toBe(GLARES);
    },
  );

  test.each([
    [
      "a first win",
      beforeTheWin,
      (session: Session) => session,
      "gate",
      "Won",
      "The gate is open",
      "The keys are yours; the gate swings open",
    ],
    [
      "a win of a known deal",
      beforeTheWin,
      onKnownDeal,
      "gate",
      "Free, but no keys",
      "Free, without keys",
      "the gate swings open",
    ],
    [
      "a win with help",
      beforeTheWin,
      dishonest,
      "trapdoor",
      "All sixteen books, with help: no win",
      "Help closed the gate",
      "no keys, no freedom",
    ],
    [
      "a loss",
      beforeTheLoss,
      (session: Session) => session,
      "cell",
      "Lost",
      "The cell stays locked",
      "the cell stays locked",
    ],
    [
      "a loss with help",
      beforeTheLoss,
      dishonest,
      "pit",
      "Lost, into the pit",
      "The deepest pit",
      "the deepest pit",
    ],
  ] as const)(
    "%s ends where it should, in picture and words",
    async (_, ended, degree, end, title, lettered, words) => {
      const { page } = stage;
      await page.addInitScript(() =>
        localStorage.setItem("tetrarch settings", '{"speed":"fast","sound":true}'),
      );
      await holdFinale(page);
      await keepSounds();
      const [session, word] = ended();
      const last = degree(session);
      // A game that is as good as won goes on by itself, perhaps before it has been seen as it was kept.
      const endsByItself = autoplayWords(last, tableOf(last)).length > 0;
      await (endsByItself ? stage.openKeptUnseen(last) : stage.openKept(last));
      if (!endsByItself) await press(page, last, word);
      const pictures = page.locator(".finale .keys-end");
      // Nobody has to press anything to see the picture.
      await expect.poll(() => pictures.count()).toBe(1);
      expect(await pictures.getAttribute("class")).toContain(`ends-${end}`);
      expect(await page.locator(".finale strong").innerText()).toBe(lettered);
      // Only the gate is celebrated.
      expect(await page.locator(".finale.won").count()).toBe(end === "gate" ? 1 : 0);
      expect(await page.locator(".finale .end-key.won").count()).toBe(title === "Won" ? 16 : 0);
      await page.locator(".finale").click();
      const sheet = page.getByRole("dialog", { name: title });
      await expect.poll(() => sheet.innerText()).toContain(words);
      for (const [width, height, share] of DOCKED) {
        await page.setViewportSize({ width, height });
        expect(await page.locator(".finale").evaluate(overlapWithSheet), `${width} by ${height}`).toBe(0);
        const box = await sheet.boundingBox();
        expect((box?.width ?? 0) * (box?.height ?? 0)).toBeLessThanOrEqual(width * height * share);
      }
      // The cards of the next deal are shuffled, which is heard after all that came before.
      const { length } = await sounds();
      await sheet.getByRole("button", { name: "New deal" }).click();
      await expect.poll(async () => (await sounds()).length).toBeGreaterThan(length);
      expect((await sounds()).some((seconds) => seconds > WIN_LASTS)).toBe(end === "gate");
    },
  );

  test("the light ground turns the lines drawn on it about, and turns his picture back", async () => {
    const { page } = stage;
    await page.addInitScript(() => localStorage.setItem("tetrarch settings", '{"ground":"light"}'));
    await stage.openKept(dishonest(after(sessionOf(GAME, 7), "d4-d2")));
    const filterOf = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).filter);
    await expect.poll(() => filterOf(".ground:has(.guard-post)")).toMatch(/^invert/);
    expect(await filterOf(".guard-post")).toBe(await filterOf(".ground:has(.guard-post)"));
  });

  test("books and keys are one count, and a key tells how many moves are possible", async () => {
    const { page } = stage;
    const { deal, words } = WINS[GAME] ?? { deal: 0, words: [] };
    const booksIn = ({ now, game }: Session) => (game.view(now.state) as kingsKeys.View).books.length;
    let session = sessionOf(GAME, deal);
    for (const word of words) if (booksIn(session) < 2) session = after(session, word);
    await stage.openKept(session);
    await expect.poll(() => page.locator(".ring text").textContent()).toMatch(/^2\/16\s*books\s*$/);
    await page.keyboard.press("m");
    const count = legalWords(session).length;
    expect(count).toBeGreaterThan(1);
    await expect.poll(() => page.locator(".caption").innerText()).toBe(`${count} moves possible.`);
  });

  test("who gives up with help goes to the pit, who does without stays in the cell", async () => {
    const { page } = stage;
    const begun = after(sessionOf(GAME, 7), "d4-d2");
    for (const [session, title] of [
      [begun, "Resigned"],
      [dishonest(begun), "Resigned, into the pit"],
    ] as const) {
      await stage.openKept(session);
      await chooseInMenu(page, "Resign");
      await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
      await page.getByRole("dialog", { name: title, exact: true }).waitFor();
    }
  });
});
