import { describe, expect, it } from "vitest";
import { resultInEmptyContext } from "../../../testing/empty-context.js";
import { games } from "../src/registry.js";

/** The engine runs where nothing of Node's is: bundled for browsers, in a context with the language alone. */

const PLAY = `
  import { games, formatDealCode, startSession, legalWords, playWord, outcomeOf } from "./index.js";
  result = games.map((game) => {
    let session = startSession(game, formatDealCode(game.dealCode, 1)).value;
    for (let ply = 0; ply < 50; ply++) {
      const words = legalWords(session);
      if (words.length === 0) break;
      session = playWord(session, words[ply % words.length]).value;
    }
    return game.id + " " + outcomeOf(session).score.text;
  });
`;

describe("in a browser", () => {
  it("plays every game", () => {
    const lines = resultInEmptyContext(PLAY, new URL("../src", import.meta.url)) as readonly string[];
    expect(lines.map((line) => line.split(" ")[0])).toEqual(games.map((game) => game.id));
  });
});
