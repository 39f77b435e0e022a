import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { seededRandom } from "@tetrarch/engine";
import { buildSync } from "esbuild";
import type { Browser, Page } from "playwright-core";
import { openTab, type Setting } from "./browsers.js";
import type { ChessMove } from "./chess-board.js";
import { answersShown, type Measured, type Rhythm } from "./moves.js";
import { assertCount } from "./report.js";
import { FrameTrace } from "./trace.js";

const ADDRESS = "http://chess.test/";

/** A game is not played on for ever: random ones seldom end. */
const LONGEST_GAME = 120;

export interface ChessPlay {
  readonly count: number;
  readonly rhythm: Rhythm;
  readonly setting: Setting;
  readonly seed: number;
}

/**
 * The yardstick: random legal moves of chess, played on a board by chessground with legal moves by chessops, by the
 * same kind of press, at the same rhythm, seen by the same probe. Each move is checked on the board.
 */
export async function playChess(
  browser: Browser,
  { count, rhythm, setting, seed }: ChessPlay,
): Promise<readonly Measured[]> {
  const page = await openTab(browser, setting);
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: "text/html", body: chessPage() }));
  await page.goto(ADDRESS);
  await page.unroute(ADDRESS);
  const random = seededRandom(seed);
  let inGame = 0;
  const trace = await FrameTrace.start(browser);
  for (let made = 0; made < count; made++) {
    const isOver = (await page.evaluate(() => chessBoard.moveCount())) === 0;
    if (isOver || inGame >= LONGEST_GAME) {
      inGame = 0;
      await page.evaluate(() => chessBoard.newGame());
      await pause(500);
    }
    const index = random(await page.evaluate(() => chessBoard.moveCount()));
    const move = await page.evaluate((number) => chessBoard.legalMove(number), index);
    await press(page, move, { rhythm, made });
    inGame++;
    await expectPieces(page, move.piecesAfter);
    await pause(rhythm.afterMoves);
  }
  const answers = await answersShown(page, trace);
  await page.context().close();
  assertCount("moves of chess answered", answers.length, count);
  return answers;
}

/**
 * Two presses, on the piece and on where it goes, each when the board is at rest, as with our own cards; chessground
 * moves as the second begins. The first changes the board, too, and is not looked at.
 */
async function press(
  page: Page,
  { from, to }: ChessMove,
  { rhythm, made }: { readonly rhythm: Rhythm; readonly made: number },
): Promise<void> {
  const [start, end] = [await squareAt(page, from), await squareAt(page, to)];
  await page.evaluate(() => {
    probe.watched = "";
    probe.acts = "pointerdown";
    return chessBoard.atRest();
  });
  await page.mouse.click(start.x, start.y);
  await pause(rhythm.betweenPresses);
  await page.evaluate(() => {
    return chessBoard.atRest().then(() => {
      probe.watched = "cg-board";
    });
  });
  const answered = page.evaluate((answers) => probe.answered(answers), made + 1);
  await page.mouse.click(end.x, end.y);
  await answered;
}

/** The middle of a square, the white pieces being below. */
async function squareAt(page: Page, square: number): Promise<{ x: number; y: number }> {
  const box = await page.locator("cg-board").boundingBox();
  if (!box) throw new Error("no board");
  const side = box.width / 8;
  return { x: box.x + ((square % 8) + 0.5) * side, y: box.y + (7 - Math.floor(square / 8) + 0.5) * side };
}

async function expectPieces(page: Page, expected: string): Promise<void> {
  for (let patience = 200; patience > 0; patience--) {
    if ((await page.evaluate(() => chessBoard.pieces())) === expected) return;
    await pause(10);
  }
  throw new Error(`the board does not show ${expected}`);
}

/** The bench runs from a bundle in the web app's own folder. */
function chessPage(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL("../yardstick/src/page.ts", import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    outdir: "out",
    format: "iife",
    target: "es2022",
  });
  const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? "";
  return `<!doctype html><title>Chess</title><style>${textOf(".css")}</style><body><script>${textOf(".js")}</script>`;
}
