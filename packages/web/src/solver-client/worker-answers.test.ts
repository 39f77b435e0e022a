import {
  type AnyGame,
  formatTranscript,
  games,
  legalWords,
  numberedDeal,
  parseVariant,
  readOwnSet,
} from "@tetrarch/engine";
import { builtInCardSet } from "@tetrarch/engine/four-gods";
import { type Hint, hintInWords } from "@tetrarch/play";
import { runToEnd } from "@tetrarch/solver";
import { type Analysis, analysing, analystsOf } from "@tetrarch/solver/analysis";
import { expect, test } from "vitest";
import { gameOf } from "../../../../testing/game-of.js";
import { after, sessionOf } from "../../test/app.js";
import { answerOfHint, answerTo, reasonIn, started } from "../../test/worker.js";
import { type AnalysisPart, withPart } from "./analysis-parts.js";
import type { Question } from "./messages.js";
import { SettledPositions } from "./settled-positions.js";
import { answer } from "./worker-handlers.js";

const LIMITS = { nodes: 1_000_000, memory: 2 ** 27 };

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
    const hint = firstHint(gameOf(id), "standard");
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
  const game = gameOf(id);
  expect(firstHint(game, "standard").chance).toBeGreaterThan(0);
  expect(firstHint(game, variant).chance).toBeUndefined();
});

test("a hint with a player's own cards tells no chance, even where they are the same cards", () => {
  const own = readOwnSet({ ...builtInCardSet, name: "Mine" });
  if (!own.ok) throw new Error(own.error.message);
  expect(firstHint(own.value.game, "standard", own.value.set).chance).toBeUndefined();
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
