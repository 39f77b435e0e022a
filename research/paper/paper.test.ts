import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import {
  factsIn,
  GAMES,
  inputsDigest,
  type PaperNumbers,
  paperNumbers,
  unsupportedFacts,
} from "./numbers.mjs";

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");
const source = read("docs/paper/paper.typ");
const committed = JSON.parse(read("docs/paper/numbers.json")) as PaperNumbers;

describe("the paper", () => {
  test("has the numbers of the results and of the pages that report them (npm run paper)", () => {
    expect(committed).toEqual(paperNumbers(read, committed.effort));
  });

  test("counts the effort of every deal that the solver has decided", () => {
    for (const game of GAMES) {
      const counts = Object.values(committed.effort[game] ?? {});
      const { deals = "", undecided } = committed.studies[game]?.thoughtful ?? {};
      const decided = Number(deals.replaceAll(",", "")) - Number(undecided);
      expect(
        counts.reduce((sum, count) => sum + count, 0),
        game,
      ).toBe(decided);
    }
  });

  test("quotes only what stands in the files that it names", () => {
    expect(factsIn(source).length).toBeGreaterThan(30);
    expect(unsupportedFacts(source, read)).toEqual([]);
    expect(unsupportedFacts('#fact("docs/speed.md", "a speed that nobody measured")', read)).toHaveLength(1);
  });

  test("has no measured number that is written by hand", () => {
    const byHand = source
      .replaceAll(/#?(?:fact|cited|by|raw|won|rate|study|interval)\((?:"[^"]*",?\s*)*\)/g, "")
      .replaceAll(/`[^`]*`|95 %|size: [\d.]+pt|"npm [^"]*"/g, "");
    expect(byHand.match(/.{0,30}(?:\d[.,]\d|\d %|\d percentage|± ?\d).{0,20}/g) ?? []).toEqual([]);
  });

  test("is built from what is there (npm run paper)", () => {
    const [, digest] = /name="inputs" content="(\w+)"/.exec(read("docs/paper/index.html")) ?? [];
    expect(digest).toBe(inputsDigest(read));
  });
});
