import type { Plugin } from "vite";

/** Named imports as the compiler writes them, a statement a line. */
const NAMED_IMPORTS = /^import \{([^}]*)\} from ("[^"]+"(?: with \{[^}]*\})?);?$/gm;

/**
 * Has each of our modules look up once what it imports by name. Vitest makes every use of an import a look-up in the
 * module it comes from, which takes solvers and engine half as long again. As no modules import each other in a circle
 * (`scripts/boundaries.test.ts`) and none gives what it exports another value, the first look finds all there is.
 */
export function localImports(): Plugin {
  return {
    name: "local-imports",
    enforce: "post",
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || id.includes("/node_modules/")) return undefined;
      return { code: code.replace(NAMED_IMPORTS, withLocals), map: null };
    },
  };
}

/** On one line, as the import was: errors are told by their lines. */
function withLocals(statement: string, names: string, from: string): string {
  const imports = names
    .split(",")
    .map((name) => name.trim().split(" as "))
    .filter(([name]) => name !== "")
    .map(([name = "", local = name]) => ({ name, local, looked: `${local}$imported` }));
  if (imports.length === 0) return statement;
  const lookedUp = imports.map(({ name, looked }) => `${name} as ${looked}`).join(", ");
  const locals = imports.map(({ local, looked }) => `${local} = ${looked}`).join(", ");
  return `import { ${lookedUp} } from ${from}; const ${locals};`;
}
