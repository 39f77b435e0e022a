import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { builtCommand } from "../built-command.js";
import { writeStandIns } from "./ssh-stand-ins.js";

const GUIDE = fileURLToPath(new URL("../../../../research/notes/clusters.md", import.meta.url));
/** The name that the guide gives to its study, and its folder. */
const STUDY = "fk-thoughtful";

let program: string;
let recipe: string;
let folder: string;
/** A shard of another study. */
let otherShard: string;
beforeAll(() => {
  program = builtCommand();
  recipe = smallRecipe();
  const others = mkdtempSync(join(tmpdir(), "tetrarch-ssh-others-"));
  otherShard = join(others, "shard.jsonl");
  study("kk", "1..3", otherShard);
  return () => rmSync(others, { recursive: true });
}, 120_000);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tetrarch-ssh-"));
  mkdirSync(join(folder, "here"));
  writeFileSync(join(folder, "here", "machines"), "otherhost\n");
  writeStandIns(join(folder, "bin"), program);
  return () => rmSync(folder, { recursive: true });
});

/** The commands as the recipes have them, with three shards of six deals, and a player who needs no time. */
function smallRecipe(): string {
  const guide = readFileSync(GUIDE, "utf8");
  const [, text = ""] = /\*\*GNU parallel over ssh\.\*\*[\s\S]*?```sh\n([\s\S]*?)```/.exec(guide) ?? [];
  const changes: readonly (readonly [string, string])[] = [
    ["seq 100", "seq 3"],
    ["{}/100", "{}/3"],
    ["1..1000000", "1..6"],
    ["--player thoughtful", "--player random"],
  ];
  return changes.reduce((now, [from, to]) => {
    expect(now).toContain(from);
    return now.replaceAll(from, to);
  }, text);
}

function here(...path: readonly string[]): string {
  return join(folder, "here", ...path);
}

function there(...path: readonly string[]): string {
  return join(folder, "there", "tetrarch-studies", ...path);
}

/** Runs the recipe here; `there` is the home folder of the other machine. */
function follow() {
  mkdirSync(there(), { recursive: true });
  const PATH = [join(folder, "bin"), process.env.PATH].join(delimiter);
  const env = {
    ...process.env,
    PATH,
    REMOTE_HOME: join(folder, "there"),
    TETRARCH_HOME: join(folder, "state"),
  };
  return spawnSync("sh", ["-c", recipe], { cwd: here(), env, encoding: "utf8" });
}

function study(game: string, deals: string, out: string): void {
  const args = ["study", game, "--deals", deals, "--player", "random", "--out", out];
  expect(spawnSync(process.execPath, [program, ...args]).status).toBe(0);
}

function merged(): string {
  return gunzipSync(readFileSync(here(`${STUDY}.jsonl.gz`))).toString();
}

describe.runIf(process.platform !== "win32")(
  "the recipe of docs/studies.md for several machines, over ssh",
  () => {
    test("followed twice it makes the one study, whatever another study has left on the machines", () => {
      // Shards of another study: where its names differ, and where they are the same but lie in the home folder itself.
      for (const path of [there("kk-thoughtful"), there()]) {
        mkdirSync(path, { recursive: true });
        for (const shard of [1, 2, 3]) copyFileSync(otherShard, join(path, `${shard}.jsonl`));
      }
      const whole = join(folder, "whole.jsonl");
      study("fk", "1..6", whole);
      for (const time of ["first", "second"]) {
        const { status, stderr } = follow();
        expect([time, status]).toEqual([time, 0]);
        expect(stderr).toContain(`${STUDY}.jsonl.gz: 6 deals`);
        expect(merged()).toBe(readFileSync(whole, "utf8"));
      }
      // What was brought back is gone there, and nothing else is.
      expect(readdirSync(there(STUDY))).toEqual([]);
      expect(readdirSync(there("kk-thoughtful"))).toContain("1.jsonl");
    });

    test("a shard of another study in the way is not brought back: nothing is merged until it is out of the way", () => {
      mkdirSync(there(STUDY), { recursive: true });
      copyFileSync(otherShard, there(STUDY, "2.jsonl"));
      expect(follow().status).not.toBe(0);
      expect(existsSync(here(`${STUDY}.jsonl.gz`))).toBe(false);
      rmSync(there(STUDY, "2.jsonl"));
      expect(follow().status).toBe(0);
      expect(
        merged()
          .split("\n")
          .filter((line) => line.includes('"KK-')),
      ).toEqual([]);
    });

    test("a shard of another study among those that were brought back is refused by name", () => {
      expect(follow().status).toBe(0);
      rmSync(here(`${STUDY}.jsonl.gz`));
      rmSync(here(STUDY, "2.jsonl"));
      copyFileSync(otherShard, here(STUDY, "2.jsonl"));
      const { status, stderr } = follow();
      expect(status).not.toBe(0);
      expect(stderr).toMatch(/2\.jsonl: line 1: .*game kings-keys|2\.jsonl: line 1: .*game four-kingdoms/);
      expect(existsSync(here(`${STUDY}.jsonl.gz`))).toBe(false);
    });
  },
);
