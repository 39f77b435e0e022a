import { execFileSync } from "node:child_process";
import { mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL("..", import.meta.url));
const modules = fileURLToPath(new URL("../../../node_modules", import.meta.url));

/** Builds the command into a folder. */
export function buildInto(folder: string): void {
  execFileSync(process.execPath, [join(here, "build.mjs"), folder], { stdio: "pipe" });
}

/** Builds the command into a new folder of its own, so that nothing else is in its way: the folder and the program. */
export function builtCommand(): { readonly folder: string; readonly program: string } {
  const folder = mkdtempSync(join(tmpdir(), "tetrarch-built-"));
  buildInto(join(folder, "dist"));
  symlinkSync(modules, join(folder, "node_modules"), "junction");
  writeFileSync(join(folder, "package.json"), '{"type":"module"}');
  return { folder, program: join(folder, "dist", "tetrarch.js") };
}
