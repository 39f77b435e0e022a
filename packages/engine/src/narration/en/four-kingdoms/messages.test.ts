import { expect, it } from "vitest";
import { position } from "../../../../test/positions/four-kingdoms.js";
import { legalMoves, play } from "../../../games/four-kingdoms/moves.js";
import { formatMove } from "../../../games/four-kingdoms/notation.js";
import type { State } from "../../../games/four-kingdoms/types.js";
import { narrate } from "../../../message-registry.js";

/** The lines of a legal move. */
function linesOf(state: State, word: string): readonly string[] {
  const move = legalMoves(state).find((legal) => formatMove(legal) === word);
  if (!move) throw new Error(`${word} is not legal`);
  return play(state, move).events.map((event) => narrate("four-kingdoms", event));
}

const LANDS = { t3: "5S", t4: "5D", t5: "5C", t6: "5H", t7: "9S" };

it("FK-2, FK-3: a dragon that is turned up blocks its pile, a wizard looks up, a court card knows its castle", () => {
  const beneath = (card: string) => linesOf(position({ ...LANDS, t1: `${card} | 8H`, t2: "7H" }), "t1-t2")[1];
  expect(beneath("AS")).toBe("Beneath, a dragon wakes: the ace of spades blocks free land 1.");
  expect(beneath("TD")).toBe("Beneath, a wizard looks up: the ten of diamonds.");
  expect(beneath("JC")).toBe("Beneath, the jack of clubs is found; his castle waits.");
  expect(beneath("9D")).toBe("Beneath, the nine of diamonds is found.");
});

it("FK-2: a dragon blocks the empty land it moves to", () => {
  expect(linesOf(position({ ...LANDS, t1: "AH", t2: "" }), "t1-t2")).toEqual([
    "The dragon, the ace of hearts, settles in an empty land and blocks it.",
  ]);
});

it("FK-4: the stock brings dragons, wizards, the court and the people, each with a line of its own", () => {
  const dealt = (card: string) => linesOf(position({ ...LANDS, stock: card }), "deal")[0];
  expect(dealt("AC")).toBe("A dragon flies in: the ace of clubs. The road is empty now.");
  expect(dealt("TH")).toBe("A wizard comes down the road: the ten of hearts. The road is empty now.");
  expect(dealt("QD")).toBe("The queen of diamonds arrives, not home yet. The road is empty now.");
  expect(dealt("KD")).toBe("The king of diamonds arrives, his castle is open. The road is empty now.");
  expect(dealt("2D")).toBe("A traveller arrives: the two of diamonds. The road is empty now.");
});

it("FK-9: a guest is said not to be home", () => {
  const castle = { castle: "KS QS" };
  const lines = linesOf(position({ ...LANDS, ...castle, waste: "3S" }), "w-guest");
  expect(lines[0]).toBe("The three of spades waits in the guest chamber of spades: a guest is not home.");
});

it("FK-5, FK-6, FK-8: the court takes its castle's seats, the wizard lights his tower, the dragon is banished", () => {
  expect(linesOf(position({ ...LANDS, waste: "KS" }), "w-castle")[0]).toBe(
    "The king takes the throne in the castle of spades; 1 of 52 is home.",
  );
  expect(linesOf(position({ ...LANDS, castle: "KS", waste: "QS" }), "w-castle")[0]).toBe(
    "The queen joins the king in the castle of spades; 2 of 52 are home.",
  );
  expect(linesOf(position({ ...LANDS, castle: "KS QS", waste: "JS" }), "w-castle")[0]).toBe(
    "The jack takes the last seat in the castle of spades; 3 of 52 are home.",
  );
  expect(linesOf(position({ ...LANDS, castle: "KS QS JS", waste: "TS" }), "w-tower")[0]).toBe(
    "The wizard, the ten of spades, lights the tower lamp; 4 of 52 are home.",
  );
  expect(linesOf(position({ ...LANDS, castle: "KS QS JS", tower: "TS", waste: "AS" }), "w-dungeon")[0]).toBe(
    "The dragon, the ace of spades, is banished to the dungeon; 5 of 52 are home.",
  );
});
