import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";

/** The path of a file in this folder. */
export function pathOf(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** The text of a file in this folder; `name` without its `.gz`. */
export function textOf(name: string): string {
  return gunzipSync(readFileSync(pathOf(`${name}.gz`))).toString("utf8");
}

/** What the build of 0.2 said of this data. */
export function expected(): Expected {
  return JSON.parse(textOf("expected.json"));
}

export interface Expected {
  /** The lines of the exports that the web app wrote after it had opened or imported each of these. */
  readonly web: {
    readonly profile: readonly string[];
    readonly copiesAlone: readonly string[];
    readonly browserExport: readonly string[];
    readonly terminalExport: readonly string[];
  };
  /** The six numbers of the analysed game's account. */
  readonly account: readonly string[];
  /** What `tetrarch history --json` and `history export` printed with the folder. */
  readonly terminal: { readonly history: unknown; readonly exported: readonly string[] };
  /** The same after each import into an empty folder. */
  readonly imported: Readonly<
    Record<
      "browser-export" | "terminal-export",
      { readonly history: unknown; readonly exported: readonly string[] }
    >
  >;
  /** The games in play in the folder. */
  readonly saved: readonly unknown[];
  /** What `tetrarch study report --json` printed of both studies. */
  readonly studies: unknown;
}

/** Lays the terminal's folder down at a path. */
export function layTerminalFolder(home: string): void {
  const files: Readonly<Record<string, string>> = JSON.parse(textOf("terminal-folder.json"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(home, name)), { recursive: true });
    writeFileSync(join(home, name), text);
  }
}
