import {
  type AnyGame,
  formatDealCode,
  games,
  legalWords,
  type napoleonsTomb,
  outcomeOf,
  type Session,
  seededRandom,
  startSession,
  variantsOf,
} from "@tetrarch/engine";
import { autoplayWords } from "@tetrarch/play";
import { type AnyPlayer, agentsOf, observe, runToEnd, solving } from "@tetrarch/solver";
import { afterAll, describe, expect, test, vi } from "vitest";
import { countOf } from "../../../../testing/counts.js";
import { gameOf } from "../../../../testing/game-of.js";
import { after, redealHidden } from "../../../../testing/sessions.js";
import { value } from "../../../../testing/value.js";
import { NOTHING_TO_COME, ROLLS_TO_COME } from "../../test/dream-ends.js";
import { tables } from "../../test/tables.js";

/** `npm run test:long` plays them all. */
const GAMES = countOf(300, 3);
/** Other cards and rolls that agree with a view, of each position. */
const OTHERS = 6;
const MOST_MOVES = 600;

const tally = { positions: 0, others: 0, finished: 0 };

afterAll(() => {
  console.log(
    `finishing: ${tally.positions} positions, ${tally.finished} of them finished by themselves, ${tally.others} dealt anew`,
  );
});

function started(game: AnyGame, deal: string, variant = "standard"): Session {
  return value(startSession(game, deal, variant));
}

/** What follows by itself, and demands that it does so whatever is hidden. */
function finishedAlike(session: Session, seed: number): readonly string[] {
  const table = tables[session.game.id];
  if (!table) throw new Error(`no table for ${session.game.id}`);
  const words = autoplayWords(session, table);
  const { game, now } = session;
  for (let other = 0; other < OTHERS; other++) {
    const redealt = redealHidden(session, seed * OTHERS + other);
    // Where nothing is hidden it is the very same position.
    if (game.formatState(redealt.now.state) === game.formatState(now.state)) continue;
    expect(autoplayWords(redealt, table)).toEqual(words);
    tally.others++;
  }
  tally.positions++;
  if (words.length > 0) tally.finished++;
  return words;
}

/** A game as a fair player plays it. */
function* fairly(start: Session, player: AnyPlayer, seed: number): Generator<Session> {
  const random = seededRandom(seed);
  let session = start;
  for (let ply = 0; ply <= MOST_MOVES; ply++) {
    yield session;
    const seen = observe(session.game, session.now.state);
    if (seen.legal.length === 0) return;
    const { move, resigns } = runToEnd(player.advise(seen, random, player.nodesAMove));
    if (resigns) return;
    session = after(session, session.game.formatMove(move));
  }
}

/** A game as one plays it who knows all: to the very end, where games finish by themselves. */
function* knowingly(start: Session): Generator<Session> {
  const known = agentsOf(start.game);
  if (!known) throw new Error("no solver");
  const limits = { nodes: 30_000, memory: 2 ** 26 };
  let session = start;
  yield session;
  for (const word of runToEnd(solving(start.game, known.solver, start.now.state, limits)).moves) {
    session = after(session, word);
    yield session;
  }
}

const gamesAndVariants = games.flatMap((game) =>
  variantsOf(game.options).map((variant) => ({ name: `${game.id} ${variant}`, game, variant })),
);

describe("what a game does by itself is the same whatever is hidden:", () => {
  test.each(gamesAndVariants)("$name", ({ game, variant }) => {
    const greedy = agentsOf(game)?.players.find(({ name }) => name === "greedy");
    if (!greedy) throw new Error("no greedy player");
    const before = tally.positions;
    for (let deal = 1; deal <= GAMES; deal++) {
      const start = started(game, formatDealCode(game.dealCode, deal), variant);
      for (const session of fairly(start, greedy, deal)) finishedAlike(session, deal);
      for (const session of knowingly(start)) finishedAlike(session, deal);
    }
    expect(tally.positions - before).toBeGreaterThan(GAMES * 10);
  });
});

test.each(ROLLS_TO_COME)(
  "where only rolls are to come, nothing is played by itself: $deal",
  ({ deal, words }) => {
    const session = words.split(" ").reduce(after, started(gameOf("four-gods"), deal));
    const futures = new Set<boolean>();
    for (let other = 0; other < 30; other++) futures.add(isWonAnyway(redealHidden(session, other)));
    // The rolls to come decide whether anything is left to lose.
    expect(futures).toEqual(new Set([true, false]));
    expect(isWonAnyway(session)).toBe(true);
    expect(finishedAlike(session, 1)).toEqual([]);
  },
);

/** Whether every line of moves wins with the rolls that are to come. */
function isWonAnyway(session: Session): boolean {
  const { status } = outcomeOf(session);
  return (
    status === "won" ||
    (status === "playing" && legalWords(session).every((word) => isWonAnyway(after(session, word))))
  );
}

test("where nothing is left to be rolled for, the Four Gods are brought to their end", () => {
  const { deal, words } = NOTHING_TO_COME;
  const session = words.split(" ").reduce(after, started(gameOf("four-gods"), deal));
  expect(finishedAlike(session, 1)).toEqual(["equip:p2:F12"]);
});

describe("the last cards of Napoleon's Tomb", () => {
  const start = started(gameOf("napoleons-tomb"), "NT-1-5");
  /** The last of the spades in the stock, its next card first (NT-7, NT-10); all else is home. */
  const withStock = (stock: readonly number[], redeals = 4): Session => {
    const state: napoleonsTomb.State = {
      reserves: [[], [], [], []],
      central: [],
      tableau: [[], [], [], []],
      foundations: [26, 26, 26, 26 - stock.length],
      wastes: [[], [], [], [], []],
      stock,
      redeals,
    };
    return { ...start, now: { ...start.now, state } };
  };
  const table = tables["napoleons-tomb"];
  if (!table) throw new Error("no table");
  const [ace, two, three] = [39, 40, 41];

  test("come home from the stock, turn by turn, once its order is known (NT-10)", () => {
    const words = ["s-w1", "w1-f", "s-w1", "w1-f", "s-w1", "w1-f"];
    expect(autoplayWords(withStock([three, two, ace]), table)).toEqual(words);
    // From under one another too, while the pass has room for it.
    expect(autoplayWords(withStock([ace, two, three]), table)).toEqual([
      "s-w1",
      "s-w1",
      "s-w1",
      "w1-f",
      "w1-f",
      "w1-f",
    ]);
    expect(autoplayWords(withStock([two, ace, three], 3), table).length).toBe(6);
  });

  test("wait for the player as long as something is to be decided", () => {
    expect(autoplayWords(withStock([two, ace, three]), table)).toEqual([]);
  });

  test("leave time to read that they follow, but not where the player has asked for them, and then come quicker and quicker", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
    vi.stubGlobal("addEventListener", () => undefined);
    const { Autoplay } = await import("./autoplay.svelte.js");
    vi.useFakeTimers();
    try {
      const made: string[] = [];
      const step = (word: string) => made.push(word) === 0;
      const autoplay = new Autoplay(table, { session: withStock([three, two, ace]), lines: [], step });
      autoplay.begin();
      await vi.advanceTimersByTimeAsync(1000);
      expect([autoplay.isRunning, made]).toEqual([true, []]);
      await vi.advanceTimersByTimeAsync(1000);
      expect(made).toEqual(["s-w1"]);
      autoplay.finish();
      await vi.advanceTimersByTimeAsync(500);
      expect(made).toEqual(["s-w1", "s-w1"]);
      const times = [Date.now()];
      const game = {
        session: withStock([three, two, ace]),
        lines: [],
        step(word: string) {
          game.session = after(game.session, word);
          return times.push(Date.now()) > 0;
        },
      };
      new Autoplay(table, game).finish();
      await vi.advanceTimersByTimeAsync(2000);
      const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
      expect(waits).toHaveLength(6);
      expect(waits).toEqual([...new Set(waits)].toSorted((a, b) => b - a));
    } finally {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    }
  });
});
