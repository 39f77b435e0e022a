import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { games } from "@tetrarch/engine";
import { courseOf, courses } from "@tetrarch/play/lessons";
import { describe, expect, it } from "vitest";
import { tetrarch } from "../command-line.js";
import { keptIn } from "../play/history-for-tests.js";
import { home } from "../play/saves-for-tests.js";

describe("tetrarch learn", () => {
  it.each(courses)("plays the course of $game from its first level to its last", async ({ game, levels }) => {
    const input = levels.map(({ solution }) => `${solution.split(" ").join("\n")}\n`).join("");
    const { code, stdout, stderr } = await tetrarch(["learn", game], { input, env: { LANG: "C.UTF-8" } });
    expect([code, stderr]).toEqual([0, ""]);
    let from = 0;
    for (const [index, { goal, success }] of levels.entries()) {
      for (const line of [
        `, level ${index + 1} of ${levels.length}.`,
        `Your goal: ${goal}`,
        `Done. ${success}`,
      ]) {
        const found = stdout.indexOf(line, from);
        expect(found, line).toBeGreaterThanOrEqual(from);
        from = found;
      }
    }
    const title = games.find(({ id }) => id === game)?.title;
    expect(stdout).toContain(`Now play a real game of ${title}: tetrarch play ${game}`);
  });

  it("shows a wrong move to fail, and brings the table back", async () => {
    const level = courseOf("tomb-of-four-kings")?.levels.findIndex(({ id }) => id === "gold-for-life") ?? -1;
    const args = ["learn", "tk", "--level", String(level + 1)];
    const { stdout } = await tetrarch(args, { input: "play\ndrop:TD\nquit\n" });
    expect(stdout).toMatch(
      /no life is left in you\..*\nNo: Dead\. The dead bring nothing out of the tomb\./s,
    );
    expect(stdout).toMatch(/The table is as it was before\. Try again\.\n.*Your goal: Save your life/s);
    expect(stdout).toMatch(/Done\. Any treasure worth at least the monster does\./);
    expect(stdout).toMatch(/Farewell\.\n$/);
  });

  it("skips a level, goes back, repeats the goal, shows the move, and refuses what cannot be played", async () => {
    const input = "skip\nback\ngoal\nshow\na1-d4\nnonsense\n99\nhelp\n";
    const { stdout } = await tetrarch(["learn", "kk"], { input });
    expect(stdout.match(/level \d/g)).toEqual(["level 1", "level 2", "level 1"]);
    expect(stdout.match(/Your goal: Lay the red 2 on the red 1\./g)).toHaveLength(3);
    expect(stdout).toContain("(a2-a1).");
    expect(stdout).toContain("A1-d4 is not legal here. Say moves, or show.");
    expect(stdout).toContain('"nonsense" is not a move of The King\'s Keys. Say moves, or show.');
    expect(stdout).toContain("There is no number 99 in the list of moves.");
    expect(stdout).toContain("skip: the next level.");
  });

  it("keeps the levels that were reached, and goes on after them", async () => {
    const stores = keptIn(home());
    const [first] = courseOf("kings-keys")?.levels ?? [];
    const input = `${first?.solution.split(" ").join("\n")}\nquit\n`;
    expect((await tetrarch(["learn", "kk"], { ...stores, input })).stdout).toContain("level 1 of");
    expect((await tetrarch(["learn", "kk"], { ...stores, input: "quit\n" })).stdout).toMatch(
      /^Say help for the commands\.\nThe King's Keys, level 2 of/,
    );
    expect((await tetrarch(["learn"], stores)).stdout).toMatch(/^kings-keys: .*levels, 1 reached$/m);
    const exported = await tetrarch(["history", "export"], stores);
    expect(exported.stdout).toContain(
      `{"kind":"lessons","lessons":{"game":"kings-keys","levels":["${first?.id}"]}}`,
    );
  });

  it("tells once why a level that was reached is not kept", async () => {
    const folder = home();
    writeFileSync(join(folder, "file"), "");
    const input = `${courseOf("kings-keys")?.levels[0]?.solution.split(" ").join("\n")}\nquit\n`;
    const { stdout } = await tetrarch(["learn", "kk"], { ...keptIn(join(folder, "file")), input });
    expect(stdout).toMatch(
      /^You reached this level, but it cannot be kept: there is a file where a folder should be\.$/m,
    );
  });

  it("lists the lessons", async () => {
    const { code, stdout } = await tetrarch(["learn"]);
    expect(code).toBe(0);
    for (const { game, levels } of courses)
      expect(stdout).toMatch(new RegExp(`${game}: .*, ${levels.length} levels`));
  });

  it.each([
    [["learn", "chess"], /"chess" is not a game/],
    [["learn", "kk", "--level", "0"], /--level "0": expected a whole number, 1 to \d+/],
    [["learn", "kk", "--level", "x"], /--level "x": expected a whole number/],
    [["learn", "--level", "2"], /--level: say of which game/],
  ])("%s", async (args, message) => {
    const { code, stderr } = await tetrarch(args);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });
});
