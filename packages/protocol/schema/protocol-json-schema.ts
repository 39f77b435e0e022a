import { isDeepStrictEqual } from "node:util";
import { games } from "@tetrarch/engine";
import { cardSetSchema } from "@tetrarch/engine/four-gods";
import { type ConversionConfig, type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { answerSchema, errorSchema, progressSchema } from "../src/answers.js";
import { OPS, type Op, requestSchemas } from "../src/requests.js";
import { gameTypeSchemas, PLAIN } from "./game-types.js";

const CONFIG: ConversionConfig = {
  target: "draft-2020-12",
  typeMode: "input",
  // `play` says in its metadata what its check says in code; `readonly` says something to TypeScript alone.
  ignoreActions: ["check", "readonly"],
};

/**
 * The published JSON Schema of the engine protocol, made from the schemas that check requests and type answers. A line
 * of the protocol is valid under it; `#/$defs/request` and `#/$defs/answer` are one direction each, `#/$defs/newRequest`
 * and `#/$defs/newAnswer` one request and what it is answered when it can be met.
 */
export function protocolJsonSchema(): JsonSchema {
  const requests = OPS.map((op) => [`${op}Request`, converted(requestSchemas[op])] as const);
  const answers = OPS.map((op) => [`${op}Answer`, answerTo(op)] as const);
  const error = ["errorAnswer", converted(errorSchema)] as const;
  const ofGames = gameTypeSchemas(games.map(({ id }) => id));
  const ids = [...games.map(({ id }) => id), PLAIN];
  const anyOfGames = (kind: string) => ({ anyOf: ids.map((id) => reference(`${id}-${kind}`)) });
  const progress = ["progressLine", converted(progressSchema)] as const;
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "The engine protocol of Tetrarch",
    description: "One line, of a program (a request) or of the engine (an answer).",
    anyOf: ["request", "answer", "progressLine"].map(reference),
    $defs: {
      request: { anyOf: requests.map(([name]) => reference(name)) },
      answer: { anyOf: [...answers, error].map(([name]) => reference(name)) },
      ...Object.fromEntries([...requests, ...answers, error, progress]),
      cardSet: converted(cardSetSchema),
      view: anyOfGames("view"),
      event: anyOfGames("event"),
      ...ofGames,
    },
  };
}

/** The answers that are positions, and the parts of a card set, stand there once: the others refer to these. */
function answerTo(op: Op): JsonSchema {
  const answer = converted(answerSchema(op));
  if (op === "cards") return { ...answer, properties: { ...answer.properties, ...cardSetParts() } };
  const isPosition = isDeepStrictEqual(answer, converted(answerSchema("position")));
  return op !== "position" && isPosition ? reference("positionAnswer") : answer;
}

function cardSetParts(): Readonly<Record<string, JsonSchema>> {
  const [standard, withLayout] = cardSetSchema.options.map((_, shape) => `cardSet/anyOf/${shape}/properties`);
  const names = Object.keys(cardSetSchema.options[1].entries);
  const parts = Object.fromEntries(names.map((name) => [name, reference(`${withLayout}/${name}`)]));
  return {
    ...parts,
    locations: { anyOf: [standard, withLayout].map((parts) => reference(`${parts}/locations`)) },
  };
}

function converted(schema: v.GenericSchema): JsonSchema {
  const { $schema, ...rest } = toJsonSchema(schema, CONFIG);
  return rest;
}

function reference(name: string): JsonSchema {
  return { $ref: `#/$defs/${name}` };
}
