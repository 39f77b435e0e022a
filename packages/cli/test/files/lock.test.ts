import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { afterAll, beforeAll, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../testing/counts.js";
import { holderOf, releaseLock, takeLock } from "../../src/files/lock.js";
import { formatOwner, ownPlace, thisOwner } from "../../src/files/lock-owner.js";
import type { Order } from "./lock-contender.js";

const PROCESSES = 4;
/** From the order until all of them go, in nanoseconds: about as long as the order takes to come through. */
const START = 1_500_000n;

const folder = mkdtempSync(join(tmpdir(), "tetrarch-lock-"));
const program = join(folder, "contender.mjs");
let contenders: readonly ChildProcess[];

beforeAll(async () => {
  const outfile = program;
  const entryPoints = [join(import.meta.dirname, "lock-contender.ts")];
  buildSync({ entryPoints, outfile, bundle: true, platform: "node", format: "esm", target: "node20" });
  contenders = Array.from({ length: PROCESSES }, () => fork(program));
  await Promise.all(contenders.map((contender) => once(contender, "message")));
}, 60_000);
afterAll(async () => {
  const ended = contenders.map((contender) => once(contender, "exit"));
  for (const contender of contenders) contender.disconnect();
  await Promise.all(ended);
  rmSync(folder, { recursive: true });
});

/** Gives all contenders the same order; returns their answers. */
async function tell<Answer>(order: Order): Promise<readonly Answer[]> {
  const answers = contenders.map((contender) => once(contender, "message"));
  for (const contender of contenders) contender.send(order);
  return (await Promise.all(answers)).map(([answer]) => answer);
}

/** Has all contenders go for a lock; returns how many took it. */
async function takersOf(path: string): Promise<number> {
  const at = String(process.hrtime.bigint() + START);
  const answers = await tell<{ took: boolean }>({ type: "take", path, at });
  return answers.filter(({ took }) => took).length;
}

/** What a process that has ended leaves in its lock. */
function staleOwner(): string {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  return formatOwner({ ...thisOwner(), pid });
}

it.each(["fresh", "stale", "empty"])(
  "of four processes that go for a %s lock at once just one takes it",
  async (kind) => {
    const path = join(folder, `${kind}.lock`);
    const left = kind === "stale" ? staleOwner() : "";
    const rounds = countOf(10_000);
    const wrong: string[] = [];
    for (let round = 0; round < rounds; round++) {
      if (kind !== "fresh") writeFileSync(path, left);
      const takers = await takersOf(path);
      if (takers !== 1) wrong.push(`round ${round}: ${takers} took it`);
      await tell({ type: "release" });
      // Only on a full disk, or where nobody took it, is anything left for the next round.
      rmSync(path, { force: true });
    }
    expect(wrong).toEqual([]);
    expect(readdirSync(folder).filter((name) => name.startsWith(kind))).toEqual([]);
    tellChecks(rounds, `rounds for a ${kind} lock`);
  },
  600_000,
);

it("what four processes do with the lock, again and again, none does while another does it", async () => {
  const path = join(folder, "count");
  const times = countOf(2500);
  writeFileSync(path, "0");
  writeFileSync(`${path}.lock`, staleOwner());
  await tell({ type: "count", path, times });
  expect(readFileSync(path, "utf8")).toBe(String(PROCESSES * times));
  tellChecks(PROCESSES * times, "turns with the lock");
}, 600_000);

it("a process that is killed at any moment leaves nothing that stands in the way of others", async () => {
  const path = join(folder, "killed");
  writeFileSync(path, "0");
  const kills = countOf(200, 3);
  for (let kill = 0; kill < kills; kill++) {
    const contender = fork(program);
    await once(contender, "message");
    const before = readFileSync(path, "utf8");
    contender.send({ type: "count", path, times: Number.MAX_SAFE_INTEGER } satisfies Order);
    await expect.poll(() => readFileSync(path, "utf8"), { interval: 1 }).not.toBe(before);
    contender.kill("SIGKILL");
    await once(contender, "exit");
    const lock = takeLock(`${path}.lock`);
    expect(lock).toMatchObject({ path: `${path}.lock` });
    if (!("heldBy" in lock)) releaseLock(lock);
    expect(readdirSync(folder).filter((name) => name.startsWith("killed."))).toEqual([]);
  }
  tellChecks(kills, "processes killed with a lock");
}, 600_000);

it("a claim of a process that runs is respected, one of a process that is gone is removed", () => {
  const path = join(folder, "claimed.lock");
  const claimOf = (pid: number, start: string) => `${path}.${pid}-${start}-${ownPlace()}.12ab34cd.claim`;
  const ours = claimOf(process.pid, thisOwner().start);
  writeFileSync(ours, "");
  expect(takeLock(path)).toEqual({ heldBy: `process ${process.pid}` });
  rmSync(ours);
  const gone = claimOf(spawnSync(process.execPath, ["-e", ""]).pid, "1");
  writeFileSync(gone, "");
  expect(takeLock(path)).toMatchObject({ path });
  expect(existsSync(gone)).toBe(false);
});

it.runIf(ownPlace().startsWith("4026531836-"))("this machine, started again, holds no lock any more", () => {
  const path = join(folder, "restarted.lock");
  const [numbering, , machine] = ownPlace().split("-");
  const owner = { pid: process.pid, start: thisOwner().start, host: hostname() };
  const held = (place: string, host = hostname()) => {
    writeFileSync(path, formatOwner({ ...owner, host, place }));
    return holderOf(path);
  };
  expect(held(ownPlace())).toBe(`process ${process.pid}`);
  expect(held(ownPlace(), "its-name-before")).toBe(`process ${process.pid}`);
  expect(held(`${numbering}-0123456789ab-${machine}`)).toBeUndefined();
  // Another machine of the same name, and a container of this one.
  expect(held(`${numbering}-0123456789ab-0123456789ab`)).toBe(`process ${process.pid} on ${hostname()}`);
  expect(held(`4026532001-0123456789ab-${machine}`)).toBe(`process ${process.pid} on ${hostname()}`);
});
