import { seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { Inputs } from "./inputs.js";
import { layoutOf, Net, type Shape, squash } from "./net.js";

const SHAPE: Shape = { inputs: 20, first: 16, second: 5, outputs: 2 };

function randomNet(seed: number): Net {
  const random = seededRandom(seed);
  const weights = Float64Array.from({ length: layoutOf(SHAPE).size }, () => random(65_536) / 32_768 - 1);
  return new Net(SHAPE, weights);
}

function randomInputs(seed: number): Inputs {
  const random = seededRandom(seed);
  const inputs = new Inputs();
  for (let index = random(3); index < SHAPE.inputs; index += 1 + random(3))
    inputs.add(index, random(256) / 64);
  return inputs;
}

function addAll(inputs: Inputs, { indices, values, count }: Inputs): void {
  for (let at = 0; at < count; at++) inputs.add(indices[at] as number, values[at] as number);
}

/** What both have, summed up. */
function together(some: Inputs, others: Inputs): Inputs {
  const inputs = new Inputs();
  for (let index = 0; index < SHAPE.inputs; index++) inputs.add(index, at(some, index) + at(others, index));
  return inputs;
}

function at({ indices, values, count }: Inputs, index: number): number {
  const place = indices.subarray(0, count).indexOf(index);
  return place < 0 ? 0 : (values[place] as number);
}

/** The same sums in the plainest way, layer by layer; what the first says of several inputs is added up. */
function plainly({ shape, weights }: Net, ...several: readonly Inputs[]): number[] {
  const layout = layoutOf(shape);
  const dense = ({ indices, values, count }: Inputs) => {
    const all = new Array<number>(shape.inputs).fill(0);
    for (let at = 0; at < count; at++) all[indices[at] as number] = values[at] as number;
    return all;
  };
  const layer = (from: readonly number[], at: number, bias: number, units: number) =>
    Array.from({ length: units }, (_, unit) =>
      from.reduce(
        (sum, value, index) => sum + value * (weights[at + index * units + unit] as number),
        weights[bias + unit] as number,
      ),
    );
  const cut = (values: readonly number[]) => values.map((value) => Math.max(0, value));
  const firsts = several.map((inputs) =>
    cut(layer(dense(inputs), layout.first, layout.firstBias, shape.first)),
  );
  const first = Array.from({ length: shape.first }, (_, unit) =>
    firsts.reduce((sum, each) => sum + (each[unit] as number), 0),
  );
  const second = cut(layer(first, layout.second, layout.secondBias, shape.second));
  return layer(second, layout.output, layout.outputBias, shape.outputs).map(squash);
}

describe("a net", () => {
  it("adds up what the layers say", () => {
    for (let seed = 1; seed <= 50; seed++) {
      const net = randomNet(seed);
      const inputs = randomInputs(seed);
      net.evaluate(inputs);
      expect([...net.outputs]).toEqual(plainly(net, inputs));
    }
  });

  it("sends groups of inputs through the first layer one by one, each with what is common to all", () => {
    for (let seed = 1; seed <= 50; seed++) {
      const net = randomNet(seed);
      const common = randomInputs(seed + 1000);
      const groups = [1, 2, 3].map((group) => randomInputs(seed + 100 * group));
      const inputs = new Inputs();
      addAll(inputs, common);
      const several = groups.map((group) => {
        inputs.beginGroup();
        addAll(inputs, group);
        return together(common, group);
      });
      net.evaluate(inputs);
      for (const [output, said] of plainly(net, ...several).entries())
        expect(net.outputs[output] as number).toBeCloseTo(said, 12);
    }
  });

  it("says the same of inputs as of the parts they are made of", () => {
    for (let seed = 1; seed <= 50; seed++) {
      const net = randomNet(seed);
      const [some, others] = [randomInputs(seed), randomInputs(seed + 100)];
      const parts = [net.partOf(others), net.partOf(others)];
      net.evaluateWith(some, parts);
      const together = [...net.outputs];
      addAll(some, others);
      addAll(some, others);
      net.evaluate(some);
      for (const [output, said] of together.entries())
        expect(said).toBeCloseTo(net.outputs[output] as number, 12);
    }
  });

  it("says the same to the bit of groups as of what they add to the first layer", () => {
    for (let seed = 1; seed <= 50; seed++) {
      const net = randomNet(seed);
      const common = randomInputs(seed + 1000);
      const groups = [1, 2, 3, 4].map((group) => randomInputs(seed + 100 * group));
      const inputs = new Inputs();
      addAll(inputs, common);
      for (const group of groups) {
        inputs.beginGroup();
        addAll(inputs, group);
      }
      net.evaluate(inputs);
      const said = [...net.outputs];
      const sums = new Float64Array(6 * SHAPE.first);
      net.writePart(common, sums, SHAPE.first);
      const places = groups.map((group, index) => {
        const at = (2 + index) * SHAPE.first;
        net.writePart(group, sums, at);
        return at;
      });
      net.evaluateGroups(sums, SHAPE.first, sums, places);
      expect([...net.outputs]).toEqual(said);
    }
  });

  it("says the same to the bit on every machine: these outputs are pinned", () => {
    const bits = (seed: number) => {
      const net = randomNet(seed);
      net.evaluate(randomInputs(seed));
      return [...new BigUint64Array(net.outputs.buffer)].map((value) => value.toString(16));
    };
    expect([1, 2, 3].map(bits)).toEqual(PINNED);
  });

  it("its squash is a half at 0, grows, and stays between 0 and 1", () => {
    expect(squash(0)).toBe(0.5);
    let last = 0;
    for (let x = -20; x <= 20; x += 0.125) {
      const here = squash(x);
      expect(here).toBeGreaterThanOrEqual(last);
      expect(here).toBeLessThan(1);
      last = here;
    }
    expect(squash(-1)).toBeCloseTo(1 / (1 + Math.E), 3);
  });
});

const PINNED: readonly (readonly string[])[] = [
  ["3fefffa1f9f9126c", "3f37c8012e86b203"],
  ["3feaa7ed2f2f9b7e", "3fb869e1a26f793f"],
  ["3fb0b5dc11ca96f8", "3feb34bc825882d2"],
];
