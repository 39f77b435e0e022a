import { formatSave, formatTranscript, games, resign, type Session, seededRandom } from "@tetrarch/engine";
import { builtInCardSet, createFourGods, parseCardSet } from "@tetrarch/engine/four-gods";
import { describe, expect, test } from "vitest";
import { gameOf } from "../../../../testing/game-of.js";
import { playedOn, randomStart } from "../../../../testing/random-play.js";
import { startOf } from "../../../../testing/sessions.js";
import { tetrarch } from "../command-line.js";
import { ownFolder } from "../own-folder.js";

const { file } = ownFolder("link");
const APP = "https://app.example/";

function played(id: string, moves = 8): Session {
  return playedOn(randomStart(gameOf(id), seededRandom(5)), moves, seededRandom(6));
}

function ended(session: Session): Session {
  const resigned = resign(session);
  return resigned.ok ? resigned.value : session;
}

/** What `tetrarch link` prints: a sentence and the link. */
async function linked(...args: readonly string[]): Promise<readonly string[]> {
  const { code, stdout, stderr } = await tetrarch(["link", ...args]);
  expect([code, stderr]).toEqual([0, ""]);
  return stdout.trimEnd().split("\n");
}

describe("link", () => {
  test("of a deal, alone or as an address, in words and as JSON", async () => {
    const [sentence, text] = await linked("fk-11982-6");
    expect(sentence).toBe("Four Kingdoms, deal FK-11982-6: the same cards, for you to play.");
    expect(text).toMatch(/^[0-9A-Za-z]{10,30}$/);
    expect((await linked("FK-11982-6", "--app", APP))[1]).toBe(`${APP}#/link/${text}`);
    const json = await tetrarch(["link", "FK-11982-6", "--json"]);
    expect(JSON.parse(json.stdout)).toEqual({ type: "deal", sentence, link: text });
    expect((await tetrarch(["replay", `${APP}#/link/${text}`])).stdout).toContain(
      "Four Kingdoms, deal FK-11982-6\n0 moves",
    );
  });

  test("of a deal names its variant", async () => {
    const [sentence] = await linked(startOf("four-gods", 7).deal, "--variant", "rescue");
    expect(sentence).toContain("(rescue)");
  });

  test.each(games.map(({ id }) => id))("%s: a finished game comes back as its transcript", async (id) => {
    const session = ended(played(id));
    const path = file(`${id}.txt`, formatTranscript(session));
    const [sentence, text = ""] = await linked(path);
    expect(sentence).toContain(session.game.title);
    const [byLink, byFile] = [await tetrarch(["replay", text]), await tetrarch(["replay", path])];
    expect(byLink).toEqual(byFile);
  });

  test("C-11: of a game in play only the view or the deal", async () => {
    const session = played("four-kingdoms");
    const path = file("in-play.txt", formatSave(session));
    const { code, stderr } = await tetrarch(["link", path]);
    expect(code).toBe(1);
    expect(stderr).toContain("the game is not over");
    const [, view = ""] = await linked(path, "--view");
    const shown = await tetrarch(["replay", view, "--json"]);
    expect(JSON.parse(shown.stdout).view).toEqual(session.game.view(session.now.state));
    expect((await linked(path, "--deal"))[0]).toContain("the same cards");
  });

  test("with a card set of one's own is refused where that is not", async () => {
    const set = parseCardSet({ ...builtInCardSet, name: "Mine", version: "3" });
    if (!set.ok) throw new Error(set.error.message);
    const own = ended(randomStart(createFourGods(set.value), seededRandom(2)));
    const { stderr } = await tetrarch(["link", file("own.txt", formatTranscript(own))]);
    expect(stderr).toContain('the card set "Mine 3" is not here');
  });

  test.each([
    [["link", "FK-11982-7"], 1, "check digit"],
    [["link", "FK-11982-6", "--view"], 2, "--view goes with a file"],
    [["link", "nothing.txt"], 2, "there is no such file"],
    [["replay", `${APP}#/link/abc`], 1, "the link: it is not whole"],
    [["replay", `${APP}#/link/`], 1, "the link: it is empty"],
    [["play", `${APP}#/link/abc`], 1, "the link: it is not whole"],
  ])("%j is refused", async (args, exit, reason) => {
    const { code, stdout, stderr } = await tetrarch(args);
    expect([code, stdout]).toEqual([exit, ""]);
    expect(stderr).toContain(reason);
    expect(stderr.split("\n")).toHaveLength(2);
  });

  test("of a game that was played is not played", async () => {
    const [, text = ""] = await linked(file("game.txt", formatTranscript(ended(played("kings-keys")))));
    const { code, stderr } = await tetrarch(["play", text]);
    expect(code).toBe(2);
    expect(stderr).toContain("tetrarch replay shows what it holds");
  });
});
