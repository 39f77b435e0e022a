import { createReadStream } from "node:fs";
import type { Result } from "@tetrarch/engine";
import { type Fault, fault } from "../report.js";
import { fileFaults } from "../words/en/faults.js";
import { MOST_BYTES, readReasonOf } from "./text-files.js";

/**
 * The text of a file, or of standard input for `-`. Faults name the file: `unreadable` when it cannot be read or is
 * no UTF-8 text, `too-large` when it has more than `most` bytes, of which no more are read.
 */
export async function readText(
  path: string,
  stdin: AsyncIterable<Uint8Array>,
  most = MOST_BYTES,
): Promise<Result<string, Fault>> {
  const name = nameOf(path);
  try {
    const bytes = await readUpTo(path === "-" ? stdin : createReadStream(path), most);
    if (!bytes) return fault("too-large", fileFaults.about(name, fileFaults.tooLarge(most)));
    const text = decoded(bytes);
    return text === undefined
      ? fault("unreadable", fileFaults.about(name, fileFaults.notText))
      : { ok: true, value: text };
  } catch (error) {
    return fault("unreadable", fileFaults.about(name, readReasonOf(error)));
  }
}

/** What a file is called in a message. */
export function nameOf(path: string): string {
  if (path === "-") return fileFaults.standardInput;
  return path === "" ? '""' : path;
}

async function readUpTo(input: AsyncIterable<Uint8Array>, most: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of input) {
    size += chunk.length;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decoded(bytes: Buffer): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
