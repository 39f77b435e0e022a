import { execFile, spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { builtCommand } from "../../packages/cli/test/built-command.js";
import { tellChecks } from "../../testing/counts.js";

const here = fileURLToPath(new URL(".", import.meta.url));
const run = promisify(execFile);

/** Why Python's checks cannot run here; undefined when they can. */
const obstacle = succeeds("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 11))"])
  ? undefined
  : "there is no python3 of version 3.11 or newer";
const noMypy = succeeds("mypy", ["--version"]) ? undefined : "there is no mypy";

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

/** Runs a command in the package's folder; its output is in the error when it fails. */
function runHere(command: string, args: readonly string[]) {
  const env = {
    ...process.env,
    PYTHONPATH: join(here, "src"),
    PYTHONDONTWRITEBYTECODE: "1",
    TETRARCH_ENGINE: `"${process.execPath}" "${builtCommand()}" engine`,
  };
  return run(command, args, { cwd: here, env });
}

describe("the Python package", () => {
  const modules = readdirSync(join(here, "tests")).filter((name) => name.startsWith("test_"));

  test.for(modules)("%s", async (module, { skip }) => {
    skip(obstacle !== undefined, obstacle);
    const { stderr } = await runHere("python3", ["-m", "unittest", "discover", "-s", "tests", "-p", module]);
    tellChecks(Number(/^Ran (\d+) test/m.exec(stderr)?.[1]), "tests in Python");
  });

  test("its types hold, by mypy", async ({ skip }) => {
    skip(noMypy !== undefined, noMypy);
    const folders = ["src", "tests", "examples", "build_package.py"];
    const { stdout } = await runHere("mypy", [...folders, "--cache-dir", join(tmpdir(), "tetrarch-mypy")]);
    expect(stdout).toMatch(/^Success: no issues found in \d\d source files/);
  });
});
