import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { tetrarchAt } from "./command-line.js";
import { ownFolder } from "./own-folder.js";

const { folder } = ownFolder("series-left");

const tetrarch = (args: readonly string[], ...said: readonly string[]) => tetrarchAt(folder, args, ...said);

test("TK-30: no game of a terminal series is replaced; one that is begun and deleted counts as resigned", async () => {
  const made = await tetrarch(["series", "new", "tk", "--json"]);
  const { link } = JSON.parse(made.stdout) as { readonly link: string };
  const play = ["series", "play", link, "--plain"];
  const first = await tetrarch(play, "delve", "again", "quit");
  expect(first.stderr).toBe("Deal 1 of 3.\n");
  expect(first.stdout).toContain("This game of a series or duel counts, so it cannot be dealt again.");
  // Whoever comes back goes on with it, wherever they were.
  const second = await tetrarch(play, "undo", "undo", "again", "score", "quit");
  expect([second.code, second.stderr]).toEqual([0, "Deal 1 of 3.\n"]);
  expect(second.stdout.match(/cannot be dealt again/g)).toHaveLength(1);
  expect(second.stdout).toContain("with help");
  expect(readdirSync(`${folder}/saves`).filter((name) => name.endsWith(".txt"))).toHaveLength(1);
  expect((await tetrarch(["series", "show", link])).stdout).toContain("3 deals are left for you.");
  const deleted = await tetrarch(["play", "--plain"], "delete a", "delete a", "quit");
  expect(deleted.stdout).toContain("It is a game of a series or duel: deleted, it counts as resigned.");
  expect(deleted.stdout).toContain("It is deleted.");
  const shown = (await tetrarch(["series", "show", link])).stdout;
  expect(shown).toMatch(/^game 1 {2}resigned 0\/0 \(assisted\)$/m);
  expect(shown).toContain("2 deals are left for you.");
  expect((await tetrarch(play, "quit")).stderr).toBe("Deal 2 of 3.\n");
});

test("TK-31 (f): what a point is worth is said before a deal of a duel is played", async () => {
  const args = ["--name", "Ann", "--stake", "1", "--unit", "matchsticks", "--length", "1", "--json"];
  const { link } = JSON.parse((await tetrarch(["duel", "new", "tk", ...args])).stdout) as {
    readonly link: string;
  };
  expect((await tetrarch(["duel", "play", link, "--plain"], "quit")).stderr).toBe(
    "Deal 1 of 1, 1 matchstick a point.\n",
  );
});
