import {
  type AnyGame,
  formatTranscript,
  games,
  legalWords,
  type napoleonsTomb,
  numberedDeal,
  parseVariant,
  readOwnSet,
  type Session,
  seededRandom,
} from "@tetrarch/engine";
import { builtInCardSet } from "@tetrarch/engine/four-gods";
import { type Hint, hintInWords, hintQuestion } from "@tetrarch/play";
import { type AnyPlayer, adviserOf, agentsOf, greedyOf, observe, runToEnd } from "@tetrarch/solver";
import { type Analysis, analysing, analystsOf, gradingIn, isFault } from "@tetrarch/solver/analysis";
import { expect, test } from "vitest";
import { countOf, isLong, tellChecks } from "../../../../testing/counts.js";
import { after, sessionOf } from "../../test/app.js";
import { tables } from "../../test/tables.js";
import { type AnyTable, hasTwins, reasonOf } from "../table/model.js";
import { type AnalysisPart, withPart } from "./analysis-parts.js";
import type { Answer, Question } from "./messages.js";
import { SettledPositions } from "./settled-positions.js";
import { answer } from "./worker-handlers.js";

const LIMITS = { nodes: 1_000_000, memory: 2 ** 27 };

function answerTo(question: Question): Answer {
  const answers = answer(question, new SettledPositions());
  for (;;) {
    const { value, done } = answers.next();
    if (done) return value;
  }
}

function started(game: AnyGame, number: number): unknown {
  const variant = parseVariant(game.options, "standard");
  if (!variant.ok) throw new Error(variant.error.message);
  return game.setup(numberedDeal(game.pack, number), variant.value);
}

function reasonIn({ id }: AnyGame, ...advised: Tail<Parameters<typeof reasonOf>>): string {
  const table = tables[id];
  if (!table) throw new Error(`no table for ${id}`);
  return reasonOf(table, ...advised);
}

type Tail<List extends readonly unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;

test("nobody knows a game that there is not", () => {
  expect(answerTo({ type: "hint", game: "none", view: {}, legal: ["a"] })).toEqual({ type: "none" });
});

test.each(games)("a hint in $id is a legal move, put in words", (game) => {
  const state = started(game, 3);
  const legal = game.legalMoves(state).map((move) => game.formatMove(move));
  const answer = answerTo({ type: "hint", game: game.id, view: game.view(state), legal });
  if (answer.type !== "hint") throw new Error(answer.type);
  expect(legal).toContain(answer.hint.word);
  const reason = reasonIn(game, game.view(state), answer.hint, legal);
  expect(hintInWords(answer.hint, { reason, move: () => "do it" }).short).toMatch(/^Hint: do it\./);
  // Every move that is weighed is as good or worse.
  expect(legal).toEqual(expect.arrayContaining([...answer.hint.equals, ...answer.hint.worse]));
});

test.each(["tomb-of-four-kings", "kings-keys", "four-gods"])(
  "a hint in %s tells its chance, for such chances come true",
  (id) => {
    const hint = firstHint(games.find((one) => one.id === id) as AnyGame, "standard");
    expect(hint.trials).toBeUndefined();
    expect(hint.chance).toBeGreaterThan(0);
  },
);

/** A hint at the first choice of this deal where something is weighed. */
function firstHint(game: AnyGame, variantName: string, cards?: unknown): Hint {
  const variant = parseVariant(game.options, variantName);
  if (!variant.ok) throw new Error(variant.error.message);
  let state: unknown = game.setup(numberedDeal(game.pack, 3), variant.value);
  // Nothing is weighed where there is no choice, nor where of two cards nothing is known (FG-4).
  const words = () => game.legalMoves(state).map((move) => game.formatMove(move));
  while (words().length === 1 || words().every((word) => /^p\d[LR]$/.test(word)))
    state = game.play(state, game.legalMoves(state)[0]).state;
  const view = game.view(state);
  const answer = answerTo({ type: "hint", game: game.id, cards, view, legal: words() } as Question);
  if (answer.type !== "hint") throw new Error(answer.type);
  return answer.hint;
}

test.each([
  ["tomb-of-four-kings", "by-memory"],
  ["four-gods", "rescue"],
  ["four-gods", "crossed-paths"],
  ["four-gods", "crossed-paths+rescue"],
])("a hint in %s %s tells no chance, for it was not held against games there", (id, variant) => {
  const game = games.find((one) => one.id === id) as AnyGame;
  expect(firstHint(game, "standard").chance).toBeGreaterThan(0);
  expect(firstHint(game, variant).chance).toBeUndefined();
});

test("a hint with a player's own cards tells no chance, even where they are the same cards", () => {
  const own = readOwnSet({ ...builtInCardSet, name: "Mine" });
  if (!own.ok) throw new Error(own.error.message);
  expect(firstHint(own.value.game, "standard", own.value.set).chance).toBeUndefined();
});

test("a hint to an empty place has twins where another place is empty, too", () => {
  const game = games.find(({ id }) => id === "napoleons-tomb") as AnyGame;
  const state = started(game, 1);
  const legal = game.legalMoves(state).map((move) => game.formatMove(move));
  const twins = legal.filter((word) =>
    hasTwins(tables["napoleons-tomb"] as AnyTable, game.view(state), word, legal),
  );
  expect(twins).toEqual(legal.filter((word) => word.startsWith("s-")));
});

test.each([
  ["tomb-of-four-kings", "delve"],
  ["kings-keys", ""],
  ["four-gods", "take:p4 p4R"],
])("in %s hint and analysis tell the same chance of the same position", (id, words) => {
  let session = sessionOf(id, 2);
  for (const word of words.split(" ").filter((each) => each)) session = after(session, word);
  // Nothing is weighed where there is no choice.
  for (let [word, other] = legalWords(session); other === undefined; [word, other] = legalWords(session))
    session = after(session, word ?? "");
  const { chance } = answerOfHint(session);
  const next = after(session, session.game.formatMove(session.game.legalMoves(session.now.state)[0]));
  const { plies } = runToEnd(analysing(next, analystsOf(session.game), { nodes: 1000, memory: 2 ** 20 }));
  expect(chance).toBeGreaterThan(0);
  expect(plies.at(-1)?.win).toBe(chance);
});

function answerOfHint(session: Session): Hint {
  const answer = answerTo({ type: "hint", ...hintQuestion(session) });
  if (answer.type !== "hint") throw new Error(answer.type);
  return answer.hint;
}

test("KK-3: over games of The King's Keys no hint goes back to the position just left where another is as good", () => {
  let [hints, ended] = [0, 0];
  for (let deal = 1; deal <= countOf(50, 8); deal++) {
    const random = seededRandom(deal);
    let session = sessionOf("kings-keys", deal);
    for (let ply = 0; ply < 60; ply++) {
      const question = hintQuestion(session);
      if (question.legal.length === 0) break;
      const hint = answerOfHint(session);
      hints++;
      ended += Number(hint.isNothingLeft);
      if (hint.isNothingLeft) break;
      if (hint.word === question.back) expect(hint.equals, `deal ${deal}, ply ${ply}`).toEqual([]);
      const astray = random(4) === 0 ? question.legal[random(question.legal.length)] : undefined;
      session = after(session, astray ?? hint.word);
    }
  }
  tellChecks(hints, "hints that do not go to and fro");
  expect(ended).toBeGreaterThan(1);
});

test("KK-4: a hint closes a book wherever an analysis would call that good", () => {
  let [closed, left] = [0, 0];
  for (let deal = 1; deal <= countOf(40, 8); deal++) {
    let session = sessionOf("kings-keys", deal);
    for (let ply = 0; ply < 60; ply++) {
      const { game, now } = session;
      const legal = hintQuestion(session).legal;
      if (legal.length === 0) break;
      const hint = answerOfHint(session);
      if (hint.isNothingLeft) break;
      const closes = (word: string) =>
        game.play(now.state, game.parseMove(word)).events.some(({ type }) => type === "book");
      if (legal.some(closes) && closes(hint.word)) closed++;
      if (legal.some(closes) && !closes(hint.word)) {
        left++;
        const seen = { view: game.view(now.state), legal: legal.map((word) => game.parseMove(word)) };
        const { moves } = runToEnd(playerOf(game).advise(seen, seededRandom(1), 0));
        const weighed = moves.map(({ move, value, ...more }) => ({
          ...more,
          win: value,
          word: game.formatMove(move),
        }));
        const gradeIn = gradingIn(game, analystsOf(game), seen.view);
        const [best] = weighed;
        const good = weighed.filter(
          (move) => best && closes(move.word) && gradeIn(best, move, 0, legal.length) === "good",
        );
        expect(
          good.map(({ word }) => word),
          `deal ${deal}, ply ${ply}: ${hint.word}`,
        ).toEqual([]);
      }
      session = after(session, hint.word);
    }
  }
  expect([closed > 0, left > 0]).toEqual([true, true]);
});

test("FG-8, FG-10: a hint gives nothing up where another move is good, too", () => {
  const { costOf } = agentsOf(games.find(({ id }) => id === "four-gods") as AnyGame);
  let compared = 0;
  for (const deal of isLong ? [11, 12, 13] : [11]) {
    let session = sessionOf("four-gods", deal);
    for (let ply = 0; ply < 40 && legalWords(session).length > 0; ply++) {
      const { game, now } = session;
      const hint = answerOfHint(session);
      const cost = (word: string) => costOf?.(game.view(now.state), game.parseMove(word));
      for (const word of legalWords(session)) {
        if (/^(drop|dismiss):/.test(word)) expect(cost(word)).toBeGreaterThanOrEqual(500);
        if (/^(take|equip):/.test(word)) expect(cost(word)).toBe(0);
      }
      compared += hint.equals.filter((word) => /^drop:/.test(word)).length;
      session = after(session, hint.word);
    }
  }
  expect(compared).toBeGreaterThan(0);
});

test.each([
  // Trial games leave much open; who evaluates positions tells most moves apart.
  ["four-kingdoms", "equals", 12],
  ["kings-keys", "worse", 6],
] as const)("in %s no move is both as good and worse, and there are some of %s", (id, kind, plies) => {
  const game = games.find((one) => one.id === id) as AnyGame;
  let state = started(game, 3);
  let found = 0;
  for (let ply = 0; ply < plies; ply++) {
    const legal = game.legalMoves(state).map((move) => game.formatMove(move));
    const answer = answerTo({ type: "hint", game: id, view: game.view(state), legal });
    if (answer.type !== "hint") throw new Error(answer.type);
    const { word, equals, worse } = answer.hint;
    expect(new Set([word, ...equals, ...worse]).size).toBe(1 + equals.length + worse.length);
    found += answer.hint[kind].length;
    state = game.play(state, game.parseMove(word)).state;
  }
  expect(found).toBeGreaterThan(0);
});

test("a hint calls a move worse only where an analysis would mark it, or where it surely loses the game", () => {
  const game = games.find(({ id }) => id === "four-gods") as AnyGame;
  // The first and the fourth fight lose the last ally.
  const way = "take:p4 p4R equip:p2:L1 p2L fight:p4:L1".split(" ");
  const state = way.reduce((at, word) => game.play(at, game.parseMove(word)).state, started(game, 2));
  const weighed = (word: string, win: number) => ({ word, win, error: 0, visits: 0 });
  const gradeOf = gradingIn(game, analystsOf(game), game.view(state));
  const isWorse = (best: number, word: string, win: number) =>
    isFault(gradeOf(weighed("drop:L1", best), weighed(word, win), 0, 4));
  expect([isWorse(0.5, "trap:p3", 0.44), isWorse(0.5, "trap:p3", 0.4)]).toEqual([false, true]);
  expect([isWorse(0.05, "trap:p3", 0), isWorse(0.05, "fight:p1:L1", 0)]).toEqual([false, true]);
});

test.each(games)("a hint in $id rests on nothing that is hidden (C-10)", (game) => {
  const state = started(game, 3);
  const legal = game.legalMoves(state).map((move) => game.formatMove(move));
  const question = { type: "hint", game: game.id, view: game.view(state), legal } as const;
  // A view that went through text has lost everything but what it shows.
  expect(answerTo({ ...question, view: JSON.parse(JSON.stringify(question.view)) })).toEqual(
    answerTo(question),
  );
});

test.each(games)("a deal of $id that is found winnable is proved so by the solver", (game) => {
  const found = answerTo({ type: "winnable", game: game.id, variant: "standard", seed: 5 });
  if (found.type !== "deal") throw new Error(found.type);
  const state = game.formatState(started(game, found.deal.number));
  const solved = answerTo({ type: "solve", game: game.id, state, limits: LIMITS });
  expect(solved).toMatchObject({ type: "solution", solution: { verdict: "won" } });
});

test("while the stock of Napoleon's Tomb is unseen a hint brings a card home whenever one can go", () => {
  const game = games.find(({ id }) => id === "napoleons-tomb") as AnyGame;
  const rules = new Map<string | undefined, number>();
  for (let deal = 1; deal <= 50; deal++) {
    const random = seededRandom(deal);
    let state = started(game, deal);
    for (let ply = 0; ply < 12; ply++) {
      const legal = game.legalMoves(state).map((move) => game.formatMove(move));
      const answer = answerTo({ type: "hint", game: game.id, view: game.view(state), legal });
      if (answer.type !== "hint") throw new Error(answer.type);
      const { word, rule } = answer.hint;
      expect(word.endsWith("-f")).toBe(legal.some((other) => other.endsWith("-f")));
      expect(rule).toBe(word.endsWith("-f") ? "play-home" : "draw-unseen");
      if (rule === "draw-unseen")
        expectCoversLatest(state, word, reasonIn(game, game.view(state), answer.hint, legal));
      rules.set(rule, (rules.get(rule) ?? 0) + 1);
      const draws = legal.filter((other) => other.startsWith("s-"));
      state = game.play(
        state,
        game.parseMove(rule === "play-home" ? word : (draws[random(draws.length)] ?? "")),
      ).state;
    }
  }
  expect(rules.get("play-home")).toBeGreaterThan(50);
});

/** NT-2, NT-7: the reason of a turn names what its card covers, and no top of the waste goes home later than that. */
function expectCoversLatest(state: unknown, word: string, reason = ""): void {
  const { wastes, foundations } = state as napoleonsTomb.State;
  const before = (card: number) => {
    const suit = Math.floor(card / 13);
    let count = 0;
    while (12 - (((foundations[suit] ?? 0) + count) % 13) !== card % 13) count++;
    return count;
  };
  const covered = wastes[Number(word.slice(-1)) - 1]?.at(-1);
  const tops = wastes.flatMap((pile) => pile.at(-1) ?? []);
  const isEmpty = /^It covers no card\./.test(reason);
  expect(isEmpty).toBe(covered === undefined);
  if (covered === undefined) return;
  const [, last, more] = /goes home (last,|only) after (\d+) more /.exec(reason) ?? [];
  expect(Number(more)).toBe(before(covered));
  expect(before(covered)).toBe(Math.max(...tops.map(before)));
  // Last is one alone.
  expect(last === "last,").toBe(tops.filter((top) => before(top) === before(covered)).length === 1);
}

/** Each pass through the sorted stock of Napoleon's Tomb has fifty hints of one kind. */
const PASSES = isLong ? 4 : 2;

test("once its stock is known a hint says how far its plan is from the last pass, and what could go home before", () => {
  const game = games.find(({ id }) => id === "napoleons-tomb") as AnyGame;
  const rules = new Map<string | undefined, number>();
  for (const deal of isLong ? [1, 2] : [1]) {
    let state = started(game, deal) as napoleonsTomb.State;
    let turnsLeft = Number.POSITIVE_INFINITY;
    while (game.outcome(state).status === "playing" && state.redeals < PASSES) {
      const legal = game.legalMoves(state).map((move) => game.formatMove(move));
      const answer = answerTo({ type: "hint", game: game.id, view: game.view(state), legal });
      if (answer.type !== "hint") throw new Error(answer.type);
      const { word, rule = "" } = answer.hint;
      rules.set(rule, (rules.get(rule) ?? 0) + 1);
      const reason = reasonIn(game, game.view(state), answer.hint, legal);
      const canGoHome = legal.some((other) => other.endsWith("-f"));
      if (word.endsWith("-f")) expect(rule).toBe("play-home");
      else if (rule !== "draw-unseen") expect(reason.includes("can go home, but")).toBe(canGoHome);
      if (rule === "sort-stock" && word.startsWith("s-")) {
        const turns = Number(/sorts the stock: (\d+) /.exec(reason)?.[1]);
        expect(turns).toBeLessThan(turnsLeft);
        turnsLeft = turns;
      }
      state = game.play(state, game.parseMove(word)).state as napoleonsTomb.State;
    }
    if (isLong && game.outcome(state).status === "playing") expect(turnsLeft).toBe(1);
  }
  expect([...rules.keys()].sort()).toEqual(
    expect.arrayContaining(["draw-unseen", "play-home", "sort-stock"]),
  );
});

test("FG-6: a hint lets no friend fall where another move is good, too, and surely spares all", () => {
  let session = sessionOf("four-gods", 4);
  let [spared, fallen] = [0, 0];
  for (let ply = 0; ply < 60 && legalWords(session).length > 0; ply++) {
    const { game, now } = session;
    const hint = answerOfHint(session);
    const falls = (word: string) =>
      game.play(now.state, game.parseMove(word)).events.some(({ type }) => type === "fell");
    const view = game.view(now.state);
    const fights = [hint.word, ...hint.equals].filter((word) => word.startsWith("fight:"));
    const { moves } = runToEnd(playerOf(game).advise(observe(game, now.state), seededRandom(1), 0));
    const weighed = moves.map(({ value, ...move }) => ({
      ...move,
      win: value,
      word: game.formatMove(move.move),
    }));
    const [best] = weighed;
    const isGood = (word: string) => {
      const move = weighed.find((each) => each.word === word);
      return (
        best && move && gradingIn(game, analystsOf(game), view)(best, move, 0, weighed.length) === "good"
      );
    };
    const bloodless = fights.filter((word) => !falls(word) && isGood(word));
    if (hint.word.startsWith("fight:") && falls(hint.word)) {
      expect(bloodless, `ply ${ply}: ${hint.word}`).toEqual([]);
      fallen++;
    } else if (best && falls(best.word)) spared++;
    session = after(session, hint.word);
  }
  expect([spared > 0, fallen > 0]).toEqual([true, true]);
});

/** The player that gives the hints. */
function playerOf(game: AnyGame): AnyPlayer {
  const player = adviserOf(agentsOf(game));
  if (!player) throw new Error(`nobody advises in ${game.id}`);
  return player;
}

test("FG-6: a hint says that all is lost where each move surely ends the game, and not before", () => {
  let session = sessionOf("four-gods", 2);
  const said: boolean[] = [];
  while (legalWords(session).length > 0) {
    const hint = answerOfHint(session);
    said.push(hint.isLost);
    session = after(session, hint.word);
  }
  expect([said.indexOf(true), session.now.number]).toEqual([said.length - 1, said.length]);
});

test.each([
  ["four-gods", 4],
  ["four-kingdoms", 3],
] as const)("C-11: no move of a game of %s that follows every hint is marked", (id, deal) => {
  let session = sessionOf(id, deal);
  const { game } = session;
  const analysts = analystsOf(game);
  if (!analysts) throw new Error(`no analysts for ${id}`);
  let hints = 0;
  // A lost position may be played to and fro for ever.
  while (game.outcome(session.now.state).status === "playing" && hints < (isLong ? 150 : 60)) {
    const legal = game.legalMoves(session.now.state).map((move) => game.formatMove(move));
    const answer = answerTo({
      type: "hint",
      game: id,
      view: game.view(session.now.state),
      legal: legal.sort(),
    });
    if (answer.type !== "hint") throw new Error(answer.type);
    session = after(session, answer.hint.word);
    hints++;
  }
  const { plies } = runToEnd(analysing(session, analysts, { nodes: 1000, memory: 2 ** 20 }));
  expect(plies.filter(({ grade }) => isFault(grade)).map(({ ply, played }) => `${ply} ${played}`)).toEqual(
    [],
  );
  expect(plies.length).toBe(hints);
});

test("every rule of thumb of the program that gives the hints of Napoleon's Tomb has its words", () => {
  const game = games.find(({ id }) => id === "napoleons-tomb") as AnyGame;
  const heard = new Set<string>();
  for (let deal = 1; deal <= 60; deal++) {
    const random = seededRandom(deal);
    let state = started(game, deal);
    for (let moves = 0; moves < 200 && game.legalMoves(state).length > 0; moves++) {
      const advice = runToEnd(greedyOf(agentsOf(game)).advise(observe(game, state), random, 0));
      const { move, reason: rule } = advice;
      if (rule !== undefined) heard.add(rule);
      const word = game.formatMove(move);
      expect(reasonIn(game, game.view(state), { word, rule }, []), `${rule}: ${word}`).not.toBe("");
      state = game.play(state, move).state;
    }
  }
  expect(heard.size).toBeGreaterThan(3);
});

test("an analysis that was left goes on: what was judged is not judged again, and it ends as it would have", () => {
  const transcript = formatTranscript(["delve", "play"].reduce(after, sessionOf("tomb-of-four-kings", 4)));
  const partsOf = (kept?: Analysis): readonly AnalysisPart[] => {
    const answers = answer(
      { type: "analyse", game: "tomb-of-four-kings", transcript, kept },
      new SettledPositions(),
    );
    const parts: AnalysisPart[] = [];
    for (;;) {
      const { value, done } = answers.next();
      if (value.type === "part" || value.type === "analysed") parts.push(value.part);
      if (done) return parts;
    }
  };
  const wholeOf = (parts: readonly AnalysisPart[]) =>
    parts.reduce<Analysis | undefined>((known, part) => withPart(known, part), undefined);
  const whole = wholeOf(partsOf());
  const again = partsOf(whole);
  expect(again[0]?.plies.every(({ grade }) => grade !== undefined)).toBe(true);
  expect(JSON.stringify(wholeOf(again))).toBe(JSON.stringify(whole));
});
