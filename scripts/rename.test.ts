import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { edited, movedTexts, namesIn, readProject, renameAll } from "./rename.mjs";

const root = mkdtempSync(join(tmpdir(), "rename-"));
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The files that change when these names are renamed, or why not. */
function renamed(files: Readonly<Record<string, string>>, names: string) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const project = readProject(root, ["p"]);
  const { byFile, refused } = renameAll(project, namesIn(names));
  const texts = [...byFile].map(([file, edits]) => [
    file.slice(root.length + 1),
    edited(project.texts.get(file) ?? "", edits),
  ]);
  return { texts: Object.fromEntries(texts), refused };
}

const CARD = `export interface Card { readonly told: string }
export const told = "K";
export const card: Card = { told };
`;

it("an exported name, its imports and its uses change; a property of that name stays", () => {
  const use = `import { told } from "./card.js";\nexport { told } from "./card.js";\nexport const all = { told, told2: told };\n`;
  const { texts, refused } = renamed({ "p/card.ts": CARD, "p/use.ts": use }, "p/card.ts#told rank");
  expect(refused).toEqual([]);
  expect(texts["p/card.ts"]).toBe(
    CARD.replace("const told", "const rank").replace("{ told }", "{ told: rank }"),
  );
  expect(texts["p/use.ts"]).toBe(
    `import { rank } from "./card.js";\nexport { rank } from "./card.js";\nexport const all = { told: rank, told2: rank };\n`,
  );
});

it("a member changes where it is read and taken out of an object", () => {
  const use = `import { card } from "./card.js";\nfunction read({ told }: typeof card) {\n  return { told: told + card.told };\n}\n`;
  const { texts } = renamed({ "p/card.ts": CARD, "p/use.ts": use }, "p/card.ts#Card.told rank");
  expect(texts["p/card.ts"]).toBe(
    CARD.replace("readonly told", "readonly rank").replace("{ told }", "{ rank: told }"),
  );
  expect(texts["p/use.ts"]).toBe(use.replaceAll(/\btold\b(?!:)/g, "rank"));
});

it("components change in script and markup", () => {
  const shown = `<script lang="ts">\nconst { told }: { told: string } = $props();\n</script>\n<p title={told}>{told}</p>\n`;
  const page = `<script lang="ts">\nimport { told } from "./card.js";\nimport Shown from "./Shown.svelte";\n</script>\n{#if told}<Shown {told} />{/if}\n`;
  const files = { "p/card.ts": CARD, "p/Shown.svelte": shown, "p/Page.svelte": page };
  const { texts } = renamed(files, "p/card.ts#told rank");
  expect(texts["p/Page.svelte"]).toBe(
    page
      .replace("import { told }", "import { rank }")
      .replace("#if told", "#if rank")
      .replace("{told} />", "told={rank} />"),
  );
  expect(texts["p/Shown.svelte"]).toBeUndefined();
});

it.each([
  ["a name that is taken", "p/card.ts#told card", "taken"],
  ["a name that is not there", "p/card.ts#heard card", "declares no heard"],
  ["a field of a schema", "p/schema.ts#SCHEMA.told rank", "stored data"],
])("%s is refused", (_, line, reason) => {
  const schema = `declare const v: { object(entries: object): unknown };\nexport const SCHEMA = v.object({ told: 1 });\n`;
  const { texts, refused } = renamed({ "p/card.ts": CARD, "p/schema.ts": schema }, line);
  expect(texts).toEqual({});
  expect(refused.join()).toContain(reason);
});

it("moved files take their imports along, and others follow them", () => {
  const texts = new Map([
    ["p/a.ts", 'import { b } from "./b.js";\nimport x from "./x.svg?raw";'],
    ["p/b.ts", 'const url = new URL("./x.svg", import.meta.url);'],
    ["p/x.svg", ""],
    ["p/c.ts", 'const a = await import("./a.js"); import "elsewhere/b.js";'],
    ["p/style.css", '@import "./in/other.css";'],
    ["p/in/other.css", ""],
  ]);
  const moves = new Map([
    ["p/a.ts", "q/first.ts"],
    ["p/in", "p/out"],
  ]);
  expect(Object.fromEntries(movedTexts(texts, moves))).toEqual({
    "p/a.ts": { to: "q/first.ts", text: 'import { b } from "../p/b.js";\nimport x from "../p/x.svg?raw";' },
    "p/c.ts": { to: "p/c.ts", text: 'const a = await import("../q/first.js"); import "elsewhere/b.js";' },
    "p/style.css": { to: "p/style.css", text: '@import "./out/other.css";' },
    "p/in/other.css": { to: "p/out/other.css", text: "" },
  });
});
