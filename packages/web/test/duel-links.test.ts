import {
  findGameAmong,
  legalWords,
  playWord,
  resign,
  type Session,
  seededRandom,
  startSession,
} from "@tetrarch/engine";
import {
  type ChallengeLink,
  type Contest,
  formatLink,
  freshChallenge,
  freshContest,
  type GameRecord,
  linkIn,
  parseLink,
  recordOf,
  withEntry,
} from "@tetrarch/play";
import { beforeEach, describe, expect, test } from "vitest";
import { value } from "../../../testing/value.js";
import { dealsOf, duelActions, TOMB } from "./duel-actions.js";
import { historyActions } from "./history-actions.js";
import { Stage } from "./stage.js";
import { recordsIn } from "./stored.js";

const stage = new Stage();
const { press, answer, giveUp } = historyActions(stage);
const { contests, rows, openBook, tableLies, backToBook, putContest, sent, settled } = duelActions(stage);

beforeEach(() => stage.playLightly());

const findGame = findGameAmong([]);
const CHALLENGE = freshChallenge(TOMB, "standard", 1, seededRandom(9));
const TERMS = { stake: 2, unit: "matchsticks", agreesToHelp: false };

/** A game of the challenge's deal, resigned after some moves that any game of it begins with. */
function gameOf(moves: number): Session {
  const game = findGame(TOMB, undefined);
  let session = game.ok ? startSession(game.value, dealsOf(CHALLENGE)[0] ?? "") : game;
  for (let move = 0; move < moves && session.ok; move++)
    session = playWord(session.value, legalWords(session.value)[0] ?? "");
  return value(session.ok ? resign(session.value) : session);
}

/** Ann has played, and waits for Ben. */
function annsContest(): Contest {
  const invited = [
    { name: "Ann", kind: "here" as const },
    { name: "Ben", kind: "away" as const },
  ];
  const made = freshContest(CHALLENGE, invited, TERMS, { id: "a".repeat(32), madeAt: 1 });
  const record = recordOf(gameOf(0), "1".repeat(32), { startedAt: 5, endedAt: 9 });
  if (!made.ok || !record) throw new Error("no contest");
  return withEntry(made.value, { contestant: 0, game: 0 }, { type: "played", record });
}

function bensLink(more: Partial<ChallengeLink>): string {
  return value(
    formatLink({
      type: "challenge",
      challenge: CHALLENGE,
      terms: TERMS,
      name: "Ben",
      games: [gameOf(1)],
      verdicts: [],
      doubles: [],
      ...more,
    }),
  );
}

/** Ben plays the deal twice, and sends both. */
function twoAnswers(): { readonly contest: Contest; readonly links: readonly string[] } {
  return { contest: annsContest(), links: [1, 2].map((moves) => bensLink({ games: [gameOf(moves)] })) };
}

/** Ben knew the deal, and his book has agreed to that. */
function knownAnswer(): { readonly contest: Contest; readonly known: string } {
  const verdicts = [{ name: "ben", game: 0, verdict: "agreed" as const }];
  return { contest: annsContest(), known: bensLink({ games: [{ ...gameOf(1), known: true }], verdicts }) };
}

function parsedChallenge(address: string): ChallengeLink {
  const link = parseLink(linkIn(address), findGame);
  if (!link.ok || link.value.type !== "challenge") throw new Error("no challenge");
  return link.value;
}

/** Ann begins a duel of one game. */
async function challengeBen(shuffle: "same deals" | "own shuffle" = "same deals"): Promise<void> {
  const { page } = stage;
  await openBook(`/new/link/${TOMB}`);
  await page.getByLabel("one game").check();
  await page.getByLabel("Your name").fill("Ann");
  if (shuffle === "own shuffle") {
    await page.getByText("More", { exact: true }).click();
    await page.getByLabel("Own shuffle", { exact: false }).check();
  }
  await press("Make the link");
  await page.locator(".address").waitFor();
}

/** The link of a challenge that was made just now. */
function challengeLink(): Promise<string> {
  return stage.page.getByLabel("Link", { exact: true }).inputValue();
}

function mainButtons(): Promise<readonly string[]> {
  return stage.page.locator("button.main").allInnerTexts();
}

async function acceptAsBen(): Promise<void> {
  await stage.page.getByLabel("Your name").fill("Ben");
  await press("Accept");
}

async function giveUpTheFirst(): Promise<void> {
  await press("Play the game");
  await tableLies();
  await giveUp();
  await backToBook("duel");
}

describe("TK-31: a duel between two devices", () => {
  test("two profiles, two links, one settled table", async () => {
    const { page } = stage;
    await challengeBen();
    await page
      .getByText("Friend has not answered yet: send this link; open here the link that comes back.", {
        exact: true,
      })
      .waitFor();
    await press("Play the game");
    await tableLies();
    await page.keyboard.press(" ");
    await giveUp();
    // Nothing is offered that Ben is not to know yet.
    const dialog = page.getByRole("dialog");
    await dialog.getByText("game 1 of 1 of the duel").waitFor();
    expect(await dialog.getByRole("button").allInnerTexts()).toEqual(["✕", "New deal", "Look at the table"]);
    await backToBook("duel");
    expect(await rows()).toContain("Total – –");
    await page.getByText("A game counts when both have played it.").waitFor();
    expect(await mainButtons()).toEqual(["Send the games …"]);
    const [anns] = await contests();
    const challenge = await sent("Send the games …");

    await stage.becomeSomebodyElse();
    await page.goto(challenge);
    await page.getByRole("heading", { name: "Ann challenges you" }).waitFor();
    await page.locator(".terms", { hasText: "for honour" }).waitFor();
    await page.getByText("More", { exact: true }).click();
    await page.getByText("you trust each other", { exact: false }).waitFor();
    await page.getByText("There is no stake", { exact: false }).waitFor();
    await acceptAsBen();
    await expect.poll(rows).toContain("1 played –");
    await giveUpTheFirst();
    const there = await settled();
    expect(await mainButtons()).toEqual([]);
    expect(there).toContain("1 0/0 resigned 0/0 resigned");
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

  test("the form asks for game, length and name, and gives the link; whoever accepts is asked for a name alone", async () => {
    const { page } = stage;
    await openBook(`/new/link/${TOMB}`);
    expect(await page.locator(".form :is(select, fieldset, input:not([type=radio])):visible").count()).toBe(
      3,
    );
    await press("Make the link");
    await page.getByText("Type your name first.").waitFor();
    // The field that is asked for has the focus.
    await page.keyboard.type("Ann");
    await press("Make the link");
    const link = await challengeLink();
    await page.getByText("for honour").first().waitFor();
    await page.getByRole("button", { name: "Play the first game" }).waitFor();
    await stage.becomeSomebodyElse();
    await page.goto(link);
    await page.getByRole("heading", { name: "Ann challenges you" }).waitFor();
    expect(await page.locator(".form :is(select, input):visible").count()).toBe(1);
    await acceptAsBen();
    await page.getByRole("heading", { name: "Ann and Ben" }).waitFor();
  });

  test("(h) a challenge with own shuffle says so where it is opened, and lays other cards there", async () => {
    const { page } = stage;
    await challengeBen("own shuffle");
    const challenge = await challengeLink();
    await stage.becomeSomebodyElse();
    await page.goto(challenge);
    await page.getByText("Each of you has other cards.", { exact: false }).waitFor();
    await acceptAsBen();
    await giveUpTheFirst();
    await expect.poll(rows).toContain("1 – 0/0 resigned");
    const [made] = await contests();
    const [game] = (await recordsIn(page, "finished")) as readonly GameRecord[];
    expect(game?.deal).toBe(made && dealsOf(made.challenge, "Ben")[0]);
    expect(game?.deal).not.toBe(made && dealsOf(made.challenge, "Ann")[0]);
  });

  test("(k) two different games of one player are one table, whichever link is opened first, and the page says so", async () => {
    const { page } = stage;
    const { links, contest } = twoAnswers();
    const tables: (readonly string[])[] = [];
    for (const order of [links, links.toReversed()]) {
      await stage.becomeSomebodyElse();
      await stage.open("");
      await page.locator(".doors").waitFor();
      await putContest(contest);
      for (const link of order) {
        await stage.open(`duels/challenge/${link}`);
        await page.locator(".settlement").waitFor();
      }
      await page.getByText("Ben has sent two different games of deal 1.", { exact: false }).waitFor();
      // It is kept, and goes into the exported file.
      expect((await contests())[0]?.contestants[1]?.entries[0]).toMatchObject({ isOneOfTwo: true });
      tables.push(await settled());
    }
    expect(tables[0]).toEqual(tables[1]);
  });

  test("(l) who does not agree to a game says so to all by the next link, also after others have agreed", async () => {
    const { page } = stage;
    const { contest, known } = knownAnswer();
    await stage.open("");
    await page.locator(".doors").waitFor();
    await putContest(contest);
    await stage.open(`duels/challenge/${known}`);
    await page.getByText("Agreed to, though not played", { exact: false }).waitFor();
    expect(await settled()).not.toContain("1 0/0 resigned 0 not agreed to 0");
    await press("No: Ben, game 1 counts as resigned");
    await expect.poll(rows).toContain("1 0/0 resigned 0 not agreed to 0");
    const refusal = parsedChallenge(await sent("Send the games …"));
    expect(refusal.verdicts).toEqual([{ name: "ben", game: 0, verdict: "refused" }]);
  });

  test("a link under the name of who plays here is asked about before its games count", async () => {
    const { page } = stage;
    const { contest, links } = twoAnswers();
    await stage.open("");
    await page.locator(".doors").waitFor();
    const bens = {
      ...contest,
      contestants: contest.contestants.map((one) => ({ ...one, name: one.name === "Ann" ? "Ben" : "Ann" })),
    };
    await putContest(bens);
    await stage.open(`duels/challenge/${links[1]}`);
    await page.getByText("Ben plays here, and the link has other games", { exact: false }).waitFor();
    await page.getByRole("link", { name: "Ignore the link" }).click();
    await expect.poll(rows).toContain("1 0/0 resigned –");
    expect(await contests()).toEqual([bens]);
    await stage.open(`duels/challenge/${links[1]}`);
    await press("Take the games in");
    await page.getByText("Ben has sent two different games of deal 1.", { exact: false }).waitFor();
  });

  test("whose games never come can be settled without, on honour", async () => {
    await challengeBen();
    expect(await stage.page.getByRole("button", { name: "Settle without Friend …" }).count()).toBe(0);
    await press("Ann concedes …");
    await answer("Concede");
    await press("Settle without Friend …");
    await answer("Settle it");
    expect(await settled()).toContain("1 0 conceded 0 never came");
  });

  test("a link that claims what is not so is refused with the reason", async () => {
    await stage.open("duels/challenge/57e7amX");
    await stage.page.getByText("The games of the link are refused", { exact: false }).waitFor();
    expect(await contests()).toEqual([]);
  });
});
