import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  formatDeal,
  formatTranscript,
  games,
  numberedDeal,
  perft,
  resign,
  seededRandom,
  startSession,
} from "@tetrarch/engine";
import { builtInCardSet, createFourGods, parseCardSet } from "@tetrarch/engine/four-gods";
import { positionOf } from "@tetrarch/protocol";
import { describe, expect, test } from "vitest";
import { gameOf } from "../../../testing/game-of.js";
import { playedOn, randomStart } from "../../../testing/random-play.js";
import { VERSION } from "../src/version.js";
import { tetrarch } from "./command-line.js";
import { ownFolder } from "./own-folder.js";

const { folder, file } = ownFolder("commands");

const fourKingdoms = gameOf("four-kingdoms");
const dealOf11982 = formatDeal(numberedDeal(fourKingdoms.pack, 11982));

function playedGame(id: string, moves = 30) {
  return playedOn(randomStart(gameOf(id), seededRandom(5)), moves, seededRandom(6));
}

describe("the command line", () => {
  test("--version", async () => {
    expect(await tetrarch(["--version"])).toEqual({ code: 0, stdout: `${VERSION}\n`, stderr: "" });
  });

  test("--help lists every command, game and exit code", async () => {
    const { code, stdout, stderr } = await tetrarch(["--help"]);
    expect([code, stderr]).toEqual([0, ""]);
    for (const word of "play engine deal today replay perft solve study rules cards completion".split(" ")) {
      expect(stdout).toMatch(new RegExp(`^  ${word} `, "m"));
    }
    for (const { id } of games) expect(stdout).toContain(id);
    for (const exit of ["0 ", "1 ", "2 ", "70"]) expect(stdout).toMatch(new RegExp(`^  ${exit}`, "m"));
  });

  test("each command has examples, and every deal code and rule in them is a real one", async () => {
    const { stdout } = await tetrarch(["--help"]);
    const commands = [...stdout.matchAll(/^ {2}([a-z]+) .*\[options\]|^ {2}(engine|completion) /gm)].map(
      ([, a, b]) => a ?? b ?? "",
    );
    expect(commands.length).toBe(12);
    let codes = 0;
    for (const command of commands) {
      const help = await tetrarch([command, "--help"]);
      expect(help.stdout).toContain("Examples:\n  ");
      for (const [code] of help.stdout.matchAll(/\b[A-Z]{2}-\d+-\d\b/g)) {
        expect((await tetrarch(["deal", code])).code).toBe(0);
        codes++;
      }
    }
    expect(codes).toBeGreaterThan(2);
    expect((await tetrarch(["rules", "FK-9"])).code).toBe(0);
  });

  test.each([
    [["fly"], "unknown command 'fly'"],
    [["rulse"], "unknown command 'rulse' (Did you mean rules?)"],
    [["rulse", "--help"], "unknown command 'rulse' (Did you mean rules?)"],
    [["stats", "--help"], "unknown command 'stats': expected one of play, engine, deal"],
    [["stats", "fk", "-h"], "unknown command 'stats'"],
    [["help", "stats"], "unknown command 'stats'"],
    [["study", "reprot", "x.jsonl"], '"reprot" is not a game'],
    [["study", "reprot", "--help"], "the commands of study are merge and report"],
    [["deal", "fk", "--difficulty", "easy", "--difficulty", "hard"], "It is given twice"],
    [["perft", "fk", "--deal", "FK-1-9", "--depth", "1", "--deal", "FK-11982-6"], "It is given twice"],
    [
      ["play", "fk", "--variant", "x", "--variant", "y"],
      "option '--variant <variant>' argument 'y' is invalid",
    ],
    [["study", "merge", "a", "--out", "x", "--out", "y"], "It is given twice"],
    [["deal"], "missing required argument 'game'"],
    [["deal", "fk", "FK-11982-6", "more"], "too many arguments"],
    [["deal", "fk", "--jsn"], "unknown option '--jsn' (Did you mean --json?)"],
    [["deal", "chess"], '"chess" is not a game'],
    [["perft", "fk"], "required option '--deal <deal>' not specified"],
    [["perft", "fk", "--deal", "FK-11982-6", "--depth", "-1"], '--depth "-1": expected a whole number'],
    [["perft", "fk", "--deal", "FK-11982-6", "--depth", "1.5"], '--depth "1.5": expected a whole number'],
    [["perft", "fk", "--deal", "FK-11982-6", "--depth", "1e9"], '--depth "1e9": expected a whole number'],
    [
      ["perft", "fk", "--deal", "FK-11982-6", "--depth", "1", "--nodes", "0"],
      '--nodes "0": expected a whole',
    ],
    [["today", "--date", "2026-02-30"], "--date: 2026-02-30 has no such day"],
    [["today", "--date", "tomorrow"], '--date: "tomorrow" is not a date'],
    [["rules", "fk", "FK-99"], 'Four Kingdoms has no rule "FK-99"'],
    [["rules", "chess"], '"chess" is not a game'],
    [["cards", "fk"], "Four Kingdoms is not played with a card set"],
    [["cards", "--schema", "--check", "x"], "--check and --schema do not go together"],
    [["completion", "tcsh"], "Allowed choices are bash, zsh, fish"],
    [["play", "chess"], '"chess" is not a game'],
    [["play", "chess"], "fk (four-kingdoms)"],
    [["play", "fk", "--transcript", "--plain"], '--transcript: "--plain" looks like an option'],
    [["play", "fg", "--card-set", "--plain"], '--card-set: "--plain" looks like an option'],
    [["play", "fk", "--card-set", "x.json"], "--card-set: Four Kingdoms is not played with a card set"],
    [["play", "FK-11982-6", "--card-set", "x.json"], "Four Kingdoms is not played with a card set"],
    [["play", "FK-11982-6", "--deal", "FK-11982-6"], "the deal is given twice: FK-11982-6 and --deal"],
    [["play", "--deal", "2C 3C"], "--deal: say for which game"],
    [["play", "--variant", "rescue"], "--variant: say for which game"],
    [["play", "fk", "--open", "x.txt"], "--open: the transcript names the game, so without GAME"],
    [["play", "--open", "--plain"], '--open: "--plain" looks like an option'],
    [["replay", ""], '"": there is no such file'],
    [["replay", "-", "--card-set", "-"], "only one of FILE and --card-set"],
    [["--json"], "unknown option '--json'"],
  ])("%j is wrong usage: exit 2 and one line", async (args, reason) => {
    const { code, stdout, stderr } = await tetrarch(args);
    if (args.includes("--json")) {
      expect(JSON.parse(stdout)).toMatchObject({ error: { code: "usage" } });
      expect(code).toBe(2);
      return;
    }
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(/^tetrarch: [^\n]+\n$/);
    expect(stderr).toContain(reason);
  });

  test("a transcript that cannot be written is told before the game, not after it", async () => {
    const { code, stdout, stderr } = await tetrarch(["play", "fk", "--plain", "--transcript", "/no/such/x"]);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toBe("tetrarch: --transcript /no/such/x: there is no such place\n");
  });

  test("with --json an error is JSON on standard output", async () => {
    const { code, stdout, stderr } = await tetrarch(["deal", "FK-11982-4", "--json"]);
    expect([code, stderr]).toEqual([1, ""]);
    expect(JSON.parse(stdout)).toEqual({
      error: { code: "bad-deal", message: expect.stringContaining("check digit") },
    });
    const usage = await tetrarch(["deal", "--json"]);
    expect(usage.code).toBe(2);
    expect(JSON.parse(usage.stdout).error.code).toBe("usage");
  });

  test("a bug is told as one, without its trace unless it is asked for", async () => {
    const broken = () => {
      throw new TypeError("it broke");
    };
    const told = await tetrarch(["deal", "fk"], { random: broken });
    expect(told).toMatchObject({ code: 70, stdout: "" });
    expect(told.stderr).toMatch(/^tetrarch: it broke \(this is a bug; .*\)\n$/);
    const traced = await tetrarch(["deal", "fk"], { random: broken, env: { TETRARCH_DEBUG: "1" } });
    expect(traced.stderr).toContain("TypeError: it broke\n    at ");
    const json = await tetrarch(["deal", "fk", "--json"], { random: broken });
    expect(JSON.parse(json.stdout).error.code).toBe("internal");
  });

  test("what a terminal might obey is not passed on", async () => {
    const { stderr } = await tetrarch(["replay", "\u001b[2Jno\u0007\n\u202efile"]);
    expect(stderr).toBe("tetrarch: \\u{1b}[2Jno\\u{7} \\u{202e}file: there is no such file\n");
  });
});

describe("deal", () => {
  test("prints the card list of a code, with or without its game", async () => {
    const expected = { code: 0, stdout: `${dealOf11982}\n`, stderr: "" };
    expect(await tetrarch(["deal", "FK-11982-6"])).toEqual(expected);
    expect(await tetrarch(["deal", "fk-11982-6"])).toEqual(expected);
    expect(await tetrarch(["deal", "four-kingdoms", "FK-11982-6"])).toEqual(expected);
    expect(await tetrarch(["deal", "FK", dealOf11982])).toEqual(expected);
  });

  test.each(games.map(({ id }) => id))("%s: a random deal comes with its code", async (id) => {
    const [code = "", list] = (await tetrarch(["deal", id])).stdout.trimEnd().split("\n");
    expect((await tetrarch(["deal", code])).stdout).toBe(`${list}\n`);
  });

  test("--json", async () => {
    const { stdout } = await tetrarch(["deal", "FK-11982-6", "--json"]);
    const { cards, rolls } = numberedDeal(fourKingdoms.pack, 11982);
    const expected = { game: "four-kingdoms", code: "FK-11982-6", deal: dealOf11982, cards, rolls };
    expect(JSON.parse(stdout)).toEqual(expected);
    const list = await tetrarch(["deal", "fk", dealOf11982, "--json"]);
    expect(JSON.parse(list.stdout)).toEqual({ game: "four-kingdoms", deal: dealOf11982, cards, rolls });
    const dice = await tetrarch(["deal", "fg", "--json"]);
    expect(JSON.parse(dice.stdout).rolls.length).toBe(gameOf("four-gods").pack.rolls);
  });

  test.each([
    [["fk", "FK-11982-4"], "check digit"],
    [["fk", "TK-1-1"], "another game"],
    [["fk", dealOf11982.slice(0, -3)], "the deal has 51 cards"],
    [["fk", `${dealOf11982} 2C`], "the deal has 53 cards"],
    [["fk", ""], "not a deal code"],
  ])("deal %j is wrong: exit 1", async (args, reason) => {
    const { code, stdout, stderr } = await tetrarch(["deal", ...args]);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toContain(reason);
  });
});

describe("today", () => {
  test("the deals of the day, of every game or of one, today or another day", async () => {
    const { stdout } = await tetrarch(["today", "--json"]);
    const { date, deals } = JSON.parse(stdout) as { date: string; deals: { game: string; deal: string }[] };
    expect(date).toBe("2026-11-21");
    expect(deals.map(({ game }) => game)).toEqual(games.map(({ id }) => id));
    for (const { deal } of deals) {
      expect(deal).toContain("-20261121-");
      expect((await tetrarch(["deal", deal])).code).toBe(0);
    }
    const text = await tetrarch(["today"]);
    expect(text.stdout.split("\n")).toHaveLength(games.length + 1);
    expect((await tetrarch(["today", "fk", "--date", "2027-01-02"])).stdout).toMatch(
      /^FK-20270102-\d {2}Four Kingdoms\n$/,
    );
  });
});

describe("replay", () => {
  test.each(games.map(({ id }) => id))("%s: the final position, in words and as JSON", async (id) => {
    const session = playedGame(id);
    const path = file(`${id}.txt`, formatTranscript(session));
    const words = await tetrarch(["replay", path]);
    expect([words.code, words.stderr]).toEqual([0, ""]);
    expect(words.stdout).toContain(`${session.now.number} moves, `);
    expect(words.stdout).toContain(session.game.title);
    const json = await tetrarch(["replay", path, "--json"]);
    const { view, ...position } = positionOf(session);
    expect(JSON.parse(json.stdout)).toMatchObject({ ...position, honest: true, resigned: false });
    expect(JSON.parse(json.stdout).view).toEqual(JSON.parse(JSON.stringify(view)));
  });

  test("from standard input, also with Windows line ends and a byte order mark", async () => {
    const transcript = formatTranscript(playedGame("four-kingdoms"));
    const input = `\uFEFF${transcript.replaceAll("\n", "\r\n")}`;
    expect((await tetrarch(["replay", "-"], { input })).code).toBe(0);
  });

  test("a resigned game", async () => {
    const resigned = resign(playedGame("four-kingdoms", 3));
    if (!resigned.ok) throw new Error(resigned.error.message);
    const path = file("resigned.txt", formatTranscript(resigned.value));
    expect((await tetrarch(["replay", path])).stdout).toContain("3 moves, resigned, score 1/52, honest");
    expect(JSON.parse((await tetrarch(["replay", path, "--json"])).stdout)).toMatchObject({
      status: "lost",
      legal: [],
      resigned: true,
    });
  });

  test("an illegal move is named with its line: exit 1", async () => {
    const path = file(
      "illegal.txt",
      '[Game "four-kingdoms"]\n[Deal "FK-11982-6"]\n\ndeal deal\ndeal gS-t1 deal\n',
    );
    const { code, stdout, stderr } = await tetrarch(["replay", path]);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toBe(`tetrarch: ${path}: line 5, move 4: gS-t1 is not legal here\n`);
    const json = await tetrarch(["replay", path, "--json"]);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.stdout).error).toMatchObject({ code: "bad-transcript" });
  });

  test("with a card set of one's own", async () => {
    const own = { ...builtInCardSet, name: "Mine", version: "3" };
    const set = parseCardSet(own);
    if (!set.ok) throw new Error(set.error.message);
    const session = playedOn(randomStart(createFourGods(set.value), seededRandom(2)), 10, seededRandom(2));
    const path = file("own.txt", formatTranscript(session));
    const cardSet = file("own.json", JSON.stringify(own));
    expect((await tetrarch(["replay", path, "--card-set", cardSet])).code).toBe(0);
    expect((await tetrarch(["replay", path])).stderr).toContain('the card set "Mine 3" is not here');
  });

  test.each([
    ["a missing file", () => join(folder, "nothing.txt"), 2, "there is no such file"],
    ["a file in a file", () => join(file("plain", ""), "x"), 2, "there is no such file"],
    ["a directory", () => folder, 2, "it is a directory"],
    ["a name with a zero byte", () => "a\0b", 2, "that is no file name"],
    ["a binary file", () => file("binary", Uint8Array.of(1, 0, 2)), 2, "it is not a text"],
    ["a file that is not UTF-8", () => file("latin", Uint8Array.of(0xfc, 0x20)), 2, "it is not a text"],
    ["a file over 1 MB", () => file("large", ";".repeat(1_000_001)), 1, "it has more than 1000000 bytes"],
    ["an endless file", () => "/dev/zero", 1, "it has more than 1000000 bytes"],
    ["an empty file", () => file("empty", ""), 1, "the header Game is missing"],
  ])("%s", async (_, path, exit, reason) => {
    const { code, stdout, stderr } = await tetrarch(["replay", path()]);
    expect(stderr).toContain(reason);
    expect(stderr.split("\n")).toHaveLength(2);
    expect([code, stdout]).toEqual([exit, ""]);
  });
});

describe("perft", () => {
  test("counts, in words and as JSON", async () => {
    const session = startSession(fourKingdoms, "FK-11982-6");
    if (!session.ok) throw new Error(session.error.message);
    const nodes = perft(fourKingdoms, session.value.now.state, 4);
    const args = ["perft", "fk", "--deal", "FK-11982-6", "--depth", "4"];
    expect(await tetrarch(args)).toEqual({ code: 0, stdout: `${nodes.ok && nodes.value}\n`, stderr: "" });
    expect(JSON.parse((await tetrarch([...args, "--json"])).stdout)).toEqual({
      game: "four-kingdoms",
      variant: "standard",
      deal: "FK-11982-6",
      depth: 4,
      nodes: nodes.ok && nodes.value,
    });
  });

  test("a count without end is given up, and there is a flag for more", async () => {
    // Its last moves are many, and are counted without being played: ten million are soon reached.
    const args = ["perft", "nt", "--deal", await codeOf("nt"), "--depth"];
    const { code, stdout, stderr } = await tetrarch([...args, "10"]);
    expect([code, stdout]).toEqual([1, ""]);
    expect(stderr).toBe("tetrarch: perft 10 would visit more than 10000000 positions; --nodes allows more\n");
    expect((await tetrarch([...args, "50", "--nodes", "500"])).stderr).toContain("more than 500 positions");
    const small = ["perft", "kk", "--deal", "KK-1-0", "--depth", "2", "--nodes"];
    const all = Number((await tetrarch([...small, "1000000"])).stdout);
    expect((await tetrarch([...small, "1"])).code).toBe(1);
    expect(all).toBeGreaterThan(1);
  });

  test("a variant counts differently, an unknown one is wrong", async () => {
    const args = ["perft", "fg", "--deal", await codeOf("fg"), "--depth", "7", "--variant"];
    const [standard, crossed] = [
      await tetrarch([...args, "standard"]),
      await tetrarch([...args, "crossed-paths"]),
    ];
    expect([standard.code, crossed.code]).toEqual([0, 0]);
    expect(standard.stdout).not.toBe(crossed.stdout);
    expect(await tetrarch([...args, "flying"])).toMatchObject({ code: 1, stdout: "" });
  });
});

async function codeOf(game: string): Promise<string> {
  return (await tetrarch(["deal", game])).stdout.split("\n")[0] ?? "";
}

describe("rules", () => {
  test("without a game: which there are", async () => {
    const { stdout } = await tetrarch(["rules"]);
    for (const { title } of games) expect(stdout).toContain(title);
    expect(JSON.parse((await tetrarch(["rules", "--json"])).stdout).games).toHaveLength(games.length);
  });

  test.each(games.map(({ id, dealCode }) => [id, dealCode.prefix]))(
    "%s: all its rules, and each by its number",
    async (id, prefix) => {
      const { code, stdout } = await tetrarch(["rules", id]);
      expect(code).toBe(0);
      expect(Math.max(...stdout.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
      const { markdown } = JSON.parse((await tetrarch(["rules", id, "--json"])).stdout) as {
        markdown: string;
      };
      const numbers = [...markdown.matchAll(/^[-*] \*\*([A-Z]{2}-\d+)\*\*/gm)].map(
        ([, number]) => number ?? "",
      );
      expect(numbers.length).toBeGreaterThan(5);
      expect(stdout).toContain(`- ${prefix}-1 `);
      for (const number of numbers) {
        const rule = await tetrarch(["rules", id, number.toLowerCase()]);
        expect(rule.stdout).toMatch(new RegExp(`^${number} \\S`));
        expect(await tetrarch(["rules", number])).toEqual(rule);
      }
    },
  );

  test("one rule as JSON", async () => {
    const { stdout } = await tetrarch(["rules", "FK-6", "--json"]);
    expect(JSON.parse(stdout)).toMatchObject({ game: "four-kingdoms", rule: "FK-6" });
    expect(JSON.parse(stdout).markdown).toMatch(/^\*\*FK-6\*\* /);
  });
});

describe("cards", () => {
  test("the built-in set, in words and as JSON that checks", async () => {
    const words = await tetrarch(["cards", "four-gods"]);
    for (const { id, name } of [...builtInCardSet.friends, ...builtInCardSet.locations]) {
      expect(words.stdout).toMatch(new RegExp(`^ +${id} +${name}`, "m"));
    }
    const json = await tetrarch(["cards", "--json"]);
    expect(JSON.parse(json.stdout)).toEqual(builtInCardSet);
    const { name, version } = builtInCardSet;
    expect(await tetrarch(["cards", "--check", "-"], { input: json.stdout })).toEqual({
      code: 0,
      stdout: `${name} ${version}: the card set is valid\n`,
      stderr: "",
    });
    const checked = await tetrarch(["cards", "--check", "-", "--json"], { input: json.stdout });
    expect(JSON.parse(checked.stdout)).toEqual({ valid: true, name, version });
  });

  test("a set with a mistake: exit 1, naming file, place and reason", async () => {
    const friends = builtInCardSet.friends.map((card) =>
      card.id === "F03" ? { ...card, attack: -1 } : card,
    );
    const path = file("wrong.json", JSON.stringify({ ...builtInCardSet, name: "Wrong", friends }));
    const { code, stderr } = await tetrarch(["cards", "--check", path]);
    expect(code).toBe(1);
    expect(stderr).toContain(`${path}: friends F03 attack: `);
    const noJson = await tetrarch(["cards", "--check", file("no.json", "{")]);
    expect(noJson).toMatchObject({ code: 1, stderr: expect.stringContaining("no.json: it is not JSON: ") });
  });

  test("--schema is the published schema", async () => {
    const { stdout } = await tetrarch(["cards", "--schema"]);
    expect(JSON.parse(stdout)).toMatchObject({ type: "object", properties: { friends: {} } });
  });
});

describe("engine", () => {
  test("--schema is the published schema, and nothing is read", async () => {
    const stdin = (async function* unread(): AsyncGenerator<Uint8Array> {
      yield* [];
      throw new Error("standard input was read");
    })();
    const { code, stdout, stderr } = await tetrarch(["engine", "--schema"], { stdin });
    expect([code, stderr]).toEqual([0, ""]);
    const published = new URL("../../protocol/src/protocol.schema.json", import.meta.url);
    expect(stdout).toBe(readFileSync(published, "utf8"));
  });

  test("tells the version of the command", async () => {
    const { stdout } = await tetrarch(["engine"], { input: '{"op":"hello"}\n' });
    expect(JSON.parse(stdout)).toMatchObject({ name: "tetrarch", version: VERSION });
  });
});
