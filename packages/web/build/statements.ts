import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { rulesPage } from "./rules-pages.js";
import { trustedHtml } from "./trusted-html.js";

const PREFIX = "virtual:statement/";

/** `import chapters from "virtual:statement/privacy"`: the chapters of docs/privacy.md. */
export function statements(): Plugin {
  return {
    name: "statements",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const path = fileURLToPath(new URL(`../../../docs/${name}.md`, import.meta.url));
      this.addWatchFile(path);
      return trustedHtml(rulesPage(readFileSync(path, "utf8")));
    },
  };
}
