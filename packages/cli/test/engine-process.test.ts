import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { beforeAll, describe, expect, test } from "vitest";
import { builtCommand } from "./built-command.js";
import { tetrarch, tetrarchAt } from "./command-line.js";
import { ownFolder } from "./own-folder.js";

const LINUX = process.platform === "linux";
/** 128 and the number of SIGPIPE. */
const READER_GONE = 141;
const solved = ownFolder("solved");
let program: string;
beforeAll(() => {
  program = builtCommand();
}, 120_000);

/** Gives an engine in this process all its input at once. */
async function engine(input: string | Uint8Array) {
  const { code, stdout, stderr } = await tetrarch(["engine"], { input });
  return {
    code,
    stderr,
    lines: stdout.split("\n").slice(0, -1),
    ended: stdout.endsWith("\n") || stdout === "",
  };
}

function codesOf(lines: readonly string[]): (string | undefined)[] {
  return lines.map((line) => (JSON.parse(line) as { error?: { code: string } }).error?.code);
}

function start(): ChildProcessWithoutNullStreams {
  return spawn(process.execPath, [program, "engine"]);
}

describe("tetrarch engine", () => {
  test("one answer a line, in order, and exit 0 at the end of the input", async () => {
    const requests = [
      '{"op":"hello","id":1}',
      '{"op":"new","game":"four-kingdoms","id":2}',
      "",
      '{"op":"undo","id":4}',
    ];
    const { code, stderr, lines, ended } = await engine(requests.map((line) => `${line}\n`).join(""));
    expect([code, stderr, ended]).toEqual([0, "", true]);
    expect(lines.map((line) => (JSON.parse(line) as { id?: number }).id)).toEqual([1, 2, undefined, 4]);
    expect(codesOf(lines)).toEqual([undefined, undefined, "bad-json", "nothing-to-undo"]);
  });

  test("no input at all", async () => {
    expect(await engine("")).toMatchObject({ code: 0, lines: [], stderr: "" });
  });

  test("the last line may lack its end; a carriage return belongs to the line end", async () => {
    const { lines } = await engine('{"op":"hello","id":"a"}\r\n\r\n{"op":"hello","id":"b"}');
    expect(codesOf(lines)).toEqual([undefined, "bad-json", undefined]);
    expect(lines[2]).toMatch(/^{"id":"b",/);
  });

  test("quit is answered; what comes after is not, and the engine ends though its input stays open", async () => {
    expect(await engine('{"op":"quit","id":7}\n{"op":"hello"}\n')).toMatchObject({
      code: 0,
      lines: ['{"id":7}'],
    });
    const child = start();
    child.stdin.write('{"op":"quit"}\n');
    expect(await once(child, "exit")).toEqual([0, null]);
  });

  test("bytes that are not UTF-8 are bad-json, and the engine goes on", async () => {
    const input = Buffer.concat([
      Buffer.from('{"op":"hello","id":"'),
      Uint8Array.of(0xff, 0xfe),
      Buffer.from('"}\n{"op":"hello"}\n'),
      Uint8Array.of(0xc3),
      Buffer.from("\n"),
      Uint8Array.of(0xef, 0xbb, 0xbf),
      Buffer.from('{"op":"hello"}\n'),
    ]);
    expect(codesOf((await engine(input)).lines)).toEqual(["bad-json", undefined, "bad-json", "bad-json"]);
  });

  test("a letter cut in two by the pipe is put together again", async () => {
    async function* singleBytes() {
      for (const byte of Buffer.from('{"op":"quit","id":"ü€😀"}\n')) yield Uint8Array.of(byte);
    }
    const { stdout } = await tetrarch(["engine"], { stdin: singleBytes() });
    expect(stdout).toBe('{"id":"ü€😀"}\n');
  });

  test("a line of a million bytes is read, a longer one refused, and so is one that does not end", async () => {
    const line = (bytes: number) => `{"op":"quit","id":"${"x".repeat(bytes - 21)}"}`;
    expect(line(1_000_000)).toHaveLength(1_000_000);
    const codes = async (input: string) => codesOf((await engine(input)).lines);
    expect(await codes(`${line(1_000_000)}\r\n`)).toEqual([undefined]);
    const after = '\n{"op":"hello"}\n';
    expect(await codes(`${line(1_000_001)}${after}`)).toEqual(["too-large", undefined]);
    expect(await codes(`${line(30_000_000)}${after}`)).toEqual(["too-large", undefined]);
    expect(await codes("x".repeat(5_000_000))).toEqual(["too-large"]);
  });

  test.runIf(LINUX)("a line without end takes no more memory than a short one", async () => {
    const child = start();
    const piece = Buffer.alloc(1_000_000, "x");
    for (let megabytes = 0; megabytes < 300; megabytes++) {
      if (!child.stdin.write(piece)) await once(child.stdin, "drain");
    }
    const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
    const kilobytes = Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1]);
    expect(kilobytes).toBeGreaterThan(10_000);
    expect(kilobytes).toBeLessThan(200_000);
    child.stdin.end("\n");
    const [line] = await once(createInterface({ input: child.stdout }), "line");
    expect(codesOf([line as string])).toEqual(["too-large"]);
  });

  test("answers wait for a reader who takes their time", async () => {
    const child = start();
    // Long lines of little work: more than all that holds them on their way.
    const requests = `{"op":"new","game":"napoleons-tomb"}${" ".repeat(400)}\n`.repeat(2_000);
    let written = false;
    child.stdin.write(requests, () => {
      written = true;
    });
    child.stdin.end();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    // Had it read on without its answers being taken, all of its input would be gone by now.
    expect(written).toBe(false);
    let count = 0;
    for await (const line of createInterface({ input: child.stdout })) if (line.startsWith("{")) count++;
    expect(count).toBe(2_000);
  });

  test("a reader who leaves ends it quietly", async () => {
    const child = start();
    let stderr = "";
    child.stderr.on("data", (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    child.stdin.on("error", () => {});
    child.stdin.write('{"op":"hello"}\n');
    await once(child.stdout, "data");
    child.stdout.destroy();
    const requests = setInterval(() => child.stdin.write('{"op":"hello"}\n'), 5);
    const [status] = await once(child, "exit");
    clearInterval(requests);
    expect([status, stderr]).toEqual([READER_GONE, ""]);
  });
});

describe("the other commands", () => {
  const command = (...args: string[]) =>
    spawnSync(process.execPath, [program, ...args], { encoding: "utf8", input: "" });

  test("exit codes reach the shell, and errors go to standard error", () => {
    expect(command("--version")).toMatchObject({ status: 0, stderr: "" });
    expect(command("deal", "FK-11982-6")).toMatchObject({ status: 0, stderr: "" });
    expect(command("deal", "FK-11982-4")).toMatchObject({ status: 1, stdout: "" });
    expect(command("fly")).toMatchObject({ status: 2, stdout: "" });
  });

  test("a deal solved, and the line found played back", async () => {
    const { folder } = solved;
    const line = join(folder, "line.txt");
    expect(await tetrarch(["solve", "FG-7-5", "--transcript", line])).toMatchObject({ code: 0, stderr: "" });
    const moves = Number(/^(\d+) moves, won/m.exec((await tetrarch(["replay", line])).stdout)?.[1]);
    const open = (path: string, ...said: readonly string[]) =>
      tetrarchAt(join(folder, "home"), ["play", "--open", path, "--plain"], ...said);
    const { code, stdout } = await open(line, ...Array<string>(moves).fill("redo"));
    expect(code).toBe(0);
    expect(stdout).toContain(`The moves of ${line} are here: redo plays the next one`);
    expect(stdout).toContain("Score 4/4, move 52, won, with help.");
    expect(await open(join(folder, "none.txt"))).toMatchObject({ code: 2 });
    expect((await open(program)).stderr).toMatch(/tetrarch\.js: .+\n$/);
  });
});
