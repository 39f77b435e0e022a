import { afterEach, describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../testing/counts.js";
import type { AnyGame, GameEvent } from "../src/core/game.js";
import type { Prospect } from "../src/core/knowledge.js";
import { cardsOf, type Ends, type EventForecast, type Pile, type Range } from "../src/core/knowledge.js";
import { type Random, seededRandom } from "../src/core/random.js";
import { knowledgeOf } from "../src/knowledge-registry.js";
import { gamesAndVariants, randomGame } from "./random-games.js";

const DEALS = Array.from({ length: countOf(1000) }, (_, index) => index + 1);
/** The positions of a view that are played on, besides the true one. */
const FUTURES = 4;
/** An event possible this often that never happens is an error. */
const OFTEN = 1000;
const HIDDEN = "--";

let tally = new Map<string, number>();

function count(what: string, times = 1): void {
  tally.set(what, (tally.get(what) ?? 0) + times);
}

function timesIn(cards: readonly string[], code: string): number {
  return cards.filter((card) => card === code).length;
}

/** What is wrong with a move's ends on this table; empty when nothing is. */
function wrongEnds(piles: readonly Pile[], { from, depth, count: taken, card, to }: Ends): string {
  const source = piles.find(({ id }) => id === from);
  if (!source) return `from ${from}, which is no pile`;
  if (!piles.some(({ id }) => id === to)) return `to ${to}, which is no pile`;
  if (depth === 0) return card === null && taken === 0 ? "" : "a move that takes no card names one";
  if (depth > source.cards.length) return `takes card ${depth} of ${source.cards.length}`;
  if (source.cards.at(-depth) !== card) return `takes ${card}, but ${source.cards.at(-depth)} lies there`;
  return taken === depth || taken === 1 ? "" : `takes ${taken} from depth ${depth}`;
}

/** What is wrong with where carried cards are after the move; empty when nothing is. */
function wrongCarriage(before: readonly Pile[], after: readonly Pile[], ends: Ends): string {
  const { from, depth, count: taken, to } = ends;
  const source = cardsOf(before, from);
  const start = source.length - depth;
  const carried = source.slice(start, start + taken);
  const [left, target, reached] = [cardsOf(after, from), cardsOf(before, to), cardsOf(after, to)];
  for (const code of new Set(carried)) {
    if (code === HIDDEN) continue;
    const times = timesIn(carried, code);
    if (timesIn(left, code) > timesIn(source, code) - times) return `${code} has not left ${from}`;
    if (timesIn(reached, code) >= timesIn(target, code) + times) continue;
    // A book leaves its cell, a finished turn its column: then nothing stays of what lay there.
    const all = [...target, ...carried].filter((card) => card !== HIDDEN);
    if (all.some((card) => timesIn(reached, card) > 0)) return `${code} is not in ${to}`;
  }
  if (!carried.includes(HIDDEN)) return "";
  if (left.length !== source.length - taken) return `${from} has ${left.length} cards`;
  return reached.length === target.length + taken ? "" : `${to} has ${reached.length} cards`;
}

/** Positions that agree with the view, the true one first. */
function futuresOf(game: AnyGame, state: unknown, random: Random): readonly unknown[] {
  const view = game.view(state);
  return [state, ...Array.from({ length: FUTURES }, () => game.sample(view, random))];
}

/** The fault of prospects that these events show; empty for none. */
function wrongProspect(prospects: readonly Prospect<GameEvent>[], events: readonly GameEvent[]): string {
  for (const event of events) {
    if (!prospects.some((prospect) => matchesForecast(prospect.event, event)))
      return `it happened unforetold: ${JSON.stringify(event)}`;
  }
  for (const prospect of prospects) {
    if (prospect.sure && !events.some((event) => matchesForecast(prospect.event, event)))
      return `it was sure and did not happen: ${JSON.stringify(prospect)}`;
  }
  return "";
}

function matchesForecast(forecast: EventForecast<GameEvent>, event: GameEvent): boolean {
  const happened = event as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(forecast).every(([field, said]) => agrees(said, happened[field]));
}

function agrees(said: unknown, value: unknown): boolean {
  if (typeof value === "number" && typeof said === "object" && said !== null) {
    const { least, most } = said as Range;
    return value >= least && value <= most;
  }
  return JSON.stringify(said) === JSON.stringify(value);
}

/** Tests of what every game knows of its table: piles, the ends of moves, and what a move does. */
export function checkTables(games: readonly AnyGame[]): void {
  describe.each(gamesAndVariants(games))("$name", checkTable);
}

function tellTally(): void {
  const checks = tally;
  tally = new Map();
  for (const [what, times] of checks) tellChecks(times, what);
}

function checkTable({ game, variant }: { readonly game: AnyGame; readonly variant: string }): void {
  afterEach(tellTally);

  const known = knowledgeOf(game.id);

  it.runIf(known.comesHome)("what has come home stays there", () => {
    for (const number of DEALS) {
      const homes = new Set<string>();
      const left = new Set<string>();
      for (const { state, moves } of randomGame(game, variant, number)) {
        const view = game.view(state);
        for (const move of moves) {
          const { from, to } = known.ends(view, move);
          left.add(from);
          if (!known.comesHome?.(view, move)) continue;
          homes.add(to);
          count("moves home");
        }
      }
      expect([...homes].filter((pile) => left.has(pile))).toEqual([]);
    }
  });

  it("C-11: the piles have one name each, the same ones all game long, and show what the view shows", () => {
    for (const number of DEALS) {
      const random = seededRandom(number);
      for (const { state } of randomGame(game, variant, number)) {
        const view = game.view(state);
        const piles = known.piles(view);
        const ids = piles.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(known.piles(game.view(game.sample(view, random)))).toEqual(piles);
        count("tables");
      }
    }
  });

  it("C-4: every legal move takes cards that lie there to a pile of the table, and carries them", () => {
    for (const number of DEALS) {
      for (const { state, moves } of randomGame(game, variant, number)) {
        const view = game.view(state);
        const piles = known.piles(view);
        for (const move of moves) {
          const ends = known.ends(view, move);
          let wrong = wrongEnds(piles, ends);
          if (wrong === "" && ends.carries) {
            wrong = wrongCarriage(piles, known.piles(game.view(game.play(state, move).state)), ends);
          }
          if (wrong !== "") throw new Error(`${game.formatMove(move)}: ${wrong}\n${game.formatState(state)}`);
          count("ends of moves");
        }
      }
    }
  });

  it("C-5, C-11: in every position that agrees with the view a move does what it surely does, and only what it may do", () => {
    const predictions = new Map<string, number>();
    const happened = new Set<string>();
    for (const number of DEALS) {
      const random = seededRandom(number);
      for (const { state, moves } of randomGame(game, variant, number)) {
        const view = game.view(state);
        const futures = futuresOf(game, state, random);
        for (const move of moves) {
          const prospects = known.prospects(view, move);
          for (const { rule, event } of prospects) {
            expect(rule).toMatch(/^[A-Z]{2}-\d+$/);
            predictions.set(event.type, (predictions.get(event.type) ?? 0) + futures.length);
          }
          for (const future of futures) {
            const { events } = game.play(future, move);
            const wrong = wrongProspect(prospects, events);
            if (wrong !== "")
              throw new Error(`${game.formatMove(move)}: ${wrong}\n${game.formatState(future)}`);
            for (const { type } of events) happened.add(type);
            count("futures");
          }
        }
      }
    }
    const inVain = [...predictions].filter(([type, times]) => !happened.has(type) && times >= OFTEN);
    expect(inVain).toEqual([]);
    count("kinds of events foretold", predictions.size);
  });
}
