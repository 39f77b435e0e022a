import { type AnyGame, formatTranscript, resign, seededRandom } from "@tetrarch/engine";
import { createFourGods } from "@tetrarch/engine/four-gods";
import type { Analysis } from "@tetrarch/solver/analysis";
import { describe, expect, test } from "vitest";
import { gameOf } from "../../../../testing/game-of.js";
import { builtInWithLayout } from "../../../../testing/random-layouts.js";
import { playedOn, randomStart } from "../../../../testing/random-play.js";
import { startOf } from "../../../../testing/sessions.js";
import { value } from "../../../../testing/value.js";
import { analysisInWords } from "../../src/words/en/analysis.js";
import { tetrarch } from "../command-line.js";
import { ownFolder } from "../own-folder.js";

const { file } = ownFolder("analyse");

function transcript(id: string, isResigned = false): string {
  const session = playedOn(randomStart(gameOf(id), seededRandom(5)), 20, seededRandom(6));
  const resigned = isResigned ? resign(session) : undefined;
  return formatTranscript(resigned?.ok ? resigned.value : session);
}

describe("analyse", () => {
  test.each(["four-gods", "four-kingdoms"])("%s: the curve and the sentence, in 80 columns", async (id) => {
    const { code, stdout, stderr } = await tetrarch([
      "analyse",
      file(`${id}.txt`, transcript(id)),
      "--nodes",
      "2000",
    ]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^move 1 /m);
    expect(stdout).toMatch(/^(The game is still in play\. So far|You lost)/m);
    expect(
      stdout
        .split("\n")
        .slice(1)
        .every((line) => line.length <= 80),
    ).toBe(true);
  });

  test("in 60 columns no line is broken and no sentence ragged; chances are told as the page tells them", async () => {
    const { stdout } = await tetrarch(
      ["analyse", file("narrow.txt", transcript("four-gods")), "--nodes", "2000"],
      { terminal: { interactive: true, columns: 60, colour: false } },
    );
    const lines = stdout.trimEnd().split("\n");
    const isCurve = (line: string) => /^(move \d+|the end|now) {2}/.test(line);
    expect(lines.filter(isCurve).length).toBeGreaterThan(10);
    for (const [index, line] of lines.entries()) {
      // A page on the screen has six columns less.
      expect(line.length, line).toBeLessThanOrEqual(isCurve(line) ? 54 : 60);
      expect(line).toMatch(
        isCurve(line) ? /^.{10} *(\d+|\d\.\d|99\.\d|under 0\.1|over 99\.9) %( {2}#*)?/ : /^[^#]*$/,
      );
      const [word = ""] = lines[index + 1]?.split(" ") ?? [];
      if (index > 0 && !isCurve(line) && line !== "" && word !== "" && !line.endsWith("."))
        expect(line.length + word.length, line).toBeGreaterThanOrEqual(60);
    }
    expect(stdout.replace(/\s+/g, " ")).toMatch(/a difference may be off by [\d.]+ of 100 games\./);
  });

  test("FG-22: a game with own cards, by trial games, told with their error", async () => {
    const set = builtInWithLayout({ party: 3 });
    const session = playedOn(
      randomStart(createFourGods(set) as AnyGame, seededRandom(5)),
      6,
      seededRandom(6),
    );
    const path = file("own.txt", formatTranscript(session));
    const { code, stdout, stderr } = await tetrarch([
      "analyse",
      path,
      "--card-set",
      file("own.json", JSON.stringify(set)),
      "--nodes",
      "2000",
    ]);
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^(The game is still in play\. So far|You lost)/m);
    expect(stdout.replace(/\s+/g, " ")).toContain("share of 1,000 games that a player by rules of thumb won");
    expect(stdout.replace(/\s+/g, " ")).toContain("It may be off by 3.2 of 100 games.");
  });

  test("as JSON, from standard input, a game that was resigned", async () => {
    const { stdout } = await tetrarch(["analyse", "-", "--json", "--nodes", "2000"], {
      input: transcript("four-kingdoms", true),
    });
    const { plies, final, account } = JSON.parse(stdout);
    expect(final).toBe(true);
    expect(plies.at(-1).played).toBe("resign");
    expect(account.result).toBe(0);
  });

  test("the parts of the result are rounded to its sum, and what was misjudged is told as errors of the program", async () => {
    let sums = 0;
    for (const seed of [5, 6, 7]) {
      const session = playedOn(
        randomStart(gameOf("four-kingdoms"), seededRandom(seed)),
        12,
        seededRandom(seed),
      );
      const path = file(`${seed}.txt`, formatTranscript(session));
      const { stdout } = await tetrarch(["analyse", path, "--nodes", "100"]);
      const said = stdout.replace(/\s+/g, " ");
      const [, report] = /An average deal (.*?) % of a win\. /.exec(said) ?? [];
      // Where the estimates are rough it says so, and tells no parts.
      expect(report === undefined).toBe(said.includes("too rough for that"));
      if (report === undefined) continue;
      sums++;
      const tenths = (report.replaceAll("−", "-").match(/[+-]?\d+\.\d/g) ?? []).map((part) =>
        Math.round(10 * Number(part)),
      );
      expect(tenths).toHaveLength(6);
      expect(report).toMatch(/, errors of the program [+−]\d+\.\d: together/);
      expect(tenths.slice(0, 5).reduce((sum, each) => sum + each, 0)).toBe(tenths[5]);
    }
    expect(sums).toBeGreaterThan(0);
  });

  const resignedAtOnce: Analysis = {
    game: "napoleons-tomb",
    variant: "standard",
    by: { player: "planner", version: 1, nodes: 0, sigma: 0 },
    plies: [{ ply: 0, played: "resign", win: 0.4, moves: [] }],
    account: { mean: 0.5, deal: -0.1, luck: 0, choice: -0.4, misjudged: 0, result: 0 },
    final: true,
  };

  test("a resignation is no cost of moves, and where no error was measured none is told", () => {
    const session = value(resign(startOf("napoleons-tomb", 1)));
    const by = { ...resignedAtOnce.by, sigma: 0.01 };
    expect(analysisInWords(session, { ...resignedAtOnce, by })).toContain(
      "luck +0.0, your moves +0.0, resigning −40.0, errors of the program +0.0: together 0.0 %",
    );
    // Of proofs alone no parts are added up, and no chance is told.
    const said = analysisInWords(session, resignedAtOnce);
    expect(said).not.toMatch(/luck|your chance/i);
    expect(said).toMatch(
      /version 1\); a move is marked only where it is proved to be worse than another\.\n$/,
    );
  });

  test("says what is wrong, and where", async () => {
    expect(await tetrarch(["analyse", file("bad.txt", "[Game]")])).toMatchObject({ code: 1 });
    expect(await tetrarch(["analyse", "no-such-file.txt"])).toMatchObject({ code: 2 });
    expect(await tetrarch(["analyse", "-", "--nodes", "many"], { input: "" })).toMatchObject({ code: 2 });
  });
});
