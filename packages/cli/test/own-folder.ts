import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** A new folder, which is gone after the tests of the file that asks for it, and a way to write a file into it. */
export function ownFolder(name: string) {
  const folder = mkdtempSync(join(tmpdir(), `tetrarch-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, content: string | Uint8Array): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  return { folder, file };
}
