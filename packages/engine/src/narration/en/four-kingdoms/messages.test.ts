import { expect, it } from "vitest";
import { position } from "../../../../test/positions/four-kingdoms.js";
import { legalMoves, play } from "../../../games/four-kingdoms/moves.js";
import { formatMove } from "../../../games/four-kingdoms/notation.js";
import type { State } from "../../../games/four-kingdoms/types.js";
import { narrate } from "../../../index.js";

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
  expect(beneath("TD")).toBe("Beneath, a wizard looks up: the ten of diamonds; its tower is open.");
  expect(beneath("JC")).toBe("Beneath, the jack of clubs is found; his castle needs K Q.");
  expect(beneath("9D")).toBe("Beneath, the nine of diamonds is found; its square needs K Q J.");
});

it("FK-5, FK-7: a subject that is found says all that comes home before it", () => {
  const court = { castle: "KH QH JH KS QS JS", tower: "TH", subjects: "9H 8H", guests: "2H 2S" };
  const beneath = (card: string) =>
    linesOf(position({ ...LANDS, ...court, t1: `${card} | 8D`, t2: "7D" }), "t1-t2")[1];
  expect(beneath("4H")).toBe("Beneath, the four of hearts is found; its square needs 7 to 5.");
  expect(beneath("3S")).toBe("Beneath, the three of spades is found; its square needs 9 to 4.");
  expect(beneath("8S")).toBe("Beneath, the eight of spades is found; the nine of spades goes home first.");
  expect(beneath("3D")).toBe("Beneath, the three of diamonds is found; its square needs K Q J, then 9 to 4.");
});

it("FK-2, FK-9: a card that can go onto another, or be a guest, says that and not what its square needs", () => {
  const beneath = (card: string, castle = "") =>
    linesOf(position({ ...LANDS, castle, t1: `${card} | 8H`, t2: "7H" }), "t1-t2")[1];
  // Where the eight lies now that was on it.
  expect(beneath("9H")).toBe("Beneath, the nine of hearts is found; it can go onto the eight of hearts.");
  expect(beneath("6S")).toBe("Beneath, the six of spades is found; it can go onto the five of spades.");
  expect(beneath("7S", "KS QS")).toBe("Beneath, the seven of spades is found; its guest chamber is open.");
  // The ten has gone to its tower, and no jack can lie on it.
  const jack = linesOf(position({ ...LANDS, t1: "JH | TH" }), "t1-tower")[1];
  expect(jack).toBe("Beneath, the jack of hearts is found; his castle needs K Q.");
});

it("FK-2: a dragon blocks the empty land it moves to", () => {
  expect(linesOf(position({ ...LANDS, t1: "AH", t2: "" }), "t1-t2")).toEqual([
    "The dragon, the ace of hearts, settles in an empty land and blocks it.",
  ]);
});

it("FK-4: the stock brings dragons, wizards, the court and the people, each with a line of its own", () => {
  const dealt = (card: string, castle = "") =>
    linesOf(position({ ...LANDS, castle, stock: card }), "deal")[0]?.replace(" The road is empty now.", "");
  expect(dealt("AC")).toBe("A dragon flies in: the ace of clubs.");
  expect(dealt("TH")).toBe("A wizard comes down the road: the ten of hearts; its tower is open.");
  expect(dealt("KD")).toBe("The king of diamonds arrives; his castle is open.");
  expect(dealt("QD")).toBe("The queen of diamonds arrives; her castle needs K.");
  expect(dealt("QD", "KD")).toBe("The queen of diamonds arrives; her castle is open.");
  expect(dealt("JD", "KD")).toBe("The jack of diamonds arrives; his castle needs Q.");
  expect(dealt("2D", "KD QD")).toBe("A traveller arrives: the two of diamonds; its guest chamber is open.");
  expect(dealt("2D", "KD")).toBe(
    "A traveller arrives: the two of diamonds; its square needs Q J, then 9 to 3.",
  );
  expect(dealt("2D", "KD QD JD")).toBe(
    "A traveller arrives: the two of diamonds; its guest chamber is open.",
  );
  expect(dealt("6C")).toBe("A traveller arrives: the six of clubs; it can go onto the five of clubs.");
  expect(dealt("9D", "KD QD JD")).toBe("A traveller arrives: the nine of diamonds; its square is open.");
});

it("FK-3, FK-5: a queen that is found under her king as he goes home can follow him", () => {
  const found = linesOf(position({ ...LANDS, t1: "QS | KS", t2: "7H" }), "t1-castle")[1];
  expect(found).toBe("Beneath, the queen of spades is found; her castle is open.");
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
