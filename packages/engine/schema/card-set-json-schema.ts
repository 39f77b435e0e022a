import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import { cardSetSchema } from "../src/public/four-gods.js";

/**
 * The published JSON Schema of a card set for the Four Gods, as generated from what `parseCardSet` checks with. It says
 * all that a schema can say; that each id is there once, that luck tables are in order and that a layout fits the cards
 * is left to `parseCardSet`.
 */
export function cardSetJsonSchema(): JsonSchema {
  const { $schema, ...schema } = toJsonSchema(cardSetSchema, { target: "draft-2020-12", typeMode: "input" });
  return {
    $schema,
    title: "Card set for The Universe of the Four Gods",
    description:
      "Friends F01–F12, foes E01–E12, weapons W01–W12, traps T01–T12, locations L1–L4 and artifacts A1–A4, each id " +
      "once; with a layout other numbers of each, and a location and an artifact for each path. A weapon's numbers are added " +
      "to its holder's. In a luck table luckAtLeast rises strictly and rollNeeded never rises.",
    ...schema,
  } as JsonSchema;
}
