import { games, startSession } from "@tetrarch/engine";
import { dealOfTheDay } from "@tetrarch/play";
import { beforeEach, expect, test } from "vitest";
import { holdAnswers } from "./held-answers.js";
import { historyActions } from "./history-actions.js";
import { byTap } from "./input.js";
import { chooseInMenu } from "./menu.js";
import { Stage } from "./stage.js";
import { recordsIn } from "./stored.js";

const stage = new Stage();
const { press } = historyActions(stage);

beforeEach(() => stage.paintNothing());

/** The deal of the first day of a month that is over. */
function firstDeal() {
  const game = games.find(({ id }) => id === "tomb-of-four-kings");
  const deal = game && dealOfTheDay(game, "2026-10-01");
  const session = game && deal?.ok ? startSession(game, deal.value) : undefined;
  if (!session?.ok) throw new Error("no deal");
  return session.value;
}

/** Plays a move, gives the game up, and opens the field of its deal. */
async function openField() {
  const { page } = stage;
  await stage.openDeal(firstDeal());
  await stage.play(byTap, firstDeal(), "delve");
  await chooseInMenu(page, "Resign");
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await press("More …");
  await press("How others play this deal");
  return page.getByRole("dialog", { name: "How others play this deal" });
}

test("the field can be stopped, and goes on", async () => {
  const { page } = stage;
  await page.addInitScript(holdAnswers, "field-row");
  const field = await openField();
  await field.getByText("A beginner is playing …").waitFor();
  await press("Stop");
  await press("Go on");
  await field.getByText("A beginner is playing …").waitFor();
  await expect
    .poll(async () => {
      await page.evaluate(() => {
        for (const give of heldAnswers.splice(0)) give();
      });
      return field.getByRole("row", { name: /^A learner \d+ / }).count();
    })
    .toBe(1);
});

test("after a game programs play its deal, which is a known one then; the month holds the result against theirs", async () => {
  const { page } = stage;
  await page.setViewportSize({ width: 360, height: 640 });
  await page.clock.setFixedTime(new Date("2026-10-02T12:00"));
  const field = await openField();
  await field.getByText("These are programs, not people.").waitFor();
  await expect.poll(() => recordsIn(page, "known")).toContainEqual(expect.objectContaining({ how: "told" }));
  await field.getByRole("row", { name: /^A good player \d+ / }).waitFor();
  await field.getByText(/^You did not win where a good player wins \d+ of 20\.$/).waitFor();
  await field
    .getByText(/^Of these 140 games \d+ ended worse than yours, \d+ the same, \d+ better\.$/)
    .waitFor();
  await field
    .getByText(
      /^Without luck, you played like .+\. Luck (was even|gave you \+\d+ of 100 .+|took \d+ of 100 .+)\.$/,
    )
    .waitFor();
  await field.getByRole("row", { name: /^Par: the strongest player, once (not )?won / }).waitFor();
  await field.getByRole("row", { name: /^With all cards known can(not)? be won / }).waitFor();
  await expect.poll(() => field.getByRole("status").count()).toBe(0);

  await press("Share …");
  await field
    .getByText(/^I did not win this deal; a program that plays like a good player wins \d+ of 20\. /)
    .waitFor();
  await field.getByRole("textbox", { name: "Link" }).waitFor();
  // The end sheet has its sentence from then on, and so has what is shared.
  await press("Close");
  const end = page.getByRole("dialog", { name: "Resigned" });
  await end.getByText(/^You did not win where a good player wins \d+ of 20\.$/).waitFor();
  await press("More …");
  await press("Share …");
  await page
    .getByText(/^I did not win this deal; a program that plays like a good player .* resigned after 1 move/)
    .waitFor();
  await press("Close");
  await end.waitFor();
  await press("Close");

  await chooseInMenu(page, "New deal …");
  await page.getByText("The deal of another day").click();
  const row = page.getByRole("table", { name: "Your deals of this month" }).getByRole("row", { name: /^1 / });
  await expect.poll(() => row.innerText()).not.toContain("…");
});
