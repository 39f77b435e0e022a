import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** What a package exports, read from its built declarations: a text to compare, and what is missing from it. */
export interface PublicApi {
  /** Every exported name with its declaration, entry by entry, sorted. */
  readonly text: string;
  /** Types that public declarations name and that no entry exports: importers cannot write them down. */
  readonly unexported: readonly string[];
}

interface Entry {
  /** As it is imported: `@tetrarch/engine/four-gods`. */
  readonly name: string;
  readonly source: ts.SourceFile;
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
}

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  // Nothing is checked here, and nobody asks what an array is.
  noLib: true,
  types: [],
};

const printer = ts.createPrinter({ removeComments: true });

/** @param folder of a package whose `dist` is built */
export function publicApi(folder: string): PublicApi {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
  const files = Object.entries(manifest.exports).flatMap(([path, target]) =>
    typeof target === "string"
      ? []
      : [[`${manifest.name}${path.slice(1)}`, join(folder, target.types)] as const],
  );
  const program = ts.createProgram(
    files.map(([, file]) => file),
    OPTIONS,
  );
  const checker = program.getTypeChecker();
  const entries = files.map(([name, file]): Entry => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${name} has no ${file}`);
    return { name, source };
  });
  const exported = new Map(entries.map((entry) => [entry, exportsOf(entry.source, checker)]));
  const known = new Set([...exported.values()].flatMap((symbols) => [...symbols.values()]));
  const dist = `${folder.replaceAll("\\", "/")}/dist/`;
  const own = new Set(program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(dist)));
  const unexported = new Set<string>();
  const sections = [...exported].map(([entry, symbols]) => {
    const lines = [...symbols].sort(byName).flatMap(([name, symbol]) => {
      for (const type of typesNamedIn(symbol, checker)) {
        if (!known.has(type) && type.declarations?.some((one) => own.has(one.getSourceFile()))) {
          unexported.add(`${type.name}, by ${entry.name}: ${name}`);
        }
      }
      return declarationsOf(name, symbol, entries);
    });
    return [`// ${entry.name}`, "", ...lines, ""].join("\n");
  });
  return { text: sections.join("\n"), unexported: [...unexported].sort() };
}

/** What a module exports, by the name it has context; what is exported again is followed to where it is declared. */
function exportsOf(source: ts.SourceFile, checker: ts.TypeChecker): ReadonlyMap<string, ts.Symbol> {
  const module = checker.getSymbolAtLocation(source);
  const symbols = module ? checker.getExportsOfModule(module) : [];
  return new Map(symbols.map((symbol) => [symbol.name, declared(symbol, checker)]));
}

function declared(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function byName([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number {
  return one < other ? -1 : 1;
}

/** A line or more for a name: its declaration without comments, under the name that it is exported by. */
function declarationsOf(name: string, symbol: ts.Symbol, entries: readonly Entry[]): readonly string[] {
  return (symbol.declarations ?? []).map((declaration) => {
    if (ts.isSourceFile(declaration)) {
      const whole = entries.find(({ source }) => source === declaration);
      if (!whole) throw new Error(`${name} is a module that is no entry of its own`);
      return `export * as ${name} from "${whole.name}";`;
    }
    const printed = printer.printNode(ts.EmitHint.Unspecified, declaration, declaration.getSourceFile());
    const text = ts.isVariableDeclaration(declaration)
      ? `const ${printed};`
      : printed.replace(/^export (?:declare )?/, "");
    return symbol.name === name ? text : `${text} // exported as ${name}`;
  });
}

/** The types that a declaration names, as they are declared. */
function typesNamedIn(symbol: ts.Symbol, checker: ts.TypeChecker): ReadonlySet<ts.Symbol> {
  const found = new Set<ts.Symbol>();
  const visit = (node: ts.Node): void => {
    const name = nameIn(node);
    const type = name && checker.getSymbolAtLocation(name);
    if (type && !(type.flags & ts.SymbolFlags.TypeParameter)) found.add(declared(type, checker));
    ts.forEachChild(node, visit);
  };
  for (const declaration of symbol.declarations ?? []) if (!ts.isSourceFile(declaration)) visit(declaration);
  return found;
}

function nameIn(node: ts.Node): ts.Node | undefined {
  if (ts.isTypeReferenceNode(node)) return node.typeName;
  if (ts.isExpressionWithTypeArguments(node)) return node.expression;
  if (ts.isImportTypeNode(node)) return node.qualifier;
  return undefined;
}
