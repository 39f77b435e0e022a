import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { bundled } from "../scripts/steps.mjs";

const programs = new Map<string, Promise<string>>();

async function refusalOf(name: string, ...args: readonly string[]): Promise<string> {
  if (!programs.has(name)) programs.set(name, bundled("..", "research", `${name}.ts`));
  const { status, stderr } = spawnSync(process.execPath, [(await programs.get(name)) ?? "", ...args], {
    encoding: "utf8",
  });
  expect(status).toBe(2);
  return stderr.trim();
}

it("judge refuses what is too few to have a scatter", async () => {
  const refusal = (...args: readonly string[]) => refusalOf("judge", "improvement", "four-gods", ...args);
  expect(await refusal("--decisions", "1")).toBe("--decisions: at least two, to measure their scatter");
  expect(await refusal("--playouts", "1")).toBe("--playouts: at least two, to measure their scatter");
});

it("an option that is not there is named, without a trace of the program", async () => {
  expect(await refusalOf("bound", "--seed", "1")).toMatch(
    /^Unknown option '--seed'.*--help tells what there is$/s,
  );
});

it.each(["bound", "insights", "judge", "measure", "paper"])(
  "%s tells with --help what it is for, and runs nothing",
  (name) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["research/run.mjs", name, "--help"], {
      encoding: "utf8",
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).not.toMatch(/^ ?\*|Installing/m);
    expect(stdout.length).toBeGreaterThan(60);
  },
);

it("train writes the weights of a game by its own training only", async () => {
  expect(await refusalOf("train", "four-kingdoms-trials")).toMatch("--out: four-kingdoms-trials is not");
});
