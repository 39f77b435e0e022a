import { findGameAmong, resign, seededRandom, startSession } from "@tetrarch/engine";
import {
  type Challenge,
  type Contest,
  challengeDeals,
  freshChallenge,
  freshContest,
  type GameRecord,
  recordOf,
  withEntry,
  withTurn,
} from "@tetrarch/play";
import { beforeEach, describe, expect, test } from "vitest";
import { historyHands } from "./history-hands.js";
import { putFinished } from "./past-games.js";
import { Stage } from "./stage.js";
import { recordsIn } from "./stored.js";

const TOMB = "tomb-of-four-kings";
const stage = new Stage();
const { kept, press, answer, giveUp } = historyHands(stage);

beforeEach(() => stage.playLightly());

async function contests(): Promise<readonly Contest[]> {
  return (await recordsIn(stage.page, "contests")) as readonly Contest[];
}

/** The table of games, a row a text. */
async function rows(): Promise<readonly string[]> {
  const all = await stage.page.locator(".scores tr").allInnerTexts();
  return all.map((row) => row.replace(/\s+/g, " ").replaceAll(" ,", ",").trim());
}

async function openBook(rest = ""): Promise<void> {
  await stage.open(`duels${rest}`);
  await stage.page.locator(".open-book, .ledger").first().waitFor();
}

/** At the table the deal lies and nothing has been done with it. */
async function tableLies(): Promise<void> {
  await stage.page.locator(".table [data-stop]").first().waitFor();
}

async function backToBook(name: string): Promise<void> {
  await stage.page.getByRole("link", { name }).click();
  await stage.page.locator(".scores").waitFor();
}

/** Puts a contest where the page would have put it. */
async function putContest(contest: Contest): Promise<void> {
  await openBook();
  await stage.page.evaluate(
    ([stored]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("tetrarch");
        opening.onsuccess = () => {
          const writing = opening.result.transaction("contests", "readwrite");
          writing.objectStore("contests").put(stored, stored.id);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [contest] as const,
  );
  await stage.page.reload();
  await openBook();
}

function dealsOf(challenge: Challenge): readonly string[] {
  const deals = challengeDeals(challenge, findGameAmong([]));
  if (!deals.ok) throw new Error(deals.error.message);
  return deals.value;
}

let clock = 1000;

/** A game as it would be recorded, but for its end and score. */
function recordedOf(
  deal: string,
  end: string,
  points: number,
  degree: GameRecord["degree"] = "first",
): GameRecord {
  const game = findGameAmong([])(TOMB, undefined);
  const start = game.ok ? startSession(game.value, deal) : game;
  const resigned = start.ok ? resign(start.value) : start;
  clock += 10;
  const id = String(clock).padStart(32, "0");
  const record = resigned.ok
    ? recordOf(resigned.value, id, { startedAt: clock, endedAt: clock + 5 })
    : undefined;
  if (!record) throw new Error("no record");
  return { ...record, end, degree, score: { value: points, max: 100, text: `0/${points}` } };
}

/** Ann and Ben with the games of the rules' example, but for Ben's last, which he sits at. */
function worked(): { readonly contest: Contest; readonly last: GameRecord } {
  const challenge = freshChallenge(TOMB, "standard", 3, seededRandom(4));
  const deals = dealsOf(challenge);
  const games = [
    ["won", 64, "escaped", 84],
    ["escaped", 31, "lost", 0],
    ["escaped", 22, "escaped", 40],
  ] as const;
  const invited = ["Ann", "Ben"].map((name) => ({ name, kind: "here" as const }));
  const terms = { stake: 2, unit: "matchsticks", agreesToHelp: false };
  const made = freshContest(challenge, invited, terms, { id: "c".repeat(32), madeAt: 1 });
  if (!made.ok) throw new Error(made.error.message);
  let contest = made.value;
  let last: GameRecord | undefined;
  for (const [game, [ann, annPoints, ben, benPoints]] of games.entries()) {
    const deal = deals[game] ?? "";
    const record = recordedOf(deal, ann, annPoints);
    contest = withEntry(contest, { contestant: 0, game }, { type: "played", record });
    last = recordedOf(deal, ben, benPoints, "known");
    if (game < 2) contest = withEntry(contest, { contestant: 1, game }, { type: "played", record: last });
  }
  if (last?.startedAt === undefined) throw new Error("no time");
  return { contest: withTurn(contest, { contestant: 1, game: 2 }, last.startedAt - 1), last };
}

describe("TK-30: a series of three from a cleared profile", () => {
  test("is played to its end, reloaded in the middle, and climbs the ladder as it should", async () => {
    const { page } = stage;
    await stage.open("");
    await page.getByRole("link", { name: "Duels" }).click();
    await page.getByRole("link", { name: /A series of your own/ }).click();
    await press("Begin");
    await press("Play the first game");
    await tableLies();
    await giveUp();
    await backToBook("On with the series");
    await expect.poll(rows).toContain("1 0/0 given up");
    await press("Play the next game");
    await tableLies();
    await page.keyboard.press(" ");
    await expect.poll(kept).toHaveLength(1);
    // The page goes in the middle of the second game: it lies on its table, and the book knows of it.
    await page.reload();
    await tableLies();
    expect(await page.locator("[aria-label='Undo']").isEnabled()).toBe(true);
    await openBook();
    await page.getByRole("link", { name: /A series of three/ }).click();
    await press("Play on");
    await tableLies();
    // Another deal in its place gives it up: it is not replaced.
    await press("Menu");
    await press("Another deal …");
    await press("A new deal");
    await expect.poll(async () => (await kept()).map(({ end }) => end)).toEqual(["resigned", "resigned"]);
    await openBook();
    await page.getByRole("link", { name: /A series of three/ }).click();
    await expect.poll(rows).toContain("2 0/0 given up");
    await press("Play the next game");
    await tableLies();
    await giveUp();
    await backToBook("On with the series");
    await expect
      .poll(rows)
      .toEqual(["Game You", "1 0/0 given up", "2 0/0 given up", "3 0/0 given up", "Total 0"]);
    await page.getByText("0 points", { exact: true }).waitFor();
    // Nothing counts twice: three games, all honest first plays.
    expect((await kept()).map(({ degree }) => degree)).toEqual(["first", "first", "first"]);
    await openBook();
    await expect.poll(() => page.locator(".rungs .climbed").count()).toBe(0);
    expect(await contests()).toHaveLength(1);
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
    await page.getByText("Deal of your own").waitFor();
    expect(`${page.url()} ${await page.content()}`).not.toContain(cards);
    await press("Resign");
    await answer("Resign");
    await backToBook("On with the duel");
    await page.getByText("Ann, look away.", { exact: false }).waitFor();
    // Nobody is to know what there is to beat.
    await expect.poll(rows).toContain("1 played –");
    await press("I am Ben: lay the cards");
    await tableLies();
    await giveUp();
    await backToBook("On with the duel");
    await page.getByText("A draw, 0 to 0").waitFor();
    await page.getByText("Nobody owes anybody anything.").waitFor();
    const played = (await recordsIn(page, "finished")) as readonly GameRecord[];
    expect(played.map((record) => record.deal)).toEqual([deal, deal]);
    expect(played.map(({ degree }) => degree).sort()).toEqual(["first", "known"]);
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
        "1 0/64 0/84, the best 0",
        "2 0/31, the best 0/0 lost Ben 31",
        "3 0/22 0/40, the best Ann 18",
        "Total 117 124 Ben 13",
      ]);
    await page.getByText("Ben wins, 124 to 117").waitFor();
    await page.getByText("Ben owes Ann 26 matchsticks, for 13 points").waitFor();
    await openBook();
    await expect
      .poll(() => page.locator(".debts li").allInnerTexts())
      .toEqual(["Ben owes Ann 26 matchsticks"]);
    await openBook(`/${contest.id}`);
    await press("Tear this page out …");
    await answer("Tear it out");
    await page.getByText("Its pages are empty", { exact: false }).waitFor();
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
    await page.getByText("It counts only if all agree", { exact: false }).waitFor();
    expect(await page.getByText(/owes/).count()).toBe(0);
    await press("All agree: it counts");
    await page.getByText("Ann wins, 117 to 84").waitFor();
    await expect.poll(rows).toContain("3 0/22, the best not honest 0 conceded Ben 22");
  });
});

test("against the house: it plays the deal when you have, and the table is settled", async () => {
  const { page } = stage;
  await openBook(`/new/house/${TOMB}`);
  await page.getByLabel("one game").check();
  await page.getByLabel("Your name").fill("Ann");
  await page.getByLabel("Who sits down for the house").selectOption("greedy");
  await press("Begin");
  await press("Play the first game");
  await tableLies();
  await giveUp();
  await backToBook("On with the duel");
  await page.locator(".settlement").waitFor();
  const [contest] = await contests();
  const [entry] = contest?.contestants[1]?.entries ?? [];
  expect(entry?.type === "played" && entry.record.degree).toBe("first");
  expect(await kept()).toHaveLength(1);
});

describe("TK-31: a duel between two devices", () => {
  async function sent(button: string): Promise<string> {
    await press(button);
    const link = await stage.page.getByLabel("Link", { exact: true }).inputValue();
    await press("Close");
    return link;
  }

  async function settled(): Promise<readonly string[]> {
    await stage.page.locator(".settlement").waitFor();
    return [...(await rows()), await stage.page.locator(".settlement").innerText()];
  }

  test("two profiles, two links, one settled table", async () => {
    const { page } = stage;
    await openBook(`/new/link/${TOMB}`);
    await page.getByLabel("one game").check();
    await page.getByLabel("Your name").fill("Ann");
    await page.getByLabel("Whom you challenge").fill("Ben");
    await press("Begin");
    await press("Play the first game");
    await tableLies();
    await page.keyboard.press(" ");
    await giveUp();
    await backToBook("On with the duel");
    const [anns] = await contests();
    const challenge = await sent("Send the games …");

    await stage.becomeSomebodyElse();
    await page.goto(challenge);
    await page.getByRole("heading", { name: "Ann challenges you" }).waitFor();
    await page.getByText("it is on honour", { exact: false }).waitFor();
    await page.getByLabel("Your name").fill("Ben");
    await press("Accept");
    await expect.poll(rows).toContain("1 played –");
    await press("Play the first game");
    await tableLies();
    await giveUp();
    await backToBook("On with the duel");
    const there = await settled();
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

  test("a link that claims what is not so is refused with the reason", async () => {
    await stage.open("duels/challenge/57e7amX");
    await stage.page.getByText("What has come by the link is refused", { exact: false }).waitFor();
    expect(await contests()).toEqual([]);
  });
});

test("what cannot be begun is told at the form, and nothing is written", async () => {
  const { page } = stage;
  await openBook(`/new/duel/${TOMB}`);
  await page.getByLabel("Player 1").fill("Ann");
  await press("Begin");
  await page.getByText("Player 2 has no name.").waitFor();
  await page.getByLabel("Player 2").fill("ann");
  await press("Begin");
  await page.getByText("Two players are called ann.").waitFor();
  await page.getByLabel("Player 2").fill("Ben");
  await page.getByLabel("How much").fill("0.5");
  await press("Begin");
  await page.getByText("The stake is a whole number from 0 to 1000000, not 0.5.").waitFor();
  expect(await contests()).toEqual([]);
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
  await page.getByText("Some pages of the book cannot be read", { exact: false }).waitFor();
  expect(await page.locator(".contests li").count()).toBe(2);
});
