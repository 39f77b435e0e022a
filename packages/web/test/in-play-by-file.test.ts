import {
  formatDeal,
  formatSave,
  identityOf,
  legalWords,
  numberedDeal,
  resign,
  type Session,
  startSession,
} from "@tetrarch/engine";
import { recordOf } from "@tetrarch/play";
import { beforeEach, expect, test } from "vitest";
import { value } from "../../../testing/value.js";
import { after, chooser, sessionOf } from "./app.js";
import { historyActions } from "./history-actions.js";
import { byTap } from "./input.js";
import { Stage } from "./stage.js";
import { openStorage } from "./storage-bench.js";
import { entriesIn, putRecord, recordsIn } from "./stored.js";

const stage = new Stage();
const { kept, openHistory, press, answer, giveUp, exported, pick } = historyActions(stage);

beforeEach(() => stage.playLightly());

const START = sessionOf("four-kingdoms", 7654321);

async function expectDegree(words: string): Promise<void> {
  await expect.poll(() => stage.page.locator(".guard").innerText()).toContain(words);
}

async function play(from: Session, moves: number): Promise<Session> {
  const choose = chooser(3);
  let session = from;
  for (let played = 0; played < moves; played++)
    session = await stage.play(byTap, session, choose(session) ?? "");
  return session;
}

/** The game in play on the disk, as its save tells of it. */
async function savedText(): Promise<string> {
  const [record] = (await recordsIn(stage.page, "games")) as readonly { readonly text: string }[];
  return record?.text ?? "";
}

/** The note on the deal. */
async function noteOn(session: Session): Promise<unknown> {
  const notes = await entriesIn(stage.page, "known");
  return notes.find(([identity]) => identity === identityOf(session))?.[1];
}

async function deleteTheGame(): Promise<void> {
  const { page } = stage;
  await openHistory();
  await page.locator(".games a").click();
  await press("Delete …");
  await answer("Delete it");
  await page.getByText("This game is not here.", { exact: false }).waitFor();
}

test("C-10: a game that has ended and was deleted is not played again from an old file, once its cards were seen", async () => {
  const { page } = stage;
  expect(START.deal).toBe("FK-7654321-3");
  await stage.openDeal(START);
  const one = await stage.play(byTap, START, legalWords(START)[0] ?? "");
  await openHistory();
  const old = await exported();
  await stage.open(START.game.id);
  await stage.expectPiles(one);
  await play(one, 23);
  await giveUp();
  await press("Could this have been won?");
  await page.getByRole("button", { name: /^Show (a|the best) way$/ }).click({ timeout: 60_000 });
  await page.locator(".line-bar").waitFor();
  await expect.poll(() => noteOn(START)).toMatchObject({ how: "shown" });
  await deleteTheGame();
  await openHistory();
  await pick(old);
  await page
    .getByText("A game of Four Kingdoms was left in the file: it has come to its end here.")
    .waitFor();
  await stage.open(START.game.id);
  await page.locator(".table [data-stop]").first().waitFor();
  expect(await savedText()).not.toContain('[Result "*"]');
  await stage.openDeal(START);
  await expectDegree("you know this deal");
  expect(await kept()).toEqual([]);
});

test("C-10: a game in play that comes by file is of a known deal, which is said before and then", async () => {
  const { page } = stage;
  await stage.openDeal(START);
  const one = await stage.play(byTap, START, legalWords(START)[0] ?? "");
  await openHistory();
  await page.getByText("Wherever you import a game in play, its deal counts as known.").waitFor();
  const file = await exported();
  await stage.becomeSomebodyElse();
  await openHistory();
  await pick(file);
  await page.getByText("Your game of Four Kingdoms goes on here as a game of a deal you know.").waitFor();
  await stage.open(START.game.id);
  await stage.expectPiles(one);
  await expectDegree("you know this deal");
  await giveUp();
  expect(await kept()).toMatchObject([{ degree: "known", moves: 1 }]);
});

test("C-10: the very game on the table is carried on by a file that has more of its moves, and stays what it was", async () => {
  const { page } = stage;
  await stage.openDeal(START);
  const one = await stage.play(byTap, START, legalWords(START)[0] ?? "");
  await openHistory();
  const begun = await exported();
  const [record] = await recordsIn(page, "games");
  await stage.open(START.game.id);
  await stage.expectPiles(one);
  const three = await play(one, 2);
  await openHistory();
  const further = await exported();
  await pick(begun);
  await page.getByText("A game of Four Kingdoms was left in the file: one is in play here.").waitFor();
  // The browser has lost the last moves.
  await putRecord(page, START.game.id, record);
  await pick(further);
  await page.getByText("New besides: 1 game in play.", { exact: false }).waitFor();
  await stage.open(START.game.id);
  await stage.expectPiles(three);
  await expectDegree("the first game of this deal");
});

test("C-10: an attempt that has ended stays ended, in whatever way and how often its game is deleted", async () => {
  const page = await openStorage(stage);
  // By its code, and as the card list that a contest's deals are.
  for (const deal of [START.deal, formatDeal(numberedDeal(START.game.pack, 7654321))]) {
    const started = value(startSession(START.game, deal, "standard"));
    const begun = after(started, legalWords(started)[0] ?? "");
    const resigned = resign(begun);
    const id = "e".repeat(32);
    const record = resigned.ok ? recordOf(resigned.value, id, { endedAt: 9 }) : undefined;
    if (!record) throw new Error("no end");
    const inPlay = { game: START.game.id, text: formatSave(begun), savedAt: 5, attempt: { id } };
    const outcomes = await page.evaluate(
      async ([ended, file]) => {
        const storage = new storageParts.BrowserStorage();
        const history = new storageParts.History(storage);
        const bring = () => storageParts.importSavedGame(storage, file);
        const found: string[] = [];
        await history.add([ended]);
        found.push(await bring());
        await history.delete("all");
        found.push(await bring());
        await history.add([ended]);
        await history.delete((await history.list()).games);
        found.push(await bring());
        return found;
      },
      [record, inPlay] as const,
    );
    expect(outcomes).toEqual(["ended", "ended", "ended"]);
  }
});
