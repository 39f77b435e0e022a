import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bundleFrom } from "./bundle.js";

test("the README's example prints what it says", async () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const program = /^```ts\n(.*?)^```$/ms.exec(readme)?.[1] ?? "";
  const promised = [...program.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text = ""]) => text);
  expect(promised).toHaveLength(2);
  const folder = mkdtempSync(join(tmpdir(), "tetrarch-readme-"));
  const outfile = join(folder, "example.mjs");
  await bundleFrom(program, { platform: "node", format: "esm", outfile, write: true });
  const { stdout, stderr } = spawnSync(process.execPath, [outfile], { encoding: "utf8" });
  rmSync(folder, { recursive: true });
  expect(stderr).toBe("");
  const printed = stdout.replaceAll("'", '"').trimEnd().split("\n");
  expect(printed).toHaveLength(promised.length);
  for (const [index, text] of promised.entries()) {
    // What is left out of a long line is not compared.
    const [start = "", ...left] = text.split("…");
    if (left.length === 0) expect(printed[index]).toBe(text);
    else expect(printed[index]?.slice(0, start.length)).toBe(start);
  }
});
