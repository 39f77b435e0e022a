import stringWidth from "string-width";
import wrapAnsi from "wrap-ansi";
import { alignedLines } from "../text-table.js";

/** A piece of a rules page. */
export type Block =
  | { readonly type: "heading"; readonly level: number; readonly text: string }
  | { readonly type: "paragraph"; readonly text: string }
  | { readonly type: "item"; readonly marker: string; readonly text: string }
  | { readonly type: "table"; readonly rows: readonly (readonly string[])[] };

/** Takes apart the plain Markdown of the rules pages: headings, paragraphs, lists of one level, tables. */
export function parseMarkdown(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  let open = false;
  for (const line of markdown.split(/\r?\n/)) {
    const text = line.trim();
    const last = open ? blocks.at(-1) : undefined;
    open = text !== "";
    if (text === "") continue;
    const heading = /^(#+)\s+(.*)$/.exec(text);
    const item = /^([-*]|\d+\.)\s+(.*)$/.exec(text);
    if (heading) {
      blocks.push({ type: "heading", level: (heading[1] ?? "").length, text: heading[2] ?? "" });
      open = false;
    } else if (item) {
      blocks.push({ type: "item", marker: item[1] ?? "", text: item[2] ?? "" });
    } else if (text.startsWith("|")) {
      const rows = last?.type === "table" ? last.rows : [];
      if (last?.type === "table") blocks.pop();
      blocks.push({ type: "table", rows: isRuler(text) ? rows : [...rows, cellsOf(text)] });
    } else if (last?.type === "paragraph" || last?.type === "item") {
      blocks[blocks.length - 1] = { ...last, text: `${last.text} ${text}` };
    } else {
      blocks.push({ type: "paragraph", text });
    }
  }
  return blocks;
}

function isRuler(row: string): boolean {
  return /^[|\s:-]+$/.test(row);
}

function cellsOf(row: string): string[] {
  return row
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

/** The rule of a number, `FK-9`: the block that begins with it in bold; undefined when there is none. */
export function ruleOf(blocks: readonly Block[], rule: string): Block | undefined {
  const start = `**${rule.toUpperCase()}**`;
  return blocks.find((block) => block.type !== "table" && block.text.startsWith(start));
}

export interface Page {
  readonly columns: number;
  readonly colour: boolean;
}

/** No line is longer than this, however wide the terminal: longer ones are hard to read. */
const MOST_COLUMNS = 100;

/** Rules as text for a terminal: wrapped, with bold type where there is colour. */
export function terminalText(blocks: readonly Block[], page: Page): string {
  const parts: string[] = [];
  for (const [index, block] of blocks.entries()) {
    const tight = block.type === "item" && blocks[index - 1]?.type === "item";
    if (index > 0 && !tight) parts.push("");
    parts.push(blockText(block, page));
  }
  return `${parts.join("\n")}\n`;
}

function blockText(block: Block, page: Page): string {
  const width = Math.min(page.columns, MOST_COLUMNS);
  switch (block.type) {
    case "heading":
      return headingText(inline(block.text, { ...page, colour: false }), block.level, page);
    case "paragraph":
      return wrapAnsi(inline(block.text, page), width);
    case "item":
      return itemText(block.marker, inline(block.text, page), width);
    case "table":
      return tableText(
        block.rows.map((row) => row.map((cell) => inline(cell, page))),
        width,
      );
  }
}

function headingText(text: string, level: number, page: Page): string {
  const title = page.colour ? bold(text) : text;
  return level === 1 ? `${title}\n${"=".repeat(stringWidth(text))}` : title;
}

type Row = readonly string[];

/** In columns where there is room for them, else an item a row. */
function tableText(rows: readonly Row[], width: number): string {
  const [head = [], ...others] = rows;
  const lines = alignedLines(rows);
  if (lines.every((line) => stringWidth(line) <= width)) return lines.join("\n");
  return others.map((row) => itemText("-", rowInWords(head, row), width)).join("\n");
}

function rowInWords(head: Row, [first = "", ...cells]: Row): string {
  const parts = cells
    .map((cell, index) => cell && `${head[index + 1]} ${cell}`)
    .filter((cell) => cell !== "");
  return `${first}: ${parts.join("; ")}`;
}

/** Its further lines are indented to the first. */
function itemText(marker: string, text: string, width: number): string {
  const indent = marker.length + 1;
  return `${marker} ${wrapAnsi(text, width - indent).replaceAll("\n", `\n${" ".repeat(indent)}`)}`;
}

/** Bold, code and links of a piece of Markdown. */
function inline(text: string, { colour }: Page): string {
  const strong = colour ? bold : (plain: string) => plain;
  return text
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, "$1 ($2)")
    .replace(/\*\*([^*]+)\*\*/g, (_, plain: string) => strong(plain))
    .replace(/`([^`]+)`/g, (_, plain: string) => strong(plain));
}

function bold(text: string): string {
  return `\u001B[1m${text}\u001B[22m`;
}
