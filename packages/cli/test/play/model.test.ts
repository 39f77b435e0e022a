import { outcomeOf } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { value } from "../../../../testing/value.js";
import { commandOf } from "../../src/play/keys.js";
import { labelOf, type Model, viewOf } from "../../src/play/model.js";
import { type Action, reduce, startModel } from "../../src/play/reduce.js";
import { promptOf } from "../../src/play/screen/prompt.js";
import { targetsOf } from "../../src/play/selection.js";
import { EVERY_GAME, GAME_IDS, randomGame, startOf } from "./games-for-tests.js";

function after(model: Model, ...actions: readonly Action[]): Model {
  return actions.reduce(reduce, model);
}

const WINDOW = { columns: 80, rows: 24 };
const enter: Action = { type: "enter" };

/** FK-11982: the king of spades on t7 may take his seat, and a card may be dealt. */
const kingdoms = startModel(startOf("four-kingdoms", 11982));

describe("a game on the screen", () => {
  it("begins with its story, and with the cursor on a pile that can move", () => {
    expect(kingdoms.log[0]).toMatch(/^Four kingdoms lie scattered/);
    expect(kingdoms.seat.seen.legal).toEqual(["deal", "t7-castle"]);
    expect(kingdoms.cursor).toBe("t7");
  });

  it("tells each event of a move in a line of its own", () => {
    const moved = after(kingdoms, { type: "play", word: "t7-castle" });
    expect(moved.news).toHaveLength(2);
    expect(moved.news[0]).toMatch(/The king takes the throne in the castle of spades/);
    expect(moved.news[1]).toMatch(/^Beneath, the .* is found; her castle needs K\.$/);
    expect(moved.log.slice(-2)).toEqual(moved.news);
  });

  it("does the one thing that Enter can mean", () => {
    expect(after(kingdoms, enter).seat.session.now.word).toBe("t7-castle");
  });

  it("says why a move is refused, and changes nothing", () => {
    const refused = after(kingdoms, { type: "play", word: "t1-t2" });
    expect(refused.seat.session).toBe(kingdoms.seat.session);
    expect(refused.notice).toBe(
      "t1-t2 is not legal here: the nine of hearts goes onto the eight of hearts or to an empty land.",
    );
    expect(after(kingdoms, { type: "select", pile: "t1" }, enter).notice).toBe(
      "No legal move leads from free land 1.",
    );
  });

  it("takes back and plays again, and says that the guard has seen it", () => {
    const undone = after(kingdoms, { type: "play", word: "deal" }, { type: "undo" });
    expect(undone.seat.session.now.number).toBe(0);
    expect(undone.seat.session.honest).toBe(false);
    expect(undone.notice).toBe("Taken back: deal. This game now counts as helped.");
    expect(after(undone, { type: "redo" }).seat.session.now.word).toBe("deal");
    expect(undone.log.at(-1)).toBe("Taken back: deal.");
    const begun = startModel(startOf("kings-keys", 7));
    const keys = after(begun, { type: "play", word: "d4-d2" }, { type: "undo" });
    const glares = "The guard glares and lifts his lantern: the trapdoor to the pit stands open.";
    expect(keys.notice).toBe(`Taken back: d4-d2. This game now counts as helped. ${glares}`);
    expect(keys.log.slice(-2)).toEqual(["Taken back: d4-d2.", glares]);
    expect(startModel(keys.seat.session).log.at(-1)).toBe(glares);
    expect(after(kingdoms, { type: "undo" }).notice).toBe("No move has been played yet.");
  });

  it("ends a game resigned with its story and the list of what to do", () => {
    const over = after({ ...kingdoms, overlay: { kind: "resign" } }, { type: "resign" });
    expect(over.overlay).toEqual({ kind: "ending", chosen: undefined });
    expect(over.log.at(-1)).toMatch(/^You lay down the map/);
    expect(over.seat.seen.legal).toEqual([]);
    const undone = after(over, { type: "undo" });
    expect(undone.overlay).toBeUndefined();
    expect(outcomeOf(undone.seat.session).status).toBe("playing");
  });
});

describe("lifting and laying", () => {
  const tomb = startModel(startOf("napoleons-tomb", 42));
  const lifted = after(tomb, { type: "select", pile: "s" }, enter);

  it("lifts where several moves are possible, and shows where to", () => {
    expect(lifted.lifted).toEqual({ pile: "s", count: undefined });
    expect(targetsOf(lifted, viewOf(lifted))).toEqual(["w1", "w2", "w3", "w4", "w5"]);
    expect(promptOf(lifted, WINDOW)).toContain("Lifted from s: arrows to w1 w2 w3 w4 w5");
  });

  it("lays on a target", () => {
    expect(after(lifted, { type: "select", pile: "w4" }, enter).seat.session.now.word).toBe("s-w4");
  });

  it("lets go on the pile itself and with Esc", () => {
    expect(after(lifted, enter).lifted).toBeUndefined();
    expect(after(lifted, { type: "let-go" }).lifted).toBeUndefined();
  });

  it("refuses another pile in a few words", () => {
    const refused = after(lifted, { type: "select", pile: "r1" }, enter);
    expect(refused.seat.session).toBe(lifted.seat.session);
    expect(refused.notice).toBe("The stock goes to waste piles.");
  });

  it("asks how many cards, where the number is not told by the place", () => {
    const model = startModel(emptyLand());
    const start = after(model, { type: "select", pile: "t2" }, enter);
    expect(start.lifted).toEqual({ pile: "t2", count: 3 });
    expect(start.cursor).toBe("t1");
    const two = after(start, { type: "count", step: -1 });
    expect(two.lifted?.count).toBe(2);
    expect(after(two, { type: "count", step: 1 }, { type: "count", step: 1 }).lifted?.count).toBe(3);
    const laid = after(two, enter);
    expect(laid.seat.session.now.word).toBe("t2-t1x2");
  });
});

/** Four Kingdoms with t1 empty and a run of three on t2. */
function emptyLand() {
  const session = startOf("four-kingdoms", 1);
  const { game } = session;
  const rest = "2C 3C 4C 5C 2D 3D 4D 5D 2S 3S 4S 5S 6S 7S";
  const text = [
    "t1: |",
    "t2: | 3H 4H 5H",
    "t3: | AC",
    "t4: | AD",
    "t5: | AS",
    "t6: | AH",
    "t7: | KH",
    "stock: 8S 9S 2H 6H 7H 8H 9H TH JH QH",
    `waste: ${rest}`,
    "castle: KC QC JC KD QD JD KS QS JS",
    "tower: TC TD TS",
    "subjects: 9C 8C 7C 6C 9D 8D 7D 6D",
    "dungeon:",
    "guests:",
  ].join("\n");
  const state = value(game.parseState(text));
  return { ...session, now: { ...session.now, state: state } };
}

describe("typing", () => {
  const typed = (text: string) => after(kingdoms, { type: "type", text });

  it("completes and plays", () => {
    expect(after(typed("t"), { type: "complete" }).typed).toBe("t7-castle");
    expect(after(typed("DE"), { type: "submit" }).seat.session.now.word).toBe("deal");
    expect(after(typed("2"), { type: "submit" }).seat.session.now.word).toBe("t7-castle");
  });

  it("says what Enter would do", () => {
    expect(promptOf(typed("de"), WINDOW)).toContain("Enter: deal, deal a card from the stock");
    expect(promptOf(typed("q"), WINDOW)).toContain("no legal move begins like this");
  });

  it("keeps what was typed when it is no move", () => {
    const wrong = after(typed("77"), { type: "submit" });
    expect(wrong.typed).toBe("77");
    expect(wrong.notice).toBe("There are 2 legal moves, no number 77.");
    const one = startModel(startOf("four-kingdoms", 11));
    expect(one.seat.seen.legal).toHaveLength(1);
    expect(after(one, { type: "type", text: "9" }, { type: "submit" }).notice).toBe(
      "There is one legal move, no number 9.",
    );
    expect(after(typed("<>"), { type: "submit" }).notice).toContain("is not a move of Four Kingdoms");
    expect(after(typed("x"), { type: "erase" }).typed).toBe("");
  });
});

describe.each(EVERY_GAME)("%s %s", (gameId, variant) => {
  it("can be played to its end by choosing from the list, forwards and back", () => {
    let model = startModel(startOf(gameId, 7, variant));
    let moves = 0;
    for (; moves < 300 && model.seat.seen.legal.length > 0; moves++) {
      model = after(model, { type: "choose", step: (moves * 7) % 5 }, { type: "play-choice" });
      expect(model.notice).toBeUndefined();
      expect(model.seat.session.now.number).toBe(moves + 1);
    }
    const { state } = model.seat.session.now;
    for (let back = 0; back < moves; back++) model = after(model, { type: "undo" });
    expect(model.seat.session.now.number).toBe(0);
    for (let again = 0; again < moves; again++) model = after(model, { type: "redo" });
    expect(model.seat.session.now.state).toEqual(state);
  });
});

describe.each(GAME_IDS)("words of %s", (gameId) => {
  const sessions = [3, 4, 5, 6].flatMap((deal) => randomGame(startOf(gameId, deal), 5, 80));

  it("every legal move has both ends, and what it will do can be told", () => {
    let checked = 0;
    for (const session of sessions) {
      const model = startModel(session);
      for (const word of model.seat.seen.legal) {
        const { from, to } = model.table.ends(viewOf(model), word);
        expect(from).not.toBe("");
        expect(to).not.toMatch(/undefined/);
        expect(labelOf(model, word)).toMatch(/^[^.]{3,130}$/);
        expect(labelOf(model, word)).not.toMatch(/undefined|NaN/);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(20);
  });

  it("no move begins with the key of a command", () => {
    const letters = new Set(
      sessions.flatMap((session) => startModel(session).seat.seen.legal.map((word) => word.charAt(0))),
    );
    expect(letters.size).toBeGreaterThan(0);
    for (const letter of letters) expect(commandOf(letter)).toBeUndefined();
  });

  it("every refusal of a move of the game is short and whole", () => {
    const words = [...new Set(sessions.flatMap((session) => startModel(session).seat.seen.legal))];
    let refused = 0;
    for (const session of sessions) {
      const model = startModel(session);
      for (const word of words) {
        if (model.seat.seen.legal.includes(word)) continue;
        const { notice } = after(model, { type: "play", word });
        expect(notice).toMatch(/^.{5,120}$/);
        expect(notice).not.toMatch(/undefined|NaN/);
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(50);
  });
});
