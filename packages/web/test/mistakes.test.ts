import { type GameEvent, legalWords, narrate, type Session } from "@tetrarch/engine";
import { identityOfFinished } from "@tetrarch/play";
import { type Analysis, GRADING_VERSION, type PlyAnalysis } from "@tetrarch/solver/analysis";
import { beforeEach, expect, test } from "vitest";
import { after, sessionOf, tableDrawn } from "./app.js";
import { finishedGame, GAME, ID, sessions, words } from "./finished-game.js";
import { byTap } from "./input.js";
import { byKeys } from "./keys.js";
import { putFinished } from "./past-games.js";
import { Stage } from "./stage.js";
import { putAnalysis, recordsIn } from "./stored.js";

const stage = new Stage();

beforeEach(() => stage.playLightly());

function button(name: string) {
  return stage.page.getByRole("button", { name, exact: true });
}

const CHOICES = [...words.keys()].filter((at) => legalWords(sessions[at] as Session).length > 3);
/** Two moves that had others beside them, the later of two that are as good as each other being called the best, or not. */
const QUESTIONS = CHOICES.slice(0, 2);
/** One that was the best of several. */
const RIGHT = CHOICES[2] ?? 0;

function othersAt(at: number): readonly string[] {
  return legalWords(sessions[at] as Session).filter((word) => word !== words[at]);
}

/** The first thing that happens with one of the other moves. */
function eventOf(at: number, other: 0 | 1): GameEvent {
  const [event] = after(sessions[at] as Session, othersAt(at)[other] ?? "").now.events;
  if (!event) throw new Error("a move of no events");
  return event;
}

function eventWords(at: number, other: 0 | 1): string {
  return narrate(GAME, eventOf(at, other));
}

function judged(best: 0 | 1): Analysis {
  const plies = [...words, "resign"].map((played, ply): PlyAnalysis => {
    const plain = {
      ply,
      played,
      win: 0.5,
      grade: "good",
      scale: "win",
      loss: 0,
      luck: 0,
      misjudged: 0,
      kinds: [],
    } as const;
    const made = { word: played, win: 0.5, error: 0 };
    if (ply === RIGHT) {
      const worse = othersAt(ply).map((word) => ({ word, win: 0.2, error: 0 }));
      return { ...plain, moves: [made, ...worse], kinds: ["split-done"] };
    }
    if (!QUESTIONS.includes(ply)) return { ...plain, moves: [made] };
    const [one, other, ...worse] = othersAt(ply) as [string, string, ...string[]];
    const moves = [
      { word: best === 0 ? one : other, win: 0.5, error: 0 },
      { word: best === 0 ? other : one, win: 0.499, error: 0 },
      { word: played, win: 0.3, error: 0 },
      ...worse.map((word) => ({ word, win: 0.2, error: 0 })),
    ];
    const reasons = [{ of: "better", key: eventOf(ply, best).type, values: {} }] as const;
    const kind = { kinds: ["split-done"], lapse: "split-done" };
    return { ...plain, moves, grade: "blunder", loss: 0.2, lossError: 0.01, reasons, ...kind };
  });
  const account = { mean: 0.5, result: 0, deal: 0, luck: -0.1, choice: -0.4, misjudged: 0 };
  const by = { player: "nobody", version: 3, nodes: 0, sigma: 0.01, grading: GRADING_VERSION };
  return { game: GAME, variant: "standard", by, plies, account, final: true };
}

/** A game of ten decisions of one kind, of which so many were mistakes. */
function judgedMistakes(mistakes: number): Analysis {
  const analysis = judged(0);
  const isQuestion = ({ ply }: PlyAnalysis) => ply === (QUESTIONS[0] ?? 0) || ply === RIGHT;
  const [mistake, right] = analysis.plies.filter(isQuestion) as [PlyAnalysis, PlyAnalysis];
  const plies = Array.from({ length: 10 }, (_, ply) => ({ ...(ply < mistakes ? mistake : right), ply }));
  return { ...analysis, plies };
}

async function openMistakes(analysis: Analysis): Promise<void> {
  const { page } = stage;
  const record = finishedGame();
  await stage.open("history");
  await page.locator(".history .book").waitFor();
  await putFinished(page, [record]);
  await putAnalysis(page, identityOfFinished(record), analysis);
  await stage.open(`analysis/${ID}/mistakes`);
  await stage.expectPiles(sessions[QUESTIONS[0] ?? 0] as Session);
  // Listeners are told the question a moment after the page is there.
  await page.getByRole("status").filter({ hasText: "What is better?" }).waitFor({ state: "attached" });
  // All cards lie there before the last of what is drawn with them.
  await tableDrawn(page);
  await stage.settle();
}

test("every mistake is asked again: wrong is told its cost, another as good is right, and no answer is on the page before", async () => {
  const { page } = stage;
  const [first = 0, second = 0] = QUESTIONS;
  const position = sessions[first] as Session;
  const [best = "", other = "", worse = ""] = othersAt(first);
  await openMistakes(judged(1));
  const before = await page.locator("#app, body").first().innerHTML();
  await openMistakes(judged(0));
  // Which of the two is the better one cannot be told from the page.
  expect(await page.locator("#app, body").first().innerHTML()).toBe(before);

  const caption = page.locator(".caption");
  await stage.make(byTap, position, worse);
  await stage.expectPiles(after(position, worse));
  await expect.poll(() => caption.innerText()).toBe("Not that: 20\u00a0%. It costs 30 of 100 games.");
  await page.keyboard.press("Enter");
  await stage.expectPiles(position);
  await stage.make(byTap, position, words[first] ?? "");
  await expect.poll(() => caption.innerText()).toContain("That is what you played: 30\u00a0%.");
  await button("Try again").click();
  await stage.expectPiles(position);
  await stage.make(byTap, position, other);
  await expect.poll(() => caption.innerText()).toMatch(/^Right, 50.%\. The best found: .*, 50.%\.$/);
  await page.locator(".hinted").first().waitFor({ state: "attached" });
  expect(best).not.toBe(other);
  await page.keyboard.press("Enter");
  await stage.expectPiles(sessions[second] as Session);
  await button("See it").click();
  await expect.poll(() => caption.innerText()).toMatch(/^Best: /);
  await button("Finish").click();
  await page.getByText("1 found in the end, 1 looked up.").waitFor();
});

/** Lets nothing be saved in `localStorage`, or lets it again. */
function fillLocalStorage(isFull: boolean): void {
  const { prototype } = Storage as unknown as { prototype: { setItem: unknown; savingItem?: unknown } };
  prototype.savingItem ??= prototype.setItem;
  prototype.setItem = isFull
    ? () => {
        throw new DOMException("full", "QuotaExceededError");
      }
    : prototype.savingItem;
}

test("the coach asks every mistake once and a like position, by keys alone, and brings back what was missed", async () => {
  const { page } = stage;
  const [first = 0, second = 0] = QUESTIONS;
  await openMistakes(judged(0));
  await stage.open("learn");
  await page.getByRole("link", { name: "Open: The coach" }).press("Enter");
  await page.getByText("2 mistakes to go through").waitFor();
  await page.getByRole("link", { name: "Begin" }).press("Enter");
  const unkept = page.getByRole("alert").filter({ hasText: "Your answers to the coach cannot be kept" });
  const spoken = () => page.getByRole("status").innerText();
  const expectQuestion = async (at: number) => {
    await stage.expectPiles(sessions[at] as Session);
    await expect.poll(spoken).toContain(`Move ${at + 1} of your game of 1 Jan 2026. What is best?`);
  };

  await expectQuestion(first);
  const [best = "", , worse = ""] = othersAt(first);
  await page.evaluate(fillLocalStorage, true);
  await stage.make(byKeys, sessions[first] as Session, worse);
  await unkept.waitFor({ state: "attached" });
  await page.evaluate(fillLocalStorage, false);
  await expect
    .poll(spoken)
    .toContain("Not that: 20 wins in a hundred games. It costs 30 wins in a hundred games.");
  await page.keyboard.press("Enter");
  await stage.expectPiles(sessions[first] as Session);
  await stage.make(byKeys, sessions[first] as Session, best);
  await expect
    .poll(spoken)
    .toMatch(/^Right: 50 wins .* In your game: .* That cost 20 wins in a hundred games\./);
  await page.keyboard.press("Enter");

  await expectQuestion(second);
  await stage.make(byKeys, sessions[second] as Session, othersAt(second)[0] ?? "");
  await expect.poll(spoken).toMatch(/^Right: /);
  await page.keyboard.press("Enter");

  await expectQuestion(RIGHT);
  expect(await unkept.count()).toBe(0);
  await page.evaluate(fillLocalStorage, true);
  await stage.make(byKeys, sessions[RIGHT] as Session, words[RIGHT] ?? "");
  await expect.poll(spoken).toContain("You found it in your game, too.");
  await page.keyboard.press("Enter");

  const end = page.getByRole("heading", { name: "That was all for now" });
  await end.waitFor();
  await expect.poll(() => end.evaluate((heading) => document.activeElement === heading)).toBe(true);
  await page.getByText("3 questions: 2 right at once, 1 missed. It comes back tomorrow.").waitFor();
  await unkept.waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText("Nothing is due. The next mistake comes back on").waitFor();
  await page.reload();
  await page.getByText("Nothing is due. The next mistake comes back on").waitFor();
  await page.getByText("Too little to tell yet").waitFor();

  // With enough games their bars are drawn, the oldest first.
  for (const [index, mistakes] of [5, 5, 5, 5, 1, 1, 1, 1].entries()) {
    const { deal } = sessionOf(GAME, 500 + index);
    const endedAt = Date.UTC(2026, 1, index + 1);
    const record = { ...finishedGame(), deal, endedAt, id: String(index).repeat(32) };
    await putFinished(page, [record]);
    await putAnalysis(page, identityOfFinished(record), judgedMistakes(mistakes));
  }
  await page.reload();
  await page.getByText(/^Rarer: 5\d in a hundred before, 1\d now\.$/).waitFor();
  const bars = page.locator(".points-lost rect");
  const heights = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(3);
  expect(heights[0]).toBeGreaterThan(2 * (heights.at(-1) ?? 0));
});

test("over all games luck and what was given away are told, and that there are too few decisions", async () => {
  const { page } = stage;
  await openMistakes(judged(0));
  await stage.open("analysis");
  const trends = page.getByRole("region", { name: "The King's Keys" });
  await trends.getByText("1 of 1 first play analysed.").waitFor();
  await trends.getByText("Too few decisions").waitFor();
  await trends.getByText("luck −10 of 100 games, given away 40 of 100 games").waitFor();
  await trends.getByRole("row", { name: "Splitting a stack 2 of 3 too few" }).waitFor();
  // What the better move does is told in the words of the game itself.
  await trends.getByRole("link", { name: /2026|1 Jan/ }).click();
  await page.locator(".report .faults button").first().click();
  await page
    .locator(".ply-note", { hasText: `With the better one: ${eventWords(QUESTIONS[0] ?? 0, 0)}` })
    .waitFor({ state: "attached" });

  // Of a game analysed before there were kinds of decision it is told that they are missing, and it is analysed again.
  const { plies, ...whole } = judged(0);
  const kindless = { ...whole, plies: plies.map(({ kinds: _, lapse: __, ...ply }) => ply) };
  await putAnalysis(page, identityOfFinished(finishedGame()), kindless);
  await stage.open("analysis");
  await trends.getByText("1 game analysed by an older version").waitFor();
  await trends.getByRole("button", { name: "Analyse it again" }).click();
  await trends.getByText("by an older version").waitFor({ state: "detached" });
  expect(
    ((await recordsIn(page, "analyses")) as readonly Analysis[])[0]?.plies.every(
      ({ kinds }) => kinds !== undefined,
    ),
  ).toBe(true);
  // The styles of this page stay, and reach no other: the badges of a table hold their words.
  await stage.addStyle(".ground.marks { display: block }");
  await page.reload();
  await trends.waitFor();
  const dream = ["take:p2", "p2L"].reduce(after, sessionOf("four-gods", 1));
  await stage.openKept(dream);
  const badges = page.locator(".marks .trap");
  await badges.first().waitFor({ state: "attached" });
  const room = await badges.first().evaluate((badge) => badge.clientWidth - badge.scrollWidth);
  expect(room).toBe(0);
});
