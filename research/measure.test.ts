import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { games } from "@tetrarch/engine";
import { expect, it } from "vitest";
import { TABLES } from "./measure.mjs";

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
