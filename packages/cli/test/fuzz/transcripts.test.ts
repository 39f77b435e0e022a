import {
  findGameAmong,
  formatSave,
  formatTranscript,
  games,
  parseSave,
  playedWords,
  playWord,
  replayTranscript,
  resign,
  type Session,
  seededRandom,
  startSession,
  undo,
} from "@tetrarch/engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countOf } from "../../../../testing/counts.js";
import { mutated } from "../../../../testing/mutation.js";
import { playedOn, randomStart } from "../../../../testing/random-play.js";
import { Tally } from "../../../../testing/tally.js";

const RUNS = countOf(80_000);
const findGame = findGameAmong([]);

describe.each(games.map((game) => [game.id, game] as const))("%s", (id, game) => {
  const random = seededRandom(21);
  const sessions = Array.from({ length: 40 }, (_, index) => {
    const session = playedOn(randomStart(game, random), random(80), random);
    return index % 4 === 0 ? given(resign(session), session) : session;
  });
  const words = [...new Set(sessions.flatMap(playedWords))];
  const parts = [
    ...words,
    "Game",
    "Deal",
    "won",
    "lost",
    "*",
    "resigned",
    "escaped",
    "yes",
    "no",
    "rescue",
    "[",
    "]",
  ];

  test("transcripts: whatever is accepted says just what the game is", () => {
    const tally = new Tally(`transcripts of ${id}`);
    const texts = sessions.map(formatTranscript);
    const base = fc.noBias(fc.constantFrom(...texts));
    const harmless = fc.tuple(
      base,
      fc.array(fc.tuple(fc.nat(), fc.constantFrom(" ", "\n", " ; a remark\n", "\r\n"))),
    );
    const input = fc.oneof(
      { arbitrary: mutated(base, parts), weight: 8 },
      { arbitrary: harmless.map(([text, added]) => added.reduce(withSpace, text)), weight: 2 },
    );
    fc.assert(
      fc.property(input, (text) => {
        tally.count(() => {
          const replayed = replayTranscript(text, findGame);
          if (!replayed.ok) {
            expect(["bad-transcript", "too-large"]).toContain(replayed.error.code);
            expect(replayed.error.message.length).toBeLessThan(1_000);
            return false;
          }
          expectToSay(text, replayed.value);
          expectToRepeat(replayed.value);
          return true;
        });
      }),
      { numRuns: RUNS, seed: 3 },
    );
    tally.finish(RUNS);
  });

  test("saves: whatever is loaded is what would be saved again", () => {
    const tally = new Tally(`saves of ${id}`);
    const texts = sessions.map((session, index) => formatSave(takenBack(session, index % 4)));
    const input = mutated(fc.constantFrom(...texts), [...parts, "; taken back: "]);
    fc.assert(
      fc.property(input, (text) => {
        tally.count(() => {
          const loaded = parseSave(text, findGame);
          if (!loaded.ok) return false;
          expect(replayTranscript(text, findGame).ok).toBe(true);
          const again = parseSave(formatSave(loaded.value), findGame);
          expect(again.ok && formatSave(again.value)).toBe(formatSave(loaded.value));
          expectToRepeat(loaded.value);
          return true;
        });
      }),
      { numRuns: RUNS, seed: 4 },
    );
    tally.finish(RUNS);
  });
});

/** White space or a remark between two moves, or after the last. */
function withSpace(text: string, [at, added]: readonly [number, string]): string {
  const body = text.indexOf("\n\n") + 2;
  const gaps = [...text.slice(body).matchAll(/\s/g)].map((match) => body + match.index);
  const gap = gaps[at % Math.max(1, gaps.length)] ?? text.length;
  return text.slice(0, gap) + added + text.slice(gap);
}

function given(result: { ok: true; value: Session } | { ok: false }, otherwise: Session): Session {
  return result.ok ? result.value : otherwise;
}

function takenBack(session: Session, times: number): Session {
  let now = session;
  for (let time = 0; time < times; time++) now = given(undo(now), now);
  return now;
}

/** Reads the input by other means: its headers and moves are those of the game it was taken for. */
function expectToSay(text: string, session: Session): void {
  const lines = text.split(/\r?\n/);
  const empty = lines.findIndex((line) => line.trim() === "");
  const [head, body] = empty < 0 ? [lines, []] : [lines.slice(0, empty), lines.slice(empty)];
  const headers = new Map<string, string>();
  for (const line of head) {
    const [, key, value] = /^\s*\[(\w+) "(.*)"\]\s*(;.*)?$/.exec(line) ?? [];
    if (key === undefined || value === undefined) {
      expect(line.trim()).toMatch(/^;/);
      continue;
    }
    expect(headers.has(key)).toBe(false);
    headers.set(key, value.replaceAll('\\"', '"').replaceAll("\\\\", "\\"));
  }
  const moves = body.flatMap((line) => line.split(";")[0]?.split(/\s+/) ?? []).filter((word) => word !== "");
  expect(playedWords(session)).toEqual(moves);
  const said = Object.fromEntries(
    [...formatTranscript(session).matchAll(/^\[(\w+) "(.*)"\]$/gm)].map(([, key = "", value = ""]) => [
      key,
      value,
    ]),
  );
  expect(headers.get("Game")).toBe(said.Game);
  expect(headers.get("Deal")?.toUpperCase()).toBe(said.Deal);
  expect(headers.get("Variant") ?? "standard").toBe(said.Variant ?? "standard");
  expect(headers.get("CardSet")).toBe(said.CardSet);
  expect(headers.get("Honest") ?? "no").toBe(said.Honest);
  if (headers.has("Result")) expect(headers.get("Result")).toBe(said.Result);
}

/** The canonical form, and the moves one by one, lead to the same state. */
function expectToRepeat(session: Session): void {
  const { game, now } = session;
  const canonical = formatTranscript(session);
  const again = replayTranscript(canonical, findGame);
  if (!again.ok) throw new Error(again.error.message);
  expect(formatTranscript(again.value)).toBe(canonical);
  expect(game.formatState(again.value.now.state)).toBe(game.formatState(now.state));
  const started = startSession(game, session.deal, session.variant.join("+") || "standard");
  if (!started.ok) throw new Error(started.error.message);
  let step = started.value;
  for (const word of playedWords(session)) {
    const played = playWord(step, word);
    if (!played.ok) throw new Error(played.error.message);
    step = played.value;
  }
  expect(game.formatState(step.now.state)).toBe(game.formatState(now.state));
}
