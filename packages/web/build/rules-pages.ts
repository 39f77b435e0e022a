import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { marked } from "marked";
import type { Plugin } from "vite";
import { trustedHtml } from "./trusted-html.js";

const PREFIX = "virtual:rules/";
/** Chapters of the engine's pages that a player does not need at the table. */
const FOR_PROGRAMMERS = new Set(["Move words", "How hard it is", "How it is verified"]);

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
      return trustedHtml(rulesPage(readFileSync(path, "utf8")));
    },
  };
}

/** A rules page as HTML: the player's chapters in their order, then the others, folded. */
export function rulesPage(markdown: string): string {
  const chapters = markdown.split(/^(?=## )/m);
  const isForProgrammers = (chapter: string) => FOR_PROGRAMMERS.has(/^## (.+)$/m.exec(chapter)?.[1] ?? "");
  const folded = chapters.filter(isForProgrammers);
  const page = html(chapters.filter((chapter) => !isForProgrammers(chapter)));
  if (folded.length === 0) return page;
  const title = "For those who write programs";
  return `${page}<details aria-label="${title}"><summary>${title}</summary>${html(folded)}</details>`;
}

function html(chapters: readonly string[]): string {
  return marked.parse(chapters.join(""), { async: false });
}
