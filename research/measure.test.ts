import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { games } from "@tetrarch/engine";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hasCurves, measure, TABLES } from "./measure.mjs";

const pathOf = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const text = (path: string) => readFileSync(pathOf(path), "utf8");

interface Manifest {
  readonly files: readonly {
    readonly path: string;
    readonly deals: number;
    readonly study: {
      readonly game: string;
      readonly variant: string;
      readonly player: string;
      readonly weights?: string;
      readonly luckBy?: number;
    };
  }[];
}

it("every study of a player that has learnt is measured anew, and as it was made", () => {
  const { files } = JSON.parse(text("research/results/results.manifest.json")) as Manifest;
  const made = files
    .filter(({ study }) => study.weights !== undefined || study.luckBy !== undefined)
    .map(({ path: file, deals, study: { game, variant, player, luckBy } }) => {
      const options = [`--player ${player} --deals 1..${deals}`];
      if (variant !== "standard") options.push(`--variant ${variant}`);
      if (luckBy !== undefined) options.push("--luck");
      return [game, file, options.join(" ")];
    });
  const listed = Object.entries(TABLES).flatMap(([game, { studies }]) =>
    Object.entries(studies).map(([file, options]) => [game, file, options]),
  );
  expect(listed.sort()).toEqual(made.sort());
});

it.each(games.filter(({ id }) => existsSync(pathOf(`packages/solver/src/games/${id}/weights.ts`))))(
  "every program that measures.ts of $id names is run",
  ({ id }) => {
    const measures = text(`packages/solver/src/games/${id}/measures.ts`);
    const named = [...measures.matchAll(/`npm run research -- ([^`]+)`/g)].map(([, command]) => command);
    expect(new Set(named)).toEqual(new Set(TABLES[id]?.programs));
  },
);

it("calibration files are measured on the deals that they name, by the commands of the notes", () => {
  const calibrations = Object.values(TABLES).map(({ calibration }) => calibration);
  const notes = text("research/notes/evaluation.md").matchAll(/^ {4}npm run research -- (calibrate .*)$/gm);
  expect(calibrations).toEqual([...notes].map(([, command]) => command));
  for (const calibration of calibrations) {
    const [, game = "", first, last] = /^calibrate (\S+) --deals (\d+)\.\.(\d+)/.exec(calibration) ?? [];
    const file = text(`research/results/calibration-${game}.txt`);
    expect(file).toMatch(`${game} standard, deals ${first} to ${last},`);
  }
});

const CURVES = "μ 0.5\nchoosing, by 9 positions of 2 games: [[0.1000, 0.2000], [0.3000, 1.0040]]";
const COPIED = "  choosing: [\n    [0.1, 0.2],\n    [0.3, 1],\n  ],\n";

it("curves are in a source point by point, whatever its layout", () => {
  expect(hasCurves(COPIED, CURVES)).toBe(true);
  expect(hasCurves(COPIED.replace("0.2", "0.21"), CURVES)).toBe(false);
  expect(hasCurves(COPIED, "")).toBe(false);
});

describe("measuring", () => {
  const game = "four-gods";
  let home = "";
  let log: string[] = [];
  const runs = {
    build: () => undefined,
    tell: () => undefined,
    study(...args: readonly string[]) {
      const [first, out = ""] = [args[0] as string, args.at(-1)];
      log.push(`study ${first}`);
      writeFileSync(out, `${first} ${out.slice(home.length)}`);
      if (first === game) writeFileSync(`${out}.log`, "made");
    },
    async output(...args: readonly string[]) {
      log.push(args.join(" "));
      return CURVES;
    },
  };
  const write = (path: string, content: string) => writeFileSync(join(home, path), content);
  const read = (path: string) => readFileSync(join(home, path), "utf8");
  const sources = `packages/solver/src/games/${game}`;
  const { programs, calibration, reports, studies } = TABLES[game] ?? expect.unreachable();

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), "tetrarch-measured-"));
    log = [];
    for (const folder of [sources, "research/results"]) mkdirSync(join(home, folder), { recursive: true });
    write(`${sources}/weights.ts`, "  format: 1,\n  version: 7,\n");
    write(`${sources}/measures.ts`, "");
  });
  afterEach(() => rmSync(home, { recursive: true }));

  it("stops after the curves until they are copied, then measures luck by them, each thing once", async () => {
    await measure(game, home, runs);
    await measure(game, home, runs);
    expect(log).toEqual(programs.slice(0, 1));
    write(`${sources}/measures.ts`, COPIED);
    await measure(game, home, runs);
    const after = log.filter((line) => !line.startsWith("study "));
    expect(after).toEqual([...programs, calibration, ...reports]);
    expect(log.indexOf(`study ${game}`)).toBeGreaterThan(0);
    expect(log.filter((line) => line === `study ${game}`)).toHaveLength(Object.keys(studies).length);
    const made = [...log];
    await measure(game, home, runs);
    expect(log).toEqual(made);
    write(`${sources}/weights.ts`, "  version: 8,\n");
    await measure(game, home, runs);
    expect(log.slice(made.length, made.length + 1)).toEqual(programs.slice(0, 1));
    expect(readdirSync(join(home, "training/measured"))).toEqual([`${game}-v7`, `${game}-v8`]);
  });

  it("copies a result that was measured before it was stopped", async () => {
    write(`${sources}/measures.ts`, COPIED);
    await measure(game, home, runs);
    const results = Object.keys(studies).flatMap((name) => [name, `${name.replace(/\.gz$/, "")}.log`]);
    results.push(`calibration-${game}.txt`);
    expect(readdirSync(join(home, "research/results")).sort()).toEqual([...results].sort());
    const before = results.map((name) => read(`research/results/${name}`));
    for (const name of results) write(`research/results/${name}`, "old");
    await measure(game, home, runs);
    expect(results.map((name) => read(`research/results/${name}`))).toEqual(before);
  });
});
