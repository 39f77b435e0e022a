// Measures the built web app in Chromium: npm run bench:web -- [weight] [start] [moves] [hint]
import type { Browser } from "playwright-core";
import { serve } from "../serve.mjs";
import { launchBrowser } from "../test/browser.js";
import { tables } from "../test/tables.js";
import { askForHint } from "./hint.js";
import { type MovesMade, playMoves, type Rhythm } from "./moves.js";
import { assertCount, load, machine, printTable } from "./report.js";
import { filesByTheDoor, type Start, startCold } from "./start.js";
import { median, quantile } from "./statistics.js";
import { filesOfPlace, type Weight, weigh } from "./weight.js";

const GAMES = Object.keys(tables);
const STARTS = 7;
const MOVES_OF_A_GAME = 200;
const HINTS_OF_A_GAME = 5;
const RHYTHMS: Readonly<Record<string, Rhythm>> = {
  "at leisure: 120 ms between presses, 250 ms after a move": { betweenPresses: 120, afterMoves: 250 },
  "without a pause": { betweenPresses: 0, afterMoves: 0 },
};

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const sizes = ({ raw, gzip, brotli }: Weight) => [raw, gzip, brotli].map(kilobytes);
const ms = (time: number) => time.toFixed(1);

async function weight(browser: Browser, address: string): Promise<void> {
  const head = ["kB", "script and style", "gzip", "brotli", "fonts", "art, gzip"];
  const rowOf = (name: string, files: Iterable<string>) => {
    const { code, fonts, art } = weigh(files);
    return [name, ...sizes(code), kilobytes(fonts.raw), kilobytes(art.gzip)];
  };
  const first = [];
  for (const gameId of GAMES) first.push(rowOf(gameId, await filesByTheDoor(browser, address, gameId)));
  const home = await startCold(browser, address, "");
  printTable("Home and one table, until it can be played", head, [rowOf("home alone", home.files), ...first]);
  printTable(
    "All that a place may ever load",
    head,
    GAMES.map((gameId) => rowOf(gameId, filesOfPlace(gameId))),
  );
}

async function start(browser: Browser, address: string): Promise<void> {
  const rows = [];
  for (const path of ["", ...GAMES.map((gameId) => `#/${gameId}`)]) {
    const starts: Start[] = [];
    for (let run = 0; run < STARTS; run++) starts.push(await startCold(browser, address, path));
    const answered = starts.map(({ answered }) => answered);
    rows.push([
      path || "home",
      ...[median(starts.map(({ seen }) => seen)), median(answered), Math.max(...answered)].map(ms),
    ]);
  }
  printTable(
    `Start with empty caches, ${STARTS} times, in ms`,
    ["", "first card seen", "a press answered", "slowest"],
    rows,
  );
}

async function moves(browser: Browser, address: string): Promise<void> {
  for (const [name, rhythm] of Object.entries(RHYTHMS)) {
    const games = new Map<string, MovesMade>();
    for (const gameId of GAMES) {
      games.set(gameId, await playMoves(browser, address, { gameId, count: MOVES_OF_A_GAME, rhythm }));
    }
    const all = [...games.values()];
    const answers = all.flatMap((game) => game.answers);
    const flights = all.flatMap((game) => game.flights);
    assertCount("moves", answers.length, GAMES.length * MOVES_OF_A_GAME);
    if (flights.length === 0 || flights.every(({ frames }) => frames.length === 0))
      throw new Error("nothing flew");
    const rows = [...games, ["all", { answers, flights }] as const];
    printAnswers(name, rows);
    printFlights(name, rows);
  }
}

type Rows = readonly (readonly [string, MovesMade])[];

function printAnswers(rhythm: string, rows: Rows): void {
  printTable(
    `From the event to the new state, in ms: median and 99th percentile (${rhythm})`,
    ["", "moves", "in the document", "", "painted", "", "presented", "", "processor", ""],
    rows.map(([name, { answers }]) => {
      const stages = [
        ...(["changed", "painted", "presented"] as const).map((stage) =>
          answers.map((answer) => answer[stage] - answer.input),
        ),
        answers.map(({ work }) => work),
      ];
      return [
        name,
        String(answers.length),
        ...stages.flatMap((times) => [median(times), quantile(times, 0.99)].map(ms)),
      ];
    }),
  );
}

function printFlights(rhythm: string, rows: Rows): void {
  const frames = rows.flatMap(([, { flights }]) => flights).flatMap((flight) => flight.frames);
  const interval = median(frames);
  printTable(
    `Frames of flights, the display's being ${ms(interval)} ms: longer than 1.5 of these (${rhythm})`,
    ["", "flights", "frames", "long", "flights with more than one long", "in %"],
    rows.map(([name, { flights }]) => {
      const long = flights.map((flight) => flight.frames.filter((frame) => frame > interval * 1.5).length);
      const bad = long.filter((count) => count > 1).length;
      return [
        name,
        String(flights.length),
        String(flights.reduce((sum, flight) => sum + flight.frames.length, 0)),
        String(long.reduce((sum, count) => sum + count, 0)),
        String(bad),
        ((100 * bad) / Math.max(1, flights.length)).toFixed(1),
      ];
    }),
  );
}

async function hint(browser: Browser, address: string): Promise<void> {
  const rows = [];
  for (const gameId of GAMES) {
    const times: number[] = [];
    for (let deal = 1; deal <= HINTS_OF_A_GAME; deal++) {
      times.push(await askForHint(browser, address, gameId, deal));
    }
    rows.push([gameId, String(times.length), ms(median(times)), ms(Math.max(...times))]);
  }
  printTable("Hint: answer, or a sign of thinking, painted, in ms", ["", "hints", "median", "slowest"], rows);
}

const PARTS = { weight, start, moves, hint };

const wanted = process.argv.slice(2);
const app = await serve(0);
const browser = await launchBrowser();
console.log(`${machine(browser)}; ${load()}`);
for (const [name, part] of Object.entries(PARTS)) {
  if (wanted.length === 0 || wanted.includes(name)) await part(browser, app.address);
}
await browser.close();
await app.close();
