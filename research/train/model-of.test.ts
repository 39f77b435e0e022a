import { readFileSync } from "node:fs";
import { seededRandom } from "@tetrarch/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromBase64, netOf } from "../../packages/solver/src/evaluation/model.js";
import { layoutOf, Net, type Shape } from "../../packages/solver/src/evaluation/net.js";
import { WEIGHTS } from "../../packages/solver/src/games/tomb-of-four-kings/weights.js";
import { modelOf, moduleOf, toBase64 } from "./model-of.js";

const SHAPE: Shape = { inputs: 20, first: 16, second: 5, outputs: 2 };

function randomNet(seed: number): Net {
  const random = seededRandom(seed);
  const weights = Float64Array.from({ length: layoutOf(SHAPE).size }, () => random(65_536) / 32_768 - 1);
  return new Net(SHAPE, weights);
}

describe("a model", () => {
  it("gives back the weights, each rounded to a step of its row, a power of two", () => {
    const net = randomNet(7);
    const model = modelOf("a-game", 3, net);
    expect(model).toMatchObject({ format: 1, game: "a-game", version: 3, shape: SHAPE });
    const again = netOf(model);
    for (const [at, weight] of net.weights.entries()) {
      expect(Math.abs((again.weights[at] as number) - weight)).toBeLessThanOrEqual(2 ** -7);
    }
    expect(modelOf("a-game", 3, again)).toEqual(model);
  });

  it("is refused when it is of another format or not whole", () => {
    const model = modelOf("a-game", 1, randomNet(1));
    expect(() => netOf({ ...model, format: 2 })).toThrow("model of a-game: format 2, not 1");
    expect(() => netOf({ ...model, weights: model.weights.slice(8) })).toThrow(
      "the weights are not those of",
    );
    expect(() => netOf({ ...model, weights: `!${model.weights.slice(1)}` })).toThrow("the weights are not");
  });
});

it("the weights of a game are written with the command that makes them", () => {
  const committed = new URL("../../packages/solver/src/games/tomb-of-four-kings/weights.ts", import.meta.url);
  const text = readFileSync(committed, "utf8");
  const [command = "", seed] =
    /`npm run research -- train tomb-of-four-kings --seed (\d+) --version \d+/.exec(text) ?? [];
  expect(moduleOf(WEIGHTS, Number(seed))).toBe(text);
  expect(moduleOf(WEIGHTS, Number(seed), 5)).toContain(`${command} --rounds 5\``);
});

it("bytes come back from base64, and other text is refused", () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const text = toBase64(bytes);
      expect(text).toBe(Buffer.from(bytes).toString("base64").replaceAll("=", ""));
      expect(fromBase64(text)).toEqual(bytes);
    }),
  );
  for (const text of ["A", "AB=", "ab cd", "AB", "ABD"]) expect(fromBase64(text)).toBeUndefined();
});
