import { type GameEvent, legalWords, narrate, resign, type Session } from "@tetrarch/engine";
import { type GameRecord, identityOfFinished, recordOf } from "@tetrarch/play";
import { type Analysis, GRADING_VERSION, type PlyAnalysis } from "@tetrarch/solver/analysis";
import { beforeEach, expect, test } from "vitest";
import type { Answer, Reply } from "../src/solver-client/messages.js";
import { after, randomGame, sessionOf, tableDrawn } from "./app.js";
import { historyActions } from "./history-actions.js";
import { byTap } from "./input.js";
import { byKeys } from "./keys.js";
import { enlargeLetters } from "./large-letters.js";
import { chooseInOpenMenu } from "./menu.js";
import { putFinished } from "./past-games.js";
import { Stage } from "./stage.js";
import { putAnalysis, recordsIn } from "./stored.js";
import { wonGame } from "./wins.js";

const GAME = "kings-keys";
const ID = "a".repeat(32);

const stage = new Stage();
const { kept, giveUp } = historyActions(stage);

beforeEach(() => stage.playLightly());

function button(name: string) {
  return stage.page.getByRole("button", { name, exact: true });
}

async function analyses(): Promise<readonly Analysis[]> {
  return (await recordsIn(stage.page, "analyses")) as readonly Analysis[];
}

/** The numbers of the report that lie on its curve or on its bars. */
function coveredNumbers(): Promise<readonly string[]> {
  return stage.page.evaluate(() => {
    const boxesOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map((node) => {
        const text = document.createRange();
        text.selectNodeContents(node);
        return { words: node.textContent, box: (node.textContent ? text : node).getBoundingClientRect() };
      });
    const drawn = boxesOf(".curve-plot, .account .bars > span");
    return boxesOf(".axis span, .account .number, .account th")
      .filter(({ box: a }) =>
        drawn.some(
          ({ box: b }) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
        ),
      )
      .map(({ words }) => words);
  });
}

test("from the end of a game one tap leads to its curve and its sentence; steps, reload, leaving and coming back", async () => {
  const { page } = stage;
  const { session } = wonGame(GAME, 30);
  await stage.openKept(session);
  await giveUp();
  await chooseInOpenMenu(stage.page, "Analyse it");
  await page.locator(".report .story", { hasText: /^You (won|lost|got|resigned)/ }).waitFor();
  await expect.poll(async () => (await analyses())[0]?.final).toBe(true);
  // The curve falls at its end by no mistake of play.
  await expect.poll(() => page.locator(".curve .resigned-label").textContent()).toBe("resigned");
  const [analysis] = await analyses();
  const [game] = await kept();
  expect(page.url()).toMatch(new RegExp(`#/analysis/${game?.id}$`));
  expect(analysis?.plies).toHaveLength(session.now.number + 1);
  expect(await page.getByRole("img", { name: /^The curve of the game/ }).count()).toBe(1);
  // The shown parts add up to the shown result.
  await page.getByText("More: luck and mistakes in numbers").click();
  const numbers = (await page.locator(".account .number").allInnerTexts()).map((text) =>
    Math.round(10 * Number(text.replace("−", "-").replace("+", ""))),
  );
  expect(numbers).toHaveLength(7);
  expect(numbers.slice(0, 6).reduce((sum, each) => sum + each, 0)).toBe(numbers[6]);
  for (const [width, height] of [
    [360, 640],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(coveredNumbers, { message: `${width} by ${height}` }).toEqual([]);
  }

  const words = session.now.number;
  const [start, first] = startOf(session);
  await stage.expectPiles(start);
  await button("Next move").click();
  await stage.expectPiles(first);
  await page.keyboard.press("ArrowLeft");
  await stage.expectPiles(start);
  await page.keyboard.press("End");
  await expect.poll(() => page.getByRole("slider").inputValue()).toBe(String(words + 1));
  await stage.expectPiles(session);

  await page.setViewportSize({ width: 390, height: 844 });
  await enlargeLetters(page);
  const note = page.locator(".ply-note");
  const scrolls = () => note.evaluate((one) => one.scrollHeight > one.clientHeight);
  for (let at = words; at > 0 && !(await scrolls()); at--) await button("One move back").click();
  expect(await scrolls()).toBe(true);
  await expect.poll(() => note.getAttribute("tabindex")).toBe("0");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => note.getAttribute("tabindex")).toBe(null);

  // What is final is there at once, and nobody is asked again.
  await page.addInitScript(() => {
    Object.assign(window, { Worker: undefined });
  });
  await page.reload();
  await page.locator(".report .story", { hasText: /^You (won|lost|got|resigned)/ }).waitFor();
  // The round mark leads home alone.
  expect(await page.locator(".to-home img").count()).toBe(0);
  await page.getByRole("link", { name: "The game" }).click();
  await page.getByRole("link", { name: "Analyse it" }).click();
  await page.locator(".account").waitFor({ state: "attached" });
  expect(await analyses()).toEqual([analysis]);
});

/** The first two positions of a game. */
function startOf(session: Session): readonly [Session, Session] {
  let [ply, second] = [session.now, session.now];
  while (ply.before) [ply, second] = [ply.before, ply];
  return [
    { ...session, now: ply },
    { ...session, now: second },
  ];
}

const { sessions, words } = randomGame(GAME, 401, 12);

function finishedGame(last = sessions.at(-1) as Session): GameRecord {
  const given = resign(last);
  const record = given.ok
    ? recordOf(given.value, ID, { endedAt: Date.UTC(2026, 0, 1), origin: "random" })
    : undefined;
  if (!record) throw new Error("still in play");
  return record;
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

declare global {
  /** What workers have told this page, the first thing first. */
  var workerAnswers: Answer[];
}

/** Run in a page before its scripts: the first question gets half of its analysis, whatever the worker says. */
function stopHalfway(): void {
  globalThis.workerAnswers = [];
  let firstNumber: number | undefined;
  Object.defineProperty(Worker.prototype, "onmessage", {
    set(this: Worker, take: (event: MessageEvent<Reply>) => void) {
      this.addEventListener("message", (event: MessageEvent<Reply>) => {
        const { number, answer } = event.data;
        firstNumber ??= number;
        const isFirst = number === firstNumber;
        globalThis.workerAnswers.push(answer);
        if (!isFirst) take.call(this, event);
        if (!isFirst || answer.type !== "analysed") return;
        const { game, variant, by } = answer.part.whole;
        const plies = answer.part.plies.map((ply, at, { length }) =>
          2 * at < length ? ply : { ply: ply.ply, played: ply.played, win: ply.win, moves: [] },
        );
        const part = { whole: { game, variant, by, final: false }, plies };
        take.call(this, new MessageEvent("message", { data: { number, answer: { type: "part", part } } }));
      });
    },
  });
}

function weighedIn(plies: readonly PlyAnalysis[] = []): number {
  return plies.filter(({ grade }) => grade !== undefined).length;
}

test("an analysis that is left half-way goes on where it was, and comes to the same end", async () => {
  const { page } = stage;
  const moves = words.length + 1;
  const half = Math.ceil(moves / 2);
  await page.addInitScript(stopHalfway);
  await stage.open("history");
  await page.locator(".history .book").waitFor();
  await putFinished(page, [finishedGame()]);
  await stage.open(`analysis/${ID}`);
  await page.locator(".progress", { hasText: `Judging the moves: ${half} of ${moves} …` }).waitFor();
  await page.getByRole("link", { name: "The game" }).click();
  await expect.poll(async () => weighedIn((await analyses())[0]?.plies)).toBe(half);
  const before = (await page.evaluate(() => globalThis.workerAnswers)) as readonly Answer[];

  await page.getByRole("link", { name: "Analyse it" }).click();
  await expect.poll(async () => (await analyses())[0]?.final).toBe(true);
  const since = (await page.evaluate(() => globalThis.workerAnswers)).slice(before.length);
  const [first] = since.flatMap((answer) => ("part" in answer ? [answer.part] : []));
  expect(weighedIn(first?.plies)).toBeGreaterThanOrEqual(half);
  const [whole] = before.flatMap((answer) => (answer.type === "analysed" ? [answer.part] : []));
  expect((await analyses())[0]).toEqual({ ...whole?.whole, plies: whole?.plies });
});

test("beside the desk's analysis the book on the table tells the game up to the move that is looked at", async () => {
  const { page } = stage;
  await stage.open("history");
  await page.locator(".history .book").waitFor();
  const begun = after(sessionOf("tomb-of-four-kings", 401), "delve");
  await putFinished(page, [finishedGame(begun)]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await stage.open(`analysis/${ID}`);
  const lines = page.locator(".table .log p");
  await expect.poll(() => lines.count()).toBe(1);
  await button("Next move").click();
  await expect.poll(() => lines.count()).toBe(1 + begun.now.events.length);
});

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
  expect((await analyses())[0]?.plies.every(({ kinds }) => kinds !== undefined)).toBe(true);
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
