import { games, legalWords, seededRandom } from "@tetrarch/engine";
import { partsOfMove } from "@tetrarch/play";
import { expect, test } from "vitest";
import { countOf, tellChecks } from "../../../../testing/counts.js";
import { playedOn } from "../../../../testing/random-play.js";
import { startOf } from "../../../../testing/sessions.js";
import { tables } from "../../test/tables.js";
import { type AnyTable, moveByCards } from "../table/model.js";

/** Every move of the positions of random games, by its cards. */
function movesOf(id: string, deals: number): ReadonlySet<string> {
  const moves = new Set<string>();
  for (let deal = 1; deal <= deals; deal++) {
    const random = seededRandom(deal);
    let session = startOf(id, deal);
    for (let legal = legalWords(session); legal.length > 0 && session.now.number < 60; ) {
      const view = session.game.view(session.now.state);
      for (const word of legal) moves.add(moveByCards(tables[id] as AnyTable, view, word));
      session = playedOn(session, 1, random);
      legal = legalWords(session);
    }
  }
  return moves;
}

test.each(games.map(({ id }) => id))("what is done by a move of %s can be read alone", (id) => {
  const moves = movesOf(id, countOf(200, 4));
  for (const move of moves) {
    const { act, outcome } = partsOfMove(move);
    for (const part of [act, outcome ?? ""])
      expect((part.match(/\(/g) ?? []).length, move).toBe((part.match(/\)/g) ?? []).length);
    expect(act, move).not.toMatch(/:|^$/);
  }
  tellChecks(moves.size, `parts of moves (${id})`);
});
