import { MOST_BYTES } from "./limits.js";
import { decoded } from "./utf-8.js";

/** A line as it came: its text, or why it cannot be read. */
export type InputLine =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "too-large" }
  | { readonly type: "not-utf-8" };

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
/** A line of the largest size, with the carriage return that may end it. */
const MOST_KEPT = MOST_BYTES + 1;

/**
 * Cuts a stream of bytes into lines. Of a line over {@link MOST_BYTES} bytes no more than that is ever kept: it is
 * reported when it ends. A last line without a line feed is a line too, if it has any bytes.
 */
export async function* inputLines(input: AsyncIterable<Uint8Array>): AsyncGenerator<InputLine> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  const keep = (piece: Uint8Array) => {
    size += piece.length;
    if (size > MOST_KEPT) pieces = [];
    else if (piece.length > 0) pieces.push(piece);
  };
  const finish = (): InputLine => {
    const line = lineOf(pieces, size);
    pieces = [];
    size = 0;
    return line;
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
      keep(chunk.subarray(start, end));
      yield finish();
      start = end + 1;
    }
    keep(chunk.subarray(start));
  }
  if (size > 0) yield finish();
}

function lineOf(pieces: readonly Uint8Array[], size: number): InputLine {
  if (size > MOST_KEPT) return { type: "too-large" };
  const bytes = joined(pieces, size);
  const line = bytes.at(-1) === CARRIAGE_RETURN ? bytes.subarray(0, -1) : bytes;
  if (line.length > MOST_BYTES) return { type: "too-large" };
  const text = decoded(line);
  return text === undefined ? { type: "not-utf-8" } : { type: "text", text };
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let start = 0;
  for (const piece of pieces) {
    bytes.set(piece, start);
    start += piece.length;
  }
  return bytes;
}
