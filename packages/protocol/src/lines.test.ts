import fc from "fast-check";
import { expect, test } from "vitest";
import { countOf } from "../../../testing/counts.js";
import { Tally } from "../../../testing/tally.js";
import { type InputLine, inputLines } from "./lines.js";

test("bytes: cut anywhere, every line comes out once, whole, or refused", async () => {
  const RUNS = countOf(50_000);
  const tally = new Tally("byte lines");
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 60 }),
    fc.constantFrom("", "{}", "ü€😀", "\r", "{}\r", "x\ry").map((text) => Buffer.from(text)),
  );
  const input = fc.tuple(
    fc.array(bytes, { minLength: 5, maxLength: 5 }),
    fc.array(fc.nat(40), { maxLength: 20 }),
  );
  for (const [pieces, cuts] of fc.sample(input, { numRuns: RUNS / 5, seed: 9 })) {
    const plain = pieces.map((piece) => Buffer.from(piece).map((byte) => (byte === 10 ? 32 : byte)));
    const stream = Buffer.concat(plain.flatMap((piece) => [piece, Buffer.from("\n")]));
    const lines: InputLine[] = [];
    for await (const line of inputLines(chunksOf(stream, cuts))) lines.push(line);
    expect(lines).toHaveLength(5);
    for (const [index, line] of lines.entries()) {
      tally.count(() => {
        const expected = Buffer.from(plain[index] as Uint8Array);
        const whole = expected.at(-1) === 13 ? expected.subarray(0, -1) : expected;
        if (line.type === "text") expect(Buffer.from(line.text).equals(whole)).toBe(true);
        else expect(Buffer.from(whole.toString()).equals(whole)).toBe(false);
        return line.type === "text";
      });
    }
  }
  tally.finish(RUNS);
});

async function* chunksOf(stream: Uint8Array, cuts: readonly number[]): AsyncGenerator<Uint8Array> {
  let start = 0;
  for (const cut of cuts) {
    yield stream.subarray(start, start + cut);
    start += cut;
  }
  yield stream.subarray(start);
}
