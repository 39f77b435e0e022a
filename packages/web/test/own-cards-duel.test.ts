import { ownEdition, readOwnSet, seededRandom } from "@tetrarch/engine";
import { builtInCardSet } from "@tetrarch/engine/four-gods";
import { cardsOfLink, formatLink, freshChallenge, type Link } from "@tetrarch/play";
import { beforeEach, expect, test } from "vitest";
import { setOfLayout } from "../../../testing/random-layouts.js";
import { value } from "../../../testing/value.js";
import { duelActions } from "./duel-actions.js";
import { historyActions } from "./history-actions.js";
import { Stage } from "./stage.js";

const stage = new Stage();
const { press, giveUp } = historyActions(stage);
const { contests, rows, openBook, tableLies, backToBook, putContest, sent } = duelActions(stage);

beforeEach(() => stage.playLightly());

const NAME = "Two short ways";
const KINDS = ["friend", "foe", "weapon", "trap"] as const;
const SET = {
  ...setOfLayout(
    { paths: 2, rows: [3, 4], crossings: [{ row: 3, paths: [1, 2] }], party: 3, rescues: 1 },
    (count) => Array.from({ length: count }, (_, index) => KINDS[index % 4] ?? "foe"),
  ),
  name: NAME,
};

async function importSet(set: object): Promise<void> {
  await stage.open("workshop");
  await stage.page.getByRole("heading", { name: "Card sets of your own" }).waitFor();
  const file = { name: "set.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(set)) };
  await stage.page.locator("input[type=file]").setInputFiles(file);
  await stage.page.getByText("All in order: it can be played.").waitFor();
}

/** Begins a contest of one game with cards of one's own. */
async function begin(kind: string, button: string, cards: string): Promise<void> {
  const { page } = stage;
  await openBook(`/new/${kind}/four-gods`);
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("combobox", { name: "Cards" }).selectOption({ label: cards });
  await page.getByLabel("Your name").fill("Ann");
  await page.getByLabel("one game").check();
  await press(button);
  await page.locator(".terms", { hasText: cards.replace(/, version.*/, "") }).waitFor();
}

/** Two paths lie on the table, and the set's name stands over them. */
async function expectOwnTable(): Promise<void> {
  await tableLies();
  await stage.page.getByRole("heading", { name: NAME, exact: true }).waitFor();
  expect(
    await stage.page
      .locator("[data-pile-id]")
      .evaluateAll((piles) => piles.map((pile) => pile.getAttribute("data-pile-id"))),
  ).toEqual(["p1", "p1L", "p1R", "p2", "p2L", "p2R", "ally1", "ally2", "ally3", "die", "gone"]);
}

async function playAndGiveUp(): Promise<void> {
  await press("Play the game");
  await expectOwnTable();
  await stage.page.keyboard.press(" ");
  await giveUp();
  await backToBook("duel");
}

test("FG-22: two profiles duel by link on a set with a layout of one's own, and the set travels with the link", async () => {
  const { page } = stage;
  await importSet(SET);
  await begin("link", "Make the link", `${NAME}, version 1`);
  await playAndGiveUp();
  const [anns] = await contests();
  const challenge = await sent("Send the games …");

  await stage.becomeSomebodyElse();
  await page.goto(challenge);
  await page.getByRole("heading", { name: "Ann challenges you" }).waitFor();
  await page.locator(".terms", { hasText: `with the cards of “${NAME}”` }).waitFor();
  await page.getByLabel("Your name").fill("Ben");
  await press("Accept");
  await expect.poll(rows).toContain("1 played –");
  await playAndGiveUp();
  const there = await rows();
  expect(there.join("\n")).toMatch(/1 0\/2 resigned 0\/2 resigned/);
  const answered = await sent("Send the games …");

  await stage.becomeSomebodyElse();
  await stage.open("");
  await page.locator(".doors").waitFor();
  if (anns) await putContest(anns);
  await page.goto(answered);
  await expect.poll(rows).toEqual(there);
});

test("FG-22: a challenge that only names a set is opened where the set is kept, and refused where it is not", async () => {
  const { page } = stage;
  const random = seededRandom(1);
  // Texts that no program shortens: no link has room for them.
  const noise = () =>
    Array.from({ length: 300 }, () => String.fromCharCode(0x4e00 + random(20_000))).join("");
  const loud = <Card>(cards: readonly Card[]) => cards.map((card) => ({ ...card, flavour: noise() }));
  const [friends, foes] = [loud(SET.friends), loud(SET.foes)];
  const set = { ...SET, friends, foes, weapons: loud(SET.weapons), traps: loud(SET.traps) };
  const own = value(readOwnSet(set));
  const edition = ownEdition(own).set;
  const challenge = freshChallenge("four-gods", "standard", 1, random, false, edition);
  const sent: Link = {
    type: "challenge",
    challenge,
    terms: { stake: 0, unit: "matchsticks", agreesToHelp: false },
    name: "Ann",
    games: [undefined],
    verdicts: [],
    doubles: [],
  };
  const link = value(formatLink(sent));
  expect(cardsOfLink(sent, link)).toBe("named");
  await stage.open(`duels/challenge/${link}`);
  await page.getByRole("alert").getByText(NAME).waitFor();
  await importSet(set);
  await stage.open(`duels/challenge/${link}`);
  await page.getByRole("heading", { name: "Ann challenges you" }).waitFor();
  await page.locator(".terms", { hasText: `with the cards of “${NAME}”` }).waitFor();
});

test("FG-0: the house plays with cards of one's own", async () => {
  const { page } = stage;
  await importSet({ ...builtInCardSet, name: "Dream of the sea", version: "1" });
  await begin("house", "Begin", "Dream of the sea, version 1");
  await press("Play the game");
  await page.getByRole("heading", { name: "Dream of the sea", exact: true }).waitFor();
  await page.keyboard.press(" ");
  await giveUp();
  await backToBook("duel");
  await expect
    .poll(async () => (await rows()).join("\n"), { timeout: 120_000 })
    .toMatch(/1 0\/4 resigned [0-4]\/4/);
});
