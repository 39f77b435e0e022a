import type { GameRecord } from "@tetrarch/play";
import { beforeEach, describe, expect, test } from "vitest";
import { dealsOf, duelHands, TOMB } from "./duel-hands.js";
import { historyHands } from "./history-hands.js";
import { Stage } from "./stage.js";
import { recordsIn } from "./stored.js";

const stage = new Stage();
const { press, answer, giveUp } = historyHands(stage);
const { contests, rows, openBook, tableLies, backToBook, putContest, sent, settled } = duelHands(stage);

beforeEach(() => stage.playLightly());

/** Ann begins a duel of one game. */
async function challengeBen(shuffle: "same deals" | "own shuffle" = "same deals"): Promise<void> {
  const { page } = stage;
  await openBook(`/new/link/${TOMB}`);
  await page.getByLabel("one game").check();
  await page.getByLabel("Your name").fill("Ann");
  await page.getByLabel("Whom you challenge").fill("Ben");
  if (shuffle === "own shuffle") await page.getByLabel("Own shuffle", { exact: false }).check();
  await press("Begin");
}

function mainButtons(): Promise<readonly string[]> {
  return stage.page.locator("button.main").allInnerTexts();
}

async function acceptAsBen(): Promise<void> {
  await stage.page.getByLabel("Your name").fill("Ben");
  await press("Accept");
}

async function giveUpTheFirst(): Promise<void> {
  await press("Play the first game");
  await tableLies();
  await giveUp();
  await backToBook("On with the duel");
}

describe("TK-31: a duel between two devices", () => {
  test("two profiles, two links, one settled table", async () => {
    const { page } = stage;
    await challengeBen();
    await page
      .getByText("Ben has not answered yet: send this link; open here the one that comes back.")
      .waitFor();
    await press("Play the first game");
    await tableLies();
    await page.keyboard.press(" ");
    await giveUp();
    // Nothing is offered that Ben is not to know yet.
    const dialog = page.getByRole("dialog");
    await dialog.getByText("game 1 of 1 of the duel").waitFor();
    expect(await dialog.getByRole("button").allInnerTexts()).toEqual(["✕", "New deal", "Look at the table"]);
    await backToBook("On with the duel");
    expect(await rows()).toContain("Total – –");
    await page.getByText("A game counts when both have played it.").waitFor();
    expect(await mainButtons()).toEqual(["Send the games …"]);
    const [anns] = await contests();
    const challenge = await sent("Send the games …");

    await stage.becomeSomebodyElse();
    await page.goto(challenge);
    await page.getByRole("heading", { name: "Ann challenges you" }).waitFor();
    await page.getByText("it is on honour", { exact: false }).waitFor();
    await page.getByText("The stake is 100 paper gold a point.", { exact: false }).waitFor();
    await acceptAsBen();
    await expect.poll(rows).toContain("1 played –");
    await giveUpTheFirst();
    const there = await settled();
    expect(await mainButtons()).toEqual([]);
    expect(there).toContain("1 0/0 given up 0/0 given up 0");
    const answered = await sent("Send the games …");

    await stage.becomeSomebodyElse();
    await stage.open("");
    await page.locator(".doors").waitFor();
    if (anns) await putContest(anns);
    await page.goto(answered);
    expect(await settled()).toEqual(there);
    // Coming once more it changes nothing.
    await page.goto(answered);
    expect(await settled()).toEqual(there);
    expect(await contests()).toHaveLength(1);
  });

  test("(h) a challenge with own shuffle says so where it is opened, and lays other cards there", async () => {
    const { page } = stage;
    await challengeBen("own shuffle");
    const challenge = await sent("Send the challenge …");
    await stage.becomeSomebodyElse();
    await page.goto(challenge);
    await page.getByText("Each of you has cards of your own.", { exact: false }).waitFor();
    await acceptAsBen();
    await giveUpTheFirst();
    await expect.poll(rows).toContain("1 – 0/0 given up");
    const [made] = await contests();
    const [game] = (await recordsIn(page, "finished")) as readonly GameRecord[];
    expect(game?.deal).toBe(made && dealsOf(made.challenge, "Ben")[0]);
    expect(game?.deal).not.toBe(made && dealsOf(made.challenge, "Ann")[0]);
  });

  test("whose games never come can be settled without, on honour", async () => {
    await challengeBen();
    expect(await stage.page.getByRole("button", { name: "Settle without Ben …" }).count()).toBe(0);
    await press("Ann concedes …");
    await answer("Concede");
    await press("Settle without Ben …");
    await answer("Settle it");
    expect(await settled()).toContain("1 0 conceded 0 never came 0");
  });

  test("a link that claims what is not so is refused with the reason", async () => {
    await stage.open("duels/challenge/57e7amX");
    await stage.page.getByText("What has come by the link is refused", { exact: false }).waitFor();
    expect(await contests()).toEqual([]);
  });
});
