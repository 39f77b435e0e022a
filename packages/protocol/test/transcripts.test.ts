import { formatTranscript, games, legalWords, resign, seededRandom } from "@tetrarch/engine";
import { builtInCardSet } from "@tetrarch/engine/four-gods";
import { describe, expect, test } from "vitest";
import { gameOf } from "../../../testing/game-of.js";
import { playedOn, randomStart } from "../../../testing/random-play.js";
import { value } from "../../../testing/value.js";
import { MOST_OWN_SETS } from "../src/limits.js";
import { Conversation } from "./conversation.js";
import { FG, FK, ownSet, started } from "./started.js";

describe("transcript and load", () => {
  test.each(games.map(({ id }) => id))("%s: what was written is read again", (id) => {
    for (let seed = 1; seed <= 5; seed++) {
      const session = playedOn(randomStart(gameOf(id), seededRandom(seed)), 60, seededRandom(seed));
      const transcript = formatTranscript(session);
      const talk = new Conversation();
      const loaded = talk.ask({ op: "load", transcript });
      expect(loaded.ply).toBe(session.now.number);
      expect(loaded.legal).toEqual(legalWords(session));
      expect(talk.ask({ op: "transcript" })).toEqual({ transcript });
    }
  });

  test("a resigned game is lost, and nothing is legal in it", () => {
    const resigned = value(resign(randomStart(gameOf("four-kingdoms"), seededRandom(1))));
    const talk = new Conversation();
    const loaded = talk.ask({ op: "load", transcript: formatTranscript(resigned) });
    expect(loaded).toMatchObject({ status: "lost", legal: [] });
    expect(talk.errorOf({ op: "play", move: "deal" })).toBe("game-over");
    expect(talk.ask({ op: "perft", depth: 1 })).toEqual({ nodes: 0 });
    expect(talk.ask({ op: "perft", depth: 0 })).toEqual({ nodes: 1 });
    expect(talk.ask({ op: "undo" })).toMatchObject({ status: "playing", ply: 0 });
  });

  test.each([
    ["", "the header Game is missing"],
    ["x", "line 1"],
    ['[Game "chess"]\n[Deal "x"]\n', "chess"],
    ['[Game "four-kingdoms"]\n[Deal "FK-11982-4"]\n', "check digit"],
    ['[Game "four-kingdoms"]\n[Deal "FK-11982-6"]\n\ndeal deal\ngS-t1', "line 5, move 3"],
    ['[Game "four-kingdoms"]\n[Deal "FK-11982-6"]\n[Result "won"]\n\ndeal', "Result"],
    ['[Game "four-gods"]\n[Deal "FG-7-5"]\n[CardSet "Nobody\'s 1"]\n', "Nobody's 1"],
  ])("%j is bad-transcript and leaves the old game", (transcript, reason) => {
    const talk = started();
    const before = talk.connection;
    const { error } = talk.ask({ op: "load", transcript });
    expect(error?.code).toBe("bad-transcript");
    expect(error?.message).toContain(reason);
    expect(talk.connection).toBe(before);
  });
});

describe("card sets", () => {
  test("cards: the built-in set, at any time", () => {
    const talk = new Conversation();
    expect(talk.ask({ op: "cards", game: "four-gods", id: 1 })).toEqual({ id: 1, ...builtInCardSet });
    talk.ask(FK);
    expect(talk.ask({ op: "cards", game: "four-gods" })).toEqual(builtInCardSet);
  });

  test("cards: the set of the game being played, when it has one of its own", () => {
    const talk = started({ ...FG, cardSet: ownSet });
    expect(talk.ask({ op: "cards", game: "four-gods" })).toEqual(ownSet);
    talk.ask(FG);
    expect(talk.ask({ op: "cards", game: "four-gods" })).toEqual(builtInCardSet);
  });

  test("cards of a game without, or of none", () => {
    const talk = new Conversation();
    expect(talk.errorOf({ op: "cards", game: "four-kingdoms" })).toBe("bad-request");
    expect(talk.errorOf({ op: "cards", game: "five-gods" })).toBe("unknown-game");
  });

  test("a transcript with a set of one's own loads where the set was given, now or before", () => {
    const talk = started({ ...FG, cardSet: ownSet });
    const { transcript } = talk.ask({ op: "transcript" });
    expect(transcript).toContain('[CardSet "My cards 2"]');
    expect(new Conversation().errorOf({ op: "load", transcript })).toBe("bad-transcript");
    expect(new Conversation().ask({ op: "load", transcript, cardSet: ownSet }).ply).toBe(0);
    talk.ask(FK);
    expect(talk.ask({ op: "load", transcript }).game).toBe("four-gods");
    expect(talk.ask({ op: "cards", game: "four-gods" })).toEqual(ownSet);
  });

  test("load refuses a wrong set, and a set for a game that has none", () => {
    const talk = started();
    const { transcript } = talk.ask({ op: "transcript" });
    const before = talk.connection;
    expect(talk.errorOf({ op: "load", transcript, cardSet: {} })).toBe("bad-card-set");
    expect(talk.errorOf({ op: "load", transcript, cardSet: ownSet })).toBe("bad-card-set");
    expect(talk.connection).toBe(before);
  });

  test("the latest sets are remembered, and the one in use", () => {
    const talk = started({ ...FG, cardSet: ownSet });
    const { transcript } = talk.ask({ op: "transcript" });
    for (let version = 0; version < MOST_OWN_SETS + 3; version++) {
      talk.ask({ op: "load", transcript, cardSet: { ...ownSet, name: "Other", version: String(version) } });
      expect(talk.ask({ op: "cards", game: "four-gods" })).toEqual(ownSet);
    }
    expect(talk.connection.sets.length).toBe(MOST_OWN_SETS);
    talk.ask({ ...FG, cardSet: { ...ownSet, name: "Last" } });
    expect(talk.ask({ op: "cards", game: "four-gods" }).name).toBe("Last");
  });
});
