import { createHash } from "node:crypto";
import { games, outcomeOf, type Session, seededRandom, startSession } from "@tetrarch/engine";
import type { InputLine } from "@tetrarch/protocol";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countOf, tellChecks } from "../../../../testing/counts.js";
import { gameOf } from "../../../../testing/game-of.js";
import { mutated } from "../../../../testing/mutation.js";
import { playedOn, randomStart } from "../../../../testing/random-play.js";
import { Tally } from "../../../../testing/tally.js";
import { twinPositions } from "../../../../testing/twins.js";
import { value } from "../../../../testing/value.js";
import { jsonDialogue } from "../../src/bench/json-dialogue.js";
import {
  afterReply,
  type Dialogue,
  MOST_LINES_A_MOVE,
  openGame,
  type RefereedGame,
  sessionOf,
} from "../../src/bench/refereed-game.js";
import { commitmentOf, freshSeed, secretDeal } from "../../src/bench/secret-deals.js";
import { textDialogue } from "../../src/bench/text-dialogue.js";

const LIMITS = { moves: 2000, errors: 3 };
const SEED = "00112233445566778899aabbccddeeff";
const PLACE = { number: 1, of: 1 };
const ids = games.map(({ id }) => id);

const line = (text: string): InputLine => ({ type: "text", text });

function started(id: string, limits = LIMITS): RefereedGame {
  const session = value(startSession(gameOf(id), secretDeal(gameOf(id), SEED, 1)));
  return openGame(session, limits);
}

/** The game after these lines, and what the program was sent after the last of them. */
function after(dialogue: Dialogue, game: RefereedGame, lines: readonly string[], limits = LIMITS) {
  let now = game;
  let said: readonly string[] = [];
  for (const text of lines) {
    const reply = dialogue.answer(now, line(text));
    said = reply.lines;
    now = afterReply(now, reply, limits);
  }
  return { game: now, said };
}

describe("secret deals", () => {
  test("a seed is published by its SHA-256", () => {
    const seed = freshSeed();
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(commitmentOf(seed)).toBe(createHash("sha256").update(seed).digest("hex"));
    expect(freshSeed()).not.toBe(seed);
  });

  // Made by a second implementation, in Python. A promise: revealed seeds hang on it.
  test("are the same in every later version", () => {
    expect(commitmentOf(SEED)).toBe("5947d7c33d783f94b3b4c1a96ebc8991ed28f1b069b71e03376cba8caa98a720");
    const digests = ids.map((id) => {
      const deals = [1, 2, 200].map((number) => secretDeal(gameOf(id), SEED, number));
      return [id, createHash("sha256").update(deals.join("\n")).digest("hex").slice(0, 16)];
    });
    expect(Object.fromEntries(digests)).toEqual({
      "tomb-of-four-kings": "f445cdf29b2aba0b",
      "kings-keys": "3430d639252baa98",
      "four-kingdoms": "834c0863c09d29a0",
      "four-gods": "4d4bb4c1306c0fca",
      "napoleons-tomb": "263127c02e4fb695",
    });
  });

  test("differ from deal to deal, from game to game and from seed to seed", () => {
    const kingdoms = gameOf("four-kingdoms");
    const deals = Array.from({ length: 200 }, (_, at) => secretDeal(kingdoms, SEED, at + 1));
    expect(new Set([...deals, secretDeal(kingdoms, freshSeed(), 1)]).size).toBe(201);
  });
});

describe("the text form", () => {
  test("tells the table and numbered moves, and takes a number, a word or resign", () => {
    const game = started("four-kingdoms");
    const opening = textDialogue.opening(game, { number: 3, of: 200 });
    expect(opening[0]).toBe(
      "Game 3 of 200: Four Kingdoms. Answer each ? with the number of a move, or resign.",
    );
    expect(opening[1]).toBe("Score 0/52, moves played: 0.");
    expect(opening.find((each) => each.startsWith("1. "))).toMatch(/\(\S+\)\.$/);
    expect(opening.at(-1)).toBe("?");
    const { game: played, said } = after(textDialogue, game, ["deal"]);
    expect(sessionOf(played).now.number).toBe(1);
    expect(said).toContain("Score 0/52, moves played: 1.");
    const resigned = after(textDialogue, played, ["resign"]);
    expect(resigned.game).toMatchObject({ ending: "resigned", illegal: 0 });
    expect(resigned.said.at(-1)).toMatch(/^The game is over: lost, score /);
  });

  test("refuses what is no move, and counts it", () => {
    const { game, said } = after(textDialogue, started("four-kingdoms"), ["99", "w-castle", "hello"]);
    expect(game).toMatchObject({ illegal: 2, unreadable: 1, ending: undefined });
    expect(said).toEqual([expect.stringMatching(/^That is no move here\. .* from 1 to \d+\.$/), "?"]);
  });
});

describe.each([
  ["json", jsonDialogue, '{"op":"play","move":"deal"}', '{"op":"play","move":"x"}', '{"op":"observe"}'],
  ["text", textDialogue, "deal", "99", ""],
] as const)("the referee in %s", (form, dialogue, move, wrong, idle) => {
  test("ends a game after too many refused answers, and plays no more of it", () => {
    const four = [wrong, wrong, wrong, wrong];
    const { game } = after(dialogue, started("four-kingdoms"), [move, ...four, move, wrong]);
    expect(game).toMatchObject({ ending: "errors", illegal: 4 });
    expect(sessionOf(game).now.number).toBe(1);
    expect(outcomeOf(sessionOf(game)).status).toBe("lost");
  });

  test("ends a game at its most moves", () => {
    const limits = { ...LIMITS, moves: 2 };
    const { game } = after(dialogue, started("four-kingdoms", limits), [move, move, move], limits);
    expect(game.ending).toBe("move-limit");
    expect(sessionOf(game).now.number).toBe(2);
  });

  test("ends a game in which a program asks and asks", () => {
    const limits = { ...LIMITS, errors: 10_000 };
    const lines = Array.from({ length: MOST_LINES_A_MOVE + 1 }, () => idle);
    const { game } = after(dialogue, started("four-kingdoms", limits), [move, ...lines], limits);
    expect(game.ending).toBe("chatter");
  });

  test("answers lines that are too long or no text", () => {
    for (const type of ["too-large", "not-utf-8"] as const) {
      const reply = dialogue.answer(started("four-kingdoms"), { type });
      expect([form, reply.refusal]).toEqual([form, "unreadable"]);
    }
  });
});

test("in JSON the next game begins when a program asks for a position, and there may be none", () => {
  const begins = (text: string) => jsonDialogue.begins(line(text));
  expect([begins('{"op":"position","id":1}'), begins('{"op":"narrate"}'), begins("?")]).toEqual([
    true,
    false,
    false,
  ]);
  const [said = ""] = jsonDialogue.refuse?.(line('{"op":"position","id":7}')) ?? [];
  expect(JSON.parse(said)).toMatchObject({ id: 7, error: { code: "no-game" } });
});

test.each(ids)("%s: positions that differ only in what is hidden are told alike", (id) => {
  const POSITIONS = countOf(1_000);
  const said = (session: Session) => {
    const game = openGame(session, LIMITS);
    return [
      textDialogue.opening(game, PLACE),
      textDialogue.answer(game, line("0")).lines,
      ...["position", "moves", "narrate", "observe"].map(
        (op) => jsonDialogue.answer(game, line(JSON.stringify({ op }))).lines,
      ),
    ];
  };
  for (const [session, twin] of twinPositions(gameOf(id), POSITIONS, 11))
    expect(said(twin)).toEqual(said(session));
  tellChecks(POSITIONS, "twin positions");
});

test.each(ids)("%s: mutated answers in text never break the referee", (id) => {
  const INPUTS = countOf(40_000, 100);
  const random = seededRandom(5);
  const game = gameOf(id);
  const positions = Array.from({ length: 60 }, () =>
    playedOn(randomStart(game, random), random(30), random),
  ).filter(({ now }) => game.legalMoves(now.state).length > 0);
  const tally = new Tally(`text answers of ${id}`);
  const base = fc.oneof(
    fc.constantFrom("1", "2", "3", " 2 ", "12", "resign"),
    fc.constantFrom(...game.moveWords().slice(0, 50)),
  );
  fc.assert(
    fc.property(fc.constantFrom(...positions), mutated(base, ["1", "resign"]), (session, text) => {
      tally.count(() => {
        const opened = openGame(session, LIMITS);
        const reply = textDialogue.answer(opened, line(text));
        const played = afterReply(opened, reply, LIMITS);
        expect(reply.lines.join("\n")).not.toContain(session.deal);
        return played.illegal + played.unreadable === 0;
      });
    }),
    { numRuns: INPUTS, seed: 1 },
  );
  tally.finish(INPUTS);
});
