import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type AST, parse } from "svelte/compiler";
import ts from "typescript";
import { describe, expect, it } from "vitest";

/** Words that stand in no name of a file, a variable, a type, a property or a CSS class: nobody knows what they mean. */
const FORBIDDEN =
  "told asked lying anew whoever whom nobody lapse deed keepsake shelf knots pupil elsewhere furthest brought".split(
    " ",
  );

const ANY_FORBIDDEN = new RegExp(`${FORBIDDEN.join("|")}|shelves`, "i");

/**
 * Fields of the protocol and of stored data, which others read: `lapse` is a kind of mistake in the protocol's analysis,
 * `anew` a later analysis in the browser's store `analyses`.
 */
const FIELDS: ReadonlySet<string> = new Set(["lapse", "anew"]);

const root = fileURLToPath(new URL("..", import.meta.url));
const FOLDERS = ["packages", "research", "art", "testing", "scripts"];
const SOURCE = /\.(?:ts|tsx|mts|mjs|svelte|css)$/;

/** Phrases of the interface that had to be read twice, and what is said today. */
const RIDDLES: Readonly<Record<string, RegExp>> = {
  "Unaided / With help": /\bHonesty\b|[Hh]onest (?:game|one)\b|on honour/,
  "Every remaining card wins.": /No card left to come is less/,
  "1 turn to get out from there": /from there one step back/,
  "the other card is discarded": /the right one is never seen/,
  "No item twice in a stack": /In a stack no item may lie twice/,
  "Cards at home can't move back": /Who is home stays home/,
  "Count down to the ace, then start again at king": /from a king once more/,
  "More than one place fits: tap one": /could go elsewhere, too|tap its place/,
  Glossary: /Words of the table/,
  "What happened": /The tale so far/,
  "Back up and restore": /Take them with you/,
  "This browser may delete them to free space": /made no promise/,
  "Reset statistics": /[Bb]egin the statistics anew/,
  "Saves automatically": /Kept when you leave the field/,
  Themed: /"the place"/i,
  "Left-handed": /Table for left hands/,
  "Single-key shortcuts": /Keys of one letter/,
  "Delete this contest": /Tear this page out/,
};

/** Files of words that players read or hear. */
const CATALOGUE = /\/src\/(?:.*\/)?(?:words\/|narration\/en\/|lessons\/|hints\/|[a-z-]*words\.ts$)/;

/** Attributes and properties that a person reads or hears. */
const READ_ALOUD = /^(?:aria-label|aria-description|title|placeholder|alt|label|heading)$/;

interface Source {
  readonly path: string;
  readonly text: string;
}

/** The words of a name: `askedTable`, `asked-table` and `ASKED_TABLE` have two. */
function wordsOf(name: string): readonly string[] {
  return name
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word) => word.toLowerCase());
}

function isForbidden(name: string): boolean {
  if (FIELDS.has(name)) return false;
  const plurals = new Map([["shelves", "shelf"]]);
  return wordsOf(name).some((word) =>
    FORBIDDEN.includes(plurals.get(word) ?? (FORBIDDEN.includes(word) ? word : word.replace(/s$/, ""))),
  );
}

/** All names in a source that are somebody's choice: identifiers, and classes of CSS. */
function namesIn({ path, text }: Source): readonly string[] {
  if (!ANY_FORBIDDEN.test(text)) return [];
  if (path.endsWith(".css")) return classesIn(text);
  if (!path.endsWith(".svelte")) return identifiersIn(text);
  const scripts = [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script = ""]) => script);
  const styles = [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style = ""]) => style);
  const markup = text.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, "");
  const expressions = [...markup.matchAll(/\{([^{}]*)\}/g)].map(([, expression = ""]) => expression);
  return [...[...scripts, ...expressions].flatMap(identifiersIn), ...styles.flatMap(classesIn)];
}

function identifiersIn(text: string): readonly string[] {
  const source = ts.createSourceFile("names.tsx", text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) names.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function classesIn(css: string): readonly string[] {
  return [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/[.#]([a-z][\w-]*)(?=[^;}]*\{)/g)].map(
    ([, name = ""]) => name,
  );
}

/** What a person would read that stands in a component itself, and not in a catalogue. */
function textsIn({ text }: Source): readonly string[] {
  const found: string[] = [];
  const add = (words: string) => void (/\p{L}{2}/u.test(words) && found.push(words.trim()));
  const visit = (node: unknown, isExpression: boolean): void => {
    if (Array.isArray(node)) {
      for (const inner of node) visit(inner, isExpression);
      return;
    }
    if (typeof node !== "object" || node === null) return;
    const part = node as AST.SvelteNode;
    if (part.type === "Text") add(part.data);
    // A word in an expression is one for people when it looks like a sentence or a title.
    if (isExpression && part.type === "Literal" && /^\p{Lu}\p{Ll}|\p{L} /u.test(String(part.value)))
      add(String(part.value));
    if (isExpression && part.type === "TemplateElement" && / /.test(part.value.raw)) add(part.value.raw);
    // What other attributes hold is read by programs, and styles by the browser.
    if (part.type === "StyleDirective" || (part.type === "Attribute" && !READ_ALOUD.test(part.name))) return;
    for (const inner of Object.values(node)) visit(inner, isExpression || part.type === "ExpressionTag");
  };
  visit(parse(text, { modern: true }).fragment, false);
  return found;
}

function sourcesUnder(folder: string): readonly Source[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (/^(?:\..*|node_modules|dist)$/.test(entry.name)) return [];
    if (entry.isDirectory()) return sourcesUnder(path);
    return SOURCE.test(entry.name) ? [{ path, text: readFileSync(join(root, path), "utf8") }] : [];
  });
}

describe("words", () => {
  const there = new Set(readdirSync(root));
  const sources = FOLDERS.filter((folder) => there.has(folder)).flatMap(sourcesUnder);

  it("no name has a forbidden word", () => {
    const paths = sources
      .filter(({ path }) => path.split("/").some((part) => isForbidden(part)))
      .map(({ path }) => path);
    const names = sources.flatMap((source) =>
      [...new Set(namesIn(source))].filter(isForbidden).map((name) => `${source.path}: ${name}`),
    );
    expect([...paths, ...names]).toEqual([]);
  });

  it("components hold no words: they stand in src/words/en, or in the words.ts of a game", () => {
    const components = sources.filter(({ path }) => path.endsWith(".svelte") && path.includes("/src/"));
    expect(components.length).toBeGreaterThan(50);
    const texts = components.flatMap((source) =>
      textsIn(source).map((text) => `${basename(source.path)}: ${text}`),
    );
    expect(texts).toEqual([]);
  });

  it.each(Object.entries(RIDDLES))("“%s” is said in no other words", (_, riddle) => {
    const catalogues = sources.filter(({ path }) => CATALOGUE.test(path) && !path.endsWith(".test.ts"));
    expect(catalogues.length).toBeGreaterThan(60);
    expect(catalogues.filter(({ text }) => riddle.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ["askedTable", true],
    ["ASKED_TABLE", true],
    ["asked-hint.ts", true],
    ["shelves", true],
    ["deeds", true],
    ["taskedBy", false],
    ["indeed", false],
  ])("%s has a forbidden word: %s", (name, expected) => {
    expect(isForbidden(name)).toBe(expected);
  });

  it("texts, labels and classes are found in a component", () => {
    const text = `<script lang="ts">const told = 1;</script>
{#if told}<p class="a" title="Take it">{told} Cards <b aria-label={"A club"} style:width="{1}px">+</b>{told > 1 ? "one" : "Too many"}</p>{/if}
<style>.asked-one { color: red }</style>`;
    expect(textsIn({ path: "A.svelte", text })).toEqual(["Take it", "Cards", "A club", "Too many"]);
    expect(namesIn({ path: "A.svelte", text }).filter(isForbidden)).toEqual([
      "told",
      "told",
      "told",
      "told",
      "asked-one",
    ]);
  });
});
