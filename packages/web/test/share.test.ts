import { type Session, seededRandom } from "@tetrarch/engine";
import { addressOfLink, dealLink, formatLink, type Link, viewLink } from "@tetrarch/play";
import { beforeEach, describe, expect, test } from "vitest";
import { value } from "../../../testing/value.js";
import { sessionOf } from "./app.js";
import { dealtOtherwise, inPlay } from "./dealt-otherwise.js";
import { historyActions } from "./history-actions.js";
import { byTap } from "./input.js";
import { GAME } from "./kept-game.js";
import { chooseInMenu, chooseInOpenMenu } from "./menu.js";
import { sampleGames } from "./sample-games.js";
import { Stage } from "./stage.js";
import { wonGame } from "./wins.js";

const stage = new Stage();
const { kept, openHistory, press, answer, giveUp } = historyActions(stage);

beforeEach(() => stage.playLightly());

/** The link that the sheet to share shows, whole. */
function shownLink(): Promise<string> {
  return stage.page.getByLabel("Link", { exact: true }).inputValue();
}

function sentence(): Promise<string> {
  return stage.page.locator(".sentence").innerText();
}

async function openLink(link: Link): Promise<void> {
  const text = value(formatLink(link));
  await stage.page.goto(addressOfLink(stage.address, text));
}

async function expectDegree(words: string): Promise<void> {
  await expect.poll(() => stage.page.locator(".guard").innerText()).toContain(words);
}

const FIRST = "the first game of this deal";
const KNOWN = "you know this deal";

describe("a finished game that is shared", () => {
  test.each(sampleGames)("%s: is the same deal and the same replay for somebody else", async (gameId) => {
    const { page } = stage;
    const { end } = wonGame(gameId, 1);
    const { game, deal } = end;
    await stage.openKeptUnseen(end);
    await press("Share …");
    expect(await sentence()).toMatch(`${game.title}, deal ${deal}: won in ${end.now.number} moves, `);
    const link = await shownLink();
    expect(link.length).toBeLessThan(300);
    await stage.becomeSomebodyElse();
    await page.goto(link);
    await page.getByText(`won in ${end.now.number} moves`).waitFor();
    await press("Watch it");
    await stage.expectPiles(sessionOf(gameId, Number(deal.split("-")[1])));
    await page.keyboard.press("End");
    await stage.expectPiles(end);
    await page.keyboard.press("ArrowLeft");
    await stage.expectPiles({ ...end, now: end.now.before ?? end.now });
    await press("Done");
    await page.getByRole("region", { name: "What happened" }).waitFor();
    await page.getByRole("link", { name: "Play this deal" }).click();
    await stage.expectPiles(sessionOf(gameId, Number(deal.split("-")[1])));
    await expectDegree(KNOWN);
  });

  test("C-10: its deal is known once it is watched or read, and not before", async () => {
    const { page } = stage;
    const { end } = wonGame(GAME, 1);
    const start = sessionOf(GAME, Number(end.deal.split("-")[1]));
    const play = () => page.getByRole("link", { name: "Play this deal" }).click();
    await openLink({ type: "game", session: end });
    await play();
    await stage.expectPiles(start);
    await expectDegree(FIRST);
    await openLink({ type: "game", session: end });
    expect(await page.getByRole("region", { name: "What happened" }).count()).toBe(0);
    await press("Read what happened");
    await page.getByRole("region", { name: "What happened" }).waitFor();
    await stage.openDeal(sessionOf(GAME, 8));
    await openLink({ type: "game", session: end });
    await play();
    await stage.expectPiles(start);
    await expectDegree(KNOWN);
  });

  test("from the history, and as it stood after a move", async () => {
    const { page } = stage;
    const start = sessionOf(GAME, 8);
    await stage.openDeal(start);
    const one = await stage.play(byTap, start, "deal");
    await stage.play(byTap, one, "deal");
    await giveUp();
    const [game] = await kept();
    await openHistory();
    await page.locator(".games a").click();
    await press("Share …");
    expect(await sentence()).toContain("resigned after 2 moves");
    await answer("Close");
    await stage.open(`history/${game?.id}/replay`);
    await press("Next move");
    await stage.expectPiles(one);
    await press("Share this moment");
    expect(await sentence()).toContain("after 1 of 2 moves");
    const link = await shownLink();
    await stage.becomeSomebodyElse();
    await page.goto(link);
    await press("Show it after 1 move");
    await stage.expectPiles(one);
  });
});

describe("a deal that is shared", () => {
  test("is laid for somebody else, who is asked before a game in play is resigned", async () => {
    const { page } = stage;
    const start = sessionOf(GAME, 8);
    await stage.openDeal(start);
    await stage.play(byTap, start, "deal");
    await chooseInMenu(stage.page, "Share …");
    expect(await sentence()).toBe(`Four Kingdoms, deal ${start.deal}: the same cards, for you to play.`);
    const link = await shownLink();
    await stage.becomeSomebodyElse();
    await page.goto(link);
    await stage.expectPiles(start);
    await expectDegree(FIRST);
    const played = await stage.play(byTap, start, "deal");
    await openLink(dealLink(sessionOf(GAME, 9)));
    await page.getByRole("dialog", { name: "Give up this game?" }).waitFor();
    await answer("Play on");
    await stage.expectPiles(played);
  });

  test("is copied with its sentence, and drawn as a code", async () => {
    const { page } = stage;
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await stage.openDeal(sessionOf(GAME, 8));
    await chooseInMenu(stage.page, "Share …");
    await press("Copy");
    await page.getByText("Copied").waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`${await sentence()}\n${await shownLink()}`);
    await press("QR code");
    await page.getByRole("img", { name: "QR code of the link" }).waitFor();
  });
});

/** The link of what is seen in a game that is kept in the browser. */
async function linkOfView(session: Session): Promise<string> {
  await stage.openKept(session);
  await chooseInMenu(stage.page, "Share …");
  await stage.page.getByText("What I see now").click();
  return shownLink();
}

describe("what is seen of a game in play, when it is shared", () => {
  test.each(sampleGames)(
    "C-11: %s: is the same link whatever is hidden, and is seen by somebody else",
    async (gameId) => {
      const { page } = stage;
      const position = inPlay(gameId, 9, 14);
      const { session } = position;
      const link = await linkOfView(session);
      const text = formatLink(viewLink(session.game, session.now.state));
      expect(link).toBe(text.ok && addressOfLink(stage.address, text.value));
      expect(await linkOfView(dealtOtherwise(position, seededRandom(5)))).toBe(link);
      await stage.becomeSomebodyElse();
      await page.goto(link);
      await stage.expectPiles(session);
      expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(0);
      await page.keyboard.press("Space");
      await stage.settle();
      await stage.expectPiles(session);
    },
  );
});

test("a broken link says what is wrong, and where to go on", async () => {
  const { page } = stage;
  const text = formatLink(dealLink(sessionOf(GAME, 8)));
  const link = text.ok ? text.value : "";
  const broken = [
    [link.slice(0, -2), "it is not whole"],
    ["%3Cimg%20src=x%20onerror=alert(1)%3E", "digits and letters alone"],
    [`${link}%`, "digits and letters alone"],
    ["9".repeat(9000), "too long"],
  ];
  for (const [rest, reason] of broken) {
    await stage.open(`link/${rest}`);
    await expect.poll(() => page.getByRole("alert").innerText()).toContain(reason);
    expect(await page.locator("main img[src=x]").count()).toBe(0);
  }
  await page.getByRole("link", { name: "Choose a game" }).click();
  await page.locator(".doors").waitFor();
});

test("the deal of a day gone by is played, and has its mark once it is finished", async () => {
  const { page } = stage;
  await stage.openDeal(sessionOf(GAME, 8));
  const choose = async () => {
    await chooseInMenu(stage.page, "New deal …");
    await page.getByText("The deal of another day").click();
    await press("Month before");
  };
  await choose();
  const day = page.locator(".days td button").first();
  const name = (await day.getAttribute("aria-label")) ?? "";
  const month = new Date(`${name} UTC`).toISOString().slice(0, 10).replaceAll("-", "");
  await day.click();
  await stage.expectPiles(sessionOf(GAME, Number(month)));
  await giveUp();
  await chooseInOpenMenu(stage.page, "Look at the table");
  await choose();
  await page.getByRole("button", { name: `${name}, finished` }).waitFor();
  // What is after is still to come.
  await press("Month after");
  expect(await page.getByRole("button", { name: "Month after" }).isDisabled()).toBe(true);
});
