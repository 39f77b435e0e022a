import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { processorTime } from "../../../../../testing/processor-time.js";
import { cardSetJsonSchema } from "../../../schema/card-set-json-schema.js";
import { builtInCardSet } from "./built-in-card-set.js";
import { parseCardSet } from "./card-set.js";
import { createFourGods } from "./index.js";

type Json = Record<string, unknown>;
type Cards = Json[];

/** The built-in set under another name, for a test to spoil. */
function draft(): Json {
  return { ...structuredClone(builtInCardSet), name: "Draft" };
}

function cards(set: Json, list: string): Cards {
  return set[list] as Cards;
}

/** The message a set is refused with, after it was changed. */
function reason(change: (set: Json) => void): string {
  const set = draft();
  change(set);
  const read = parseCardSet(set);
  if (read.ok) return "none";
  expect(read.error.code).toBe("bad-card-set");
  return read.error.message;
}

/** The message when one field of a card is changed. */
function field(list: string, index: number, key: string, value: unknown): string {
  return reason((set) => {
    (cards(set, list)[index] as Json)[key] = value;
  });
}

describe("the built-in card set", () => {
  it("FG-0: is a valid set, with a name and flavour for each of its 56 cards", () => {
    expect(parseCardSet({ ...builtInCardSet }).ok).toBe(true);
    const { friends, foes, weapons, traps, locations, artifacts } = builtInCardSet;
    const all = [friends, foes, weapons, traps, locations, artifacts].flat();
    expect(all).toHaveLength(56);
    expect(new Set(all.map((card) => card.name)).size).toBe(56);
    expect(all.filter((card) => card.flavour.length < 20)).toEqual([]);
  });

  it("FG-0: the locations keep the names of the source", () => {
    expect(builtInCardSet.locations.map((card) => card.name)).toEqual([
      "Tanis Diggs",
      "Secret Base",
      "Streets of Cairo",
      "Temple of the Idol",
    ]);
  });

  it("C-12: labels the game, and no other set may bear its name and version", () => {
    const { name, version } = builtInCardSet;
    expect(createFourGods(builtInCardSet).cardSet).toEqual({ name, version });
    expect(reason((set) => Object.assign(set, { name }))).toBe("none");
    const renamed = (set: Json) => {
      set.name = name;
      (cards(set, "friends")[0] as Json).attack = 1;
    };
    expect(reason(renamed)).toContain(`calls itself "${name} ${version}"`);
    const splitDifferently = (set: Json) => {
      const words = `${name} ${version}`.split(" ");
      Object.assign(set, { name: words.slice(0, -2).join(" "), version: words.slice(-2).join(" ") });
      (cards(set, "friends")[0] as Json).attack = 1;
    };
    expect(reason(splitDifferently)).toContain("calls itself");
    expect(reason((set) => Object.assign(set, { name, version: "99" }))).toBe("none");
  });
});

describe("card sets from outside", () => {
  it("FG-0: the order in the file does not matter, and a version may be a number", () => {
    const set = draft();
    for (const list of ["friends", "foes", "weapons", "traps", "locations", "artifacts"])
      cards(set, list).reverse();
    const read = parseCardSet({ ...set, version: 3 });
    expect(read).toEqual({ ok: true, value: { ...builtInCardSet, name: "Draft", version: "3" } });
  });

  it("FG-0: a negative zero is plain zero", () => {
    const text = JSON.stringify(draft()).replace(/"luck":\d+/, '"luck":-0');
    const read = parseCardSet(JSON.parse(text));
    expect(read.ok && Object.is(read.value.friends[0]?.luck, 0)).toBe(true);
  });

  it("FG-0: what is not allowed is refused with the place and the reason", () => {
    const luckTable = [
      { luckAtLeast: 24, rollNeeded: 4 },
      { luckAtLeast: 20, rollNeeded: 3 },
    ];
    expect(field("traps", 3, "luckTable", luckTable)).toBe(
      "traps T04 luckTable[1].luckAtLeast: 20 is not above 24",
    );
    const rising = [
      { luckAtLeast: 1, rollNeeded: 4 },
      { luckAtLeast: 2, rollNeeded: 5 },
    ];
    expect(field("locations", 3, "luckTable", rising)).toBe(
      "locations L4 luckTable[1].rollNeeded: 5 is above 4",
    );
    const same = [
      { luckAtLeast: 1, rollNeeded: 4 },
      { luckAtLeast: 1, rollNeeded: 3 },
    ];
    expect(field("traps", 0, "luckTable", same)).toContain("1 is not above 1");
    const level = [
      { luckAtLeast: 1, rollNeeded: 4 },
      { luckAtLeast: 2, rollNeeded: 4 },
    ];
    expect(field("traps", 0, "luckTable", level)).toBe("none");
    expect(field("traps", 0, "luckTable", [])).toContain("traps T01 luckTable: expected at least one entry");
    expect(field("traps", 0, "luckTable", [{ luckAtLeast: 1, rollNeeded: 7 }])).toBe(
      "traps T01 luckTable[0].rollNeeded: expected a whole number from 1 to 6, found 7",
    );
    expect(field("traps", 0, "luckTable", [{ luckAtLeast: 1, rollNeeded: 0 }])).toContain(
      "from 1 to 6, found 0",
    );
    expect(field("traps", 11, "damage", -1)).toContain(
      "traps T12 damage: expected a whole number from 0 to 1000000",
    );
    expect(field("friends", 0, "attack", 0)).toBe(
      "friends F01 attack: expected a whole number from 1 to 1000000, found 0",
    );
    expect(field("friends", 0, "defence", -1)).toContain("friends F01 defence:");
    expect(field("foes", 4, "attack", 0)).toContain("foes E05 attack:");
    expect(field("foes", 4, "luck", 3)).toBe('foes E05: unknown key "luck"');
    expect(field("weapons", 1, "attack", -1)).toContain("weapons W02 attack: expected a whole number from 0");
    expect(field("weapons", 1, "defence", -1)).toContain(
      "weapons W02 defence: expected a whole number from 0",
    );
    expect(field("weapons", 1, "luck", -9)).toBe("none");
    expect(field("weapons", 1, "luck", 2.5)).toContain("weapons W02 luck: expected a whole number");
    expect(field("weapons", 1, "luck", "3")).toContain('found "3"');
    expect(field("weapons", 1, "luck", 1000001)).toContain("from -1000000 to 1000000, found 1000001");
    expect(field("locations", 0, "attack", 0)).toContain("locations L1 attack:");
    expect(field("locations", 1, "defence", -1)).toContain("locations L2 defence:");
    expect(field("locations", 2, "attack", 0)).toContain("locations L3 attack:");
    expect(field("locations", 3, "damage", -1)).toContain("locations L4 damage:");
  });

  it("FG-0: each id once, in its own list", () => {
    expect(field("friends", 1, "id", "F01")).toBe("friends F01: the id is there twice");
    expect(field("friends", 1, "id", "E01")).toContain("friends E01 id: expected an id from F01 to F12");
    expect(field("locations", 1, "id", "L1")).toContain("locations L1");
    expect(field("locations", 1, "id", "L5")).toContain("expected one of the locations");
    expect(reason((set) => cards(set, "foes").pop())).toBe("foes: expected 12 cards, found 11");
    expect(reason((set) => cards(set, "artifacts").push({}))).toBe("artifacts: expected 4 cards, found 5");
  });

  it("FG-0: an artifact has any id of its own, or none", () => {
    expect(field("artifacts", 0, "id", "Lamp")).toBe("none");
    expect(field("artifacts", 0, "id", undefined)).toBe("none");
    expect(field("artifacts", 0, "id", "A2")).toBe("artifacts A2: the id is there twice");
    expect(field("artifacts", 0, "id", "")).toContain("expected a text of 1 to 20 characters");
    expect(field("artifacts", 0, "id", 1)).toContain("expected a text of 1 to 20 characters");
  });

  it("FG-0: names, flavours and versions are single lines of bounded length", () => {
    expect(field("foes", 0, "name", "")).toContain("foes E01 name: expected a text of 1 to 80 characters");
    expect(field("foes", 0, "name", "x".repeat(81))).toContain("1 to 80");
    expect(field("foes", 0, "name", "x".repeat(80))).toBe("none");
    expect(field("foes", 0, "name", "   ")).toContain("not blanks alone");
    for (const control of ["\n", "\u001b[2J", "\u0000", "\u007f", "\u0085", "\u2028", "\u202e"]) {
      expect(field("foes", 0, "name", `A${control}B`)).toContain("control characters");
      expect(field("foes", 0, "flavour", `A${control}B`)).toContain("control characters");
    }
    expect(field("foes", 0, "flavour", "x".repeat(301))).toContain("at most 300");
    expect(field("foes", 0, "flavour", "")).toBe("none");
    expect(reason((set) => Object.assign(set, { name: "" }))).toContain("name: expected a text");
    for (const version of ["", "x".repeat(21), 1.5, -1, null, ["1"]]) {
      expect(
        reason((set) => Object.assign(set, { version })),
        String(version),
      ).toContain("version: expected");
    }
  });

  it("FG-0: nothing may be missing and nothing more be there", () => {
    expect(reason((set) => delete set.traps)).toBe("the card set: traps is missing");
    expect(reason((set) => delete (cards(set, "traps")[2] as Json).damage)).toBe(
      "traps T03: damage is missing",
    );
    expect(reason((set) => Object.assign(set, { author: "me" }))).toBe('the card set: unknown key "author"');
    expect(reason((set) => Object.assign(set, { traps: {} }))).toContain(
      "traps: expected a list of 12 cards",
    );
    for (const json of [null, 1, "set", [], undefined, true]) {
      expect(parseCardSet(json), String(json)).toMatchObject({ error: { code: "bad-card-set" } });
    }
  });

  it("refuses keys that every object inherits, deep nesting and huge lists at once", () => {
    const text = JSON.stringify(draft());
    for (const key of ["__proto__", "constructor", "toString"]) {
      const read = parseCardSet(JSON.parse(text.replace('"attack"', `"${key}":{"attack":9},"attack"`)));
      expect(read).toMatchObject({ error: { message: `friends F01: unknown key "${key}"` } });
    }
    expect(parseCardSet(JSON.parse(`{"__proto__":${text}}`)).ok).toBe(false);
    const deep = JSON.parse(`${"[".repeat(5000)}${"]".repeat(5000)}`);
    expect(field("traps", 0, "luckTable", deep)).toContain("traps T01 luckTable");
    const huge = Array(2_000_000).fill({ luckAtLeast: 1, rollNeeded: 1 });
    const start = processorTime();
    expect(field("traps", 0, "luckTable", huge)).toContain("at most 100 entries, found 2000000");
    expect(reason((set) => Object.assign(set, { foes: huge }))).toContain("expected 12 cards, found 2000000");
    expect(field("traps", 0, "name", "x".repeat(5_000_000)).length).toBeLessThan(200);
    expect(processorTime() - start).toBeLessThan(5000);
  });

  it("never throws, whatever the input, and what it accepts it accepts again", () => {
    const path = fc.tuple(
      fc.constantFrom("friends", "weapons", "traps", "locations", "artifacts"),
      fc.nat(11),
    );
    const key = fc.constantFrom("id", "name", "attack", "luck", "luckTable", "damage", "other", "__proto__");
    fc.assert(
      fc.property(path, key, fc.jsonValue(), ([list, index], name, value) => {
        const set = draft();
        const card = cards(set, list)[index];
        if (card) Object.defineProperty(card, name, { value, enumerable: true, configurable: true });
        const read = parseCardSet(set);
        if (!read.ok) return read.error.code === "bad-card-set" && read.error.message.length < 300;
        expect(parseCardSet(read.value)).toEqual(read);
        return true;
      }),
      { numRuns: 1000 },
    );
    fc.assert(
      fc.property(fc.jsonValue(), (json) => !parseCardSet(json).ok),
      { numRuns: 1000 },
    );
  });
});

describe("the published JSON Schema", () => {
  const published = JSON.parse(readFileSync(new URL("../../card-set.schema.json", import.meta.url), "utf8"));
  const validate = new Ajv2020({ strict: true }).compile(published);

  it("FG-0: is the one that comes from the checks (else: node scripts/schemas.mjs)", () => {
    expect(published).toEqual(JSON.parse(JSON.stringify(cardSetJsonSchema())));
  });

  it("FG-0: the built-in set is valid under it", () => {
    const file = JSON.parse(readFileSync(new URL("./card-set.json", import.meta.url), "utf8"));
    expect(validate(file), JSON.stringify(validate.errors)).toBe(true);
  });

  it("FG-0: broken sets are not", () => {
    const broken: ((set: Json) => void)[] = [
      (set) => cards(set, "foes").pop(),
      (set) => delete set.name,
      (set) => Object.assign(set, { extra: 1 }),
      (set) => Object.assign(cards(set, "friends")[0] as Json, { attack: 0 }),
      (set) => Object.assign(cards(set, "friends")[0] as Json, { id: "F13" }),
      (set) => Object.assign(cards(set, "locations")[2] as Json, { luck: 1 }),
      (set) => Object.assign(cards(set, "traps")[0] as Json, { luckTable: [] }),
      (set) => Object.assign(cards(set, "traps")[0] as Json, { name: "two\nlines" }),
    ];
    for (const breakIt of broken) {
      const set = draft();
      expect(validate(set)).toBe(true);
      breakIt(set);
      expect(validate(set), breakIt.toString()).toBe(false);
    }
  });
});
