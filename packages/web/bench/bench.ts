// Measures the built web app in Chromium: npm run bench:web -- [weight] [start] [moves] [phone-start] [phone] [GAME …]. Moves of
// all games take some twenty minutes, starts of a slow phone seven, its moves five. Games that are named are measured alone.
import type { Browser } from "playwright-core";
import { serve } from "../serve.mjs";
import { launchBrowser } from "../test/browser.js";
import { tables } from "../test/tables.js";
import { DESK, PHONE } from "./browsers.js";
import { flyOneCard } from "./control.js";
import { type MovesMade, playMoves, type Rhythm } from "./moves.js";
import { longestAtStart, WAYS } from "./phone.js";
import type { Answer } from "./probe.js";
import { assertCount, load, machine, median, printTable, quantile, tellProgress } from "./report.js";
import { filesByTheDoor, type Start, startCold } from "./start.js";
import { filesOfPlace, type Weight, weigh } from "./weight.js";

const EVERY_GAME = Object.keys(tables);
const STARTS = 7;
const MOVES_OF_A_GAME = 200;
const PHONE_STARTS = 3;
const PHONE_MOVES = 100;
/** Last moves are told apart where they are more than one in so many. */
const MANY = 10;
const LEISURE: Rhythm = {
  name: "at leisure: 120 ms between presses, 250 ms after a move",
  betweenPresses: 120,
  afterMoves: 250,
};
const QUICK: Rhythm = { name: "without a pause", betweenPresses: 0, afterMoves: 0 };

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const sizes = ({ raw, gzip, brotli }: Weight) => [raw, gzip, brotli].map(kilobytes);
const ms = (time: number) => time.toFixed(1);

async function weight(browser: Browser, address: string, games: readonly string[]): Promise<void> {
  const head = ["kB", "script and style", "gzip", "brotli", "fonts", "art, gzip"];
  const rowOf = (name: string, files: Iterable<string>) => {
    const { code, fonts, art } = weigh(files);
    return [name, ...sizes(code), kilobytes(fonts.raw), kilobytes(art.gzip)];
  };
  const first = [];
  for (const gameId of games) first.push(rowOf(gameId, await filesByTheDoor(browser, address, gameId)));
  const home = await filesByTheDoor(browser, address);
  printTable("Home and one table, until it can be played", head, [rowOf("home alone", home), ...first]);
  printTable(
    "All that a place may ever load",
    head,
    games.map((gameId) => rowOf(gameId, filesOfPlace(gameId))),
  );
}

async function start(browser: Browser, address: string, games: readonly string[]): Promise<void> {
  const rows = [];
  for (const path of ["", ...games.map((gameId) => `#/${gameId}`)]) {
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

async function moves(browser: Browser, address: string, games: readonly string[]): Promise<void> {
  for (const rhythm of [LEISURE, QUICK]) {
    const made = new Map<string, MovesMade>();
    for (const gameId of games) {
      const play = { gameId, count: MOVES_OF_A_GAME, rhythm, setting: DESK };
      made.set(gameId, await playMoves(browser, address, play));
      tellProgress(`${MOVES_OF_A_GAME} moves of ${gameId} ${rhythm.name}`);
    }
    const all = [...made.values()];
    const answers = all.flatMap((game) => game.answers);
    const flights = all.flatMap((game) => game.flights);
    assertCount("moves", answers.length, games.length * MOVES_OF_A_GAME);
    if (flights.length === 0 || flights.every(({ frames }) => frames.length === 0))
      throw new Error("nothing flew");
    const rows = [...made, ["all", { answers, flights }] as const];
    printAnswers(rhythm.name, rowsOf(made, answers));
    printFlights(rhythm.name, rows);
  }
}

/** A row a game; where its last moves, which change the whole page, are many, they have one of their own besides. */
function rowsOf(games: ReadonlyMap<string, MovesMade>, all: readonly Answer[]): Rows {
  const rows = [...games].flatMap(([name, { answers, last }]) => [
    [name, answers] as const,
    ...(last.length * MANY > answers.length ? [[`${name}: last moves of a game`, last] as const] : []),
  ]);
  return [...rows, ["all", all]];
}

type Rows = readonly (readonly [string, readonly Answer[]])[];

function printAnswers(rhythm: string, rows: Rows): void {
  printTable(
    `From the event to the new state, in ms: median and 99th percentile (${rhythm})`,
    ["", "moves", "in the document", "", "painted", ""],
    rows.map(([name, answers]) => {
      const stages = (["changed", "painted"] as const).map((stage) =>
        answers.map((answer) => answer[stage] - answer.input),
      );
      return [
        name,
        String(answers.length),
        ...stages.flatMap((times) => [median(times), quantile(times, 0.99)].map(ms)),
      ];
    }),
  );
}

function printFlights(
  rhythm: string,
  rows: readonly (readonly [string, Pick<MovesMade, "flights">])[],
): void {
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

/** Starts on the same slow phone as `phone`. */
async function phoneStart(browser: Browser, address: string, games: readonly string[]): Promise<void> {
  const starts = [];
  for (const gameId of ["", ...games]) {
    const cells = [];
    for (const way of gameId === "" ? WAYS.slice(0, 1) : WAYS) {
      const longest: number[] = [];
      for (let run = 0; run < PHONE_STARTS; run++) {
        longest.push(await longestAtStart(browser, address, { gameId, way }));
      }
      cells.push(...[median(longest), Math.max(...longest)].map((time) => time.toFixed(0)));
    }
    starts.push([gameId || "home", ...cells]);
    tellProgress(`starts of ${gameId || "home"} on a slow phone`);
  }
  printTable(
    `A slow phone: the longest task of a start, median and longest of ${PHONE_STARTS}, in ms; 0: none over 50`,
    ["", ...WAYS.flatMap((way) => [way, ""])],
    starts,
  );
}

/** A phone in portrait whose processor is four times slower than this one. */
async function phone(browser: Browser, address: string, games: readonly string[]): Promise<void> {
  const rows = [];
  const flown: [string, Pick<MovesMade, "flights">][] = [];
  const alone = await flyOneCard(browser, address, { count: PHONE_MOVES, rhythm: LEISURE, setting: PHONE });
  printAnswers(`a slow phone, ${LEISURE.name}`, [["one card on an empty page", alone.answers]]);
  for (const gameId of games) {
    const play = { gameId, count: PHONE_MOVES, rhythm: LEISURE, setting: PHONE };
    const { answers, last, deals, flights, longest } = await playMoves(browser, address, play);
    flown.push([gameId, { flights }]);
    tellProgress(`${PHONE_MOVES} moves of ${gameId} on a slow phone`);
    const times = (of: (answer: Answer) => number, part: readonly Answer[]) =>
      [0.5, 0.95].map((share) => ms(quantile(part.map(of), share)));
    rows.push([
      gameId,
      String(answers.length),
      ...times(({ input, changed }) => changed - input, answers),
      ...times(({ input, painted }) => painted - input, answers),
      String(last.length),
      last.length > 0 ? ms(median(last.map(({ input, painted }) => painted - input))) : "",
      String(deals.length),
      deals.length > 0 ? ms(Math.max(...deals)) : "",
      ms(longest),
    ]);
  }
  printTable(
    `A slow phone: from the event to the new state, in ms: median and 95th percentile (${LEISURE.name})`,
    [
      "",
      "moves",
      "in the document",
      "",
      "painted",
      "",
      "last moves of a game",
      "painted",
      "new deals",
      "longest task",
      "longest of all",
    ],
    rows,
  );
  printFlights(`a slow phone, ${LEISURE.name}`, [
    ["one card on an empty page", alone],
    ...flown,
    ["all", { flights: flown.flatMap(([, { flights }]) => flights) }],
  ]);
}

type Part = (browser: Browser, address: string, games: readonly string[]) => Promise<void>;

const PARTS: Readonly<Record<string, Part>> = { weight, start, moves, "phone-start": phoneStart, phone };

const names = process.argv.slice(2);
const unknown = names.find((name) => !Object.hasOwn(PARTS, name) && !EVERY_GAME.includes(name));
if (unknown !== undefined)
  throw new Error(`neither a part (${Object.keys(PARTS).join(", ")}) nor a game: ${unknown}`);
const namedOf = (all: readonly string[]) => {
  const named = all.filter((name) => names.includes(name));
  return named.length > 0 ? named : all;
};
const games = namedOf(EVERY_GAME);
const app = await serve(0);
const browser = await launchBrowser({ isWhole: true });
console.log(`${machine(browser)}; ${load()}`);
let isInterrupted = false;
process.once("SIGINT", () => {
  isInterrupted = true;
});
try {
  for (const name of namedOf(Object.keys(PARTS))) await PARTS[name]?.(browser, app.address, games);
} catch (error) {
  // Ctrl+C closes the browser: what was measured in it then is no failure of its own.
  if (!isInterrupted) throw error;
  process.exitCode = 130;
}
await browser.close();
await app.close();
