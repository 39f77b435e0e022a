import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { MOST_BYTES } from "../limits.js";

/** A line of a file of records. */
export interface RecordLine {
  readonly text: string;
  /** From 1. */
  readonly number: number;
  /** Where the line, with its line feed, ends: bytes from the start of the text. */
  readonly end: number;
  /** Whether it has a line feed; only a last line may lack one, when its writer was killed. */
  readonly whole: boolean;
}

const LINE_FEED = 10;

/** The bytes of a file, unpacked where its name ends in `.gz`. Reading throws what the system says. */
export function bytesOf(path: string): AsyncIterable<Uint8Array> {
  const file = createReadStream(path);
  if (!path.endsWith(".gz")) return file;
  const unpacked = createGunzip();
  // A failure to read must not be taken for the end of the data.
  file.on("error", (error) => unpacked.destroy(error));
  return file.pipe(unpacked);
}

/**
 * Cuts bytes into lines. Throws at a line of more than {@link MOST_BYTES} bytes: no record is that long. Only zeros at
 * the very end may be as many as they like: a power failure leaves them where a file had grown but was not written.
 */
export async function* recordLines(input: AsyncIterable<Uint8Array>): AsyncGenerator<RecordLine> {
  let rest: Uint8Array = Buffer.alloc(0);
  /** Zeros after the rest that are too many to be kept with it. */
  let zeros = 0;
  let number = 0;
  let end = 0;
  for await (const chunk of input) {
    if (zeros > 0) {
      if (withoutZeros(chunk).length > 0) throw tooLong(number + 1);
      zeros += chunk.length;
      continue;
    }
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let start = 0;
    // What was left over before has no line feed.
    for (let at = bytes.indexOf(LINE_FEED, rest.length); at >= 0; at = bytes.indexOf(LINE_FEED, start)) {
      end += at + 1 - start;
      yield { text: textOf(bytes.subarray(start, at)), number: ++number, end, whole: true };
      start = at + 1;
    }
    rest = bytes.subarray(start);
    if (rest.length <= MOST_BYTES) continue;
    const kept = withoutZeros(rest);
    if (kept.length > MOST_BYTES) throw tooLong(number + 1);
    zeros = rest.length - kept.length;
    rest = kept;
  }
  const left = rest.length + zeros;
  if (left > 0) yield { text: textOf(rest), number: number + 1, end: end + left, whole: false };
}

function tooLong(line: number): Error {
  return new Error(`line ${line} has more than ${MOST_BYTES} bytes`);
}

function withoutZeros(bytes: Uint8Array): Uint8Array {
  let length = bytes.length;
  while (bytes[length - 1] === 0) length--;
  return bytes.subarray(0, length);
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("utf8");
}
