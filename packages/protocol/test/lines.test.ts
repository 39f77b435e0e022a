import { games, variantsOf } from "@tetrarch/engine";
import { agentsOf } from "@tetrarch/solver";
import { describe, expect, test } from "vitest";
import { MOST_BYTES, MOST_NODES } from "../src/limits.js";
import { OPS } from "../src/requests.js";
import { Conversation, VERSION } from "./conversation.js";
import { FK, started } from "./started.js";

describe("hello", () => {
  test("names the program, its version, the protocol and every game with its variants", () => {
    expect(new Conversation().ask({ op: "hello" })).toMatchObject({
      name: "tetrarch",
      version: VERSION,
      protocol: 1,
      games: games.map(({ id, title, options }) => ({ id, title, variants: variantsOf(options) })),
    });
  });

  test("lists the players of each game with what they do, the limits and the requests", () => {
    const { players, limits, ops } = new Conversation().ask({ op: "hello" });
    for (const game of games) {
      const listed = (players as Readonly<Record<string, readonly { name: string; does: string }[]>>)[
        game.id
      ];
      expect(listed?.map(({ name }) => name)).toEqual(agentsOf(game).players.map(({ name }) => name));
      for (const { does } of listed ?? []) expect(does).toMatch(/^It .+\.$/);
    }
    expect(limits).toMatchObject({ bytes: MOST_BYTES, nodes: MOST_NODES });
    expect(ops).toEqual(OPS);
  });

  test("lists the move words of each game when asked for", () => {
    const { moves } = new Conversation().ask({ op: "hello", moves: true });
    expect(moves).toEqual(Object.fromEntries(games.map((game) => [game.id, game.moveWords()])));
    expect(new Conversation().ask({ op: "hello", moves: false })).not.toHaveProperty("moves");
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
    [{ op: "hello", moves: 1 }, '"moves": expected true or false, found 1'],
    [{ op: "new", game: "four-gods", moveLimit: 0 }, '"moveLimit": expected a number, 1 or more'],
    [{ op: "new", game: "four-gods", winnable: false }, '"winnable": expected true, found false'],
    [
      { op: "new", game: "four-gods", winnable: true, difficulty: "fair" },
      '"difficulty": expected ("easy" |',
    ],
    [{ op: "new", game: "four-gods", deal: "FG-7-5", number: 7 }, "new takes one of deal, number, winnable"],
    [{ op: "new", game: "four-gods", difficulty: "easy" }, "new takes them with winnable only"],
    [{ op: "solve", nodes: -1 }, '"nodes": expected a number, 0 or more, found -1'],
    [{ op: "solve", seconds: -1 }, '"seconds": expected a number, 0 or more, found -1'],
    [{ op: "solve", progress: 1 }, '"progress": expected true or false, found 1'],
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
    [{ op: "perft", depth: -1 }, '"depth": expected a number, 0 or more, found -1'],
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

function escaped(text: string): string {
  return text.replace(/[[\]{}.\\^$*+?()|"]/g, "\\$&");
}
