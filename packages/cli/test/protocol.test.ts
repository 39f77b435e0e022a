import {
  builtInCardSet,
  formatTranscript,
  games,
  legalWords,
  resign,
  seededRandom,
  variantsOf,
} from "@tetrarch/engine";
import { describe, expect, test } from "vitest";
import { MOST_BYTES, MOST_MOVES, MOST_OWN_SETS } from "../src/limits.js";
import { VERSION } from "../src/version.js";
import { Conversation } from "./conversation.js";
import { playedOn, randomStart } from "./random-play.js";

const FK = { op: "new", game: "four-kingdoms", deal: "FK-11982-6" };
const FG = { op: "new", game: "four-gods", deal: "FG-7-5" };
const ownSet = { ...builtInCardSet, name: "My cards", version: "2" };

function started(request: object = FK): Conversation {
  const talk = new Conversation();
  expect(talk.ask(request).error).toBeUndefined();
  return talk;
}

describe("hello", () => {
  test("names the program, its version, the protocol and every game with its variants", () => {
    expect(new Conversation().ask({ op: "hello" })).toEqual({
      name: "tetrarch",
      version: VERSION,
      protocol: 1,
      games: games.map(({ id, title, options }) => ({ id, title, variants: variantsOf(options) })),
    });
  });
});

describe("id", () => {
  test.each([
    "1",
    '"a"',
    "null",
    "false",
    "1.0",
    "-0",
    "1e400",
    "12345678901234567890",
    '{"b":1,"a":[{"id":2}]}',
    '"\\ud800"',
    '"\\u0061\\" , }"',
    "[ 1,  2 ]",
  ])("%s is echoed as it was written, in answers and in errors", (id) => {
    const talk = new Conversation();
    expect(talk.line(`{"op":"quit","id":${id}}`)).toBe(`{"id":${id}}`);
    expect(talk.line(`{"id":${id},"op":"undo"}`)).toMatch(new RegExp(`^{"id":${escaped(id)},"error":{`));
    expect(talk.line(`{ "id" : ${id} , "op" : 7 }`)).toMatch(new RegExp(`^{"id":${escaped(id)},"error":{`));
  });

  test("is absent where there was none", () => {
    const talk = new Conversation();
    expect(talk.line('{"op":"quit"}')).toBe("{}");
    expect(talk.line('{"op":"undo"}')).toMatch(/^{"error":/);
  });

  test("is found though its key is written with escapes, though another value has the name, the last of two", () => {
    const talk = new Conversation();
    expect(talk.line('{"\\u0069\\u0064":5,"op":"quit"}')).toBe('{"id":5}');
    expect(talk.line('{"op":"id"}')).toMatch(/^{"error":/);
    expect(talk.line('{"id":1,"op":"quit","id":2}')).toBe('{"id":2}');
    expect(talk.line('{"op":{"id":1},"x":["id",{"id":2}]}')).toMatch(/^{"error":/);
  });

  test("nested a hundred thousand deep comes back", () => {
    const id = "[".repeat(100_000) + "]".repeat(100_000);
    expect(new Conversation().line(`{"op":"quit","id":${id}}`)).toBe(`{"id":${id}}`);
  });
});

describe("lines that are no requests", () => {
  test.each(["", "   ", "{", "nonsense", '{"op":"hello"} x', "{'op':'hello'}", "\uFEFF{}"])(
    "%j is bad-json",
    (line) => {
      expect(JSON.parse(new Conversation().line(line)).error.code).toBe("bad-json");
    },
  );

  test.each([
    [[], "a request is a JSON object"],
    [null, "a request is a JSON object"],
    [5, "a request is a JSON object"],
    [{}, "op: expected a string, the name of a request"],
    [{ op: 1 }, "op: expected a string, the name of a request"],
    [{ op: "Hello" }, 'op: "Hello" is not one of'],
    [{ op: "toString" }, 'op: "toString" is not one of'],
    [{ op: "solve", nodes: -1 }, '"nodes": expected a whole number, 0 or more, found -1'],
    [{ op: "solve", nodes: "1" }, '"nodes": expected a number, found "1"'],
    [{ op: "solve", player: "greedy" }, '"player": there is no such field'],
    [{ op: "advise" }, '"player": it is missing'],
    [{ op: "advise", player: 1 }, '"player": expected a string, found 1'],
    [{ op: "advise", player: "random", nodes: 0.5 }, '"nodes": expected a whole number, 0 or more'],
    [{ op: "hello", x: 1 }, '"x": there is no such field'],
    [{ op: "hello", constructor: 1 }, '"constructor": there is no such field'],
    [{ op: "new" }, '"game": it is missing'],
    [{ op: "new", game: 1 }, '"game": expected a string, found 1'],
    [{ op: "new", game: "four-kingdoms", deal: null }, '"deal": expected a string, found null'],
    [{ op: "new", game: "four-kingdoms", variant: [] }, '"variant": expected a string, found Array'],
    [{ op: "play", moves: "deal" }, '"moves": expected an array, found "deal"'],
    [{ op: "play", moves: ["deal", 3] }, '"moves"[1]: expected a string, found 3'],
    [{ op: "perft" }, '"depth": it is missing'],
    [{ op: "perft", depth: -1 }, '"depth": expected a whole number, 0 or more, found -1'],
    [{ op: "perft", depth: 1.5 }, '"depth": expected a whole number, 0 or more, found 1.5'],
    [{ op: "perft", depth: "1" }, '"depth": expected a number, found "1"'],
    [{ op: "load" }, '"transcript": it is missing'],
    [{ op: "cards" }, '"game": it is missing'],
  ])("%j is bad-request and says why", (request, reason) => {
    const { error } = started().ask(request);
    expect(error?.code).toBe("bad-request");
    expect(error?.message).toContain(reason);
  });

  test('"__proto__" is a field like any other', () => {
    const answer = new Conversation().line('{"op":"hello","__proto__":{"id":1}}');
    expect(JSON.parse(answer).error.message).toContain("there is no such field");
  });

  test("a long value is shortened in the message", () => {
    const { error } = new Conversation().ask({ op: "new", game: ["x"], deal: "y".repeat(10_000) });
    expect(error?.message.length).toBeLessThan(200);
  });
});

describe("new", () => {
  test.each(games.map(({ id }) => id))("%s: a position at the start, and what there is to play", (id) => {
    const answer = new Conversation().ask({ op: "new", game: id });
    expect(answer).toMatchObject({ game: id, variant: "standard", ply: 0, status: "playing" });
    expect(Object.keys(answer)).toEqual("game variant deal ply status score legal view".split(" "));
    expect(answer.legal).toEqual([...(answer.legal ?? [])].sort());
    expect(answer.legal).not.toEqual([]);
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
    const cards = formatTranscript(randomStart(game("four-kingdoms"), () => 1)).match(/Deal "(.*)"/)?.[1];
    expect(cards).toMatch(/^(\w\w ){51}\w\w$/);
    expect(talk.ask({ ...FK, deal: cards }).deal).toBe(cards);
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
    const session = playedOn(randomStart(game("kings-keys"), seededRandom(3)), 10_000, seededRandom(4));
    expect(legalWords(session)).toEqual([]);
    const talk = new Conversation();
    expect(talk.ask({ op: "load", transcript: formatTranscript(session) }).legal).toEqual([]);
    expect(talk.errorOf({ op: "play", move: "a1-a2" })).toBe("game-over");
    expect(talk.errorOf({ op: "play", moves: ["a1-a2"] })).toBe("game-over");
  });

  test("a game does not grow without end", () => {
    const { talk, there, back } = endless();
    const moves = Array.from({ length: 1_000 }, () => [there, back]).flat();
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

test.each(["play", "undo", "position", "observe", "perft", "transcript"])("%s needs a game", (op) => {
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

describe("transcript and load", () => {
  test.each(games.map(({ id }) => id))("%s: what was written is read again", (id) => {
    for (let seed = 1; seed <= 5; seed++) {
      const session = playedOn(randomStart(game(id), seededRandom(seed)), 60, seededRandom(seed));
      const transcript = formatTranscript(session);
      const talk = new Conversation();
      const loaded = talk.ask({ op: "load", transcript });
      expect(loaded.ply).toBe(session.now.number);
      expect(loaded.legal).toEqual(legalWords(session));
      expect(talk.ask({ op: "transcript" })).toEqual({ transcript });
    }
  });

  test("a resigned game is lost, and nothing is legal in it", () => {
    const resigned = resign(randomStart(game("four-kingdoms"), seededRandom(1)));
    if (!resigned.ok) throw new Error(resigned.error.message);
    const talk = new Conversation();
    const loaded = talk.ask({ op: "load", transcript: formatTranscript(resigned.value) });
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

describe("sizes", () => {
  const padded = (bytes: number) => {
    const line = '{"op":"quit","id":""}';
    return line.replace('""', `"${"x".repeat(bytes - line.length)}"`);
  };

  test("a line of the largest size is read, one byte more is not", () => {
    const talk = new Conversation();
    expect(talk.line(padded(MOST_BYTES))).toMatch(/^{"id":"x/);
    expect(JSON.parse(talk.line(padded(MOST_BYTES + 1))).error.code).toBe("too-large");
    const wide = `{"op":"quit","id":"${"ü".repeat(MOST_BYTES / 2)}"}`;
    expect(JSON.parse(talk.line(wide)).error.code).toBe("too-large");
  });

  test("an id that would make the answer too large is left out of the error", () => {
    const talk = new Conversation();
    const id = "x".repeat(999_970);
    const { error, ...rest } = talk.ask({ op: "hello", id });
    expect(error?.code).toBe("too-large");
    expect(rest).toEqual({});
    const position = talk.ask({ ...FK, id: "x".repeat(999_500) });
    expect(position.error?.code).toBe("too-large");
    expect(position.id).toHaveLength(999_500);
    expect(talk.errorOf({ op: "position" })).toBe("no-game");
  });

  test("a transcript over the limit is too-large", () => {
    const transcript = ";".repeat(999_900);
    expect(new Conversation().errorOf({ op: "load", transcript })).toBe("bad-transcript");
    expect(new Conversation().errorOf({ op: "load", transcript: `${transcript}${";".repeat(200)}` })).toBe(
      "too-large",
    );
  });

  test("nesting without end is refused, not a crash", () => {
    const deep = "[".repeat(400_000) + "]".repeat(400_000);
    const talk = new Conversation();
    expect(JSON.parse(talk.line(deep)).error.code).toBe("bad-request");
    expect(JSON.parse(talk.line(`{"op":${deep}}`)).error.code).toBe("bad-request");
    expect(JSON.parse(talk.line(`{"op":"new","game":"four-gods","cardSet":${deep}}`)).error.code).toBe(
      "bad-card-set",
    );
    const objects = `${'{"x":'.repeat(100_000)}1${"}".repeat(100_000)}`;
    expect(JSON.parse(talk.line(`{"op":"hello","more":${objects}}`)).error.code).toBe("bad-request");
  });
});

test("quit is answered and ends the connection", () => {
  const talk = new Conversation();
  talk.ask({ op: "hello" });
  expect(talk.done).toBe(false);
  expect(talk.ask({ op: "quit" })).toEqual({});
  expect(talk.done).toBe(true);
});

function game(id: string) {
  const found = games.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no game ${id}`);
  return found;
}

function ownArtifacts() {
  return builtInCardSet.artifacts.map((card) => ({ ...card, name: "Something else" }));
}

/** A game in which two moves undo each other, so that it can go on for ever: the first that random play finds. */
function endless(): { readonly talk: Conversation; readonly there: string; readonly back: string } {
  const random = seededRandom(7);
  for (;;) {
    const session = playedOn(randomStart(game("four-kingdoms"), random), 150, random);
    for (const there of legalWords(session)) {
      const back = there.replace(/^(t\d)-(t\d)$/, "$2-$1");
      const talk = new Conversation();
      talk.ask({ op: "load", transcript: formatTranscript(session) });
      if (talk.ask({ op: "play", moves: [there, back, there, back] }).error === undefined) {
        return { talk, there, back };
      }
    }
  }
}

function escaped(text: string): string {
  return text.replace(/[[\]{}.\\^$*+?()|"]/g, "\\$&");
}
