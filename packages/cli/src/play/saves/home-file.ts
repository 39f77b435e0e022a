import { existsSync } from "node:fs";
import { join } from "node:path";
import { appendLines, makeFolder } from "../../files/text-files.js";

/** A file beside the saves. Without a home it is never there, and nothing is kept. */
export class HomeFile {
  protected readonly home: string | undefined;
  protected readonly path: string;

  constructor(home: string | undefined, name: string) {
    this.home = home;
    this.path = join(home ?? "", name);
  }

  protected get isThere(): boolean {
    return this.home !== undefined && existsSync(this.path);
  }

  /** On disk when this returns. Throws what the system says. */
  protected append(lines: readonly string[]): void {
    if (this.home === undefined) return;
    makeFolder(this.home);
    appendLines(this.path, lines);
  }
}
