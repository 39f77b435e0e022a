import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What a configuration checks, and those it refers to: the libraries are checked when they are built. */
function checkedBy(path: string): readonly string[] {
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  const { fileNames, projectReferences = [] } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(path));
  return [
    ...fileNames.map((name) => relative(root, name)),
    ...projectReferences.flatMap((reference) => checkedBy(ts.resolveProjectReferencePath(reference))),
  ];
}

test("the types of every source and test outside the web app are checked, as an include that matches nothing says nothing", () => {
  const checked = new Set(checkedBy(join(root, "tsconfig.tests.json")));
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
