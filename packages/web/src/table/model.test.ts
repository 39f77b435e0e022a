import { games, legalWords, messagesOf, seededRandom } from "@tetrarch/engine";
import { type Hint, hintInWords } from "@tetrarch/play";
import { expect, test } from "vitest";
import { startOf } from "../../../../testing/sessions.js";
import { randomGame } from "../../test/app.js";
import { tables } from "../../test/tables.js";
import { moveByCards } from "./model.js";
import { reasonOf } from "./reasons.js";

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

test.each(Object.entries(tables))(
  "%s: why a move is advised, and its chance, are read without a tap",
  (id, table) => {
    const { game, now } = startOf(id, 3);
    const random = seededRandom(3);
    let { state } = now;
    for (let ply = 0; ply < 80; ply++) {
      const legal = game.legalMoves(state);
      if (legal.length === 0) break;
      const view = game.view(state);
      const words = legal.map((move) => game.formatMove(move));
      const at = random(words.length);
      const word = words[at] ?? "";
      const hint: Hint = {
        word,
        rule: undefined,
        trials: undefined,
        chance: 0.163,
        points: undefined,
        hopeless: false,
        isLost: false,
        isNothingLeft: false,
        plan: [],
        equals: [],
        worse: [],
      };
      const reason = reasonOf(table, view, hint, words);
      const move = (word: string) => moveByCards(table, view, word);
      const { short } = hintInWords(hint, { reason, move, goal: messagesOf(id).goal });
      expect(short).toContain(reason.split(/(?<=\.) /)[0] ?? "");
      expect(short).toContain("about 16 %.");
      state = game.play(state, legal[at]).state;
    }
  },
);
