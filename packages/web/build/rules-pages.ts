import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { marked } from "marked";
import type { Plugin } from "vite";
import { trustedHtml } from "./trusted-html.js";

const PREFIX = "virtual:rules/";
/** Chapters of the engine's pages that a player does not need at the table. */
const FOR_PROGRAMMERS = new Set(["Move words", "How hard it is", "How it is verified"]);

/** `import page from "virtual:rules/four-kingdoms"`: the chapters of the engine's rules page of that game. */
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

/** A chapter as HTML, with its title; what comes before the first has none. */
export interface Chapter {
  readonly title: string;
  readonly html: string;
}

/** A rules page: the player's chapters in their order, then the others, folded into one. */
export function rulesPage(markdown: string): readonly Chapter[] {
  const chapters = markdown.split(/^(?=## )/m).map((text) => ({ title: titleOf(text), html: html(text) }));
  const open = chapters.filter(({ title }) => !FOR_PROGRAMMERS.has(title));
  const folded = chapters.filter(({ title }) => FOR_PROGRAMMERS.has(title));
  if (folded.length === 0) return open;
  const title = "For those who write programs";
  const inside = folded.map((chapter) => chapter.html).join("");
  const details = `<details aria-label="${title}"><summary>${title}</summary>${inside}</details>`;
  return [...open, { title, html: details }];
}

function titleOf(chapter: string): string {
  return /^## (.+)$/m.exec(chapter)?.[1] ?? "";
}

function html(chapter: string): string {
  const what = titleOf(chapter) || "The game";
  // It may be wider than a phone that shows large letters: it is scrolled by itself, by keys as well.
  const wide = `<div class="wide-table" role="group" aria-label="${what}: a table" tabindex="0">`;
  return marked
    .parse(chapter, { async: false })
    .replaceAll("<table>", `${wide}<table>`)
    .replaceAll("</table>", "</table></div>");
}
