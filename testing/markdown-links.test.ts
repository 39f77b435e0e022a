import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const SKIPPED = new Set(["node_modules", "dist", "docs-site", "coverage", ".git", "training", "pictures"]);

/** The files below a folder whose names end so, as paths from the repository's root. */
function filesBelow(folder: string, ending: RegExp): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : filesBelow(path, ending);
    return ending.test(entry.name) ? [path] : [];
  });
}

/** A document without what stands in fences and code spans. */
function prose(path: string): string {
  return readFileSync(join(root, path), "utf8")
    .replace(/^```.*?^```$/gms, "")
    .replace(/`[^`\n]*`/g, "");
}

/** The targets of a document's links and pictures. */
function targetsIn(path: string): readonly string[] {
  return [...prose(path).matchAll(/\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g)].map(([, target = ""]) => target);
}

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(path: string): ReadonlySet<string> {
  const seen = new Map<string, number>();
  const text = readFileSync(join(root, path), "utf8").replace(/^```.*?^```$/gms, "");
  const anchors = [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = ""]) => {
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replace(/\s/g, "-");
    const earlier = seen.get(slug) ?? 0;
    seen.set(slug, earlier + 1);
    return earlier === 0 ? slug : `${slug}-${earlier}`;
  });
  return new Set(anchors);
}

/** Why a link of a document leads nowhere; undefined where it leads somewhere, or out of the repository. */
function fault(from: string, target: string): string | undefined {
  if (/^(?:https?|mailto):/.test(target)) return undefined;
  const [path = "", anchor] = target.split("#");
  const file = path === "" ? from : join(dirname(from), decodeURIComponent(path));
  if (relative(".", file).startsWith("..")) return `${from}: ${target} leads out of the repository`;
  if (!existsSync(join(root, file))) return `${from}: there is no ${target}`;
  if (anchor === undefined || !file.endsWith(".md") || anchorsOf(file).has(anchor)) return undefined;
  return `${from}: there is no heading ${target}`;
}

const documents = filesBelow(".", /\.md$/);

describe("the documents", () => {
  test("link to files and headings that are there", () => {
    expect(documents.length).toBeGreaterThan(30);
    const links = documents.flatMap((from) => targetsIn(from).map((target) => [from, target] as const));
    expect(links.length).toBeGreaterThan(100);
    expect(links.map(([from, target]) => fault(from, target)).filter(Boolean)).toEqual([]);
  });

  test("are there where sources name them", () => {
    const sources = ["packages", "scripts", "testing"].flatMap((folder) =>
      filesBelow(folder, /\.(?:ts|mjs|svelte|css)$/),
    );
    const named = sources.flatMap((source) =>
      [...readFileSync(join(root, source), "utf8").matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(
        ([path]) => [source, path] as const,
      ),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(([, path]) => !existsSync(join(root, path)))).toEqual([]);
  });

  test("that say where to look name files that are there", () => {
    const guides = ["CONTRIBUTING.md", join("docs", "adding-a-game.md")];
    const named = guides.flatMap((guide) =>
      [
        ...readFileSync(join(root, guide), "utf8").matchAll(
          /`((?:packages|research|testing|docs|scripts)\/[\w./-]+)`/g,
        ),
      ].map(([, path = ""]) => path),
    );
    expect(named.length).toBeGreaterThan(80);
    // ID stands for a game, NAME and KIND for what is chosen.
    const paths = named
      .filter((path) => !/\b(?:NAME|KIND)\b/.test(path))
      .map((path) => path.replace("ID", "four-kingdoms"));
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test("name files by the names that they have, without their folders too", () => {
    const sources = ["packages", "research", "testing", "scripts", "art"].flatMap((folder) =>
      filesBelow(folder, /\.(?:ts|mjs|svelte|css)$/),
    );
    const named = [join("docs", "adding-a-game.md"), "CONTRIBUTING.md"].flatMap((guide) =>
      [...readFileSync(join(root, guide), "utf8").matchAll(/`([\w./-]*\w\.(?:ts|mjs|svelte|css))`/g)].map(
        ([, path = ""]) => path,
      ),
    );
    expect(named.length).toBeGreaterThan(80);
    // `x.test.ts` stands for any test; ID stands for a game, NAME and KIND for what is chosen.
    const isExample = (path: string) => path === "x.test.ts" || /\b(?:ID|NAME|KIND)\b/.test(path);
    const ends = sources.map((path) => `/${path.replaceAll("\\", "/")}`);
    const isThere = (path: string) => ends.some((source) => source.endsWith(`/${path}`));
    expect(named.filter((path) => !isExample(path) && !isThere(path))).toEqual([]);
  });

  test("list the files of each room that they list", () => {
    const rooms = [
      ...readFileSync(join(root, "CONTRIBUTING.md"), "utf8").matchAll(
        /^((?:engine|solver|play|cli|web)(?:\/[\w/-]+)?): (.+)$/gm,
      ),
    ].map(([, room = "", names = ""]) => ({ room, names }));
    expect(rooms.length).toBeGreaterThan(30);
    const listed = rooms.map(({ room }) => ({ room, names: namesIn(room).join(" ") }));
    expect(rooms).toEqual(listed);
  });
});

const GAMES = ["four-gods", "four-kingdoms", "kings-keys", "napoleons-tomb", "tomb-of-four-kings"];

/** The names of a room's sources, as the guide lists them; where ID stands for a game, those that several games have. */
function namesIn(room: string): readonly string[] {
  const [name = "", ...rest] = room.split("/");
  const folder = join(root, "packages", name, "src", ...rest);
  const folders = room.includes("ID") ? GAMES.map((game) => folder.replace("ID", game)) : [folder];
  const names = folders.flatMap((path) => [
    ...new Set(
      readdirSync(path)
        .filter(
          (file) => /\.(?:ts|svelte)$/.test(file) && !/\.test\.|-for-tests\.|\.d\.ts$|^index\./.test(file),
        )
        .map((file) => file.replace(/(?:\.svelte)?\.(?:ts|svelte)$/, "")),
    ),
  ]);
  const often = names.filter((one, at) => folders.length === 1 || names.indexOf(one) < at);
  return [...new Set(often)].sort();
}
