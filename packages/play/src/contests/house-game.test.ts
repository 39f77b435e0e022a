import { degreeOf, legalWords, outcomeOf, playWord, type Session } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { startOf } from "../../../../testing/sessions.js";
import { value } from "../../../../testing/value.js";
import { houseRecord } from "./house-game.js";

const ID = "0123456789abcdef0123456789abcdef";
const AT = { endedAt: 5, origin: "contest" as const };

function playedToEnd(start: Session): readonly string[] {
  const words: string[] = [];
  let session = start;
  while (outcomeOf(session).status === "playing") {
    const [word = ""] = legalWords(session);
    session = value(playWord(session, word));
    words.push(word);
  }
  return words;
}

describe("the record of a game of the house", () => {
  it("has the moves and the end that they lead to", () => {
    const start = startOf("four-gods", 3);
    const words = playedToEnd(start);
    const record = houseRecord(start, words, ID, AT);
    expect(record).toMatchObject({ id: ID, words, endedAt: 5, origin: "contest", degree: degreeOf(start) });
    expect(["won", "lost"]).toContain(record.end);
  });

  it("is of a resigned game where the program has stopped before the end", () => {
    expect(houseRecord(startOf("four-kingdoms", 3), [], ID, AT)).toMatchObject({
      words: [],
      end: "resigned",
    });
  });

  it("is none of a game with a move that is not legal", () => {
    expect(() => houseRecord(startOf("four-kingdoms", 3), ["x"], ID, AT)).toThrow();
  });
});
