import type { Result } from "@tetrarch/engine";
import { type OwnSet, readOwnSet } from "@tetrarch/engine";
import { type Fault, fault } from "../report.js";
import { nameOf, readText } from "./read-text.js";

/** Reads a card set from a file, or from standard input for `-`. Faults name the file, the place and the reason. */
export async function readCardSetFile(
  path: string,
  stdin: AsyncIterable<Uint8Array>,
): Promise<Result<OwnSet, Fault>> {
  const text = await readText(path, stdin);
  if (!text.ok) return text;
  const name = nameOf(path);
  let json: unknown;
  try {
    json = JSON.parse(text.value);
  } catch (error) {
    return fault(
      "bad-card-set",
      `${name}: it is not JSON: ${error instanceof Error ? error.message : error}`,
    );
  }
  const own = readOwnSet(json);
  return own.ok ? own : fault(own.error.code, `${name}: ${own.error.message}`);
}
