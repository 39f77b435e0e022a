import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { built } from "../serve.mjs";

/** The most bytes of the files together, each by `gzip -9`. */
const MOST_BYTES = 140_000;

/** The page, its scripts and styles, all scripts that these import statically, and the scenes that home shows. */
function firstFiles(): readonly string[] {
  const page = readFileSync(join(built, "index.html"), "utf8");
  const linked = [...page.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)];
  const scenes = readdirSync(join(built, "assets")).filter((file) => /^scenes-.*\.js$/.test(file));
  expect(scenes).toHaveLength(1);
  const files = new Set([
    "index.html",
    ...linked.map(([, file = ""]) => file),
    ...scenes.map((file) => `assets/${file}`),
  ]);
  for (const file of files) {
    if (!file.endsWith(".js")) continue;
    const script = readFileSync(join(built, file), "utf8");
    for (const [, imported = ""] of script.matchAll(/\b(?:from|import)\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g))
      files.add(join(dirname(file), imported));
  }
  return [...files];
}

test("all that home loads stays within 140,000 bytes", () => {
  const sizes = firstFiles().map((file) => ({
    file,
    bytes: gzipSync(readFileSync(join(built, file)), { level: 9 }).length,
  }));
  expect(sizes.map(({ file }) => file.split(".").at(-1)).sort()).toEqual(
    expect.arrayContaining(["css", "html", "js"]),
  );
  const sum = sizes.reduce((total, { bytes }) => total + bytes, 0);
  const list = sizes.map(({ file, bytes }) => `${file} ${bytes}`).join("\n");
  expect(sum, `of ${MOST_BYTES} bytes:\n${list}`).toBeLessThanOrEqual(MOST_BYTES);
});
