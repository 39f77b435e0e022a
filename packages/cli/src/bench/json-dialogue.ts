import { answerLine, type Connection, type InputLine, openConnection, readLine } from "@tetrarch/protocol";
import { VERSION } from "../version.js";
import type { Dialogue } from "./refereed-game.js";

export const WITHOUT_GAME: Connection = {
  ...openConnection({ random: () => 0, version: VERSION }),
  isRefereed: true,
};

/** The refereed part of the engine protocol: after a game's end `position` begins the next one. */
export const jsonDialogue: Dialogue = {
  opening: () => [],
  begins(line: InputLine) {
    const { request } = readLine(line);
    return request.ok && request.value.op === "position";
  },
  answer({ connection }, line) {
    const answered = answerLine(connection, line);
    const { error } = JSON.parse(answered.line) as { readonly error?: { readonly code: string } };
    const refusal = error && (error.code === "illegal-move" ? "illegal" : "unreadable");
    return { lines: [answered.line], connection: answered.connection, refusal };
  },
  closing: [],
  refuse: (line) => [answerLine(WITHOUT_GAME, line).line],
};
