import { games, type Session, seededRandom } from "@tetrarch/engine";
import { openConnection, openRefereed } from "@tetrarch/protocol";
import { expect, test } from "vitest";
import { countOf, tellChecks } from "../../../testing/counts.js";
import { gameOf } from "../../../testing/game-of.js";
import { twinPositions } from "../../../testing/twins.js";
import { McpGame } from "../src/mcp/mcp-game.js";
import { readCall, toolList } from "../src/mcp/tools.js";

const random = seededRandom(1);

/** All that a client can learn of a game in play without a move. */
async function learned(game: McpGame): Promise<readonly unknown[]> {
  const answers: unknown[] = [game.story()];
  for (const [name, args] of [["look"], ["legal_moves"], ["advice", { player: "greedy" }]] as const) {
    answers.push(await game.call(name, args));
  }
  return answers;
}

test.each(games.map(({ id }) => id))(
  "%s: positions that differ only in what is hidden are told alike",
  async (id) => {
    const POSITIONS = countOf(1_000);
    for (const [session, twin] of twinPositions(gameOf(id), POSITIONS, 5)) {
      if (session.game.legalMoves(session.now.state).length === 0) continue;
      const open = (each: Session) =>
        new McpGame({ ...openConnection({ random, version: "1" }), session: each });
      expect(await learned(open(twin))).toEqual(await learned(open(session)));
      const refereed = (each: Session) =>
        new McpGame(openRefereed({ random, version: "1", session: each, moveLimit: undefined }));
      expect(await learned(refereed(twin))).toEqual(await learned(refereed(session)));
    }
    tellChecks(POSITIONS, "twin positions");
  },
);

test("a referee leaves look, legal_moves, play, resign and rules", () => {
  const names = toolList(true).map(({ name }) => name);
  expect(names).toEqual(["look", "legal_moves", "play", "resign", "rules"]);
  for (const { name } of toolList(false))
    if (!names.includes(name)) expect(readCall(name, {}, true)).toContain("there is no tool");
});
