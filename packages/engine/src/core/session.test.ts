import { describe, expect, it } from "vitest";
import { value } from "../../../../testing/value.js";
import { fourKingdoms } from "../games/four-kingdoms/index.js";
import { formatDeal } from "./deal.js";
import { formatDealCode, numberedDeal } from "./deal-code.js";
import {
  degreeOf,
  dishonest,
  isStarted,
  legalWords,
  onKnownDeal,
  outcomeOf,
  playedWords,
  playWord,
  redo,
  resign,
  type Session,
  startSession,
  undo,
} from "./session.js";

const CODE = formatDealCode(fourKingdoms.dealCode, 1);

function start(): Session {
  return value(startSession(fourKingdoms, CODE));
}

describe("a session", () => {
  it("starts from a code or from the same deal's card list", () => {
    const list = formatDeal(numberedDeal(fourKingdoms.pack, 1));
    const [byCode, byList] = [start(), value(startSession(fourKingdoms, list))];
    expect(byList.now.state).toEqual(byCode.now.state);
    expect([byCode.deal, byList.deal]).toEqual([CODE, list]);
    expect(value(startSession(fourKingdoms, CODE.toLowerCase())).deal).toBe(CODE);
  });

  it("does not start from a wrong deal or variant", () => {
    expect(startSession(fourKingdoms, "FK-1-0")).toMatchObject({ error: { code: "bad-deal" } });
    expect(startSession(fourKingdoms, "AC 2C")).toMatchObject({ error: { code: "bad-deal" } });
    expect(startSession(fourKingdoms, CODE, "rescue")).toMatchObject({ error: { code: "bad-variant" } });
  });

  it("refuses what is not a word and what is not legal here, and stays as it was", () => {
    const session = start();
    expect(playWord(session, "jump")).toMatchObject({
      error: { code: "illegal-move", message: '"jump" is not a move of Four Kingdoms' },
    });
    expect(playWord(session, "w-castle")).toMatchObject({
      error: { code: "illegal-move", message: "w-castle is not legal here" },
    });
    expect(session).toEqual(start());
  });

  it("lists legal words by code unit", () => {
    const words = legalWords(start());
    expect(words.length).toBeGreaterThan(1);
    expect(words).toEqual([...words].sort());
  });

  it("takes back without limit, plays again, and forgets what was taken back once another move is played", () => {
    let session = start();
    for (let move = 0; move < 24; move++) session = value(playWord(session, "deal"));
    const end = session;
    for (let move = 0; move < 24; move++) session = value(undo(session));
    expect(session.now).toEqual(start().now);
    expect(undo(session)).toMatchObject({ error: { code: "nothing-to-undo" } });
    for (let move = 0; move < 24; move++) session = value(redo(session));
    expect(session.now).toBe(end.now);
    expect(redo(session)).toMatchObject({ error: { code: "nothing-to-redo" } });

    const back = value(undo(value(undo(session))));
    const same = value(playWord(back, "deal"));
    expect(value(redo(same)).now.number).toBe(24);
    const other = legalWords(back).find((word) => word !== "deal") ?? "";
    expect(redo(value(playWord(back, other)))).toMatchObject({ error: { code: "nothing-to-redo" } });
  });

  it("C-10: is honest until a move is taken back or help is given, and never again", () => {
    const moved = value(playWord(start(), "deal"));
    expect(moved.honest).toBe(true);
    const back = value(undo(moved));
    expect(back.honest).toBe(false);
    expect(value(redo(back)).honest).toBe(false);
    expect(value(playWord(back, "deal")).honest).toBe(false);
    expect(dishonest(moved).honest).toBe(false);
  });

  it("C-10: is of the first degree on a deal that was not known, of the known one else, and assisted when not honest", () => {
    const moved = value(playWord(start(), "deal"));
    expect(degreeOf(moved)).toBe("first");
    const known = value(playWord(onKnownDeal(start()), "deal"));
    expect([degreeOf(known), known.honest]).toEqual(["known", true]);
    expect(degreeOf(value(resign(known)))).toBe("known");
    expect(degreeOf(dishonest(moved))).toBe("assisted");
    expect(degreeOf(value(undo(known)))).toBe("assisted");
    expect(degreeOf(value(redo(value(undo(known)))))).toBe("assisted");
  });

  it("C-10: is started by a move, by resigning and by help, also when all is taken back", () => {
    expect(isStarted(start())).toBe(false);
    expect(isStarted(onKnownDeal(start()))).toBe(false);
    const moved = value(playWord(start(), "deal"));
    for (const session of [moved, value(undo(moved)), value(resign(start())), dishonest(start())])
      expect(isStarted(session)).toBe(true);
  });

  it("C-6: can be resigned while in play: lost, no legal move, and the score so far", () => {
    const resigned = value(resign(value(playWord(start(), "deal"))));
    expect(outcomeOf(resigned)).toEqual({ status: "lost", score: { value: 0, max: 52, text: "0/52" } });
    expect(legalWords(resigned)).toEqual([]);
    expect(playWord(resigned, "deal")).toMatchObject({ error: { code: "game-over" } });
    expect(resign(resigned)).toMatchObject({ error: { code: "game-over" } });
    expect(redo(resigned).ok).toBe(false);
    const back = value(undo(resigned));
    expect([outcomeOf(back).status, back.now.number, back.honest]).toEqual(["playing", 1, false]);
  });

  it("knows its moves in order", () => {
    const first = legalWords(start()).find((word) => word !== "deal") ?? "";
    expect(playedWords(value(playWord(value(playWord(start(), first)), "deal")))).toEqual([first, "deal"]);
  });
});
