import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { STANDARD_PACK } from "../packages/engine/src/core/cards.js";
import { games } from "../packages/engine/src/registry.js";

/** A game is local: what is not its own and not a list of games does not know that it exists. */

const root = fileURLToPath(new URL("..", import.meta.url));

interface Name {
  /** The game's id, which is also the name of its folders. */
  readonly id: string;
  /** The two letters of its deal codes. */
  readonly prefix: string;
  readonly title: string;
  /** What only this game knows: fields of its states and views, options, endings, and codes of cards that no standard pack has. */
  readonly words: readonly string[];
}

/** The fields of a game's types that are two words in one, as `scrollSpent`, and its longer names of events and moves. */
function fieldsOf(id: string): readonly string[] {
  const types = readFileSync(join(root, "packages/engine/src/games", id, "types.ts"), "utf8");
  return [...types.matchAll(/readonly ([a-z]+[A-Z]\w*)\??:|readonly type: "([\w-]{6,})"/g)].map(
    ([, field, type]) => field ?? (type as string),
  );
}

/** Everyday words that some game uses for an event or a move. */
const EVERYDAY = new Set([
  "action",
  "central",
  "choice",
  "choose",
  "completed",
  "discard",
  "drawn",
  "played",
  "refused",
  "scroll",
  "turned",
]);

/** What a game has in common with another, or with the core, is no word of its own. */
function ownWords(): ReadonlyMap<string, readonly string[]> {
  const words = new Map(
    games.map(({ id, options, ownEndings = [], pack }) => {
      const codes = new Set(pack.parts.flat().filter((code) => !STANDARD_PACK.includes(code)));
      return [id, [...new Set([...fieldsOf(id), ...options, ...ownEndings, ...codes])]];
    }),
  );
  const all = [...words.values()].flat();
  return new Map(
    [...words].map(([id, own]) => [
      id,
      own.filter((word) => !EVERYDAY.has(word) && all.indexOf(word) === all.lastIndexOf(word)),
    ]),
  );
}

const WORDS = ownWords();
const NAMES: readonly Name[] = games.map(({ id, title, dealCode: { prefix } }) => ({
  id,
  prefix,
  title,
  words: WORDS.get(id) ?? [],
}));

/** Which files may name games, and what for. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  "the lists of games": [
    "packages/engine/src/registry.ts",
    "packages/engine/src/all-messages.ts",
    "packages/engine/src/guide-registry.ts",
    "packages/engine/src/knowledge-registry.ts",
    "packages/solver/src/easy-deals.ts",
    "packages/solver/src/registry.ts",
    "packages/play/src/lessons/registry.ts",
    "packages/play/src/puzzles/registry.ts",
    "packages/cli/src/play/tables/registry.ts",
    "packages/web/src/games/registry.ts",
  ],
  "what a library gives to others": ["packages/engine/src/index.ts"],
  "an entry a game of what is measured or trained": [
    "packages/engine/bench/work.ts",
    "packages/solver/bench/work.ts",
  ],
  "what only some games are played with: card sets, series and duels": [
    "packages/cli/src/words/en/card-set.ts",
    "packages/cli/src/commands/cards.ts",
    "packages/cli/src/mcp/serve.ts",
    "packages/engine/src/message-registry.ts",
    "packages/engine/schema/card-set-json-schema.ts",
    "packages/play/src/contests/rules.ts",
    "packages/protocol/schema/protocol-json-schema.ts",
    "packages/protocol/src/answers.ts",
  ],
  "the standard cards, whose joker only one game uses": [
    "packages/cli/src/play/drawing/cards.ts",
    "packages/engine/src/core/cards.ts",
    "packages/engine/src/narration/en/words.ts",
  ],
  "the notes under the published table of the five games": ["packages/cli/src/words/en/study.ts"],
  "examples of what can be typed": [
    "packages/cli/src/commands/play.ts",
    "packages/cli/src/words/en/commands.ts",
    "packages/cli/src/words/en/commands/analysis.ts",
    "packages/cli/src/words/en/commands/contests.ts",
    "packages/cli/src/words/en/commands/playing.ts",
    "packages/cli/src/words/en/commands/studies.ts",
    "packages/cli/src/words/en/mcp.ts",
    "packages/cli/src/words/en/plain.ts",
  ],
};

const allowed = new Set(Object.values(ALLOWED).flat());

/** Whether a path is the game's own: its folder, or a file named after it. */
function isOwn(path: string, { id }: Name): boolean {
  return path
    .split("/")
    .some((part) => part === id || part.startsWith(`${id}.`) || part.startsWith(`${id}-`));
}

/** Text without its comments, line for line: they may take a game as their example. */
function withoutComments(text: string): string {
  const emptied = (comment: string) => comment.replace(/[^\n]/g, "");
  return text
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, emptied)
    .replace(/(^|\s)\/\/.*$/gm, (comment) => emptied(comment));
}

/** `four-gods` as code writes it: `fourGods`. */
function inOneWord(id: string): string {
  return id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Whether a line of code has this word of a game: as a text of its own, or as the name of a field. */
function isKnownIn(line: string, word: string): boolean {
  // Most lines hold none, and an expression is made for each word and line.
  if (!line.includes(word)) return false;
  return (
    line.includes(`"${word}"`) ||
    (/[A-Z]/.test(word.slice(1)) && new RegExp(`[.{,]\\s*${word}\\b`).test(line))
  );
}

/** Where a source names a game that it should not know, as `path:line: id`. */
function intrusions(path: string, text: string): readonly string[] {
  if (allowed.has(path)) return [];
  const strangers = NAMES.filter((name) => !isOwn(path, name));
  return withoutComments(text)
    .split("\n")
    .flatMap((line, index) => {
      const small = line.toLowerCase();
      return strangers
        .filter(
          ({ id, prefix, title, words }) =>
            line.includes(id) ||
            line.includes(title) ||
            small.includes(id.replaceAll("-", "")) ||
            (line.includes(prefix) && new RegExp(`\\b${prefix}\\b`).test(line)) ||
            words.some((word) => isKnownIn(line, word)),
        )
        .map(({ id }) => `${path}:${index + 1}: ${id}`);
    });
}

const SOURCE = /\.(?:ts|tsx|svelte|mjs|css|html|grit)$/;
const TEST = /\.test\.tsx?$|-for-tests\.tsx?$/;
const OTHER_FOLDERS = new Set(["node_modules", "dist", "test", "conformance"]);

function sourcesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return OTHER_FOLDERS.has(entry.name) || entry.name.startsWith(".") ? [] : sourcesUnder(path);
    return SOURCE.test(entry.name) && !TEST.test(entry.name) ? [path] : [];
  });
}

const sources = ["packages", "scripts"]
  .flatMap((folder) => sourcesUnder(join(root, folder)))
  .map((path) => ({
    path: relative(root, path).replaceAll(sep, "/"),
    text: readFileSync(path, "utf8"),
  }));

describe("no game is named outside its own folders and the lists of games", () => {
  it("in any source", () => {
    expect(sources.length).toBeGreaterThan(400);
    expect(sources.flatMap(({ path, text }) => intrusions(path, text))).toEqual([]);
  });

  it("and every file that may name games is there and does", () => {
    const texts = new Map(sources.map(({ path, text }) => [path, text]));
    for (const path of allowed) {
      const text = texts.get(path)?.toLowerCase() ?? "";
      expect(
        NAMES.some(
          ({ id, prefix, title, words }) =>
            text.includes(title.toLowerCase()) ||
            words.some((word) => text.includes(`"${word.toLowerCase()}"`)) ||
            text.includes(id) ||
            text.includes(id.replaceAll("-", "")) ||
            text.includes(` ${prefix.toLowerCase()}`),
        ),
        path,
      ).toBe(true);
    }
  });

  it.each(NAMES)(
    "$id would be found as id, title, folder, letters, class and by its own words",
    ({ id, prefix, title, words }) => {
      expect(words.length, "words of its own").toBeGreaterThan(0);
      const shell = "packages/web/src/app/new.ts";
      for (const line of [
        `if (game.id === "${id}") return;`,
        `import { rules } from "../games/${id}/rules.js";`,
        `const isMine = code.startsWith("${prefix}");`,
        `const deal = "${prefix}-1-5";`,
        `.door-${id} {`,
        `import { ${inOneWord(id)} } from "@tetrarch/engine";`,
        `if (is${capitalised(inOneWord(id))}(game)) return;`,
        `<p>As in ${title}.</p>`,
        ...words.map((word) => `if (word === "${word}") return;`),
      ]) {
        expect(intrusions(shell, `\n${line}`), line).toEqual([`${shell}:2: ${id}`]);
      }
    },
  );

  it.each(NAMES)("$id may be named in its own places, and in comments", ({ id, prefix }) => {
    const line = `const it = "${id} ${prefix}-1";`;
    expect(intrusions(`packages/web/src/games/${id}/new.ts`, line)).toEqual([]);
    expect(intrusions(`packages/solver/src/games/${id}/new.ts`, line)).toEqual([]);
    for (const comment of [`// ${line}`, `/** ${line} */`, `a(); // ${line}`, `<!-- ${line} -->`]) {
      expect(intrusions("packages/web/src/app/new.ts", comment)).toEqual([]);
    }
    for (const other of NAMES.filter((name) => name.id !== id)) {
      expect(intrusions(`packages/web/src/games/${other.id}/new.ts`, line)).toHaveLength(1);
    }
  });
});
