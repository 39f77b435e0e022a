import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL("..", import.meta.url));
const modules = fileURLToPath(new URL("../../../node_modules", import.meta.url));

function buildInto(folder: string): void {
  execFileSync(process.execPath, [join(here, "build.mjs"), folder], { stdio: "pipe" });
}

let program: string | undefined;

/**
 * The program, built into a folder of its own, so that nothing else is in its way; a copy of `dist` where that was built
 * just before, as `npm test` does. All files that a process tests have the same one; the folder goes with the process.
 */
export function builtCommand(): string {
  program ??= buildOnce();
  return program;
}

function buildOnce(): string {
  const folder = mkdtempSync(join(tmpdir(), "tetrarch-built-"));
  process.once("exit", () => rmSync(folder, { recursive: true }));
  // So vitest ends its workers.
  process.once("SIGTERM", () => process.exit());
  if (process.env.TETRARCH_BUILT === "1")
    cpSync(join(here, "dist"), join(folder, "dist"), { recursive: true });
  else buildInto(join(folder, "dist"));
  symlinkSync(modules, join(folder, "node_modules"), "junction");
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  return join(folder, "dist", "tetrarch.js");
}
