import type { OwnSet, Result } from "@tetrarch/engine";
import { readCardSetText } from "../content/games.js";
import { type Fault, fault } from "../report.js";
import { fileFaults } from "../words/en/faults.js";
import { nameOf, readText } from "./read-text.js";

/** Reads a card set from a file, or from standard input for `-`. Faults name the file, the place and the reason. */
export async function readCardSetFile(
  path: string,
  stdin: AsyncIterable<Uint8Array>,
): Promise<Result<OwnSet, Fault>> {
  const text = await readText(path, stdin);
  if (!text.ok) return text;
  const own = readCardSetText(text.value);
  return own.ok ? own : fault(own.error.code, fileFaults.about(nameOf(path), own.error.message));
}
