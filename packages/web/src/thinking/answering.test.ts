import { type AnyGame, games, numberedDeal, parseVariant, seededRandom } from "@tetrarch/engine";
import { agentsOf, greedyOf, observe, runToEnd } from "@tetrarch/solver";
import { expect, test } from "vitest";
import { tables } from "../../test/tables.js";
import { answering } from "./answering.js";
import { hintInWords } from "./hint-words.js";
import type { Answer, Question } from "./messages.js";
import { SettledPositions } from "./settled-positions.js";

const LIMITS = { nodes: 1_000_000, memory: 2 ** 27 };

function answerTo(question: Question): Answer {
  const thought = answering(question, new SettledPositions());
  for (;;) {
    const { value, done } = thought.next();
    if (done) return value;
  }
}

function started(game: AnyGame, number: number): unknown {
  const variant = parseVariant(game.options, "standard");
  if (!variant.ok) throw new Error(variant.error.message);
  return game.setup(numberedDeal(game.pack, number), variant.value);
}

function reasonsOf({ id }: AnyGame): Readonly<Record<string, string>> {
  const table = tables[id];
  if (!table) throw new Error(`no table for ${id}`);
  return table.reasons;
}

test("nobody knows a game that there is not", () => {
  expect(answerTo({ type: "hint", game: "none", view: {}, legal: ["a"], seed: 1 })).toEqual({ type: "none" });
});

test.each(games)("a hint in $id is a legal move, put in words", (game) => {
  const state = started(game, 3);
  const legal = game.legalMoves(state).map((move) => game.formatMove(move));
  const answer = answerTo({ type: "hint", game: game.id, view: game.view(state), legal, seed: 1 });
  if (answer.type !== "hint") throw new Error(answer.type);
  expect(legal).toContain(answer.hint.word);
  expect(hintInWords(reasonsOf(game), "do it", answer.hint)).toMatch(/^Hint: do it\./);
});

test.each([
  ["tomb-of-four-kings", "number"],
  ["kings-keys", "undefined"],
  ["four-gods", "undefined"],
])("a hint in %s tells its chance only where chances come true", (id, told) => {
  const game = games.find((one) => one.id === id) as AnyGame;
  let state = started(game, 3);
  // Where there is no choice nothing is weighed.
  while (game.legalMoves(state).length === 1) state = game.play(state, game.legalMoves(state)[0]).state;
  const legal = game.legalMoves(state).map((move) => game.formatMove(move));
  const answer = answerTo({ type: "hint", game: id, view: game.view(state), legal, seed: 1 });
  if (answer.type !== "hint") throw new Error(answer.type);
  expect(answer.hint.trials).toBeUndefined();
  expect(typeof answer.hint.chance).toBe(told);
});

test.each([
  [{ trials: { games: 50, won: 0.3 } }, "Hint: do it. It won 30 % of 50 trial games."],
  [{ chance: 0.163 }, "Hint: do it. With it you win about 16 % of the time."],
  [
    { chance: 0, hopeless: true },
    "Hint: do it. With it you win about 0 % of the time. The adviser would give up here.",
  ],
])("what a hint rests on is told: %j", (part, words) => {
  const hint = { word: "w", rule: undefined, trials: undefined, chance: undefined, hopeless: false, ...part };
  expect(hintInWords({}, "do it", hint)).toBe(words);
});

test.each(games)("a hint in $id rests on nothing that is hidden (C-10)", (game) => {
  const state = started(game, 3);
  const legal = game.legalMoves(state).map((move) => game.formatMove(move));
  const question = { type: "hint", game: game.id, view: game.view(state), legal, seed: 1 } as const;
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

test.each(games)("every rule of thumb that is heard in $id has its words", (game) => {
  const agents = agentsOf(game);
  if (!agents) throw new Error("no players");
  const heard = new Set<string>();
  for (let deal = 1; deal <= 60; deal++) {
    const random = seededRandom(deal);
    let state = started(game, deal);
    for (let moves = 0; moves < 200 && game.legalMoves(state).length > 0; moves++) {
      const advice = runToEnd(greedyOf(agents).advise(observe(game, state), random, 0));
      if (advice.reason !== undefined) heard.add(advice.reason);
      state = game.play(state, advice.move).state;
    }
  }
  expect(heard.size).toBeGreaterThan(3);
  expect([...heard].filter((rule) => reasonsOf(game)[rule] === undefined)).toEqual([]);
});
