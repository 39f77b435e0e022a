import { formatCardSetLabel, seededRandom } from "@tetrarch/engine";
import { builtInCardSet, type CardSet, createFourGods, parseCardSet } from "@tetrarch/engine/four-gods";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { countOf } from "../../../../testing/counts.js";
import { mutatedJson } from "../../../../testing/json-mutation.js";
import { mutated } from "../../../../testing/mutation.js";
import { playedOn, randomStart } from "../../../../testing/random-play.js";
import { Tally } from "../../../../testing/tally.js";
import { readCardSetFile } from "../../src/content/games.js";
import { cardSetSchemaText } from "../../src/content/shipped.js";

const own = { ...structuredClone(builtInCardSet), name: "A set of one's own", version: "1" };
const fitsSchema = new Ajv2020({ strict: false }).compile(JSON.parse(await cardSetSchemaText()));

test("card sets as JSON: just what fits the published schema and the rules page is accepted, and can be played", () => {
  const RUNS = countOf(260_000);
  const tally = new Tally("card sets");
  const random = seededRandom(31);
  fc.assert(
    fc.property(mutatedJson(own), (json) => {
      tally.count(() => {
        const set = parseCardSet(json);
        if (!set.ok) {
          expect(set.error.code).toBe("bad-card-set");
          expect(set.error.message.length).toBeLessThan(1_000);
          if (fitsSchema(json)) expect(problemsOf(json as CardSet)).not.toEqual([]);
          return false;
        }
        expectValid(json, set.value);
        if (tally.accepted % 20 === 0) playedOn(randomStart(createFourGods(set.value), random), 60, random);
        return true;
      });
    }),
    { numRuns: RUNS, seed: 5 },
  );
  tally.finish(RUNS);
});

test("card set files: mutated text and bytes", async () => {
  const RUNS = countOf(160_000);
  const tally = new Tally("card set files");
  const text = fc.oneof(
    mutated(fc.constant(JSON.stringify(own, null, 1)), [
      "F01",
      "12",
      '"id":"F02"',
      "-1",
      '"attack":',
      "null",
    ]),
    mutatedJson(own).map((json) => JSON.stringify(json)),
  );
  const bytes = fc
    .tuple(text, fc.option(fc.tuple(fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 3 }))))
    .map(([json, added]) => {
      const buffer = Buffer.from(json);
      if (!added) return buffer;
      const at = added[0] % (buffer.length + 1);
      return Buffer.concat([buffer.subarray(0, at), added[1], buffer.subarray(at)]);
    });
  for (const content of fc.sample(bytes, { numRuns: RUNS, seed: 7 })) {
    const read = await readCardSetFile("-", once(content));
    tally.count(() => {
      if (!read.ok) {
        expect(["bad-card-set", "unreadable", "too-large"]).toContain(read.error.code);
        expect(read.error.message).toMatch(/^standard input: /);
        return false;
      }
      // A file may begin with a byte order mark.
      expectValid(JSON.parse(content.toString().replace(/^\uFEFF/, "")), read.value.set);
      return true;
    });
  }
  tally.finish(RUNS);
});

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

function expectValid(json: unknown, set: CardSet): void {
  expect(fitsSchema(json)).toBe(true);
  expect(fitsSchema(set)).toBe(true);
  expect(problemsOf(set)).toEqual([]);
  const again = parseCardSet(JSON.parse(JSON.stringify(set)));
  expect(again.ok && again.value).toEqual(set);
  if (formatCardSetLabel(set) === formatCardSetLabel(builtInCardSet)) expect(set).toEqual(builtInCardSet);
}

/** FG-0, checked once more and by other means than the loader's. */
function problemsOf(set: CardSet): string[] {
  const problems: string[] = [];
  const check = (holds: boolean, what: string) => {
    if (!holds) problems.push(what);
  };
  const whole = (...numbers: number[]) => numbers.every(Number.isSafeInteger);
  const ids = (cards: readonly { readonly id: string }[]) =>
    cards
      .map(({ id }) => id)
      .toSorted()
      .join();
  const twelve = (letter: string) =>
    Array.from({ length: 12 }, (_, i) => `${letter}${String(i + 1).padStart(2, "0")}`).join();
  check(ids(set.friends) === twelve("F"), "friends");
  check(ids(set.foes) === twelve("E"), "foes");
  check(ids(set.weapons) === twelve("W"), "weapons");
  check(ids(set.traps) === twelve("T"), "traps");
  check(ids(set.locations) === "L1,L2,L3,L4", "locations");
  // An artifact may have any id, or none in the file: it is then named by its place.
  const artifacts = set.artifacts.map(({ id }, index) => id ?? `A${index + 1}`);
  check(artifacts.length === 4 && new Set(artifacts).size === 4, "artifacts");
  for (const card of [...set.friends, ...set.foes, ...set.weapons, ...set.traps, ...set.locations]) {
    check(card.name.trim() !== "" && typeof card.flavour === "string", `${card.id} texts`);
    if ("luckTable" in card) {
      check(whole(card.damage) && card.damage >= 0, `${card.id} damage`);
      check(card.luckTable.length > 0, `${card.id} luck table`);
      card.luckTable.forEach(({ luckAtLeast, rollNeeded }, index) => {
        const before = card.luckTable[index - 1];
        check(whole(luckAtLeast, rollNeeded) && rollNeeded >= 1 && rollNeeded <= 6, `${card.id} entry`);
        check(
          !before || (luckAtLeast > before.luckAtLeast && rollNeeded <= before.rollNeeded),
          `${card.id} order`,
        );
      });
    } else {
      const isWeapon = /^W|^L2/.test(card.id);
      check(whole(card.attack, card.defence), `${card.id} numbers`);
      check(card.attack >= (isWeapon ? 0 : 1) && card.defence >= 0, `${card.id} least`);
      if ("luck" in card) check(Number.isSafeInteger(card.luck), `${card.id} luck`);
    }
  }
  return problems;
}
