import {
  formatTranscript,
  games,
  legalWords,
  linesOf,
  seededRandom,
  variantsOf,
  withOpenCards,
} from "@tetrarch/engine";
import { builtInCardSet } from "@tetrarch/engine/four-gods";
import { describe, expect, test } from "vitest";
import { isLong } from "../../../testing/counts.js";
import { gameOf } from "../../../testing/game-of.js";
import { randomLayoutSet } from "../../../testing/random-layouts.js";
import { playedOn, randomStart } from "../../../testing/random-play.js";
import { tombByMemory } from "../../../testing/same-backs.js";
import type { Connection } from "../src/connection.js";
import { MOST_MOVES } from "../src/limits.js";
import { Conversation } from "./conversation.js";
import { FG, FK, ownSet, started } from "./started.js";

describe("new", () => {
  test.each(games.map(({ id }) => id))("%s: a position at the start, and what there is to play", (id) => {
    const answer = new Conversation().ask({ op: "new", game: id });
    expect(answer).toMatchObject({ game: id, variant: "standard", ply: 0, status: "playing" });
    expect(Object.keys(answer)).toEqual("game variant deal ply status score legal view".split(" "));
    expect(answer.legal).toEqual([...(answer.legal ?? [])].sort());
    expect(answer.legal).not.toEqual([]);
  });

  test("FG-22: a card set with a layout is played on card lists, in no variant", () => {
    const talk = new Conversation();
    const cardSet = randomLayoutSet(seededRandom(3), 4);
    const first = talk.ask({ op: "new", game: "four-gods", cardSet });
    expect(first.deal).toMatch(/^L\d L\d .*F01/);
    expect(first.view).toMatchObject({ variant: [], layout: cardSet.layout });
    expect(talk.ask({ op: "new", game: "four-gods", cardSet, deal: first.deal })).toEqual(first);
    expect(talk.ask({ op: "cards", game: "four-gods" })).toEqual(cardSet);
    expect(talk.ask({ op: "advise", player: "evaluator" })).toMatchObject({
      error: { code: "unknown-player", message: expect.stringContaining("trained on the standard layout") },
    });
    expect(talk.ask({ op: "new", game: "four-gods", cardSet, variant: "rescue" })).toMatchObject({
      error: { code: "bad-variant", message: expect.stringContaining("the layout of its card set") },
    });
  });

  test("a random deal comes with its code, which gives the same game again", () => {
    const talk = new Conversation();
    const first = talk.ask({ op: "new", game: "four-kingdoms" });
    const second = talk.ask({ op: "new", game: "four-kingdoms" });
    expect(second.deal).not.toBe(first.deal);
    expect(talk.ask({ op: "new", game: "four-kingdoms", deal: first.deal })).toEqual(first);
  });

  test("deal is the code if it came as a code, in its one form, else the card list", () => {
    const talk = new Conversation();
    expect(talk.ask({ ...FK, deal: "fk-11982-6" }).deal).toBe("FK-11982-6");
    const cards = formatTranscript(randomStart(gameOf("four-kingdoms"), () => 1)).match(/Deal "(.*)"/)?.[1];
    expect(cards).toMatch(/^(\w\w ){51}\w\w$/);
    expect(talk.ask({ ...FK, deal: cards }).deal).toBe(cards);
  });

  test("a number is a numbered deal; a wrong check digit is answered with the right code", () => {
    const talk = new Conversation();
    expect(talk.ask({ op: "new", game: "four-kingdoms", number: 11982 })).toEqual(talk.ask(FK));
    const { error } = talk.ask({ ...FK, deal: "FK-11982-4" });
    expect(error).toEqual({ code: "bad-deal", message: expect.stringContaining("the code is FK-11982-6") });
  });

  test("takes each variant", () => {
    for (const { id, options } of games) {
      for (const variant of variantsOf(options)) {
        expect(new Conversation().ask({ op: "new", game: id, variant }).variant).toBe(variant);
      }
    }
  });

  test.each([
    [{ op: "new", game: "chess" }, "unknown-game"],
    [{ op: "new", game: "FK" }, "unknown-game"],
    [{ ...FK, deal: "FK-11982-4" }, "bad-deal"],
    [{ ...FK, deal: "TK-11982-4" }, "bad-deal"],
    [{ op: "new", game: "four-kingdoms", number: 0 }, "bad-deal"],
    [{ op: "new", game: "four-kingdoms", number: 1_000_000_000 }, "bad-deal"],
    [{ ...FK, deal: "2C 3C" }, "bad-deal"],
    [{ ...FK, deal: "" }, "bad-deal"],
    [{ ...FK, variant: "rescue" }, "bad-variant"],
    [{ ...FG, variant: "rescue+crossed-paths" }, "bad-variant"],
    [{ ...FK, cardSet: ownSet }, "bad-card-set"],
    [{ ...FG, cardSet: 5 }, "bad-card-set"],
    [{ ...FG, cardSet: null }, "bad-card-set"],
    [{ ...FG, cardSet: { ...ownSet, friends: [] } }, "bad-card-set"],
    [{ ...FG, cardSet: { ...builtInCardSet, artifacts: ownArtifacts() } }, "bad-card-set"],
  ])("%o is refused and leaves the old game", (request, code) => {
    const talk = started();
    talk.ask({ op: "play", move: "deal" });
    const before = talk.connection;
    expect(talk.errorOf(request)).toBe(code);
    expect(talk.connection).toBe(before);
  });
});

describe("play", () => {
  test("a move gives the position after it and its events", () => {
    const answer = started().ask({ op: "play", move: "deal" });
    expect(answer).toMatchObject({ ply: 1, events: [{ type: "dealt", left: 23 }] });
  });

  test("several moves give all their events, in order", () => {
    const answer = started().ask({ op: "play", moves: ["deal", "deal", "deal"] });
    expect(answer.ply).toBe(3);
    expect(answer.events).toMatchObject([{ left: 23 }, { left: 22 }, { left: 21 }]);
  });

  test("no moves give the position and no events", () => {
    const talk = started();
    expect(talk.ask({ op: "play", moves: [] })).toEqual({ ...talk.ask({ op: "position" }), events: [] });
  });

  test("all or nothing: an illegal move is named, and none is played", () => {
    const talk = started();
    const before = talk.connection;
    const { error } = talk.ask({ op: "play", moves: ["deal", "deal", "gS-t1", "deal"] });
    expect(error).toEqual({ code: "illegal-move", message: "move 3 (index 2): gS-t1 is not legal here" });
    expect(talk.connection).toBe(before);
    expect(talk.errorOf({ op: "play", move: "castle the king" })).toBe("illegal-move");
    expect(talk.connection).toBe(before);
  });

  test("either move or moves", () => {
    const talk = started();
    expect(talk.errorOf({ op: "play" })).toBe("bad-request");
    expect(talk.errorOf({ op: "play", move: "deal", moves: ["deal"] })).toBe("bad-request");
    expect(talk.ask({ op: "position" }).ply).toBe(0);
    expect(new Conversation().errorOf({ op: "play" })).toBe("bad-request");
  });

  test("a game over takes no more moves", () => {
    const session = playedOn(randomStart(gameOf("kings-keys"), seededRandom(3)), 10_000, seededRandom(4));
    expect(legalWords(session)).toEqual([]);
    const talk = new Conversation();
    expect(talk.ask({ op: "load", transcript: formatTranscript(session) }).legal).toEqual([]);
    expect(talk.errorOf({ op: "play", move: "a1-a2" })).toBe("game-over");
    expect(talk.errorOf({ op: "play", moves: ["a1-a2"] })).toBe("game-over");
  });

  test("a game does not grow without end", () => {
    const { talk, there, back } = endless();
    const moves = Array.from({ length: 1_000 }, () => [there, back]).flat();
    if (!isLong) talk.connection = withRepeatedMoves(talk.connection, MOST_MOVES - moves.length);
    const before = () => talk.ask({ op: "position" }).ply ?? 0;
    while (before() + moves.length <= MOST_MOVES) {
      expect(talk.ask({ op: "play", moves }).error).toBeUndefined();
    }
    const full = talk.connection;
    const { error } = talk.ask({ op: "play", moves });
    expect(error?.code).toBe("too-large");
    expect(error?.message).toContain(`a game has at most ${MOST_MOVES} moves`);
    expect(talk.errorOf({ op: "transcript" })).toBe("too-large");
    expect(talk.connection).toBe(full);
  });

  test("an answer that would be too large changes nothing", () => {
    const { talk, there, back } = endless();
    const before = talk.connection;
    const moves = Array.from({ length: 10_000 }, () => [there, back]).flat();
    expect(talk.errorOf({ op: "play", moves })).toBe("too-large");
    expect(talk.connection).toBe(before);
  });
});

describe("undo", () => {
  test("takes moves back one by one, to the start", () => {
    const talk = started();
    const start = talk.ask({ op: "position" });
    const after = talk.ask({ op: "play", move: "deal" });
    talk.ask({ op: "play", move: "deal" });
    expect({ ...talk.ask({ op: "undo" }), events: after.events }).toEqual(after);
    expect(talk.ask({ op: "undo" })).toEqual(start);
    expect(talk.errorOf({ op: "undo" })).toBe("nothing-to-undo");
    expect(talk.ask({ op: "position" })).toEqual(start);
  });

  test("makes a game dishonest (C-10)", () => {
    const talk = started();
    talk.ask({ op: "play", move: "deal" });
    expect(talk.ask({ op: "transcript" }).transcript).toContain('[Honest "yes"]');
    talk.ask({ op: "undo" });
    expect(talk.ask({ op: "transcript" }).transcript).toContain('[Honest "no"]');
  });
});

describe("redo and resign", () => {
  test("redo plays what was taken back, as long as there is something", () => {
    const talk = started();
    const { events, ...after } = talk.ask({ op: "play", move: "deal" });
    expect(talk.errorOf({ op: "redo" })).toBe("nothing-to-redo");
    talk.ask({ op: "undo" });
    expect(talk.ask({ op: "redo" })).toEqual(after);
    expect(talk.errorOf({ op: "redo" })).toBe("nothing-to-redo");
  });

  test("a resigned game is lost, once", () => {
    const talk = started();
    talk.ask({ op: "play", move: "deal" });
    const resigned = talk.ask({ op: "resign" });
    expect(resigned).toMatchObject({ ply: 1, status: "lost", legal: [] });
    expect(resigned).not.toHaveProperty("limit");
    expect(talk.ask({ op: "moves" })).toEqual({ moves: [] });
    expect(talk.errorOf({ op: "resign" })).toBe("game-over");
    expect(talk.ask({ op: "transcript" }).transcript).toContain('[Result "resigned');
  });
});

describe("moveLimit", () => {
  const limited = () => started({ ...FK, moveLimit: 3 });

  test("resigns the game after so many moves", () => {
    const talk = limited();
    expect(talk.ask({ op: "play", moves: ["deal", "deal"] })).toMatchObject({ ply: 2, status: "playing" });
    const ended = talk.ask({ op: "play", move: "deal" });
    expect(ended).toMatchObject({ ply: 3, status: "lost", legal: [], limit: true });
    expect(talk.ask({ op: "position" })).toMatchObject({ limit: true });
    expect(talk.ask({ op: "transcript" }).transcript).toContain('[Result "resigned');
    expect(limited().ask({ op: "play", moves: ["deal", "deal", "deal", "deal"] }).error).toEqual({
      code: "game-over",
      message: "move 4 (index 3): the game is over: it was resigned",
    });
  });

  test("is passed by neither undo nor redo", () => {
    const talk = limited();
    const ended = talk.ask({ op: "play", moves: ["deal", "deal", "deal"] });
    const undone = talk.ask({ op: "undo" });
    expect(undone).toMatchObject({ ply: 2, status: "playing" });
    expect(undone).not.toHaveProperty("limit");
    expect({ ...talk.ask({ op: "redo" }), events: ended.events }).toEqual(ended);
  });

  test("is that of one game: a resignation before it is none of its doing, nor is the next game", () => {
    const talk = limited();
    talk.ask({ op: "play", moves: ["deal", "deal"] });
    expect(talk.ask({ op: "resign" })).not.toHaveProperty("limit");
    talk.ask(FK);
    expect(talk.ask({ op: "play", moves: ["deal", "deal", "deal"] })).toMatchObject({ status: "playing" });
  });
});

test.each([
  "play",
  "undo",
  "redo",
  "resign",
  "moves",
  "narrate",
  "position",
  "observe",
  "perft",
  "transcript",
])("%s needs a game", (op) => {
  const rest = op === "perft" ? { depth: 1 } : op === "play" ? { move: "deal" } : {};
  expect(new Conversation().errorOf({ op, ...rest })).toBe("no-game");
});

describe("observe", () => {
  test("tells what the player may see, and nothing else", () => {
    const talk = started();
    const { view } = talk.ask({ op: "position" });
    expect(talk.ask({ op: "observe", id: 1 })).toEqual({ id: 1, view });
  });
});

describe("moves", () => {
  test("has every legal move in words, with what it will surely and possibly do", () => {
    const talk = started();
    const { legal } = talk.ask({ op: "position" });
    const moves = talk.ask({ op: "moves" }).moves as readonly ForeseenMove[];
    expect(moves.map(({ move }) => move)).toEqual(legal);
    expect(moves.find(({ move }) => move === "deal")).toEqual({
      move: "deal",
      label: expect.stringMatching(/card/),
      surely: [expect.objectContaining({ type: "dealt", left: 23 })],
      possibly: [],
    });
  });
});

describe("narrate", () => {
  test("tells the story from its beginning, or what happened after a ply", () => {
    const talk = started();
    talk.ask({ op: "play", moves: ["deal", "deal"] });
    const lines = talk.ask({ op: "narrate" }).lines as readonly string[];
    expect(lines).toHaveLength(3);
    expect(talk.ask({ op: "narrate", since: 0 }).lines).toEqual(lines.slice(1));
    expect(talk.ask({ op: "narrate", since: 1 }).lines).toEqual(lines.slice(2));
    expect(talk.ask({ op: "narrate", since: 9 }).lines).toEqual([]);
  });

  test("tells the end", () => {
    const talk = started();
    talk.ask({ op: "resign" });
    expect(talk.ask({ op: "narrate", since: 0 }).lines).toHaveLength(1);
  });

  test("by memory it says nothing of cards that lie face down (TK-32)", () => {
    const session = tombByMemory(3, 12);
    const talk = started({ op: "load", transcript: formatTranscript(session) });
    const lines = talk.ask({ op: "narrate", since: 0 }).lines;
    expect(lines).toEqual(linesOf(session));
    expect(lines).not.toEqual(session.now.before && linesOf(withOpenCards(session)));
  });
});

describe("perft", () => {
  test("counts from the current position, which stays", () => {
    const talk = started();
    const position = talk.ask({ op: "position" });
    expect(talk.ask({ op: "perft", depth: 0 })).toEqual({ nodes: 1 });
    expect(talk.ask({ op: "perft", depth: 1 }).nodes).toBe(position.legal?.length);
    let sum = 0;
    for (const move of position.legal ?? []) {
      sum += talk.ask({ op: "play", move }).legal?.length ?? 0;
      talk.ask({ op: "undo" });
    }
    expect(talk.ask({ op: "perft", depth: 2 }).nodes).toBe(sum);
    expect(talk.ask({ op: "position" })).toEqual(position);
  });

  test("a depth beyond all counting is too-large", () => {
    expect(endless().talk.errorOf({ op: "perft", depth: 1e300 })).toBe("too-large");
  });
});

interface ForeseenMove {
  readonly move: string;
  readonly label: string;
  readonly surely: readonly { readonly type: string }[];
  readonly possibly: readonly { readonly type: string }[];
}

function ownArtifacts() {
  return builtInCardSet.artifacts.map((card) => ({ ...card, name: "Something else" }));
}

interface Endless {
  readonly transcript: string;
  readonly there: string;
  readonly back: string;
}

let known: Endless | undefined;

/** A game in which two moves undo each other, so that it can go on for ever: the first that random play finds. */
function endless(): { readonly talk: Conversation; readonly there: string; readonly back: string } {
  known ??= findEndless();
  const { transcript, there, back } = known;
  const talk = new Conversation();
  talk.ask({ op: "load", transcript });
  expect(talk.ask({ op: "play", moves: [there, back, there, back] }).error).toBeUndefined();
  return { talk, there, back };
}

/** The same game as if its last two moves had been repeated until it has nearly so many: to play them all takes long. */
function withRepeatedMoves(connection: Connection, most: number): Connection {
  const { session } = connection;
  if (!session?.now.before) throw new Error("no two moves were made");
  const lastTwo = [session.now.before, session.now];
  let { now } = session;
  while (now.number + lastTwo.length <= most) {
    for (const ply of lastTwo) now = { ...ply, number: now.number + 1, before: now };
  }
  return { ...connection, session: { ...session, now } };
}

function findEndless(): Endless {
  const random = seededRandom(7);
  for (;;) {
    const session = playedOn(randomStart(gameOf("four-kingdoms"), random), 150, random);
    const transcript = formatTranscript(session);
    for (const there of legalWords(session)) {
      const back = there.replace(/^(t\d)-(t\d)$/, "$2-$1");
      if (back === there) continue;
      const talk = new Conversation();
      talk.ask({ op: "load", transcript });
      if (talk.ask({ op: "play", moves: [there, back, there, back] }).error === undefined)
        return { transcript, there, back };
    }
  }
}
