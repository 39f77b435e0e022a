import { formatDeal, legalWords, numberedDeal, type Session } from "@tetrarch/engine";
import { addressOfLink, formatHistory, formatLink, recordOf } from "@tetrarch/play";
import { beforeEach, describe, expect, test } from "vitest";
import { value } from "../../../testing/value.js";
import { sessionOf } from "./app.js";
import { historyActions } from "./history-actions.js";
import { byTap } from "./input.js";
import { chooseInMenu } from "./menu.js";
import { Stage } from "./stage.js";
import { recordsIn } from "./stored.js";
import { wonGame } from "./wins.js";

const stage = new Stage();
const { kept, openHistory, press, answer, giveUp, pick } = historyActions(stage);

beforeEach(() => stage.playLightly());

const FIRST = "the first game of this deal";
const ASSISTED = "Played with help";
const SHOWN = "The cards of this deal have been shown meanwhile. This game now counts as helped.";
const ID = "f".repeat(32);

async function expectDegree(words: string, page = stage.page): Promise<void> {
  await expect.poll(() => page.locator(".guard").innerText()).toContain(words);
}

async function expectCaption(words: string, page = stage.page): Promise<void> {
  await expect.poll(() => page.locator(".caption").innerText()).toContain(words);
}

/** A friend's game of a deal, and one's own of the same deal at its start. */
function friendsGame(gameId: string): { readonly friends: Session; readonly start: Session } {
  const { end } = wonGame(gameId, 1);
  return { friends: end, start: sessionOf(gameId, Number(end.deal.split("-")[1])) };
}

/** Begins one's own game of the deal, and waits until it is on the disk. */
async function begin(start: Session): Promise<Session> {
  const begun = await stage.play(byTap, start, legalWords(start)[0] ?? "");
  await expect.poll(() => recordsIn(stage.page, "games")).toMatchObject([{ begun: true }]);
  return begun;
}

async function openLink(session: Session): Promise<void> {
  const text = value(formatLink({ type: "game", session }));
  await stage.page.goto(addressOfLink(stage.address, text));
}

function question() {
  return stage.page.getByRole("dialog", { name: "Show hidden cards?" });
}

describe("C-10: what shows the cards of a deal in play asks first, and makes that game assisted:", () => {
  test.each(["four-kingdoms", "tomb-of-four-kings"])(
    "%s: a link that is watched, or read",
    async (gameId) => {
      const { page } = stage;
      const { friends, start } = friendsGame(gameId);
      await stage.openDeal(start);
      const begun = await begin(start);
      await openLink(friends);
      for (const name of ["Watch it", "Read what happened"]) {
        await press(name);
        await answer("Keep them hidden");
        await question().waitFor({ state: "detached" });
        expect(await page.getByRole("region", { name: "What happened" }).count()).toBe(0);
      }
      await stage.open(gameId);
      await stage.expectPiles(begun);
      await expectDegree(FIRST);
      await openLink(friends);
      await press("Watch it");
      await answer("Show them");
      await stage.expectPiles(start);
      // It is shown now, and nothing more can be lost by it.
      await press("Done");
      await page.getByRole("region", { name: "What happened" }).waitFor();
      await press("Watch it");
      await stage.expectPiles(start);
      await stage.open(gameId);
      await stage.expectPiles(begun);
      await expectDegree(ASSISTED);
      await expectCaption(SHOWN);
      await giveUp();
      expect(await kept()).toMatchObject([{ degree: "assisted" }]);
    },
  );

  test("a tab that has the game open is told at once, also where its deal is written as a list", async () => {
    const { friends, start } = friendsGame("four-kingdoms");
    const table = stage.page;
    await stage.open("four-kingdoms");
    await table.locator(".table [data-stop]").first().waitFor();
    await chooseInMenu(stage.page, "New deal …");
    await table
      .getByRole("textbox", { name: "By its code" })
      .fill(formatDeal(numberedDeal(start.game.pack, Number(start.deal.split("-")[1]))));
    await press("Deal");
    await stage.expectPiles(start);
    await begin(start);
    await expectDegree(FIRST);
    await stage.newPage();
    await openLink(friends);
    await press("Watch it");
    await question().waitFor();
    await expectDegree(FIRST, table);
    await answer("Show them");
    await expectDegree(ASSISTED, table);
    await expectCaption(SHOWN, table);
    await table.close();
  });

  test("a game that came by file: its tale, its replay and its analysis", async () => {
    const { page } = stage;
    const { friends, start } = friendsGame("four-kingdoms");
    const record = recordOf(friends, ID, { endedAt: 9 });
    if (!record) throw new Error("in play");
    await stage.openDeal(start);
    await begin(start);
    await openHistory();
    await pick(formatHistory([record]));
    await page.getByText("1 game is new here.", { exact: false }).waitFor();
    await stage.open(`history/${ID}`);
    await page.getByText(/^What happened, in/).click();
    await answer("Keep them hidden");
    await expect.poll(() => page.locator("details.moves").getAttribute("open")).toBeNull();
    expect(await page.locator("details.moves li").count()).toBe(0);
    for (const door of [`history/${ID}/replay`, `analysis/${ID}`, `analysis/${ID}/mistakes`]) {
      await stage.open(door);
      await answer("Keep them hidden");
      await page.getByText(/^What happened, in/).waitFor();
      expect(page.url()).toContain(`#/history/${ID}`);
    }
    await stage.open("four-kingdoms");
    await expectDegree(FIRST);
    await stage.open(`history/${ID}`);
    await page.getByText(/^What happened, in/).click();
    await answer("Show them");
    await expect.poll(() => page.locator("details.moves li").count()).toBeGreaterThan(9);
    await stage.open("four-kingdoms");
    await expectDegree(ASSISTED);
  });
});
