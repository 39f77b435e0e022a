import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countOf, isLong, tellChecks } from "../../../testing/counts.js";
import { mutatedJson } from "../../../testing/json-mutation.js";
import { randomLayoutSet } from "../../../testing/random-layouts.js";
import { expectSame } from "../../../testing/same.js";
import { value } from "../../../testing/value.js";
import { perft } from "../src/core/perft.js";
import { seededRandom } from "../src/core/random.js";
import { dealOfNumber, playWord, redo, startSession, undo } from "../src/core/session.js";
import { formatTranscript, replayTranscript } from "../src/core/transcript.js";
import { cardSetProblems, parseCardSet } from "../src/games/four-gods/card-set.js";
import { codeOf } from "../src/games/four-gods/cards.js";
import { createFourGods, type FourGodsGame } from "../src/games/four-gods/index.js";
import type { Move, State } from "../src/games/four-gods/types.js";
import { narrate } from "../src/index.js";
import { checkChance } from "./chance-checks.js";
import { randomGame, startOf } from "./random-games.js";
import { checkTables } from "./table-checks.js";

const LAYOUTS = Array.from({ length: countOf(1000) }, (_, index) => index + 1);
const GAMES = Array.from({ length: isLong ? 20 : 2 }, (_, index) => index + 1);
const STANDARD = "standard";

/** The game of a random layout; every third layout is small, so that games come to their ends. */
function gameOf(layout: number): FourGodsGame {
  return createFourGods(randomLayoutSet(seededRandom(layout), layout % 3 === 0 ? 4 : undefined));
}

/** Counts what is checked in random games of every layout. */
function inRandomGames(what: string, check: (game: FourGodsGame, number: number) => number): void {
  let [checks, games] = [0, 0];
  for (const layout of LAYOUTS) {
    const game = gameOf(layout);
    for (const number of GAMES) {
      checks += check(game, number);
      games++;
    }
  }
  tellChecks(checks, `${what} in ${games} games of ${LAYOUTS.length} random layouts`);
}

describe("FG-22: random layouts", () => {
  it("C-8: undo, redo, JSON, text and transcript lead to the same position", () => {
    inRandomGames("positions", (game, number) => {
      let session = value(startSession(game, dealOfNumber(game, number)));
      let positions = 0;
      for (const { state, moves, chosen } of randomGame(game, STANDARD, number)) {
        expectSame(session.now.state, state);
        expectSame(JSON.parse(JSON.stringify(state)), state);
        expectSame(game.parseState(game.formatState(state as State)), {
          ok: true,
          value: state,
        });
        positions++;
        if (chosen < 0) break;
        const word = game.formatMove(moves[chosen] as Move);
        expectSame(game.parseMove(word), moves[chosen]);
        const played = value(playWord(session, word));
        const back = undo(played);
        expectSame(back.ok && back.value.now, session.now);
        const again = redo(back.ok ? back.value : session);
        expect(again.ok && again.value.now).toBe(played.now);
        session = played;
        for (const event of session.now.events) {
          expect(narrate(game.id, event)).not.toMatch(/undefined|null|NaN|\[object|--|\s\s|\n/);
        }
      }
      const text = formatTranscript(session);
      const replayed = replayTranscript(text, () => ({ ok: true, value: game }));
      expectSame(replayed.ok && replayed.value.now.state, session.now.state);
      return positions;
    });
  });

  it("C-11: what is hidden is in no view, and a sampled twin shows and allows the same", () => {
    inRandomGames("twins", (game, number) => {
      const random = seededRandom(number);
      let twins = 0;
      for (const { state: reached, moves } of randomGame(game, STANDARD, number)) {
        const state = reached as State;
        const view = game.view(state);
        const twin = game.sample(JSON.parse(JSON.stringify(view)), random);
        expectSame(game.view(twin), view);
        expectSame(game.legalMoves(twin), moves);
        expectSame(game.outcome(twin), game.outcome(state));
        expectSame(game.parseState(game.formatState(twin)), { ok: true, value: twin });
        // Where nothing is turned up or rolled, the twin goes on alike.
        for (const move of game.legalMoves(state)) {
          if (move.type === "choose" || move.type === "trap") continue;
          const [after, twinAfter] = [game.play(state, move), game.play(twin, move)];
          expectSame(twinAfter.events, after.events);
          expectSame(game.view(twinAfter.state), game.view(after.state));
        }
        const shown = new Set(JSON.stringify({ ...view, layout: null }).match(/"[FEWT]\d\d"/g));
        const hidden = state.paths.flatMap(({ cards, turned }) =>
          cards.filter((card) => !turned.includes(card)).map(codeOf),
        );
        const leaked = hidden.filter((code) => shown.has(`"${code}"`));
        if (leaked.length > 0) throw new Error(`${leaked.join(" ")} is hidden, and in the view`);
        twins++;
      }
      return twins;
    });
  });

  it("C-7: perft agrees with a walk written by hand on small ones", () => {
    let counted = 0;
    const walk = (game: FourGodsGame, state: State, depth: number): number => {
      if (depth === 0) return 1;
      let sum = 0;
      for (const move of game.legalMoves(state)) sum += walk(game, game.play(state, move).state, depth - 1);
      return sum;
    };
    for (const layout of LAYOUTS) {
      const game = createFourGods(randomLayoutSet(seededRandom(layout), 3));
      const state = startOf(game, STANDARD, layout) as State;
      for (const depth of [1, 3, 6]) {
        expectSame(perft(game, state, depth), { ok: true, value: walk(game, state, depth) });
        counted++;
      }
    }
    tellChecks(counted, "trees of small random layouts counted by hand");
  });

  it("FG-22: a changed set is accepted or refused with the place", () => {
    const RUNS = countOf(20_000);
    const bases = LAYOUTS.slice(0, 10).map((layout) =>
      randomLayoutSet(seededRandom(layout), layout % 2 === 0 ? 4 : 6),
    );
    const places =
      /^(?:the card set|name|version|layout|friends|foes|weapons|traps|locations|artifacts)\b.*: ./;
    let [accepted, refused] = [0, 0];
    for (const [index, base] of bases.entries()) {
      // Of the many numbers of the cards a third is left out, so that layouts are changed often enough.
      const { layout, ...rest } = base;
      const changed =
        index % 2 === 0
          ? mutatedJson(base)
          : mutatedJson({ layout }).map((part) => ({ ...rest, ...(part as object) }));
      for (const set of fc.sample(changed, { numRuns: Math.ceil(RUNS / bases.length), seed: index })) {
        const read = parseCardSet(set);
        expect(cardSetProblems(set).length === 0, JSON.stringify(cardSetProblems(set))).toBe(read.ok);
        if (read.ok) {
          accepted++;
          expect(parseCardSet(JSON.parse(JSON.stringify(read.value)))).toEqual(read);
          const game = createFourGods(read.value);
          expect(game.legalMoves(startOf(game, STANDARD, 1) as State)).toHaveLength(1);
        } else {
          refused++;
          expect(read.error).toMatchObject({ code: "bad-card-set", message: expect.stringMatching(places) });
        }
      }
    }
    expect(accepted).toBeGreaterThan(0);
    tellChecks(accepted, "changed sets with layouts accepted");
    tellChecks(refused, "changed sets with layouts refused");
  });
});

const some = [5, 12].map(gameOf);
describe("FG-22: the tables of random layouts", () => checkTables(some));
describe("FG-22: the chances of random layouts", () => checkChance(some));
