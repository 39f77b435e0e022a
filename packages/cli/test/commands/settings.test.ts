import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { storesIn } from "../../src/play/saves/stores.js";
import { tetrarch } from "../command-line.js";
import { ownFolder } from "../own-folder.js";

const { folder } = ownFolder("settings");
const path = join(folder, "settings.json");
beforeEach(() => rmSync(path, { force: true, recursive: true }));

const said = (...args: readonly string[]) =>
  tetrarch(args, { ...storesIn(folder), env: { LANG: "C.UTF-8" } });
const DEFAULTS = { settings: { plain: false, ascii: false, chapters: true } };

test("settings are the default ones until one is turned, and are kept in the data folder", async () => {
  expect(JSON.parse((await said("settings", "--json")).stdout)).toEqual(DEFAULTS);
  expect((await said("settings", "chapters", "off")).stdout).toMatch(
    /^plain +off .*\nascii +off .*\nchapters +off /,
  );
  await said("settings", "plain", "on");
  expect(JSON.parse(readFileSync(path, "utf8"))).toEqual({ plain: true, ascii: false, chapters: false });
  expect((await said("settings")).stdout).toMatch(/^plain +on /);
});

test("what is set counts for the commands that teach", async () => {
  const puzzle = async () => (await said("puzzle", "fg")).stdout;
  const before = await puzzle();
  expect(before).toMatch(/[^ -~\n]/);
  await said("settings", "ascii", "on");
  expect(await puzzle()).toMatch(/^[ -~\n]+$/);
});

test.each([
  ["no JSON", "{", /it is not JSON/],
  ["another value", '{"plain":"yes"}', /plain is neither true nor false/],
  ["no settings", "[]", /it holds no settings/],
])("a file with %s is named, the defaults count, and a choice replaces it", async (_what, text, why) => {
  writeFileSync(path, text);
  const { code, stdout, stderr } = await said("settings", "--json");
  expect([code, JSON.parse(stdout)]).toEqual([0, DEFAULTS]);
  expect(stderr).toMatch(why);
  expect(stderr).toContain(path);
  expect((await said("learn")).stderr).toBe(stderr);
  expect((await said("settings", "plain", "on")).code).toBe(0);
  expect((await said("learn")).stderr).toBe("");
});

test("settings of a newer version are passed over; a folder in the place of the file is no crash", async () => {
  writeFileSync(path, '{"ascii":true,"speed":7}');
  expect(JSON.parse((await said("settings", "--json")).stdout).settings).toMatchObject({ ascii: true });
  rmSync(path);
  mkdirSync(path);
  expect((await said("settings")).stderr).toContain("cannot be read");
  const { code, stderr } = await said("settings", "plain", "on");
  expect([code, stderr]).toEqual([1, expect.stringContaining("the settings cannot be kept in")]);
});
