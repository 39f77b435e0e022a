// Moves files and folders with `git mv` and rewrites the relative paths in all sources: imports of any kind, `new URL`,
// `vi.mock`, CSS. Called by `node scripts/rename.mjs --files LIST [--dry-run]`, with lines of `old/path new/path`.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";

const TEXT = /\.(?:ts|tsx|mts|mjs|js|svelte|css|html|json)$/;
/** A relative path in quotes or in CSS's `url()`; with what follows it after a question mark. */
const RELATIVE = /(["'`(])(\.\.?\/[^"'`()\s?#$]*)(?=[?#"'`)])/g;

/**
 * The texts of all files after the move.
 * @param texts by path relative to the repository
 * @param moves new paths by old ones, of files and folders
 * @returns new path, and new text, of each file that is moved or changes
 */
export function movedTexts(texts, moves) {
  const newPath = (path) => {
    for (let folder = path; folder !== "."; folder = posix.dirname(folder)) {
      const to = moves.get(folder);
      if (to !== undefined) return to + path.slice(folder.length);
    }
    return path;
  };
  const folders = new Set([...texts.keys()].flatMap(foldersOf));
  const fileNamed = (path) => {
    const names = [path, path.replace(/\.js$/, ".ts"), path.replace(/\.js$/, ".tsx"), `${path}.ts`];
    return names.find((name) => texts.has(name)) ?? (folders.has(path) ? path : undefined);
  };
  const changed = new Map();
  for (const [path, text] of texts) {
    const to = newPath(path);
    const rewritten = TEXT.test(path)
      ? text.replace(RELATIVE, (all, quote, name) => {
          const found = fileNamed(posix.join(posix.dirname(path), name.replace(/\/$/, "")));
          if (found === undefined || (to === path && newPath(found) === found)) return all;
          const target = posix.relative(posix.dirname(to), newPath(found));
          const relative = target.startsWith(".") ? target : `./${target}`;
          const isScript = name.endsWith(".js") && !found.endsWith(".js");
          const end = isScript ? relative.replace(/\.tsx?$/, ".js") : relative;
          return `${quote}${end}${name.endsWith("/") ? "/" : ""}`;
        })
      : text;
    if (to !== path || rewritten !== text) changed.set(path, { to, text: rewritten });
  }
  return changed;
}

function foldersOf(path) {
  const folder = posix.dirname(path);
  return folder === "." ? [] : [folder, ...foldersOf(folder)];
}

export function main([list, flag]) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 1e8 });
  const lines = readFileSync(list, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("//"));
  const moves = new Map(lines.map((line) => line.trim().split(/\s+/)));
  for (const [from, to] of moves) {
    if (!existsSync(join(root, from))) throw new Error(`There is no ${from}.`);
    if (existsSync(join(root, to)) && !statSync(join(root, to)).isDirectory())
      throw new Error(`${to} is there already.`);
  }
  const files = git("ls-files")
    .split("\n")
    .filter((path) => path !== "" && existsSync(join(root, path)));
  const texts = new Map(
    files.map((path) => [path, TEXT.test(path) ? readFileSync(join(root, path), "utf8") : ""]),
  );
  const changed = movedTexts(texts, moves);
  for (const [path, { to, text }] of changed) {
    console.log(path === to ? path : `${path} → ${to}`);
    if (flag === "--dry-run") continue;
    mkdirSync(dirname(join(root, to)), { recursive: true });
    if (path !== to) git("mv", path, to);
    if (TEXT.test(path) && text !== texts.get(path)) writeFileSync(join(root, to), text);
  }
  const named = [...moves.keys()].flatMap((from) => mentions(git, from));
  if (named.length > 0)
    console.log(`Named by their whole path, and not changed:\n${[...new Set(named)].join("\n")}`);
}

/** Files that name an old path in words or settings. */
function mentions(git, path) {
  try {
    return git("grep", "-lF", path).trim().split("\n");
  } catch {
    return [];
  }
}
