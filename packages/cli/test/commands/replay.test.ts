import { join } from "node:path";
import { formatTranscript, games, resign, seededRandom } from "@tetrarch/engine";
import { builtInCardSet, createFourGods, parseCardSet } from "@tetrarch/engine/four-gods";
import { positionOf } from "@tetrarch/protocol";
import { describe, expect, test } from "vitest";
import { gameOf } from "../../../../testing/game-of.js";
import { playedOn, randomStart } from "../../../../testing/random-play.js";
import { tetrarch } from "../command-line.js";
import { ownFolder } from "../own-folder.js";

const { folder, file } = ownFolder("replay");

function playedGame(id: string, moves = 30) {
  return playedOn(randomStart(gameOf(id), seededRandom(5)), moves, seededRandom(6));
}

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
    expect((await tetrarch(["replay", path])).stdout).toContain("3 moves, resigned, score 1/52, unaided");
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
