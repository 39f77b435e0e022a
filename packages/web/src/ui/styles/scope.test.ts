import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SOURCES = fileURLToPath(new URL("../..", import.meta.url));
const FILES = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).map((file) =>
  file.replaceAll("\\", "/"),
);
/** Rooms whose elements stand on every page. */
const EVERYWHERE = ["app", "game-frame", "offline", "table", "ui"];

/** The page or game that a file belongs to, or its first folder. */
function roomOf(file: string): string {
  const [first = "", second = "", ...rest] = file.split("/");
  return (first === "pages" || first === "games") && rest.length > 0 ? `${first}/${second}` : first;
}

/** By class, the rooms whose components set it. */
function classesByRoom(): ReadonlyMap<string, ReadonlySet<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const file of FILES.filter((each) => each.endsWith(".svelte"))) {
    const text = readFileSync(`${SOURCES}/${file}`, "utf8");
    const lists = [...text.matchAll(/\b(?:class|look|kind|sheet)="([^"]*)"/g)].map(([, list = ""]) =>
      list.replaceAll(/\{([^}]*)\}/g, (_, code: string) =>
        [...code.matchAll(/'([\w -]+)'/g)].map((each) => each[1]).join(" "),
      ),
    );
    const single = [...text.matchAll(/\bclass:([\w-]+)/g)].map(([, name = ""]) => name);
    for (const name of [...lists.flatMap((list) => list.split(/\s+/)), ...single])
      rooms.set(name, (rooms.get(name) ?? new Set()).add(roomOf(file)));
  }
  return rooms;
}

/** The selectors of a style sheet, one by one; those nested in a rule are left out: the rule's begins them. */
function selectorsOf(file: string): readonly string[] {
  const text = readFileSync(`${SOURCES}/${file}`, "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const open: string[] = [];
  const found: string[] = [];
  for (const [, prelude = "", mark] of text.matchAll(/([^{};]*)([{};])/g)) {
    if (mark === "}") open.pop();
    if (mark !== "{") continue;
    if (open.every((each) => each.startsWith("@media")) && !prelude.trim().startsWith("@"))
      found.push(prelude);
    open.push(prelude.trim());
  }
  // Commas within brackets part no selectors.
  const inBrackets = /\((?:[^()]|\([^()]*\))*\)/g;
  return found.flatMap((list) => {
    const whole = list.replaceAll(inBrackets, (part) => part.replaceAll(",", "\0"));
    return whole.split(",").map((selector) => selector.replaceAll("\0", ",").trim());
  });
}

/** Each selector that names a single class of every list in brackets. */
function alternatives(selector: string): readonly string[] {
  const plain = selector.replaceAll(/:(?:not|has)\([^()]*\)/g, "");
  const list = /:(?:is|where)\(([^()]*)\)/.exec(plain);
  if (!list) return [plain];
  return (list[1] ?? "").split(",").flatMap((each) => alternatives(plain.replace(list[0], each.trim())));
}

const rooms = classesByRoom();

/** The pages and games on whose elements a selector could act; undefined for all. */
function reachOf(selector: string): readonly string[] | undefined {
  const lists = [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)]
    .map(([, name = ""]) => [...(rooms.get(name) ?? [])])
    .filter((where) => where.every((room) => !EVERYWHERE.includes(room)));
  const [first, ...others] = lists;
  return first?.filter((room) => others.every((where) => where.includes(room)));
}

// The styles of a page stay when it is left.
test.each([
  ...FILES.filter((file) => /^pages\/.*\.css$/.test(file)).map((file) => [file, roomOf(file)]),
  ["games/four-gods/workshop/workshop.css", "games/four-gods"],
])("every selector of %s stays in its room", (file, room) => {
  const leaking = selectorsOf(file).filter((selector) =>
    alternatives(selector).some((each) => reachOf(each)?.some((other) => other !== room) ?? true),
  );
  expect(leaking).toEqual([]);
});

test("what is large over the table styles no element of a game", () => {
  const leaking = selectorsOf("ui/styles/beats.css").filter((selector) =>
    alternatives(selector).some((each) => {
      const names = [...each.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name);
      return names.every((name) => [...(rooms.get(name) ?? [])].some((room) => room.startsWith("games/")));
    }),
  );
  expect(leaking).toEqual([]);
});

test("one rule alone chooses the figures, for every element: no other sets them, or sets them back", () => {
  const rules = FILES.filter((file) => /\.(css|svelte)$/.test(file)).flatMap((file) =>
    [...readFileSync(`${SOURCES}/${file}`, "utf8").matchAll(/font-variant[\w-]*:[^;]*;/g)].map(
      ([rule]) => `${file} ${rule}`,
    ),
  );
  expect(rules).toEqual(["ui/styles/base.css font-variant-numeric: var(--figures, lining-nums) !important;"]);
});
