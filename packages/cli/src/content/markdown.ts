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
