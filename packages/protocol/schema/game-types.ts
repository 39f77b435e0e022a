import { createRequire } from "node:module";
import { join } from "node:path";
import type { JsonSchema } from "@valibot/to-json-schema";
import type * as TypeScript from "typescript";

// From where this runs: a bundle of it lies elsewhere.
const root = process.cwd();
const ts = createRequire(join(root, "package.json"))("typescript") as typeof TypeScript;

/** Stands for every game that is described by its piles alone. */
export const PLAIN = "plain";

/**
 * The JSON Schemas of the views and events of games, and of any plain game of piles, made from their types, so that no second
 * description can differ.
 * @returns by `ID-view` and `ID-event`
 */
export function gameTypeSchemas(gameIds: readonly string[]): Readonly<Record<string, JsonSchema>> {
  const engine = join(root, "packages", "engine", "src");
  const files = new Map(gameIds.map((id) => [id, join(engine, "games", id, "types.ts")]));
  files.set(PLAIN, join(engine, "core", "pile-game.ts"));
  const program = ts.createProgram([...files.values()], {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
  });
  const checker = program.getTypeChecker();
  const schemas: Record<string, JsonSchema> = {};
  for (const [id, file] of files) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    for (const name of ["View", "Event"]) {
      const symbol = module?.exports?.get(`${id === PLAIN ? "Pile" : ""}${name}` as TypeScript.__String);
      if (!symbol) throw new Error(`${id}: no type ${name}`);
      schemas[`${id}-${name.toLowerCase()}`] = schemaOf(checker.getDeclaredTypeOfSymbol(symbol), checker);
    }
  }
  return schemas;
}

function schemaOf(type: TypeScript.Type, checker: TypeScript.TypeChecker): JsonSchema {
  const has = (flag: TypeScript.TypeFlags) => (type.flags & flag) !== 0;
  if (has(ts.TypeFlags.Boolean)) return { type: "boolean" };
  if (type.isUnion()) return unionSchema(type.types, checker);
  if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
  if (has(ts.TypeFlags.BooleanLiteral)) return { const: checker.typeToString(type) === "true" };
  if (has(ts.TypeFlags.Null)) return { type: "null" };
  if (has(ts.TypeFlags.String)) return { type: "string" };
  if (has(ts.TypeFlags.Number)) return { type: "number" };
  if (checker.isTupleType(type)) {
    const parts = checker.getTypeArguments(type as TypeScript.TypeReference);
    const prefixItems = parts.map((part) => schemaOf(part, checker));
    return { type: "array", prefixItems, minItems: parts.length, items: false };
  }
  if (checker.isArrayType(type)) {
    const [item] = checker.getTypeArguments(type as TypeScript.TypeReference);
    return { type: "array", items: schemaOf(item as TypeScript.Type, checker) };
  }
  if (has(ts.TypeFlags.Object)) return objectSchema(type, checker);
  throw new Error(`no schema of ${checker.typeToString(type)}`);
}

function unionSchema(types: readonly TypeScript.Type[], checker: TypeScript.TypeChecker): JsonSchema {
  const defined = types.filter(({ flags }) => (flags & ts.TypeFlags.Undefined) === 0);
  if (defined.length > 1 && defined.every((type) => type.isStringLiteral()))
    return { enum: defined.map(({ value }) => value) };
  const schemas = defined.map((type) => schemaOf(type, checker));
  return schemas.length === 1 ? (schemas[0] as JsonSchema) : { anyOf: schemas };
}

function objectSchema(type: TypeScript.Type, checker: TypeScript.TypeChecker): JsonSchema {
  const fields = checker.getPropertiesOfType(type);
  const isOptional = ({ flags }: TypeScript.Symbol) => (flags & ts.SymbolFlags.Optional) !== 0;
  return {
    type: "object",
    properties: Object.fromEntries(
      fields.map((field) => [field.name, schemaOf(checker.getTypeOfSymbol(field), checker)]),
    ),
    required: fields.filter((field) => !isOptional(field)).map(({ name }) => name),
    additionalProperties: false,
  };
}
