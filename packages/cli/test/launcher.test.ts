import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };
import { ownFolder } from "./own-folder.js";

const launcher = fileURLToPath(new URL(`../${manifest.bin.tetrarch}`, import.meta.url));
const { folder: top } = ownFolder("launcher");

/** Runs the launcher in a package that has nothing else, or this as its built command. */
function launched(name: string, built?: string) {
  const folder = join(top, name);
  cpSync(dirname(launcher), `${folder}/bin`, { recursive: true });
  writeFileSync(`${folder}/package.json`, '{"type":"module"}');
  if (built !== undefined) {
    mkdirSync(`${folder}/dist`);
    writeFileSync(`${folder}/dist/package.json`, '{"type":"commonjs"}');
    writeFileSync(`${folder}/dist/tetrarch.js`, built);
  }
  return spawnSync(process.execPath, [`${folder}/bin/tetrarch.js`, "a", "b"], { encoding: "utf8" });
}

describe("the command that npm links", () => {
  test("is there before anything is built, for npm links nothing else", () => {
    expect(manifest.bin.tetrarch).not.toMatch(/^(?:\.\/)?dist\//);
    expect(manifest.files).toContain("bin");
    expect(statSync(launcher).isFile()).toBe(true);
  });

  test.runIf(process.platform !== "win32")("can be run as it is", () => {
    expect(statSync(launcher).mode & 0o111).toBe(0o111);
  });

  test("says which command builds it, as long as it is not built", () => {
    expect(launched("unbuilt")).toMatchObject({
      status: 2,
      stdout: "",
      stderr: "tetrarch: it is not built yet. In the checkout run: npm run build\n",
    });
  });

  test("runs what is built, with the same arguments", () => {
    const ran = launched("built", "console.log(process.argv.slice(2).join()); process.exitCode = 3;");
    expect(ran).toMatchObject({ status: 3, stdout: "a,b\n", stderr: "" });
  });

  test("loads it as the CommonJS that it is, for by an ES module it would take half as long again", () => {
    const { stdout } = launched("required", "console.log(require.main === module.parent);");
    expect(stdout).toBe("true\n");
  });
});
