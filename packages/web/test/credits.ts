import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readLicences } from "../../../scripts/licence-file.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const BLOCK = /(<!-- parts[^\n]*-->\n)[\s\S]*(<!-- end -->)/;
const PACKAGES = ["engine", "play", "solver", "protocol", "cli", "web"];

interface Manifest {
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** CREDITS.md with its list of parts as the last build says. */
export function withParts(credits: string): string {
  if (!BLOCK.test(credits)) throw new Error("CREDITS.md has no place for the list of parts");
  return credits.replace(BLOCK, (_, start: string, end: string) => `${start}\n${parts()}\n\n${end}`);
}

function parts(): string {
  const web = partsIn(join(root, "packages", "web", "dist", "licences.txt"));
  const command = partsIn(join(root, "packages", "cli", "dist", "BUNDLED-LICENSES.txt"));
  const installed = new Map(Object.keys(manifestOf("cli").dependencies ?? {}).map(withLicence));
  const all = new Map([...web, ...command, ...installed]);
  const rows = [...all].sort(byName).map(([name, licence]) => {
    const places = [
      web.has(name) && "web app",
      command.has(name) && "command",
      installed.has(name) && "installed with the command",
    ];
    return `| ${name} | ${licence} | ${places.filter(Boolean).join(", ")} |`;
  });
  const tools = [...new Map(toolNames().map(withLicence))].filter(([name]) => !all.has(name)).sort(byName);
  return `| part | licence | where |
|---|---|---|
${rows.join("\n")}

Built and tested with ${tools.map(([name, licence]) => `${name} (${licence})`).join(", ")}.`;
}

/** The licences of the works of others in a file of notices, by name. */
function partsIn(file: string): ReadonlyMap<string, string> {
  const notices = readLicences(readFileSync(file, "utf8")).filter(
    ({ name }) => !name.startsWith("Tetrarch "),
  );
  return new Map(
    notices.flatMap(({ name, licence }) =>
      name.split(", ").map((part) => [part.replace(/ \d\S*$/, ""), licence] as const),
    ),
  );
}

function toolNames(): readonly string[] {
  const folders = ["", ...PACKAGES.map((name) => join("packages", name))];
  const names = folders.flatMap((folder) =>
    Object.keys(read(join(folder, "package.json")).devDependencies ?? {}),
  );
  return [...new Set(names)].filter((name) => !name.startsWith("@tetrarch/"));
}

function withLicence(name: string): readonly [string, string] {
  const places = ["", ...PACKAGES.map((folder) => join("packages", folder))];
  const installed = places
    .map((place) => join(place, "node_modules", name, "package.json"))
    .find((path) => existsSync(join(root, path)));
  if (installed === undefined) throw new Error(`${name} is not installed`);
  return [name, read(installed).license];
}

function manifestOf(name: string): Manifest {
  return read(join("packages", name, "package.json"));
}

function read(path: string): Manifest {
  return JSON.parse(readFileSync(join(root, path), "utf8"));
}

function byName([a]: readonly [string, string], [b]: readonly [string, string]): number {
  return a.toLowerCase() < b.toLowerCase() ? -1 : 1;
}
