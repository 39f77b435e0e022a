import type { Random } from "@tetrarch/engine";
import type { Output } from "../output.js";
import { type Answered, answer, LINE_TOO_LARGE, refuse } from "./answer.js";
import { type Connection, openConnection } from "./connection.js";
import { type Line, linesOf } from "./lines.js";

/**
 * Speaks the engine protocol until the input ends, the other side quits or stops listening: one answer for each line,
 * in order. Nothing is read while answers wait to be taken.
 */
export async function serve(input: AsyncIterable<Uint8Array>, output: Output, random: Random): Promise<void> {
  let connection = openConnection(random);
  for await (const line of linesOf(input)) {
    const answered = answerLine(connection, line);
    const taken = await output.write(`${answered.line}\n`);
    if (answered.done || !taken) return;
    connection = answered.connection;
  }
}

function answerLine(connection: Connection, line: Line): Answered {
  switch (line.type) {
    case "text":
      return answer(connection, line.text);
    case "too-large":
      return refuse(connection, LINE_TOO_LARGE);
    case "not-utf-8":
      return refuse(connection, { code: "bad-json", message: "the line is not UTF-8" });
  }
}
