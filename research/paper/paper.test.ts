import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  digestOf,
  factsIn,
  GAMES,
  inputsDigest,
  type PaperNumbers,
  paperNumbers,
  unsupportedFacts,
} from "./numbers.mjs";

const bytesOf = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)));
const read = (path: string) => bytesOf(path).toString();
const source = read("docs/paper/paper.typ");
const committed = JSON.parse(read("docs/paper/numbers.json")) as PaperNumbers;

describe("the paper", () => {
  test("has the numbers of the results and of the pages that report them (npm run paper)", () => {
    expect(committed).toEqual(paperNumbers(read, committed.effort, committed.winRates));
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

  test("says 100 % of no game that has lost deals", () => {
    expect(read("research/notes/insights.md")).toContain("of the standard game 11 are lost");
    expect(committed.studies["four-gods"]?.thoughtful?.won).toEqual(["99.999"]);
  });

  test("quotes only what stands in the files that it names", () => {
    expect(factsIn(source).length).toBeGreaterThan(30);
    expect(unsupportedFacts(source, read)).toEqual([]);
    expect(unsupportedFacts('#fact("docs/speed.md", "a speed that nobody measured")', read)).toHaveLength(1);
    expect(unsupportedFacts('#fact("docs/speed.md", "1")', read)).toHaveLength(1);
    expect(unsupportedFacts('#fact("docs/speed.md", "1", within: "no such context")', read)).toHaveLength(1);
  });

  test("has no measured number that is written by hand", () => {
    const byHand = source
      .replaceAll(
        /#?(?:fact|cited|by|raw|won|rate|study|interval|gain)\((?:\s*(?:within: )?"[^"]*",?\s*)*\)/g,
        "",
      )
      .replaceAll(/`[^`]*`|95 %|size: [\d.]+pt|"npm [^"]*"/g, "");
    expect(byHand.match(/.{0,30}(?:\d[.,]\d|\d %|\d percentage|± ?\d).{0,20}/g) ?? []).toEqual([]);
    expect(
      byHand.match(
        /.{0,30}\b(?:(?:two|three|four|five|six|ten|twenty) times (?:as|the)\b|thirds|fifths).{0,20}/g,
      ) ?? [],
    ).toEqual([]);
  });

  test.each([
    ["Tomb of Four Kings", "tomb-of-four-kings-evaluator"],
    ["The King's Keys", "kings-keys-evaluator"],
    ["Four Kingdoms", "four-kingdoms-rehearser"],
    ["The Four Gods", "four-gods-evaluator"],
  ])("has the mean luck of the records of %s", (title, file) => {
    const lines = gunzipSync(bytesOf(`research/results/${file}.jsonl.gz`))
      .toString()
      .trimEnd()
      .split("\n");
    const luck = lines.map((line) => (JSON.parse(line) as { readonly luck: number }).luck);
    const mean = luck.reduce((sum, each) => sum + each, 0) / luck.length;
    const squares = luck.reduce((sum, each) => sum + (each - mean) ** 2, 0);
    const error = Math.sqrt(squares / (luck.length - 1) / luck.length);
    const sign = mean < 0 ? "−" : "+";
    const inWords = `${sign}${Math.abs(mean).toFixed(3)} ± ${error.toFixed(3)}`;
    expect(committed.tables.luck?.rows).toContainEqual([title, luck.length.toLocaleString("en"), inWords]);
  });

  test("is built from what is there (npm run paper)", () => {
    const [, digest] = /name="inputs" content="(\w+)"/.exec(read("docs/paper/index.html")) ?? [];
    expect(digest).toBe(inputsDigest(read));
    const [, pdf] = /name="pdf" content="(\w+)"/.exec(read("docs/paper/index.html")) ?? [];
    expect(pdf).toBe(digestOf(bytesOf("docs/paper/paper.pdf")));
  });
});
