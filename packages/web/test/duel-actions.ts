import { findGameAmong, resign, seededRandom, startSession } from "@tetrarch/engine";
import {
  type Challenge,
  type Contest,
  challengeDeals,
  challengeFor,
  freshChallenge,
  freshContest,
  type GameRecord,
  recordOf,
  withEntry,
  withTurn,
} from "@tetrarch/play";
import { value } from "../../../testing/value.js";
import { historyActions } from "./history-actions.js";
import type { Stage } from "./stage.js";
import { recordsIn } from "./stored.js";

export const TOMB = "tomb-of-four-kings";

/** What a player does in the book of series and duels, and sees of it. */
export function duelActions(stage: Stage) {
  const { press } = historyActions(stage);

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

  async function backToBook(contest: "duel" | "series"): Promise<void> {
    const name = new RegExp(`^(On with|Back to) the ${contest}$`);
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

  return { contests, rows, openBook, tableLies, backToBook, putContest, sent, settled };
}

/** The deals that one of its players has; where all play the same, anybody's. */
export function dealsOf(challenge: Challenge, player = ""): readonly string[] {
  return value(challengeDeals(challengeFor(challenge, player), findGameAmong([])));
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
export function worked(): { readonly contest: Contest; readonly last: GameRecord } {
  const challenge = freshChallenge(TOMB, "standard", 3, seededRandom(4));
  const deals = dealsOf(challenge);
  const games = [
    ["won", 64, "escaped", 84],
    ["escaped", 31, "lost", 0],
    ["escaped", 22, "escaped", 40],
  ] as const;
  const invited = ["Ann", "Ben"].map((name) => ({ name, kind: "here" as const }));
  const terms = { stake: 2, unit: "matchsticks", agreesToHelp: false };
  let contest = value(freshContest(challenge, invited, terms, { id: "c".repeat(32), madeAt: 1 }));
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
