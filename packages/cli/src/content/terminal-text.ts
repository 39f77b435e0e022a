import stringWidth from "string-width";
import wrapAnsi from "wrap-ansi";
import type { Block } from "./markdown.js";

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
  const widths = head.map((_, column) => Math.max(...rows.map((row) => stringWidth(row[column] ?? ""))));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => padded(cell, widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  if (lines.every((line) => stringWidth(line) <= width)) return lines.join("\n");
  return others.map((row) => itemText("-", rowInWords(head, row), width)).join("\n");
}

function rowInWords(head: Row, [first = "", ...cells]: Row): string {
  const told = cells.map((cell, index) => cell && `${head[index + 1]} ${cell}`).filter((cell) => cell !== "");
  return `${first}: ${told.join("; ")}`;
}

/** Its further lines are indented to the first. */
function itemText(marker: string, text: string, width: number): string {
  const indent = marker.length + 1;
  return `${marker} ${wrapAnsi(text, width - indent).replaceAll("\n", `\n${" ".repeat(indent)}`)}`;
}

function padded(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - stringWidth(text)));
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
