import { spawnSync } from "node:child_process";
import { cpus } from "node:os";
import { Bench } from "tinybench";

/** How often a task is done. */
export interface Repeats {
  /** First, untimed. */
  readonly warmups: number;
  readonly runs: number;
}

/** How long a task takes, in milliseconds: the median of its runs. */
export async function median(task: () => void, { warmups, runs }: Repeats): Promise<number> {
  const bench = new Bench({ iterations: runs, time: 0, warmupIterations: warmups, warmupTime: 0 });
  bench.add("task", task);
  const [done] = await bench.run();
  if (done?.result.state === "errored") throw done.result.error;
  if (done?.result.state !== "completed") throw new Error("the bench did not run to its end");
  return done.result.latency.p50;
}

/** Throws when the work timed is not the work it should be. */
export function expectCount(what: string, count: number, expected: number): void {
  if (count !== expected) throw new Error(`${what}: ${count}, expected ${expected}`);
}

export function perSecond(count: number, milliseconds: number): string {
  return Math.round((count / milliseconds) * 1000).toLocaleString("en");
}

export function row(name: string, columns: readonly string[]): string {
  return `${name.padEnd(20)}${columns.map((column) => column.padStart(12)).join("")}`;
}

/** On what and how it is measured. */
export function conditions(runs: number): string {
  return `${cpus()[0]?.model.trim()}, one core; Node ${process.version}; median of ${runs} runs`;
}

/**
 * Benches of several games, each in a process of its own, so that none is slowed or sped by what another taught the
 * compiler: this program is started again with the id of each. One that fails does not keep the others from running.
 * @param heads the lines above them all
 */
export async function inOwnProcesses(
  ids: readonly string[],
  heads: readonly string[],
  bench: (id: string) => Promise<void>,
): Promise<void> {
  const [program, id] = process.argv.slice(1);
  if (id !== undefined) return bench(id);
  for (const head of heads) console.log(head);
  for (const each of ids) {
    const { status } = spawnSync(process.execPath, [String(program), each], { stdio: "inherit" });
    if (status !== 0) process.exitCode = 1;
  }
}
