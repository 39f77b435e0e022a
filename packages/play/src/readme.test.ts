import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as engine from "@tetrarch/engine";
import ts from "typescript";
import { expect, it } from "vitest";
import * as play from "./index.js";

const readme = readFileSync(fileURLToPath(new URL("../README.md", import.meta.url)), "utf8");

it("the README's example runs, and prints what stands beside it", () => {
  const [, source = ""] = /```ts\n(.*?)```/s.exec(readme) ?? [];
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const packages: Readonly<Record<string, object>> = { "@tetrarch/engine": engine, "@tetrarch/play": play };
  const printed: string[] = [];
  const console = { log: (...words: readonly unknown[]) => printed.push(words.join(" ")) };
  const require = (name: string) => packages[name];
  new Function("require", "exports", "console", outputText)(require, {}, console);
  const promised = [...source.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map(([, words]) => words);
  expect(promised.length).toBeGreaterThan(0);
  expect(printed).toEqual(promised);
});
