import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { games, messagesOf } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { built } from "../serve.mjs";

/** The most bytes of the files together, each by `gzip -9`. */
const MOST_BYTES = 101_000;

/** The most bytes from home until a table lies there. */
const MOST_BYTES_OF_TABLES = {
  "tomb-of-four-kings": 175_500,
  "kings-keys": 158_500,
  "four-kingdoms": 161_000,
  "four-gods": 171_500,
  "napoleons-tomb": 159_500,
};

/** The page, its scripts and styles, all scripts that these import statically, and the scenes that home shows. */
function firstFiles(): readonly string[] {
  const page = readFileSync(join(built, "index.html"), "utf8");
  const linked = [...page.matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)];
  const scenes = readdirSync(join(built, "assets")).filter((file) => /^scenes-.*\.js$/.test(file));
  expect(scenes).toHaveLength(1);
  return withImports([
    "index.html",
    ...linked.map(([, file = ""]) => file),
    ...scenes.map((file) => `assets/${file}`),
  ]);
}

/** Files, and all scripts that they import statically. */
function withImports(first: readonly string[]): readonly string[] {
  const files = new Set(first);
  for (const file of files) {
    if (!file.endsWith(".js")) continue;
    const script = readFileSync(join(built, file), "utf8");
    for (const [, imported = ""] of script.matchAll(/\b(?:from|import)\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g))
      files.add(join(dirname(file), imported));
  }
  return [...files];
}

/** Home's files, and those that it fetches when a game is opened: its page, and the frame of all games. */
function firstFilesOf(gameId: string): readonly string[] {
  const home = firstFiles();
  const shell = home.find((file) => /^assets\/index-.*\.js$/.test(file)) ?? "";
  const script = readFileSync(join(built, shell), "utf8");
  const fetched = /m\.f=(\[.*?\])/.exec(script)?.[1] ?? "[]";
  const all = (JSON.parse(fetched) as readonly string[]).map((file) => join("assets", file));
  const manifest = script.slice(script.search(new RegExp(`\\bid:["'\`]${gameId}["'\`],[^}]*levels:`)));
  const wanted = [
    /\bload:\(\)=>[^,]*import\([^)]*\bui-[^)]*\).*?__vite__mapDeps\(\[([\d,]+)\]\)/.exec(manifest),
  ];
  wanted.push(/\bimport\([^)]*GamePage-[^)]*\)[^,]*,__vite__mapDeps\(\[([\d,]+)\]\)/.exec(script));
  const listed = wanted.flatMap((found) => found?.[1]?.split(",").map((at) => all[Number(at)] ?? "") ?? []);
  expect(listed).toEqual(
    expect.arrayContaining([expect.stringMatching(/\/ui-/), expect.stringMatching(/GamePage-/)]),
  );
  return withImports([...new Set([...home, ...listed])]);
}

/** Expects that files have at most `most` bytes together. */
function expectAtMost(files: readonly string[], most: number): void {
  const sizes = files.map((file) => ({
    file,
    bytes: gzipSync(readFileSync(join(built, file)), { level: 9 }).length,
  }));
  const sum = sizes.reduce((total, { bytes }) => total + bytes, 0);
  const list = sizes.map(({ file, bytes }) => `${file} ${bytes}`).join("\n");
  expect(sum, `of ${most} bytes:\n${list}`).toBeLessThanOrEqual(most);
}

test("all that home loads stays within 101,000 bytes", () => {
  const files = firstFiles();
  expect(files.map((file) => file.split(".").at(-1)).sort()).toEqual(
    expect.arrayContaining(["css", "html", "js"]),
  );
  expectAtMost(files, MOST_BYTES);
});

test.each(Object.entries(MOST_BYTES_OF_TABLES))(
  "all that %s loads until its table can be played stays within %i bytes",
  (gameId, most) => expectAtMost(firstFilesOf(gameId), most),
);

test("home loads no game's messages, and a table those of its own game", () => {
  const gamesWithMessagesIn = (files: readonly string[]) => {
    const text = files.map((file) => readFileSync(join(built, file), "utf8")).join("");
    const sentence = (id: string) => messagesOf(id).story.split(". ")[0] ?? "";
    return games.flatMap(({ id }) => (text.includes(sentence(id)) ? [id] : []));
  };
  expect(gamesWithMessagesIn(firstFiles())).toEqual([]);
  for (const { id } of games) expect(gamesWithMessagesIn(firstFilesOf(id))).toEqual([id]);
});
