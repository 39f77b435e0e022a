import { afterEach, describe, expect, it } from "vitest";
import { countOf, isLong, tellChecks } from "../../../testing/counts.js";
import { expectSame } from "../../../testing/same.js";
import { formatDeal, parseDeal } from "../src/core/deal.js";
import { formatDealCode, numberedDeal, parseDealCode } from "../src/core/deal-code.js";
import type { AnyGame, Score } from "../src/core/game.js";
import { perft } from "../src/core/perft.js";
import { type Random, seededRandom } from "../src/core/random.js";
import { legalWords, outcomeOf, playWord, redo, resign, startSession, undo } from "../src/core/session.js";
import { formatTranscript, replayTranscript } from "../src/core/transcript.js";
import { messagesOf, narrate } from "../src/index.js";
import { gamesAndVariants, randomGame, startOf } from "./random-games.js";

const DEALS = Array.from({ length: countOf(1000) }, (_, index) => index + 1);
/** Plies enough for most random games to end by themselves. */
const TO_THE_END = 5000;
/** How many plies lie between the positions from which two games are played on side by side. */
const STRIDE = isLong ? 1 : 5;
let tally = new Map<string, number>();

function count(what: string, times = 1): void {
  tally.set(what, (tally.get(what) ?? 0) + times);
}

/** Freezes a state all the way down, so that a write to an old state throws. */
function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

function isInBounds({ value, max, text }: Score): boolean {
  return Number.isInteger(value) && value >= 0 && value <= max && /^\d+(\/\d+)?$/.test(text);
}

/** All strings anywhere in a plain value. */
function codesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === "string") found.add(value);
  else if (typeof value === "object" && value !== null) {
    for (const part of Object.values(value)) codesIn(part, found);
  }
  return found;
}

/** In which line of the position's text each code stands: a card that has come to another was moved. */
function linesByCode(game: AnyGame, state: unknown): ReadonlyMap<string, string> {
  const lines = game.formatState(state).split("\n");
  return new Map(
    lines.flatMap((line) => line.split(" ").map((code) => [code, line.split(":")[0] as string])),
  );
}

function session(game: AnyGame, variant: string, number: number) {
  const started = startSession(game, formatDealCode(game.dealCode, number), variant);
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

/** Tests of what every game must do, whatever its rules, for each of these in every variant. */
export function checkGames(games: readonly AnyGame[]): void {
  describe.each(gamesAndVariants(games))("$name", checkGame);
}

function tellTally(): void {
  const checks = tally;
  tally = new Map();
  // Of some games none is cut, for instance.
  for (const [what, times] of checks) if (times > 0) tellChecks(times, what);
}

function checkGame({ game, variant }: { readonly game: AnyGame; readonly variant: string }): void {
  afterEach(tellTally);

  it("C-1: a deal holds the whole pack, and is the same after a round trip as text", () => {
    for (const number of DEALS) {
      const deal = numberedDeal(game.pack, number);
      expectSame([...deal.cards].sort(), game.pack.parts.flat().sort());
      expectSame(parseDeal(game.pack, formatDeal(deal)), { ok: true, value: deal });
    }
  });

  it("C-9: a deal code is read back to its number", () => {
    for (const number of DEALS) {
      expect(parseDealCode(game.dealCode, formatDealCode(game.dealCode, number))).toEqual({
        ok: true,
        value: number,
      });
    }
  });

  it("C-4: move words are unique, ASCII, without spaces, and read back to the same move, and listed", () => {
    const listed = game.moveWords();
    expectSame(listed, [...new Set(listed)].sort());
    const known = new Set(listed);
    for (const number of DEALS) {
      for (const { moves } of randomGame(game, variant, number)) {
        const words = moves.map((move) => game.formatMove(move));
        expect(new Set(words).size).toBe(words.length);
        for (const [index, word] of words.entries()) {
          expect(word).toMatch(/^[!-~]+$/);
          expectSame(game.parseMove(word), moves[index]);
          expect(known).toContain(word);
          count("moves");
        }
      }
    }
  });

  it("a state is plain data, never changed by a move, and the same after JSON and after text", () => {
    for (const number of DEALS) {
      for (const { state, moves, chosen } of randomGame(game, variant, number)) {
        frozen(state);
        const json = JSON.stringify(state);
        expectSame(JSON.parse(json), state);
        expectSame(structuredClone(state), state);
        expectSame(game.parseState(game.formatState(state)), { ok: true, value: state });
        if (chosen >= 0) {
          const first = game.play(state, moves[chosen]);
          expectSame(game.play(JSON.parse(json), moves[chosen]), first);
        }
        count("states");
      }
    }
  });

  it("C-6: the game is over exactly when no move is legal, and the score stays in its bounds", () => {
    let ended = 0;
    for (const number of DEALS) {
      for (const { state, moves } of randomGame(game, variant, number, TO_THE_END)) {
        const { status, score } = game.outcome(state);
        const scores = [score, game.resignedScore(state)];
        // Asked of hundreds of thousands of positions: an assertion each would take longer than the games.
        if ((status === "playing") !== moves.length > 0 || !scores.every(isInBounds)) {
          const found = `${status}, ${moves.length} moves, ${JSON.stringify(scores)}`;
          throw new Error(`${found}:\n${game.formatState(state)}`);
        }
        if (status !== "playing") ended++;
      }
    }
    expect(ended).toBeGreaterThan(DEALS.length / 4);
    count("random games ended", ended);
    count(`random games cut at ${TO_THE_END} plies`, DEALS.length - ended);
  });

  it("C-11: a sampled position has the very same view and the same legal moves", () => {
    for (const number of DEALS) {
      const random = seededRandom(number);
      for (const { state, moves } of randomGame(game, variant, number)) {
        const view = game.view(state);
        const sampled = game.sample(JSON.parse(JSON.stringify(view)), random);
        expectSame(game.view(sampled), view);
        expectSame(game.legalMoves(sampled), moves);
        expect(game.outcome(sampled).status).toBe(game.outcome(state).status);
        expectSame(game.parseState(game.formatState(sampled)), { ok: true, value: sampled });
        count("samples");
      }
    }
  });

  it("C-11: what is hidden changes neither view nor legal moves at the start", () => {
    for (const number of DEALS) {
      const state = startOf(game, variant, number);
      for (let again = 0; again < 5; again++) {
        const other = game.sample(game.view(state), seededRandom(again));
        expectSame(game.view(other), game.view(state));
        expectSame(game.legalMoves(other), game.legalMoves(state));
        count("reshuffled starts");
      }
    }
  });

  it("C-11: once all that matters is known, what is hidden changes nothing to the end", () => {
    for (const number of DEALS) {
      const random = seededRandom(number);
      let wasKnown = false;
      for (const { ply, state } of randomGame(game, variant, number)) {
        const view = game.view(state);
        const isKnown = game.knowsAll(view);
        // What is known once stays known.
        expect(isKnown || !wasKnown).toBe(true);
        // The first such position is always among them.
        if (!isKnown || (wasKnown && ply % STRIDE > 0)) continue;
        wasKnown = true;
        expectSameToTheEnd(state, game.sample(view, random), random);
        count("positions in which all that matters is known");
      }
    }
  });

  /** Plays the same random moves in both positions. */
  function expectSameToTheEnd(start: unknown, otherStart: unknown, random: Random): void {
    let [one, other] = [start, otherStart];
    for (let ply = 0; ply < 30; ply++) {
      expectSame(game.view(other), game.view(one));
      expectSame(game.outcome(other), game.outcome(one));
      const moves = game.legalMoves(one);
      expectSame(game.legalMoves(other), moves);
      if (moves.length === 0) return;
      const move = moves[random(moves.length)];
      const [next, otherNext] = [game.play(one, move), game.play(other, move)];
      expectSame(otherNext.events, next.events);
      one = next.state;
      other = otherNext.state;
    }
  }

  it("C-11: events are plain data, narrated each by one line, and name only cards that the player sees", () => {
    for (const number of DEALS) {
      for (const { state, moves, chosen } of randomGame(game, variant, number)) {
        if (chosen < 0) continue;
        const { events, state: after } = game.play(state, moves[chosen]);
        expectSame(JSON.parse(JSON.stringify(events)), events);
        expect(events.length).toBeGreaterThan(0);
        for (const event of events) {
          const line = narrate(game.id, event);
          expect(line).toMatch(/^[^\n]{8,200}$/);
          expect(line).not.toMatch(/undefined|null|NaN|\[object|--|\s\s/);
          count("narrated events");
        }
        // What an event names lay open before the move, lies open after it, or was turned up and over again by it.
        const open = codesIn([game.view(state), game.view(after)]);
        const [from, to] = [linesByCode(game, state), linesByCode(game, after)];
        const pack = new Set(game.pack.parts.flat());
        for (const code of codesIn(events)) {
          if (!pack.has(code) || from.get(code) !== to.get(code)) continue;
          expect(open).toContain(code);
          count("cards in events");
        }
        expect(messagesOf(game.id).move(game.formatMove(moves[chosen]))).toMatch(/^[^\n]{3,45}$/);
      }
    }
  });

  it("C-8: what each option changes is told", () => {
    const { options = {} } = messagesOf(game.id);
    expect(Object.keys(options).sort()).toEqual([...game.options]);
    for (const { name, what } of Object.values(options)) {
      expect(name).toMatch(/^[^\n]{3,45}$/);
      expect(what).toMatch(/^[^\n]{30,300}\.$/);
    }
  });

  it("C-8: undo, redo and the transcript lead to the same position; resigning loses", () => {
    for (const number of DEALS) {
      let current = session(game, variant, number);
      for (const { ply, moves, chosen } of randomGame(game, variant, number)) {
        if (chosen < 0) break;
        const before = current;
        const played = playWord(current, game.formatMove(moves[chosen]));
        if (!played.ok) throw new Error(played.error.message);
        current = played.value;
        const back = undo(current);
        if (!back.ok) throw new Error(back.error.message);
        expectSame(back.value.now.state, before.now.state);
        expectSame(legalWords(back.value), legalWords(before));
        const again = redo(back.value);
        expect(again.ok && again.value.now).toBe(current.now);
        if (ply % 16 === 0) expectSameAfterTranscript(current);
        count("undos");
      }
      expectSameAfterTranscript(current);
      const resigned = resign(current);
      expect(resigned.ok).toBe(outcomeOf(current).status === "playing");
      if (resigned.ok) {
        expect(outcomeOf(resigned.value).status).toBe("lost");
        expectSame(legalWords(resigned.value), []);
        expectSameAfterTranscript(resigned.value);
      }
    }
  });

  function expectSameAfterTranscript(current: ReturnType<typeof session>): void {
    const text = formatTranscript(current);
    const replayed = replayTranscript(text, () => ({ ok: true, value: game }));
    if (!replayed.ok) throw new Error(`${replayed.error.message}\n${text}`);
    expectSame(replayed.value.now.state, current.now.state);
    expect(formatTranscript(replayed.value)).toBe(text);
    count("transcripts");
  }

  it("C-7: perft agrees with counting every sequence one by one", () => {
    const naive = (state: unknown, depth: number): number =>
      depth === 0
        ? 1
        : game
            .legalMoves(state)
            .reduce<number>((sum, move) => sum + naive(game.play(state, move).state, depth - 1), 0);
    for (const number of DEALS.slice(0, 5)) {
      const state = startOf(game, variant, number);
      for (const depth of [0, 1, 2, 3]) {
        expectSame(perft(game, state, depth), { ok: true, value: naive(state, depth) });
        count("perft checks");
      }
    }
  });
}
