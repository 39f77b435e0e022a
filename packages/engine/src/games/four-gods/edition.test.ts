import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { builtInCardSet, withoutMark } from "./built-in-card-set.js";
import { parseCardSet } from "./card-set.js";
import { editionOf } from "./own-card-set.js";

const SET = { ...builtInCardSet, name: "Sea", version: "1" };

describe("an edition of a card set", () => {
  it("C-12: has the set's cards, and a version that names them", () => {
    const edition = editionOf(SET);
    expect(edition).toEqual({ ...SET, version: expect.stringMatching(/^1\+[0-9a-z]{8}$/) });
    expect(withoutMark(edition.version)).toBe("1");
    // Pinned: games that are kept have to find their sets again.
    expect(edition.version).toBe("1+4gjg7qrx");
  });

  it("C-12: another set is another edition, whatever is other in it", () => {
    const [first, ...rest] = SET.friends;
    const others = [
      SET,
      { ...SET, name: "Seas" },
      { ...SET, version: "2" },
      { ...SET, friends: [{ ...(first as (typeof SET.friends)[number]), luck: 99 }, ...rest] },
      { ...SET, traps: SET.traps.map((card) => ({ ...card, flavour: `${card.flavour}.` })) },
    ];
    expect(new Set(others.map((set) => editionOf(set).version)).size).toBe(others.length);
  });

  it("cuts no sign of a version in two", () => {
    const { version } = editionOf({ ...SET, version: `1234567890${"\u{1f409}".repeat(5)}` });
    expect(withoutMark(version)).toBe("1234567890");
  });

  it("is a card set itself, and its own edition, whatever the version was", () => {
    const version = fc.string({
      minLength: 1,
      maxLength: 20,
      unit: fc.constantFrom("1", "a", "+", ".", " "),
    });
    fc.assert(
      fc.property(version, (text) => {
        const set = parseCardSet({ ...SET, version: text });
        if (!set.ok) return;
        const edition = editionOf(set.value);
        expect(parseCardSet(JSON.parse(JSON.stringify(edition)))).toEqual({ ok: true, value: edition });
        expect(editionOf(edition)).toEqual(edition);
      }),
    );
  });
});
