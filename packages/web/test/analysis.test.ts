import type { Session } from "@tetrarch/engine";
import type { Analysis, PlyAnalysis } from "@tetrarch/solver/analysis";
import { beforeEach, expect, test } from "vitest";
import type { Answer, Reply } from "../src/solver-client/messages.js";
import { after, sessionOf } from "./app.js";
import { finishedGame, GAME, ID, words } from "./finished-game.js";
import { historyActions } from "./history-actions.js";
import { enlargeLetters } from "./large-letters.js";
import { chooseInOpenMenu } from "./menu.js";
import { putFinished } from "./past-games.js";
import { Stage } from "./stage.js";
import { recordsIn } from "./stored.js";
import { wonGame } from "./wins.js";

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
