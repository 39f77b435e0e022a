import {
  type AnyGame,
  games,
  ok,
  parseVariant,
  readOwnSet,
  replayTranscript,
  seededRandom,
  startSession,
} from "@tetrarch/engine";
import { findHint } from "@tetrarch/play";
import {
  type Agents,
  agentsOf,
  balancing,
  findingWinnable,
  type GradedAgents,
  greedyOf,
  type Progress,
  playingOut,
  type ResumableSearch,
  solving,
  strongestOf,
} from "@tetrarch/solver";
import {
  advising,
  analysing,
  analystsOf,
  fieldLevelsOf,
  playingRow,
  puzzleInLostGame,
} from "@tetrarch/solver/analysis";
import { AnalysisParts } from "./analysis-parts.js";
import type { Answer, GameQuestion, Question } from "./messages.js";
import type { SettledPositions } from "./settled-positions.js";

const IN_PROGRESS: Answer = { type: "progress", progress: { nodes: 0, states: 0 } };

/**
 * Answers a question, step by step, with its progress on the way.
 * @param settled solutions of earlier questions; those of this one are added
 */
export function* answer(question: Question, settled: SettledPositions): Generator<Answer, Answer, void> {
  const game = gameOf(question);
  const agents = game && agentsOf(game);
  if (!game || !agents) return { type: "none" };
  switch (question.type) {
    case "solve":
      return yield* solve(game, agents, question, settled);
    case "winnable":
      return yield* findWinnable(game, agents, question);
    case "hint":
      return yield* advise(game, question);
    case "play":
      return yield* playDeal(game, agents, question);
    case "field":
      return yield* playLevel(game, question);
    case "analyse":
      return yield* analyse(game, question);
    case "puzzle":
      return yield* findPuzzle(game, question);
    case "balance":
      return {
        type: "balance",
        balance: yield* withProgress(balancing(game, question.player, question)),
      };
  }
}

/** Undefined for a game that there is not, and for a card set that is none. */
function gameOf({ game: id, cards }: GameQuestion): AnyGame | undefined {
  if (cards === undefined) return games.find((game) => game.id === id);
  const own = readOwnSet(cards);
  return own.ok && own.value.game.id === id ? own.value.game : undefined;
}

type QuestionOf<Type extends Question["type"]> = Extract<Question, { readonly type: Type }>;

function* solve(
  game: AnyGame,
  agents: Agents,
  question: QuestionOf<"solve">,
  settled: SettledPositions,
): Generator<Answer, Answer, void> {
  const state = game.parseState(question.state);
  if (!state.ok) return { type: "none" };
  const before = settled.find(game, state.value);
  if (before) return { type: "solution", solution: before };
  const solution = yield* withProgress(solving(game, agents.solver, state.value, question.limits));
  settled.keep(game, state.value, solution);
  return { type: "solution", solution };
}

function* findWinnable(
  game: AnyGame,
  agents: GradedAgents,
  { variant: name, difficulty, seed }: QuestionOf<"winnable">,
): Generator<Answer, Answer, void> {
  const variant = parseVariant(game.options, name);
  if (!variant.ok) return { type: "none" };
  const criteria = { variant: variant.value, difficulty };
  const deal = yield* withProgress(findingWinnable(game, agents, seededRandom(seed), criteria));
  const difficultyFound = deal?.assessment.difficulty;
  if (!deal || !difficultyFound) return { type: "none" };
  return { type: "deal", deal: { number: deal.number, tried: deal.tried, difficulty: difficultyFound } };
}

/** The adviser's advice: it gets the view and nothing else. */
function* advise(game: AnyGame, { view, legal, back }: QuestionOf<"hint">): Generator<Answer, Answer, void> {
  const hint = yield* withProgress(findHint(game, { view, legal, back }, advising));
  return hint ? { type: "hint", hint } : { type: "none" };
}

function* playDeal(
  game: AnyGame,
  agents: Agents,
  { deal, variant, player: who, seed }: QuestionOf<"play">,
): Generator<Answer, Answer, void> {
  const start = startSession(game, deal, variant);
  const player = who === "greedy" ? greedyOf(agents) : strongestOf(agents);
  if (!start.ok) return { type: "none" };
  const { state } = start.value.now;
  const { words } = yield* withProgress(
    playingOut(game, state, player, seededRandom(seed), player.nodesAMove),
  );
  return { type: "played", words };
}

/** Has one level of the game's field play a deal. */
function* playLevel(
  game: AnyGame,
  { deal, variant, level: name }: QuestionOf<"field">,
): Generator<Answer, Answer, void> {
  const session = startSession(game, deal, variant);
  const level = fieldLevelsOf(game).find((each) => each.name === name);
  if (!session.ok || !level) return { type: "none" };
  return { type: "field-row", row: yield* withProgress(playingRow(session.value, level)) };
}

/** The first curve comes as soon as it is known, then the changes from time to time. */
function* analyse(
  game: AnyGame,
  { transcript, kept }: QuestionOf<"analyse">,
): Generator<Answer, Answer, void> {
  const session = replayTranscript(transcript, () => ok(game));
  if (!session.ok) return { type: "none" };
  const parts = new AnalysisParts(() => performance.now());
  const analysis = analysing(session.value, analystsOf(game), undefined, kept);
  let step = analysis.next();
  for (; !step.done; step = analysis.next())
    yield parts.isDue ? { type: "part", part: parts.next(step.value) } : IN_PROGRESS;
  return { type: "analysed", part: parts.next(step.value) };
}

function* findPuzzle(
  game: AnyGame,
  { transcript, lostAt }: QuestionOf<"puzzle">,
): Generator<Answer, Answer, void> {
  const session = replayTranscript(transcript, () => ok(game));
  if (!session.ok) return { type: "none" };
  const search = puzzleInLostGame(session.value, lostAt);
  let step = search.next();
  for (; !step.done; step = search.next()) yield IN_PROGRESS;
  return { type: "puzzle", puzzle: step.value };
}

function* withProgress<Result>(search: ResumableSearch<Result>): Generator<Answer, Result, void> {
  let step: IteratorResult<Progress, Result> = search.next();
  for (; !step.done; step = search.next()) yield { type: "progress", progress: step.value };
  return step.value;
}
