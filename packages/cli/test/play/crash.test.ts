import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builtCommand } from "../built-command.js";
import { tetrarchAt } from "../command-line.js";

let program: string;
let home: string;

beforeAll(() => {
  program = builtCommand();
  home = mkdtempSync(join(tmpdir(), "tetrarch-crash-"));
}, 120_000);
afterAll(() => {
  rmSync(home, { recursive: true });
});

/** The real program, line by line. */
function start(...args: readonly string[]) {
  const child = spawn(process.execPath, [program, "play", ...args], {
    env: { ...process.env, TETRARCH_HOME: home, LC_ALL: "C.UTF-8" },
  });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => {
    said += chunk.toString();
  });
  return { child, until: (what: RegExp) => heard(child, () => said, what) };
}

function heard(child: ChildProcessWithoutNullStreams, said: () => string, what: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (what.test(said())) resolve(said());
    };
    child.stdout.on("data", look);
    child.on("close", () => reject(new Error(`ended before ${what}, having said:\n${said()}`)));
    look();
  });
}

function ended(child: ChildProcessWithoutNullStreams): Promise<number | null> {
  return new Promise((resolve) => child.on("close", (code) => resolve(code)));
}

describe.runIf(process.platform === "linux")("a home that cannot be made", () => {
  it("below /proc: the game is played, and printed at the end", () => {
    const ran = spawnSync(process.execPath, [program, "play", "FK-11982-6", "--plain"], {
      env: { ...process.env, TETRARCH_HOME: "/proc/nope" },
      input: "deal\nquit\n",
      encoding: "utf8",
      timeout: 300_000,
    });
    expect(ran.status).toBe(0);
    expect(ran.stdout).toMatch(/NOT saved\. Games cannot be saved in \/proc\/nope: .*\ndeal\nFarewell\.\n$/s);
  });
});

describe("a process that is killed", () => {
  it("loses no move: the next one goes on from there, whatever was being done", async () => {
    for (let round = 0; round < 3; round++) {
      const { child, until } = start("four-kingdoms", "--plain");
      const before = await until(/Say help/);
      if (round > 0) expect(before).toContain(`Your saved game, after ${round * 2} moves`);
      child.stdin.write("deal\ndeal\n");
      await until(new RegExp(`${22 - round * 2} cards still on the road`));
      const gone = ended(child);
      child.kill("SIGKILL");
      await gone;
    }
    expect(readdirSync(join(home, "saves"))).toContain("four-kingdoms-1.lock");
    const { child, until } = start("four-kingdoms");
    await until(/Your saved game, after 6 moves/);
    const closed = ended(child);
    child.stdin.end();
    expect(await closed).toBe(0);
    expect(readdirSync(join(home, "saves"))).toEqual(["four-kingdoms-1.txt"]);
  });

  it("while it runs, a second one does not touch its game", async () => {
    const first = start("kings-keys", "--deal", "KK-42-9");
    await first.until(/Say help/);
    first.child.stdin.write("1\n");
    await first.until(/Say help[^\n]*\n./);
    const second = start("kings-keys", "--deal", "KK-42-9");
    await second.until(/Say help/);
    second.child.stdin.write("1\n");
    await second.until(/Say help[^\n]*\n./);
    expect(readdirSync(join(home, "saves")).filter((name) => /^kings-keys-\d\.txt$/.test(name))).toHaveLength(
      2,
    );
    for (const { child } of [first, second]) {
      const closed = ended(child);
      child.stdin.end();
      expect(await closed).toBe(0);
    }
  });

  it.each([
    ["SIGTERM", 143],
    ["SIGINT", 130],
    ["SIGHUP", 129],
  ] as const)(
    "by %s it leaves nothing locked, and the transcript that was wished for",
    async (signal, code) => {
      const transcript = join(home, `${signal}.txt`);
      const { child, until } = start("four-kingdoms", "--transcript", transcript);
      await until(/Say help/);
      const closed = ended(child);
      child.kill(signal);
      expect(await closed).toBe(code);
      expect(readFileSync(transcript, "utf8")).toMatch(/^\[Game "four-kingdoms"\]/);
      expect(readdirSync(join(home, "saves")).filter((name) => name.startsWith("four-kingdoms"))).toEqual([
        "four-kingdoms-1.txt",
      ]);
    },
  );
});

describe("a command line without a command", () => {
  it.each(["four-kingdoms", "FK", "FK-11982-6"])("that begins with %s plays that game", async (first) => {
    const ran = await tetrarchAt(join(home, "named"), [first, "--plain"], "quit");
    expect(ran.stdout).toMatch(/^This is Four Kingdoms, deal FK-/);
    expect([ran.code, ran.stderr]).toEqual([0, ""]);
  });
});
