import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = readdirSync(new URL(".", import.meta.url))
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
  .map((name) => readFileSync(new URL(name, import.meta.url), "utf8"));

test("a button, page or filter that a text names in quotation marks has that name", () => {
  const quoted = sources.flatMap((source) =>
    [...source.matchAll(/“(\p{L}[^”$]*)”/gu)].map(([, name]) => name),
  );
  expect(quoted.length).toBeGreaterThan(3);
  expect(quoted.filter((name) => !sources.some((source) => source.includes(`"${name}"`)))).toEqual([]);
});
