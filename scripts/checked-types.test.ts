import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

test("the types of every source and test outside the web app are checked, as an include that matches nothing says nothing", () => {
  const path = join(root, "tsconfig.tests.json");
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const checked = new Set(fileNames.map((name) => relative(root, name)));
  const folders = [
    "packages/engine",
    "packages/play",
    "packages/solver",
    "packages/protocol",
    "packages/cli",
    "scripts",
    "testing",
  ];
  const ours = folders
    .flatMap((folder) =>
      ts.sys.readDirectory(join(root, folder), [".ts", ".tsx"], ["**/node_modules", "**/dist"]),
    )
    .map((name) => relative(root, name));
  expect(ours.length).toBeGreaterThan(400);
  expect(ours.filter((name) => !checked.has(name))).toEqual([]);
});
