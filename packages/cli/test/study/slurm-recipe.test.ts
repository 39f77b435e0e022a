import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { isLong } from "../../../../testing/counts.js";
import { expectSame } from "../../../../testing/same.js";
import { builtCommand } from "../built-command.js";
import { growth, textOf } from "./study-command.js";

const GUIDE = fileURLToPath(new URL("../../../../research/notes/clusters.md", import.meta.url));
const TASKS = ["1", "2", "3"];
const DEALS = 3000;

/** The script and the merge as the guide has them, with three tasks, fewer deals and a player who needs little time. */
function smallRecipe(): readonly [script: string, merge: string] {
  const guide = readFileSync(GUIDE, "utf8");
  const part = /\*\*A Slurm array\*\*[\s\S]*?```sh\n([\s\S]*?)```[\s\S]*?```sh\n([\s\S]*?)```/.exec(guide);
  const small = (text = "") =>
    text.replaceAll("1..1000000", `1..${DEALS}`).replaceAll("--player thoughtful", "--player random");
  const [script, merge] = [small(part?.[1]), small(part?.[2])];
  for (const each of ["#SBATCH --array=1-100", "$SLURM_ARRAY_TASK_ID/100", "--requeue"])
    expect(script).toContain(each);
  return [script.replace("$SLURM_ARRAY_TASK_ID/100", "$SLURM_ARRAY_TASK_ID/3"), merge];
}

/** What Slurm does of it: `sbatch` starts the script once a task with its number; `srun` starts the command after its options. */
const SRUN = '#!/bin/sh\nwhile [ "$1" != tetrarch ]; do shift; done\nexec "$@"\n';

test.runIf(isLong && process.platform !== "win32")(
  "the Slurm recipe: tasks run side by side, one is killed and requeued, and the merged study is that in one piece",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "tetrarch-slurm-"));
    const program = builtCommand();
    const scripts = { srun: SRUN, tetrarch: `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n` };
    for (const [name, text] of Object.entries(scripts)) {
      writeFileSync(join(folder, name), text);
      chmodSync(join(folder, name), 0o755);
    }
    const [script, merge] = smallRecipe();
    writeFileSync(join(folder, "study.sh"), script);
    const env = {
      ...process.env,
      PATH: [folder, process.env.PATH].join(delimiter),
      SLURM_CPUS_PER_TASK: "1",
      TETRARCH_HOME: join(folder, "state"),
    };
    const start = (task: string) =>
      spawn("sh", ["study.sh"], { cwd: folder, env: { ...env, SLURM_ARRAY_TASK_ID: task }, stdio: "ignore" });
    const file = (name: string) => join(folder, "fk-thoughtful", name);
    try {
      const tasks = TASKS.map(start);
      const ends = tasks.map((task) => once(task, "exit"));
      const killed = tasks[1] as (typeof tasks)[number];
      await growth(killed, file("2.jsonl"), 0);
      killed.kill("SIGKILL");
      expect(await Promise.all(ends)).toEqual([
        [0, null],
        [null, "SIGKILL"],
        [0, null],
      ]);
      const deals = textOf(file("2.jsonl")).split("\n").length - 1;
      expect(deals).toBeGreaterThan(0);
      expect(deals).toBeLessThan(DEALS / TASKS.length);
      const merged = () => spawnSync("sh", ["-c", merge], { cwd: folder, env, encoding: "utf8" });
      expect(merged()).toMatchObject({ status: 1, stderr: expect.stringContaining("deals are missing") });
      expect(await once(start("2"), "exit")).toEqual([0, null]);
      expect(merged().status).toBe(0);
      const whole = ["study", "fk", "--deals", `1..${DEALS}`, "--player", "random", "--out", "whole.jsonl"];
      expect(spawnSync(process.execPath, [program, ...whole], { cwd: folder, env }).status).toBe(0);
      const packed = readFileSync(join(folder, "fk-thoughtful.jsonl.gz"));
      expectSame(gunzipSync(packed), readFileSync(join(folder, "whole.jsonl")));
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  120_000,
);
