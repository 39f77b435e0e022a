// Runs programs side by side, as many at a time as there are cores.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";

/**
 * Runs every step as soon as those before it are done; also when others fail, so that all that is wrong is told at once.
 * What a step says is shown when it is over, or at once where it `isShown`.
 * @param {readonly { name: string, args: readonly string[], after?: readonly string[], isShown?: boolean }[]} steps
 *   programs for Node, by what they do; `after` are names of earlier steps, without which this one is not tried
 * @param {string} cwd
 * @returns {Promise<readonly { name: string, ok: boolean, seconds: number }[]>}
 */
export function runSideBySide(steps, cwd) {
  const outcomes = new Map();
  const waiting = [];
  let free = availableParallelism();

  const core = async () => {
    if (free === 0) await new Promise((resolve) => waiting.push(resolve));
    else free--;
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free++;
  };

  const run = async ({ name, args, after = [], isShown = false }) => {
    const before = await Promise.all(after.map((earlier) => outcomes.get(earlier)));
    if (!before.every(({ ok }) => ok)) return { name, ok: false, seconds: 0 };
    await core();
    const start = performance.now();
    const said = [];
    const output = isShown ? "inherit" : "pipe";
    const program = spawn(process.execPath, args, { cwd, stdio: ["ignore", output, output] });
    for (const stream of [program.stdout, program.stderr]) stream?.on("data", (text) => said.push(text));
    const [code] = await once(program, "close");
    leave();
    console.log(`— ${name}${code === 0 ? "" : ": failed"}`);
    process.stdout.write(Buffer.concat(said));
    return { name, ok: code === 0, seconds: (performance.now() - start) / 1000 };
  };

  for (const step of steps) outcomes.set(step.name, run(step));
  return Promise.all(outcomes.values());
}
