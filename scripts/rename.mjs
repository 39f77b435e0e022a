// Renames identifiers in all packages by the compiler's language service, in components too.
//
//   node scripts/rename.mjs NAMES [--dry-run]     lines of `path/file.ts#Old New`, `path/file.ts#Interface.member New`
//
//   node scripts/rename.mjs --files NAMES          lines of `old/path.ts new/path.ts`, folders too; see move-files.mjs
//
// A name in a function is `path/file.ts#function.name New`. Lines that begin with `//` are passed over. Nothing is written
// unless all can be renamed; with `--partly` those that can be are renamed, and the others listed. Where an object has a
// member's name without being declared as its type, the type check says so afterwards.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { originalPlace, readProject } from "./language-service.mjs";

/** Where a name is declared in a file: a node, or undefined. `name` is `Old`, `Interface.member` or `function.local`. */
function declarationOf({ program }, path, name) {
  const source = program.getSourceFile(path.endsWith(".svelte") ? `${path}.tsx` : path);
  let scope = source;
  for (const part of name.split(".")) scope = scope && declaredIn(scope, part, scope !== source);
  return scope && nameOf(scope);
}

/** The declaration of a name that is nearest to the top of a node. */
function declaredIn(scope, name, withMembers) {
  const level = [scope];
  for (const node of level) {
    const isFound = node !== scope && nameOf(node)?.text === name;
    if (isFound && (isVariableLike(node) || (withMembers && isMemberDeclaration(node)))) return node;
    node.forEachChild((child) => void level.push(child));
  }
  return undefined;
}

const isVariableLike = (node) =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isFunctionLike(node) ||
  ts.isTypeParameterDeclaration(node) ||
  ts.isDeclarationStatement(node);

export { movedTexts } from "./move-files.mjs";
export { readProject };

const nameOf = (node) =>
  node.name && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) ? node.name : undefined;

/** Why a name cannot be renamed. */
class Refusal extends Error {}

/**
 * Finds all places of one name.
 * @returns edits: file, start and length in the original; `first` and `second` are what the two halves of a shorthand become
 */
export function placesOf(project, path, name, to) {
  const file = resolve(project.root, path);
  const declaration = declarationOf(project, file, name);
  if (!declaration) throw new Refusal(`${path} declares no ${name}`);
  const from = declaration.text;
  const edits = new Map();
  const done = new Set();
  const open = [declaration];
  for (const node of open) {
    const source = node.getSourceFile();
    const start = node.getStart() + (ts.isStringLiteral(node) ? 1 : 0);
    if (done.has(node)) continue;
    done.add(node);
    const preferences = { providePrefixAndSuffixTextForRename: true, allowRenameOfImportPath: false };
    const found = project.service.findRenameLocations(source.fileName, start, false, false, preferences);
    if (!found && node === declaration) throw new Refusal(`${name} in ${path} cannot be renamed`);
    for (const { fileName, textSpan, prefixText, suffixText } of found ?? []) {
      if (fileName.includes("/node_modules/"))
        throw new Refusal(`${name} in ${path} is declared by ${fileName}, too`);
      const place = originalPlace(project, fileName, textSpan.start, from);
      if (!place) continue;
      const used = nodeAt(project, fileName, textSpan.start);
      const problem = problemAt(project, used, to, prefixText ?? suffixText);
      if (problem) throw new Refusal(`${name} in ${path} cannot become ${to}: ${problem}`);
      const key = `${place.file}:${place.start}`;
      const edit = edits.get(key) ?? { ...place, length: from.length, from };
      edits.set(key, edit);
      if (!prefixText) edit.first = to;
      if (!suffixText) edit.second = to;
      edit.between = (prefixText ?? suffixText)?.replace(from, "").trim() === "as" ? " as " : ": ";
      const next = suffixText && alsoRenamed(project, used, to);
      if (next) open.push(next);
    }
  }
  return [...edits.values()];
}

/** What of a shorthand's other half is renamed with the first: names that are imported, taken out of an object, or put into one. */
function alsoRenamed({ program }, node, to) {
  const { parent } = node;
  if (!parent) return undefined;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent)) return node;
  if (ts.isBindingElement(parent)) return isTaken(program, node, to) ? undefined : node;
  if (!ts.isShorthandPropertyAssignment(parent)) return undefined;
  const declared = program.getTypeChecker().getShorthandAssignmentValueSymbol(parent)?.declarations?.[0];
  const isLocal =
    declared?.getSourceFile() === node.getSourceFile() && ts.findAncestor(declared, ts.isFunctionLike);
  return isLocal && !isTaken(program, declared, to) ? nameOf(declared) : undefined;
}

function problemAt({ program }, node, to, isShorthand) {
  const { parent } = node;
  // A name in a comment.
  if (!ts.isIdentifier(node) && !ts.isStringLiteral(node)) return undefined;
  const isMember =
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isQualifiedName(parent) && parent.right === node) ||
    (!isShorthand && isMemberDeclaration(parent) && parent.name === node);
  if (isMember && isStored(parent))
    return `it is a field of stored data or of the protocol (${placeText(node)})`;
  if (isMember && ts.isTypeElement(parent) && hasMember(parent.parent, to))
    return `${placeText(node)} has both`;
  if (!isMember && isTaken(program, node, to)) return `that name is taken at ${placeText(node)}`;
  return undefined;
}

const isMemberDeclaration = (node) =>
  ts.isTypeElement(node) ||
  ts.isPropertyAssignment(node) ||
  ts.isClassElement(node) ||
  ts.isJsxAttribute(node) ||
  ts.isEnumMember(node);

const hasMember = ({ members }, name) => members?.some((member) => nameOf(member)?.text === name);

function isTaken(program, node, name) {
  const symbol = program.getTypeChecker().resolveName(name, node, ts.SymbolFlags.All, true);
  return symbol?.declarations?.some((declaration) => !declaration.getSourceFile().isDeclarationFile);
}

/** Whether a property belongs to a schema: what is stored or sent has these names. */
function isStored(node) {
  const call = node.parent?.parent;
  return (
    ts.isPropertyAssignment(node) &&
    ts.isCallExpression(call) &&
    /(?:^|\.)(?:loose|strict)?[oO]bject$/.test(call.expression.getText())
  );
}

const placeText = (node) =>
  `${node.getSourceFile().fileName.replace(/\.svelte\.tsx$/, ".svelte")}, ${JSON.stringify(node.parent.getText().slice(0, 60))}`;

/** The innermost node at a position. */
function nodeAt({ program }, fileName, position) {
  let node = program.getSourceFile(fileName);
  for (let inner = node; inner; ) {
    node = inner;
    inner = ts.forEachChild(node, (child) =>
      child.getStart() <= position && position < child.end ? child : undefined,
    );
  }
  return node;
}

/** The text of a file with these edits made. */
export function edited(text, edits) {
  let result = text;
  for (const { start, length, from, first = from, second = from, between } of [...edits].sort(
    (a, b) => b.start - a.start,
  )) {
    const before = result.slice(0, start);
    const after = result.slice(start + length);
    const directive = /(?:\s|\b(?:bind|class|style):)$/.exec(
      before.endsWith("{") ? before.slice(0, -1) : before,
    );
    if (first === second) result = before + first + after;
    else if (
      between === ": " &&
      before.endsWith("{") &&
      after.startsWith("}") &&
      /<[^<>]*$/.test(before) &&
      directive
    )
      result = `${before.slice(0, -1)}${first}={${second}}${after.slice(1)}`;
    else if (/\b(?:bind|class|style):$/.test(before)) result = `${before}${first}={${second}}${after}`;
    else result = `${before}${first}${between}${second}${after}`;
  }
  return result;
}

/** The edits of several names by file, one for each place, and why some names cannot be renamed. */
export function renameAll(project, names) {
  const places = new Map();
  const refused = [];
  for (const { path, name, to } of names) {
    try {
      for (const edit of placesOf(project, path, name, to)) {
        const key = `${edit.file}:${edit.start}`;
        places.set(key, { ...places.get(key), ...edit });
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push(error.message);
    }
  }
  const byFile = new Map();
  for (const edit of places.values()) byFile.set(edit.file, [...(byFile.get(edit.file) ?? []), edit]);
  return { byFile, refused };
}

/** Reads lines of `path#Old New`. */
export function namesIn(text) {
  const lines = text.split("\n").map((line) => line.trim());
  return lines
    .filter((line) => line !== "" && !line.startsWith("//"))
    .map((line) => {
      const [, path, name, to] = /^(\S+)#(\S+)\s+([\w$]+)$/.exec(line) ?? [];
      if (!path || !name || !to) throw new Error(`Not a line of \`path#Old New\`: ${line}`);
      return { path, name, to };
    });
}

async function main([list, ...flags]) {
  if (list === "--files") return (await import("./move-files.mjs")).main(flags);
  const { packageSources } = await import("./package-sources.mjs");
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const paths = Object.fromEntries(Object.entries(packageSources).map(([name, path]) => [name, [path]]));
  const project = readProject(
    root,
    ["packages", "research", "testing", "scripts", "art", "vitest.config.ts"],
    paths,
  );
  const { byFile, refused } = renameAll(project, namesIn(readFileSync(list, "utf8")));
  for (const reason of refused) console.error(`Refused: ${reason}`);
  if (refused.length > 0) process.exitCode = 1;
  if (refused.length > 0 && !flags.includes("--partly")) return;
  for (const [file, edits] of byFile) {
    const text = project.texts.get(file);
    console.log(`${relative(root, file)}: ${edits.length}`);
    if (flags.includes("--dry-run")) listPlaces(text, edits);
    else writeFileSync(file, edited(text, edits));
  }
}

function listPlaces(text, edits) {
  for (const { start, from, first, second } of edits) {
    const before = text.slice(0, start).split("\n");
    console.log(
      `  ${before.length}:${before.at(-1).length + 1} ${from} → ${[first, second].filter(Boolean).join(" / ")}`,
    );
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
