import { readFile } from "node:fs/promises";

/**
 * Where a text that ships with the program lies: beside it where it was built, else where it is written, for a
 * program that runs from its sources.
 */
async function shipped(built: string, source: string): Promise<string> {
  const besideBundle = new URL(built, import.meta.url);
  return readFile(besideBundle, "utf8").catch(() => readFile(new URL(source, import.meta.url), "utf8"));
}

/** The rules of a registered game for players, in Markdown. */
export function rulesOf(gameId: string): Promise<string> {
  return shipped(`./rules/${gameId}.md`, `../../../engine/src/games/${gameId}/README.md`);
}

/** The JSON Schema of card sets (FG-0). */
export function cardSetSchemaText(): Promise<string> {
  return shipped("./card-set.schema.json", "../../../engine/src/card-set.schema.json");
}

export function protocolSchemaText(): Promise<string> {
  return shipped("./protocol.schema.json", "../../../protocol/src/protocol.schema.json");
}
