import fc from "fast-check";

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -0,
    -1,
    1.5,
    1,
    2,
    3,
    6,
    7,
    13,
    999,
    1e21,
    2 ** 53,
    Number.MAX_VALUE,
    "",
    " ",
    "1",
    "F01",
    "L1",
    "x".repeat(5_000),
    "\u0000",
    "\u202e",
    [],
    {},
    [[]],
    [null],
    { id: "F01" },
    { length: 12 },
  ),
  fc.integer({ min: -2_000, max: 2_000 }),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: "binary" }),
);

type Path = readonly (string | number)[];

/** A JSON value with one or more of its parts replaced, removed, doubled, added or exchanged. */
export function mutatedJson(base: unknown): fc.Arbitrary<unknown> {
  const paths = pathsOf(base as Json, []);
  const change = fc.tuple(
    fc.constantFrom(...paths),
    fc.constantFrom(...paths),
    fc.constantFrom("replace", "replace", "replace", "nudge", "nudge", "remove", "double", "add", "exchange"),
    oddValue,
  );
  return fc.noBias(fc.array(change, { minLength: 1, maxLength: 3 })).map((changes) => {
    const value = structuredClone(base);
    // A copy, so that no change gets into the odd values themselves, nor any of them into itself.
    for (const [path, other, kind, odd] of changes) changeAt(value, path, other, kind, structuredClone(odd));
    return value;
  });
}

function pathsOf(value: Json, path: Path): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    pathsOf(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length === 0 ? inner : [path, ...inner];
}

type Container = Record<string | number, unknown>;

function containerOf(root: unknown, path: Path): Container | undefined {
  let value = root;
  for (const key of path.slice(0, -1)) value = (value as Container | undefined | null)?.[key];
  return typeof value === "object" && value !== null ? (value as Container) : undefined;
}

function changeAt(root: unknown, path: Path, other: Path, kind: string, odd: unknown): void {
  const container = containerOf(root, path);
  const key = path.at(-1);
  if (!container || key === undefined) return;
  const old = container[key];
  switch (kind) {
    case "replace":
      container[key] = odd;
      return;
    case "nudge":
      if (typeof old === "number") container[key] = old + (typeof odd === "number" && odd > 0 ? 1 : -1);
      else if (typeof old === "string") container[key] = `${old.slice(0, -1)}2`;
      return;
    case "remove":
      if (Array.isArray(container)) container.splice(Number(key), 1);
      else delete container[key];
      return;
    case "double":
      if (Array.isArray(container)) container.push(structuredClone(old));
      else container[`${key}2`] = old;
      return;
    case "add":
      if (typeof old === "object" && old !== null && !Array.isArray(old)) (old as Container).more = odd;
      else
        Object.defineProperty(container, "__proto__", { value: odd, enumerable: true, configurable: true });
      return;
    default: {
      const second = containerOf(root, other);
      const secondKey = other.at(-1);
      if (!second || secondKey === undefined || isWithin(path, other) || isWithin(other, path)) return;
      container[key] = second[secondKey];
      second[secondKey] = old;
    }
  }
}

function isWithin(inner: Path, outer: Path): boolean {
  return outer.every((key, index) => inner[index] === key);
}
