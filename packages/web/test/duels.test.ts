import { seededRandom } from "@tetrarch/engine";
import { type Contest, freshChallenge, freshContest, type GameRecord, type Payment } from "@tetrarch/play";
import { beforeEach, describe, expect, test } from "vitest";
import { dealsOf, duelActions, TOMB, worked } from "./duel-actions.js";
import { historyActions } from "./history-actions.js";
import { chooseInOpenMenu } from "./menu.js";
import { putFinished } from "./past-games.js";
import { Stage } from "./stage.js";
import { copiesMade, emptyStore, putIn, recordsIn } from "./stored.js";

const stage = new Stage();
const { kept, openHistory, press, answer, giveUp } = historyActions(stage);
const { contests, rows, openBook, tableLies, backToBook, putContest } = duelActions(stage);

beforeEach(() => stage.playLightly());

/** What is owed, by the book. */
function debts(): Promise<readonly string[]> {
  return stage.page.locator(".debts li > span").allInnerTexts();
}

/** The duel of the rules' example, finished. */
async function putWorked(): Promise<void> {
  const { contest, last } = worked();
  await putContest(contest);
  await putFinished(stage.page, [last]);
  await stage.page.reload();
  await openBook();
  await expect.poll(debts).toEqual(["Ben owes Ann 26 matchsticks"]);
}

describe("TK-31: a debt that is settled between two", () => {
  const settling = "Settled between Ben and Ann …";

  test("is a line of the book, once from two tabs, and comes back from the second copy", async () => {
    const { page: first } = stage;
    await putWorked();
    await stage.newPage();
    const { page: second } = stage;
    await openBook();
    await expect.poll(debts).toEqual(["Ben owes Ann 26 matchsticks"]);
    await second.getByRole("button", { name: settling }).click();
    await first.getByRole("button", { name: settling }).click();
    await first
      .getByText("Ben owes Ann 26 matchsticks. Once it is settled, nothing of it is", { exact: false })
      .waitFor();
    await first.getByRole("button", { name: "It is settled" }).click();
    await first
      .locator(".payments li", { hasText: "Ben and Ann settled 26 matchsticks that Ben owed" })
      .waitFor();
    expect(await first.locator(".debts").count()).toBe(0);
    // The other tab still shows it: it is not settled a second time.
    await answer("It is settled");
    await second.getByText("The debt has changed meanwhile", { exact: false }).waitFor();
    await second.locator(".payments li").waitFor();
    expect(await recordsIn(second, "payments")).toHaveLength(1);
    await copiesMade(second);
    await emptyStore(second, "payments");
    await second.reload();
    await second.locator(".payments li").waitFor();
    expect(await debts()).toEqual([]);
  });

  test("leaves the difference where a result has changed since, and says so", async () => {
    const { page } = stage;
    const { contest } = worked();
    await putWorked();
    await press(settling);
    await answer("It is settled");
    await page.locator(".payments li").waitFor();
    const [paid] = (await recordsIn(page, "payments")) as readonly [Payment];
    const more = { ...paid, amount: 30, contests: [{ id: contest.id, amount: 30 }] };
    await putIn(page, "payments", paid.id, more);
    await page.reload();
    await expect
      .poll(debts)
      .toEqual([
        expect.stringMatching(/^Ann owes Ben 4 matchsticks\s+A result has changed since they settled/),
      ]);
  });

  test("goes with the exported file to another browser", async () => {
    const { page } = stage;
    await putWorked();
    await page.getByRole("button", { name: settling }).click();
    await answer("It is settled");
    await page.locator(".payments li").waitFor();
    await openHistory();
    const downloading = page.waitForEvent("download");
    await press("Export");
    const path = await (await downloading).path();
    await stage.becomeSomebodyElse();
    await openHistory();
    await page.locator(".file input[type=file]").setInputFiles(path);
    await page.getByText("1 settled debt", { exact: false }).waitFor();
    await openBook();
    await page.locator(".payments li").waitFor();
    expect(await debts()).toEqual([]);
  });
});

describe("TK-31: a duel at one screen", () => {
  test("both play the very same deal, the other behind the curtain, and no card of it leaves the table", async () => {
    const { page } = stage;
    await openBook(`/new/duel/${TOMB}`);
    await page.getByLabel("Player 1").fill("Ann");
    await page.getByLabel("Player 2").fill("Ben");
    await page.getByLabel("one game").check();
    await press("Begin");
    await press("I am Ann: lay the cards");
    await tableLies();
    const [made] = await contests();
    const [deal = ""] = made ? dealsOf(made.challenge) : [];
    const cards = deal.split(" ").slice(0, 6).join(" ");
    await press("Menu");
    await page.getByText("Deal of a duel or series").waitFor();
    expect(`${page.url()} ${await page.content()}`).not.toContain(cards);
    await chooseInOpenMenu(stage.page, "Resign");
    await answer("Resign");
    // Nor does the solver tell Ann's end what would help Ben.
    const dialog = page.getByRole("dialog");
    await dialog.getByText("game 1 of 1 of the duel").waitFor();
    await dialog.getByText("Ben still has these cards to play.", { exact: false }).waitFor();
    expect(await dialog.getByRole("button").allInnerTexts()).toEqual(["✕", "New deal", "Look at the table"]);
    await backToBook("duel");
    await page.getByText("Ann, look away.", { exact: false }).waitFor();
    // Nobody is to know what there is to beat.
    await expect.poll(rows).toContain("1 played –");
    expect(await rows()).toContain("Total – –");
    await page.getByText("A game counts when both have played it.").waitFor();
    await press("I am Ben: lay the cards");
    await tableLies();
    await giveUp();
    await page.getByRole("button", { name: "Could this have been won?" }).waitFor();
    await backToBook("duel");
    await page.getByText("A draw, 0 to 0").waitFor();
    await page.getByText("Nobody owes anybody anything.").waitFor();
    const played = (await recordsIn(page, "finished")) as readonly GameRecord[];
    expect(played.map((record) => record.deal)).toEqual([deal, deal]);
    expect(played.map(({ degree }) => degree).sort()).toEqual(["first", "known"]);
  });

  test("with the clock put back a day the game of a turn counts as ever, and no second one of it", async () => {
    const { page } = stage;
    await page.clock.install({ time: new Date("2026-11-22T12:00:00") });
    await openBook(`/new/duel/${TOMB}`);
    await page.getByLabel("Player 1").fill("Ann");
    await page.getByLabel("Player 2").fill("Ben");
    await page.getByLabel("one game").check();
    await press("Begin");
    await press("I am Ann: lay the cards");
    await tableLies();
    await giveUp();
    await backToBook("duel");
    await press("I am Ben: lay the cards");
    await tableLies();
    await page.clock.setSystemTime(new Date("2026-11-21T12:00:00"));
    await giveUp();
    await backToBook("duel");
    await page.getByText("A draw, 0 to 0").waitFor();
    const [contest] = await contests();
    expect(contest?.turn).toMatchObject({ contestant: 1, number: 2 });
    expect(contest?.verdicts).toEqual([{ name: "ben", game: 0, verdict: "first" }]);
    const listed = (await recordsIn(page, "finished")) as readonly { readonly order?: number }[];
    expect(listed.map(({ order }) => order).sort()).toEqual([1, 2]);
  });

  test("a game of the deal besides the turns makes it a known one, and the table asks", async () => {
    const { page } = stage;
    const { contest, last } = worked();
    const tried = { ...last, id: "7".repeat(32), endedAt: (last.startedAt ?? 0) - 5, startedAt: 1 };
    await putContest({ ...contest, turn: contest.turn && { ...contest.turn, before: [tried.id] } });
    await putFinished(page, [tried, last]);
    await page.reload();
    await openBook(`/${contest.id}`);
    await page.getByRole("button", { name: "All agree: Ben, game 3 counts" }).waitFor();
  });

  test("on a phone each score stands in one line, whatever stands beside it", async () => {
    const { page } = stage;
    const { contest } = worked();
    const [ann, ben] = contest.contestants;
    if (!ann || !ben) throw new Error("nobody plays");
    await putContest({ ...contest, contestants: [ann, { ...ben, name: "Benedict of the Marshes" }] });
    await page.setViewportSize({ width: 360, height: 640 });
    await openBook(`/${contest.id}`);
    await page.locator(".scores tbody td").first().waitFor();
    const lines = await page.locator(".scores tbody td:not(.debt)").evaluateAll((cells) =>
      cells.map((cell) => {
        const score = document.createRange();
        if (cell.firstChild) score.selectNode(cell.firstChild);
        return new Set([...score.getClientRects()].map(({ top }) => top)).size;
      }),
    );
    expect(lines).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test("(h) with a shuffle of their own each plays other cards, and the table marks it", async () => {
    const { page } = stage;
    await openBook(`/new/duel/${TOMB}`);
    await page.getByLabel("Player 1").fill("Ann");
    await page.getByLabel("Player 2").fill("Ben");
    await page.getByLabel("one game").check();
    await page.getByText("More", { exact: true }).click();
    await page.getByLabel("Own shuffle", { exact: false }).check();
    await press("Begin");
    await page.getByText("the others may look on", { exact: false }).waitFor();
    await page.locator(".terms", { hasText: "own shuffle" }).waitFor();
    for (const name of ["Ann", "Ben"]) {
      await press(`I am ${name}: lay the cards`);
      await tableLies();
      await giveUp();
      // What the solver tells of these cards helps nobody else.
      await page.getByRole("button", { name: "Could this have been won?" }).waitFor();
      await backToBook("duel");
    }
    await page.getByText("A draw, 0 to 0").waitFor();
    await page.getByText("Own shuffle: each plays other cards", { exact: false }).waitFor();
    const [made] = await contests();
    const played = (await recordsIn(page, "finished")) as readonly GameRecord[];
    const decks = ["Ann", "Ben"].map((name) => made && dealsOf(made.challenge, name)[0]);
    expect(new Set(decks).size).toBe(2);
    expect(new Set(played.map(({ deal }) => deal))).toEqual(new Set(decks));
    await press("Show the best of each deal");
    const deals = page.locator(".bests li span:first-child");
    await expect
      .poll(() => deals.allInnerTexts())
      .toEqual(["Game 1, Ann: 0 kings, 0 points", "Game 1, Ben: 0 kings, 0 points"]);
    // Nobody has seen the other's cards: both are unaided first plays.
    expect(played.map(({ degree }) => degree)).toEqual(["first", "first"]);
  });

  test("the example of the rules: Ben wins with 124 to 117, and owes 26; the book keeps it", async () => {
    const { page } = stage;
    const { contest, last } = worked();
    await putContest(contest);
    await putFinished(page, [last]);
    await page.reload();
    await openBook(`/${contest.id}`);
    await expect
      .poll(rows)
      .toEqual([
        "Game Ann Ben Debt in points",
        "1 0/64 0/84, the best 0 20 cancelled by four kings",
        "2 0/31, the best 0/0 lost Ben 31",
        "3 0/22 0/40, the best Ann 18",
        "Total 117 124 Ben 13",
      ]);
    await page.getByText("Ben wins, 124 to 117").waitFor();
    await page.getByText("Ben owes Ann 26 matchsticks, for 13 points").waitFor();
    await page
      .getByText("In game 1 Ann brought out all four kings: the debt of 20 points is cancelled.")
      .waitFor();
    await openBook();
    await expect.poll(debts).toEqual(["Ben owes Ann 26 matchsticks"]);
    await openBook(`/${contest.id}`);
    await press("Delete this contest …");
    await answer("Delete it");
    await page.getByText("Nothing here yet", { exact: false }).waitFor();
    expect(await contests()).toEqual([]);
  });

  test("help needs the consent of all before it counts; who concedes resigns the rest", async () => {
    const { page } = stage;
    const { contest } = worked();
    const [ann] = contest.contestants;
    const helped = ann?.entries.map((entry) =>
      entry?.type === "played"
        ? { ...entry, record: { ...entry.record, degree: "assisted" as const } }
        : entry,
    );
    const contestants = contest.contestants.map((one, place) =>
      place === 0 && helped ? { ...one, entries: helped } : one,
    );
    await putContest({ ...contest, contestants, turn: undefined });
    await openBook(`/${contest.id}`);
    await press("Ben concedes …");
    await answer("Concede");
    await page.getByText("Such a game counts only if all agree to it", { exact: false }).waitFor();
    await press("All agree: Ann, game 1 counts");
    // Consent is to one game, and no other.
    await expect.poll(() => page.locator(".question li").count()).toBe(2);
    expect(await page.getByText(/owes/).count()).toBe(0);
    await press("No: Ann, game 2 counts as resigned");
    await expect.poll(() => page.locator(".question li").count()).toBe(1);
    await press("All agree: Ann, game 3 counts");
    await page.getByText("Ann wins, 86 to 84").waitFor();
    await expect.poll(rows).toContain("3 0/22, the best with help, agreed to 0 conceded Ben 22");
    await press("Show the best of each deal");
    await page.getByText("Game 3, Ann: 0 kings, 22 points; Ben: conceded").waitFor();
  });
});

test("against the house: a trouble is told until it can play; it plays the deal when you have, and the table is settled", async () => {
  const { page } = stage;
  await openBook(`/new/house/${TOMB}`);
  await page.getByLabel("one game").check();
  await page.getByLabel("Your name").fill("Ann");
  await page.getByLabel("Who plays for the house").selectOption("greedy");
  await press("Begin");
  await press("Play the game");
  await tableLies();
  await giveUp();
  await page.evaluate(() => {
    const { Worker } = window;
    Object.assign(window, { Worker: undefined, giveWorkers: () => Object.assign(window, { Worker }) });
  });
  await backToBook("duel");
  const trouble = page
    .getByRole("alert")
    .filter({ hasText: "The house cannot play: this browser has no workers." });
  await trouble.waitFor();
  await press("Try again");
  await trouble.waitFor();
  await page.evaluate(() => (window as unknown as { giveWorkers(): void }).giveWorkers());
  await press("Try again");
  await page.locator(".settlement").waitFor();
  expect(await trouble.count()).toBe(0);
  await page.getByRole("heading", { name: "Ann and the sensible house", exact: true }).waitFor();
  const [contest] = await contests();
  const [entry] = contest?.contestants[1]?.entries ?? [];
  expect(entry?.type === "played" && entry.record.degree).toBe("first");
  expect(await kept()).toHaveLength(1);
});

test("what cannot be begun is told at the form, and nothing is written", async () => {
  const { page } = stage;
  await openBook(`/new/duel/${TOMB}`);
  await page.getByLabel("Player 1").fill("Ann");
  await press("Begin");
  await page.getByText("Player 2 has no name.").waitFor();
  // The empty field has the focus.
  await page.keyboard.type("ann");
  await press("Begin");
  await page.getByText("Two players are called ann.").waitFor();
  await page.getByLabel("Player 2").fill("Ben");
  await page.getByText("More", { exact: true }).click();
  await page.getByLabel("How much").fill("0.5");
  await page.getByText("More", { exact: true }).click();
  await press("Begin");
  await page.getByText("The stake is a whole number from 0 to 1,000,000, not 0.5.").waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-invalid"))).toBe("true");
  await page.getByLabel("How much").fill("");
  await press("Begin");
  await page.getByText("How much is a point worth? A whole number from 0 to 1,000,000.").waitFor();
  expect(await contests()).toEqual([]);
});

test("two presses begin one contest", async () => {
  const { page } = stage;
  await openBook(`/new/series/${TOMB}`);
  await page.getByRole("button", { name: "Begin" }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await page.locator(".scores").waitFor();
  expect(await contests()).toHaveLength(1);
});

test("a page of the book that cannot be read is told of, and costs no other", async () => {
  const { page } = stage;
  const { contest } = worked();
  await putContest(contest);
  await putContest({ ...contest, id: "d".repeat(32), format: 2 } as unknown as Contest);
  const again = freshContest(
    freshChallenge("kings-keys", "standard", 3, seededRandom(3)),
    [{ name: "You", kind: "here" }],
    contest.terms,
    { id: "e".repeat(32), madeAt: 3 },
  );
  if (again.ok) await putContest(again.value);
  await page.reload();
  await openBook();
  await page.getByText("Some contests cannot be read", { exact: false }).waitFor();
  expect(await page.locator(".contests li").count()).toBe(2);
});
