import { describe, expect, test } from "vitest";
import { parseMarkdown, ruleOf, terminalText } from "../src/content/markdown.js";

const MARKDOWN = `# Title

A paragraph of \`t1-t2\` and
**bold** and [a link](https://example.org/), long enough to be wrapped.

## Rules
- **XY-1** One.
- **XY-2** Two, which goes on
  and on.

| card | worth |
|---|--:|
| ace | 1 |
| king of \`hearts\` | 13 |
1. First
2. Second
`;

const shown = (columns: number, colour: boolean) =>
  terminalText(parseMarkdown(MARKDOWN), { columns, colour });

describe("rules as text for a terminal", () => {
  test("plain", () => {
    expect(shown(40, false)).toBe(`Title
=====

A paragraph of t1-t2 and bold and a link
(https://example.org/), long enough to
be wrapped.

Rules

- XY-1 One.
- XY-2 Two, which goes on and on.

card            worth
ace             1
king of hearts  13

1. First
2. Second
`);
  });

  test("with colour: the same text, some of it bold", () => {
    const text = shown(40, true);
    expect(text).toContain("\u001B[1mTitle\u001B[22m\n=====");
    expect(text).toContain("\u001B[1mXY-1\u001B[22m One.");
    const plain = text.replaceAll("\u001B[1m", "").replaceAll("\u001B[22m", "");
    expect(plain).toBe(shown(40, false));
  });

  test("no line is wider than the terminal, nor wider than can be read", () => {
    const long = "word ".repeat(100);
    const widest = (columns: number) =>
      Math.max(
        ...terminalText(parseMarkdown(`${long}\n\n- ${long}`), { columns, colour: false })
          .split("\n")
          .map((line) => line.length),
      );
    expect(widest(33)).toBeLessThanOrEqual(33);
    expect(widest(300)).toBeLessThanOrEqual(100);
    expect(widest(300)).toBeGreaterThan(90);
  });

  test("a table too wide for its columns becomes a list", () => {
    const table =
      "| player | deals | won |\n|---|---|---|\n| random | 10,000 | 0.2 |\n| sensible | | 18.8 |\n";
    expect(terminalText(parseMarkdown(table), { columns: 22, colour: false })).toBe(
      "player    deals   won\nrandom    10,000  0.2\nsensible          18.8\n",
    );
    expect(terminalText(parseMarkdown(table), { columns: 20, colour: false })).toBe(
      "- random: deals\n  10,000; won 0.2\n- sensible: won 18.8\n",
    );
  });

  test("a rule is found by its number, and only by all of it", () => {
    const blocks = parseMarkdown(MARKDOWN);
    expect(ruleOf(blocks, "xy-2")).toEqual({
      type: "item",
      marker: "-",
      text: "**XY-2** Two, which goes on and on.",
    });
    expect(ruleOf(blocks, "XY-")).toBeUndefined();
    expect(ruleOf(blocks, "XY-3")).toBeUndefined();
  });
});
