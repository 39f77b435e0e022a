import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type AnyGame, type AnyKnowledge, games, startSession } from "@tetrarch/engine";
import { autoplayWords, formatLink, type LastMoves } from "@tetrarch/play";
import { build } from "vite";
import { afterAll, expect, test } from "vitest";
import { packageSources } from "../../../../scripts/package-sources.mjs";
import { nineStepsRules } from "../../../../testing/sixth-game/engine/index.js";
import { withSixthGame } from "../../../../testing/sixth-game/plugin.js";
import { DEAL, WAY } from "../../../../testing/sixth-game/way-to-win.js";
import { value } from "../../../../testing/value.js";
import { serve } from "../../serve.mjs";
import { after, pilesOnScreen } from "../app.js";
import { askForHint } from "../ask-for-hint.js";
import { historyActions } from "../history-actions.js";
import { byDrag, byTap } from "../input.js";
import { chooseInOpenMenu, openRules } from "../menu.js";
import { Stage } from "../stage.js";

/** The app as it is built when its lists of games have one line more. */

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "tetrarch-sixth-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function startWithSixth() {
  await build({
    root,
    logLevel: "error",
    plugins: [withSixthGame()],
    worker: { plugins: () => [withSixthGame()] },
    resolve: {
      // On the sources: a built library has no list of games left that could be another.
      alias: packageSources,
    },
    build: { outDir: folder, emptyOutDir: true, minify: false },
  });
  return serve(0, folder);
}

const stage = new Stage(startWithSixth);
const { giveUp } = historyActions(stage);

const game = nineStepsRules.game as AnyGame;
const knowledge = nineStepsRules.knowledge as AnyKnowledge;

function started() {
  return value(startSession(game, DEAL));
}

/** What lies in each pile, as the engine says. */
function pilesOf(state: unknown) {
  const view = game.view(state);
  return Object.fromEntries(knowledge.piles(view).map(({ id, cards }) => [id, [...cards]]));
}

/** What the page's table leaves to itself at the end. */
const lastMoves: LastMoves = {
  comesHome(view, word) {
    const move = game.parseMove(word);
    return move !== undefined && knowledge.comesHome?.(view, move) === true;
  },
  natural(view, words) {
    const move = knowledge.natural(view, words.map(game.parseMove));
    return move === undefined ? undefined : game.formatMove(move);
  },
};

async function expectPiles(state: unknown, message: string): Promise<void> {
  await expect
    .poll(() => pilesOnScreen(stage.page, pilesOf(state), 10_000), { message })
    .toEqual(pilesOf(state));
}

test("the sixth game has a door at home, after all others", async () => {
  await stage.open("");
  await stage.page.locator(".doors").waitFor();
  const doors = stage.page.locator(".doors .door");
  expect(await doors.count()).toBe(games.length + 1);
  expect(await doors.last().innerText()).toContain("Nine cards, three shelves, one way up");
  await doors.last().click();
  await stage.page.getByRole("heading", { name: "Nine Steps" }).first().waitFor();
});

test.each([
  ["taps", byTap],
  ["drags", byDrag],
] as const)("the sixth game is played to a win by %s", async (_, input) => {
  let session = started();
  await stage.open(`nine-steps/${encodeURIComponent(DEAL)}`);
  // Nobody has been there before: its story lies before the table.
  await stage.page.getByRole("button", { name: "Begin" }).click();
  await expectPiles(session.now.state, "dealt");
  for (const word of WAY) {
    const view = game.view(session.now.state);
    const { from, depth, to } = knowledge.ends(view, game.parseMove(word));
    await input(stage.page, { from, depth, to });
    session = after(session, word);
    // From there on the table plays by itself.
    if (autoplayWords(session, lastMoves).length > 0) break;
    await expectPiles(session.now.state, word);
  }
  expect(session.now.number).toBeGreaterThan(10);
  await stage.page.getByText("The ninth step is laid, and the loft is yours.").first().waitFor();
});

test("the sixth game's rules can be read", async () => {
  await stage.open("nine-steps");
  await stage.page.getByRole("button", { name: "Begin" }).click();
  await openRules(stage.page);
  await stage.page.getByText("NS-4").first().waitFor();
});

test("a hint comes from the default player, and the finished game is kept, analysed and sent as a link", async () => {
  const { page } = stage;
  await stage.open(`nine-steps/${encodeURIComponent(DEAL)}`);
  await page.getByRole("button", { name: "Begin" }).click();
  await expectPiles(started().now.state, "dealt");
  // Before the first card is turned there is one move alone.
  await byTap(page, { from: "stock", depth: 1, to: "w" });
  await askForHint(page);
  await expect.poll(() => page.locator(".caption").innerText(), { timeout: 60_000 }).toMatch(/^Hint: /);
  await byTap(page, { from: "w", depth: 1, to: "s" });
  await giveUp();
  await chooseInOpenMenu(page, "Analyse it");
  await page.locator(".report .story", { hasText: /^With help: .*(won|lost|got stuck|resigned)/ }).waitFor();
  await stage.open("history");
  await page.getByText("Nine Steps").first().waitFor();
  const link = formatLink({ type: "game", session: WAY.reduce(after, started()) });
  if (!link.ok) throw new Error(link.error.message);
  await stage.open(`link/${link.value}`);
  await page.getByText("Nine Steps").first().waitFor();
});

test("a puzzle is solved on the page", async () => {
  const { page } = stage;
  await stage.open("puzzles/nine-steps/NS-14-0");
  await page.locator(".caption", { hasText: "One move keeps the win" }).waitFor();
  await page.getByText("stock, next first").first().waitFor();
  await byTap(page, { from: "stock", depth: 1, to: "w" });
  await page.locator(".caption", { hasText: "Right: nothing else keeps the win." }).waitFor();
});
