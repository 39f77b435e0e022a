import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { marked } from "marked";
import type { Plugin } from "vite";

const PREFIX = "virtual:rules/";

/** `import page from "virtual:rules/four-kingdoms"`: the engine's rules page of that game as HTML. */
export function rulesPages(): Plugin {
  return {
    name: "rules-pages",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const game = id.slice(PREFIX.length + 1);
      const path = fileURLToPath(new URL(`../../engine/src/games/${game}/README.md`, import.meta.url));
      this.addWatchFile(path);
      return `export default ${JSON.stringify(marked.parse(readFileSync(path, "utf8"), { async: false }))};`;
    },
  };
}
