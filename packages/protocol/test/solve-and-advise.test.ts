import { formatTranscript, games, resign, seededRandom } from "@tetrarch/engine";
import { agentsOf, DIFFICULTIES } from "@tetrarch/solver";
import { describe, expect, test } from "vitest";
import { gameOf } from "../../../testing/game-of.js";
import { playedOn, randomStart } from "../../../testing/random-play.js";
import { MOST_NODES } from "../src/limits.js";
import { Conversation } from "./conversation.js";

/** Games whose solver settles a deal in a moment. */
const FG = { op: "new", game: "four-gods", deal: "FG-7-5" };

/** Games whose strong player plans ahead instead of weighing moves. */
const PLANNED = ["napoleons-tomb"];

function started(request: object = FG): Conversation {
  const talk = new Conversation();
  expect(talk.ask(request).error).toBeUndefined();
  return talk;
}

function playersOf(id: string): readonly string[] {
  const game = games.find((candidate) => candidate.id === id);
  const agents = game && agentsOf(game);
  if (!agents) throw new Error(`nothing is known of ${id}`);
  return agents.players.map(({ name }) => name);
}

function honestyOf(talk: Conversation): string | undefined {
  return /\[Honest "(\w+)"\]/.exec(talk.ask({ op: "transcript" }).transcript ?? "")?.[1];
}

describe("solve", () => {
  test("a win comes with moves that win", () => {
    const talk = started();
    const answer = talk.ask({ op: "solve", id: 4 });
    expect(answer).toMatchObject({ id: 4, verdict: "won" });
    expect(answer.nodes).toBeGreaterThan(0);
    expect(answer).not.toHaveProperty("best");
    expect(answer).not.toHaveProperty("stop");
    expect(talk.ask({ op: "play", moves: answer.moves }).status).toBe("won");
  });

  test("from the middle of a game; the position stays as it is", () => {
    const talk = started();
    talk.ask({ op: "play", moves: ["take:p1", "p1L"] });
    const before = talk.ask({ op: "position" });
    const answer = talk.ask({ op: "solve" });
    expect(talk.ask({ op: "position" })).toEqual(before);
    expect(talk.ask({ op: "play", moves: answer.moves }).status).toBe(
      answer.verdict === "won" ? "won" : "playing",
    );
  });

  test("without nodes it is unknown, and says that they are spent", () => {
    const answer = started().ask({ op: "solve", nodes: 0 });
    expect(answer).toMatchObject({ verdict: "unknown", moves: [], stop: "nodes" });
  });

  test("the same again is the same answer, byte for byte", () => {
    const line = '{"op":"solve","nodes":100000}';
    expect(started().line(line)).toBe(started().line(line));
  });

  test.each(games.map(({ id }) => id))("%s: what is over is what it is", (id) => {
    const random = seededRandom(3);
    const game = gameOf(id);
    const resigned = resign(playedOn(randomStart(game, random), 4, random));
    if (!resigned.ok) throw new Error(resigned.error.message);
    const talk = started({ op: "load", transcript: formatTranscript(resigned.value) });
    const { status, score } = talk.ask({ op: "position" });
    const answer = talk.ask({ op: "solve" });
    expect(answer).toMatchObject({ verdict: "lost", moves: [], nodes: 0, states: 0 });
    const hasPoints = ["tomb-of-four-kings", "kings-keys"].includes(id);
    if (hasPoints) expect(answer.best).toEqual({ status, score, exact: true });
    else expect(answer).not.toHaveProperty("best");
  });

  test("a won game is won", () => {
    const talk = started();
    talk.ask({ op: "play", moves: talk.ask({ op: "solve" }).moves });
    expect(talk.ask({ op: "solve" })).toMatchObject({ verdict: "won", moves: [], nodes: 0 });
  });

  test("a budget has a limit, and a game is needed", () => {
    expect(started().errorOf({ op: "solve", nodes: MOST_NODES + 1 })).toBe("too-large");
    expect(new Conversation().errorOf({ op: "solve" })).toBe("no-game");
  });

  test("the game is not honest any more (C-10), unless the request was refused", () => {
    const talk = started();
    talk.ask({ op: "solve", nodes: MOST_NODES + 1 });
    expect(honestyOf(talk)).toBe("yes");
    talk.ask({ op: "solve", nodes: 1 });
    expect(honestyOf(talk)).toBe("no");
  });
});

describe("advise", () => {
  describe.each(games.map(({ id }) => id))("%s", (id) => {
    test("every player advises a legal move, the same every time", () => {
      for (const player of playersOf(id)) {
        const request = { op: "advise", player, nodes: 500 };
        const talk = started({ op: "new", game: id, deal: undefined });
        const { legal } = talk.ask({ op: "position" });
        const advice = talk.ask(request);
        expect(legal).toContain(advice.move);
        expect(talk.ask(request)).toEqual(advice);
        expect(advice.playerVersion).toBe(id === "tomb-of-four-kings" && player === "evaluator" ? 2 : 1);
        const moves = advice.moves as readonly { move: string; value: number; visits: number }[];
        expect(advice.cards).toBe(player === "rehearser" && moves.length > 0 ? 8 : undefined);
        if (moves.length > 0) expect(moves[0]?.move).toBe(advice.move);
        for (const { move, value, visits } of moves) {
          expect(legal).toContain(move);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
          // An evaluation tells what it expects without a trial game.
          expect(visits > 0).toBe(player !== "evaluator");
        }
      }
    });

    test("greedy gives its reason; the strong player weighs moves, or gives its reason", () => {
      const talk = started({ op: "new", game: id });
      let weighed = 0;
      for (let ply = 0; ply < 20 && weighed === 0; ply++) {
        const { legal = [] } = talk.ask({ op: "position" });
        if (legal.length === 0) break;
        expect(talk.ask({ op: "advise", player: "greedy" }).reason).toMatch(/^[a-z]+(-[a-z]+)*$/);
        const advice = talk.ask({ op: "advise", player: "sampler", nodes: 20_000 });
        weighed = (advice.moves as readonly unknown[]).length;
        talk.ask({ op: "play", move: advice.move });
      }
      if (PLANNED.includes(id))
        expect(talk.ask({ op: "advise", player: "sampler" }).reason).toMatch(/^[a-z-]+$/);
      else expect(weighed).toBeGreaterThan(1);
    });
  });

  test("a random player weighs nothing", () => {
    expect(started().ask({ op: "advise", player: "random" })).toMatchObject({ moves: [], nodes: 0 });
  });

  test("an unknown player is named, with those there are", () => {
    const { error } = started().ask({ op: "advise", player: "deep blue" });
    expect(error).toMatchObject({
      code: "unknown-player",
      message: expect.stringContaining('"deep blue" is not one of random, '),
    });
  });

  test("no advice when the game is over, without a game, or beyond the limit", () => {
    const talk = started();
    talk.ask({ op: "play", moves: talk.ask({ op: "solve" }).moves });
    expect(talk.errorOf({ op: "advise", player: "random" })).toBe("game-over");
    expect(talk.errorOf({ op: "advise", player: "nobody" })).toBe("unknown-player");
    expect(new Conversation().errorOf({ op: "advise", player: "random" })).toBe("no-game");
    expect(started().errorOf({ op: "advise", player: "random", nodes: 1e15 })).toBe("too-large");
  });

  test("the game is not honest any more (C-10), unless the request was refused", () => {
    const talk = started();
    talk.ask({ op: "advise", player: "nobody" });
    expect(honestyOf(talk)).toBe("yes");
    talk.ask({ op: "advise", player: "random" });
    expect(honestyOf(talk)).toBe("no");
  });
});

describe("new with winnable", () => {
  test.each(games.map(({ id }) => id))("%s: a deal that can be won, and the game stays honest", (id) => {
    const talk = started({ op: "new", game: id, winnable: true });
    expect(talk.ask({ op: "position" })).toMatchObject({ game: id, ply: 0, status: "playing" });
    expect(honestyOf(talk)).toBe("yes");
    expect(talk.ask({ op: "solve" })).toMatchObject({ verdict: "won" });
  });

  test("as difficult as wanted, in the variant wanted", () => {
    const variant = "crossed-paths";
    for (const difficulty of DIFFICULTIES) {
      const talk = started({ op: "new", game: "four-gods", variant, winnable: true, difficulty });
      expect(talk.ask({ op: "position" })).toMatchObject({ variant });
      expect(talk.ask({ op: "difficulty" })).toMatchObject({ difficulty, nodes: expect.any(Number) });
    }
  });

  test("none is found without a budget; variant and budget are checked", () => {
    const request = { op: "new", game: "four-gods", winnable: true };
    const talk = new Conversation();
    expect(talk.errorOf({ ...request, nodes: 0 })).toBe("none-found");
    expect(talk.errorOf({ ...request, nodes: MOST_NODES + 1 })).toBe("too-large");
    expect(talk.errorOf({ ...request, variant: "none" })).toBe("bad-variant");
  });
});

describe("difficulty", () => {
  test("is that of the deal wherever the game stands, and ends its honesty", () => {
    const talk = started();
    talk.ask({ op: "play", moves: ["take:p1", "p1L"] });
    const answer = talk.ask({ op: "difficulty" });
    expect(answer).toMatchObject({ difficulty: expect.stringMatching(/^(easy|medium|hard)$/) });
    expect(honestyOf(talk)).toBe("no");
    expect(started().ask({ op: "difficulty" })).toEqual(answer);
  });

  test("no-difficulty says nothing of why, and leaves the game honest", () => {
    const talk = started();
    expect(talk.errorOf({ op: "difficulty", nodes: 0 })).toBe("no-difficulty");
    expect(honestyOf(talk)).toBe("yes");
  });
});

describe("analyse", () => {
  test("tells of every move so far, and ends the game's honesty (C-10)", () => {
    const talk = started();
    talk.ask({ op: "play", moves: ["take:p1", "p1L"] });
    expect(honestyOf(talk)).toBe("yes");
    const answer = talk.ask({ op: "analyse", nodes: 1000 });
    expect(answer).toMatchObject({ game: "four-gods", final: true, plies: [{ ply: 0 }, { played: "p1L" }] });
    expect(honestyOf(talk)).toBe("no");
  });

  test("the same again is the same answer, byte for byte", () => {
    const talk = started();
    talk.ask({ op: "play", moves: ["take:p1", "p1L"] });
    const line = '{"op":"analyse","nodes":1000}';
    expect(talk.line(line)).toBe(talk.line(line));
  });

  test("needs a game, and refuses budgets without end", () => {
    expect(new Conversation().errorOf({ op: "analyse" })).toBe("no-game");
    expect(started().errorOf({ op: "analyse", nodes: MOST_NODES + 1 })).toBe("too-large");
  });
});
