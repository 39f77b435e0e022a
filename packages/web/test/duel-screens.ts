import { duelActions, worked } from "./duel-actions.js";
import type { Stage } from "./stage.js";

/** Comes through every screen of series and duels. */
export async function* duelScreens(stage: Stage): AsyncGenerator<string> {
  const { page } = stage;
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await stage.open("duels/tomb-of-four-kings");
  await page.locator(".rungs").waitFor();
  yield "duels";
  for (const kind of ["series", "duel", "house", "link"]) {
    await stage.open(`duels/new/${kind}`);
    await page.locator(".form .main").waitFor();
    await page.locator(".form summary").click();
    yield `duels: a ${kind} begins`;
  }
  await page.getByLabel("Your name").fill("Ann");
  await press("Make the link");
  await page.locator(".address").waitFor();
  yield "duels: a challenge is sent";
  await press("Ann concedes …");
  yield "duels: Concede";
  await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
  await page.getByText("conceded").first().waitFor();
  yield "duels: a challenge that waits";
  await stage.open("duels/new/duel");
  await page.getByLabel("Player 1").fill("Ann");
  await press("Begin");
  await page.locator(".trouble").waitFor();
  yield "duels: what cannot be begun";
  await page.getByLabel("Player 2").fill("Ben");
  await press("Begin");
  await page.locator(".curtain").waitFor();
  yield "duels: the curtain";
  await press("Ann concedes …");
  await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
  await press("Ben concedes …");
  await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
  await page.locator(".settlement").waitFor();
  yield "duels: settled";
  const { contest } = worked();
  await duelActions(stage).putContest({ ...contest, turn: undefined });
  await stage.open(`duels/${contest.id}`);
  await press("Ben concedes …");
  await page.getByRole("dialog").getByRole("button", { name: "Concede" }).click();
  await page.locator(".settlement").waitFor();
  yield "duels: a debt is cancelled";
  await stage.open("duels/tomb-of-four-kings");
  await page.locator(".debts li").waitFor();
  yield "duels: what is owed";
  await page.locator(".debts button").click();
  yield "duels: Settled between us";
  await page.getByRole("dialog").getByRole("button", { name: "It is settled" }).click();
  await page.locator(".payments li").waitFor();
  yield "duels: what is settled";
  await stage.open("duels/challenge/1");
  await page.getByText("are refused").waitFor();
  yield "duels: a link that is refused";
}
