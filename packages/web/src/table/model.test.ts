import { games, legalWords } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { randomGame } from "../../test/app.js";
import { tables } from "../../test/tables.js";
import { moveByCards } from "./model.js";

/** Names of places that have only a number, which no table shows. */
const NUMBERED =
  /\bcell\b|\b[a-d][1-4]\b|\b(land|pile|reserve|waste|path|ally|side) \d|\d (land|pile|reserve|waste|path|ally)\b/;

const GAMES = games.filter(({ id }) => id in tables);

test.each(GAMES)("a move of $id is named by what is seen, never by the number of a place", ({ id }) => {
  const table = tables[id];
  if (!table) throw new Error(`no table for ${id}`);
  const names = new Set<string>();
  for (let deal = 1; deal <= 4; deal++) {
    for (const session of randomGame(id, deal, 150).sessions) {
      const view = session.game.view(session.now.state);
      const named = legalWords(session).map((word) => [moveByCards(table, view, word), word] as const);
      expect(named.filter(([name]) => name === "" || NUMBERED.test(name))).toEqual([]);
      for (const [name] of named) names.add(name);
    }
  }
  expect(names.size).toBeGreaterThan(5);
});
