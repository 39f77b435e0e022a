import { seededRandom, startSession } from "@tetrarch/engine";
import { agentsOf, playingOut, runToEnd } from "@tetrarch/solver";
import { describe, expect, test } from "vitest";
import { gameOf } from "../../../../testing/game-of.js";
import { value } from "../../../../testing/value.js";
import { gameInReport } from "../../src/bench/bench-report.js";
import { type BenchedProgram, type BenchPlan, ProgramFailure, Referee } from "../../src/bench/referee.js";
import { secretDeal } from "../../src/bench/secret-deals.js";
import { builtCommand } from "../built-command.js";
import { FIRST_MOVE, jsonBot, programs, textBot } from "./programs.js";

const { program } = programs();
const SEED = "00112233445566778899aabbccddeeff";
const KINGDOMS = gameOf("four-kingdoms");

type Plan = BenchPlan & BenchedProgram;
type Given = Pick<Plan, "command"> & Partial<Plan>;

function planWith(given: Given): Plan {
  const limits = { moves: 500, errors: 3, seconds: 60 };
  return {
    game: KINGDOMS,
    variant: "standard",
    seed: SEED,
    deals: 3,
    form: "json",
    limits,
    env: process.env,
    ...given,
  };
}

/** How the games of a program ended. */
async function gamesOf(given: Given) {
  const games = [];
  const plan = planWith(given);
  for await (const game of new Referee(plan, plan).games(1))
    games.push(gameInReport(games.length + 1, game, undefined));
  return games;
}

const endings = async (given: Given) => (await gamesOf(given)).map(({ ending }) => ending);

/** Moves in time, so that a program that waits is soon found out. */
const HASTY = { moves: 500, errors: 3, seconds: 0.5 };

describe("a program that plays", () => {
  test("plays all games in one process, or a process a game, and is told alike", async () => {
    const first = await gamesOf({ command: program(FIRST_MOVE) });
    expect(first.map(({ ending }) => ending)).toEqual(["played", "played", "played"]);
    expect(new Set(first.map(({ moves }) => moves)).size).toBe(3);
    const oneGame = FIRST_MOVE.replace('else ask({ op: "position" });', "else process.exit();");
    expect(await gamesOf({ command: program(oneGame) })).toEqual(first);
    // The first of the words in order is the first of the numbered moves.
    expect(await gamesOf({ command: program(textBot("1")), form: "text" })).toEqual(first);
  });

  test("may look back at a game that is over", async () => {
    const script = jsonBot("({ legal }) => ({ op: 'play', move: legal[0] })").replace(
      'else ask({ op: "position" });',
      'else ask(position.lines ? { op: "position" } : { op: "narrate" });',
    );
    expect(await endings({ command: program(script) })).toEqual(["played", "played", "played"]);
  });

  test("may resign, and loses at its most moves", async () => {
    const resigning = jsonBot("() => ({ op: 'resign' })");
    expect(await endings({ command: program(resigning) })).toEqual(["resigned", "resigned", "resigned"]);
    const limits = { moves: 5, errors: 3, seconds: 60 };
    const games = await gamesOf({ command: program(FIRST_MOVE), limits, deals: 1 });
    expect(games).toMatchObject([{ ending: "move-limit", status: "lost" }]);
    expect(games[0]?.moves.split(" ")).toHaveLength(5);
  });

  test("loses by illegal moves, and goes on with the next game", async () => {
    const games = await gamesOf({
      command: program(jsonBot("() => ({ op: 'play', move: 'fly' })")),
      deals: 1,
    });
    expect(games).toMatchObject([{ ending: "errors", illegal: 4, moves: "" }]);
  });

  test("in text is not asked again in a game that refused answers have lost", async () => {
    const limits = { moves: 50, errors: 3, seconds: 60 };
    const lastMove = (wrongGames: number) => `
      const lines = require("node:readline").createInterface({ input: process.stdin });
      let [game, moves] = [0, 0];
      lines.on("line", (line) => {
        if (line.startsWith("Game ")) game++;
        if (line.startsWith("Score ")) moves = 0;
        if (/^[0-9]+[.] /.test(line)) moves++;
        if (line === "?") console.log(game > ${wrongGames} ? moves : "fly");
      });`;
    const text = (wrongGames: number) =>
      gamesOf({ command: program(lastMove(wrongGames)), form: "text", limits });
    const [, ...others] = await text(0);
    const [lost, ...after] = await text(1);
    expect(lost).toMatchObject({ ending: "errors", unreadable: 4, moves: "" });
    expect(after).toEqual(others);
  });
});

describe("a program that fails", () => {
  test("after some moves is started again for the next deal", async () => {
    const crash = jsonBot(
      "({ legal }, moves) => moves < 3 ? { op: 'play', move: legal[0] } : process.exit(1)",
    );
    const games = await gamesOf({ command: program(crash) });
    expect(games.map(({ ending, moves }) => [ending, moves.split(" ").length])).toEqual([
      ["left", 3],
      ["left", 3],
      ["left", 3],
    ]);
  });

  test("by waiting for ever, with or without what it has started, loses by time", async () => {
    const idle = jsonBot("() => { setInterval(() => {}, 1000); }").replace("ask(choose", "void (choose");
    expect(await endings({ command: program(idle), limits: HASTY, deals: 2 })).toEqual(["time", "time"]);
    const withChild = `require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });${idle}`;
    expect(await endings({ command: program(withChild), limits: HASTY, deals: 1 })).toEqual(["time"]);
  });

  test("by waiting when it has been shown the next table in text loses that game by time", async () => {
    const script = `
      const lines = require("node:readline").createInterface({ input: process.stdin });
      let games = 0;
      lines.on("line", (line) => {
        if (line.startsWith("Game ")) games++;
        if (line === "?" && games < 2) console.log("resign");
      });`;
    const given = { command: program(script), form: "text", limits: HASTY } as const;
    expect(await endings(given)).toEqual(["resigned", "time", "resigned"]);
  });

  test.each([
    [
      "of requests that it does not read the answers of",
      'setInterval(() => { for (;;) console.log(\'{"op":"position"}\'); });',
    ],
    [
      "of bytes that are no text",
      "const more = () => process.stdout.write(Buffer.from([255, 10]), more); more();",
    ],
    ["of empty lines", "const more = () => process.stdout.write('\\n'.repeat(1000), more); more();"],
  ])("by a flood %s loses every game, and the referee goes on", async (_name, script) => {
    const games = await gamesOf({ command: program(script), limits: HASTY, deals: 2 });
    expect(games.map(({ status }) => status)).toEqual(["lost", "lost"]);
    for (const { ending } of games) expect(["errors", "chatter", "time", "left"]).toContain(ending);
  });

  test("by closing its output while it goes on loses the game", async () => {
    const closing = jsonBot(
      "() => { require('node:fs').closeSync(1); setInterval(() => {}, 1000); }",
    ).replace("ask(choose", "void (choose");
    const [ending] = await endings({ command: program(closing), limits: HASTY, deals: 1 });
    expect(["left", "time"]).toContain(ending);
  });

  test("without any output is no program to play with, and its standard error is kept", async () => {
    const script = "console.error('no model'); process.exitCode = 3;";
    await expect(endings({ command: program(script) })).rejects.toThrow(new ProgramFailure("no model"));
    const line = "const more = () => process.stdout.write('x'.repeat(65536), more); more();";
    await expect(endings({ command: program(line), limits: HASTY })).rejects.toThrow(new ProgramFailure(""));
    await expect(endings({ command: ["/there/is/no/such/program"] })).rejects.toThrow(/ENOENT/);
  });
});

test("a referee that is stopped ends the program and tells of no more games", async () => {
  const plan = planWith({ command: program(FIRST_MOVE), deals: 100 });
  const referee = new Referee(plan, plan);
  let games = 0;
  for await (const _game of referee.games(1)) if (++games === 2) referee.stop();
  expect(games).toBe(2);
});

test.each(["tomb-of-four-kings", "four-gods"])(
  "%s: a player of our own plays through the referee as it does without",
  async (id) => {
    const game = gameOf(id);
    const command = [process.execPath, builtCommand(), "bench", "player", "greedy"] as const;
    const games = await gamesOf({ game, command, deals: 5 });
    const greedy = agentsOf(game).players.find(({ name }) => name === "greedy");
    if (!greedy) throw new Error("no greedy");
    for (const { deal, moves } of games) {
      const start = value(startSession(game, secretDeal(game, SEED, deal)));
      const { words } = runToEnd(playingOut(game, start.now.state, greedy, seededRandom(deal), 0));
      expect(moves).toBe(words.join(" "));
    }
  },
);
