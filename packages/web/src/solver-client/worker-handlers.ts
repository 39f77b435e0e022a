import {
  type AnyGame,
  games,
  numberedDeal,
  ok,
  parseVariant,
  readOwnSet,
  replayTranscript,
  seededRandom,
  startSession,
} from "@tetrarch/engine";
import { type HintAdvice, hintFrom } from "@tetrarch/play";
import {
  ADVICE_SEED,
  type Advice,
  type Agents,
  adviserOf,
  agentsOf,
  findingWinnable,
  type GradedAgents,
  greedyOf,
  type Limits,
  MOST_DEALS,
  type Observation,
  type Progress,
  playingOut,
  type ResumableSearch,
  solving,
} from "@tetrarch/solver";
import {
  analysing,
  analystsOf,
  fieldLevelsOf,
  gradingIn,
  isFault,
  isSurelyLost,
  playingRow,
  puzzleInLostGame,
} from "@tetrarch/solver/analysis";
import { AnalysisParts } from "./analysis-parts.js";
import type { Answer, GameQuestion, Question } from "./messages.js";
import type { SettledPositions } from "./settled-positions.js";

/** The budget of one deal in the search for a winnable one: most need far less. */
const LIMITS_OF_A_DEAL: Limits = { nodes: 1_000_000, memory: 2 ** 27 };

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
      return yield* advise(game, agents, question);
    case "play":
      return yield* playDeal(game, agents, question);
    case "field":
      return yield* playLevel(game, question);
    case "analyse":
      return yield* analyse(game, question);
    case "puzzle":
      return yield* findPuzzle(game, question);
    case "balance":
      return yield* balance(game, agents, question);
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
  const criteria = { variant: variant.value, difficulty, limits: LIMITS_OF_A_DEAL, mostDeals: MOST_DEALS };
  const deal = yield* withProgress(findingWinnable(game, agents, seededRandom(seed), criteria));
  const difficultyFound = deal?.assessment.difficulty;
  if (!deal || !difficultyFound) return { type: "none" };
  return { type: "deal", deal: { number: deal.number, tried: deal.tried, difficulty: difficultyFound } };
}

/** The adviser's advice: it gets the view and nothing else. */
function* advise(
  game: AnyGame,
  agents: Agents,
  question: QuestionOf<"hint">,
): Generator<Answer, Answer, void> {
  const player = adviserOf(agents);
  const legal = question.legal.map((word) => game.parseMove(word)).filter((move) => move !== undefined);
  if (!player || legal.length === 0) return { type: "none" };
  const seen = { view: question.view, legal };
  const advice = yield* withProgress(player.advise(seen, seededRandom(ADVICE_SEED), player.nodesAMove));
  const gradeIn = gradingIn(game, analystsOf(game), question.view);
  const { costOf } = agents;
  return {
    type: "hint",
    hint: hintFrom(hintAdviceOf(game, agents, seen, advice), (...moves) => !isFault(gradeIn(...moves)), {
      back: question.back,
      costs: costOf && {
        costOf: (word) => costOf(question.view, game.parseMove(word)),
        areGood: (...moves) => gradeIn(...moves) === "good",
      },
    }),
  };
}

function* playDeal(
  game: AnyGame,
  agents: Agents,
  { deal, variant, player: who, seed }: QuestionOf<"play">,
): Generator<Answer, Answer, void> {
  const start = startSession(game, deal, variant);
  const player = who === "greedy" ? greedyOf(agents) : agents.players.at(-1);
  if (!start.ok || !player) return { type: "none" };
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

/** Each deal is played by its number: the same numbers every time. */
function* balance(
  game: AnyGame,
  agents: Agents,
  { player: who, first, deals }: QuestionOf<"balance">,
): Generator<Answer, Answer, void> {
  let [won, unknown] = [0, 0];
  for (let number = first; number < first + deals; number++) {
    const state = game.setup(numberedDeal(game.pack, number), []);
    const status = yield* who === "open"
      ? openEnd(game, agents, state)
      : playedEnd(game, agents, state, number, who);
    if (status === "won") won++;
    if (status === "unknown") unknown++;
  }
  return { type: "balance", balance: { played: deals, won, unknown } };
}

/** How a deal ends that is played by somebody who sees no more than a person. */
function* playedEnd(
  game: AnyGame,
  agents: Agents,
  state: unknown,
  number: number,
  who: "greedy" | "good",
): Generator<Answer, string, void> {
  const player = who === "good" ? (agents.players.at(-1) ?? greedyOf(agents)) : greedyOf(agents);
  const { outcome } = yield* withProgress(
    playingOut(game, state, player, seededRandom(number), player.nodesAMove),
  );
  return outcome.status;
}

/** Whether a deal can be won with all cards open. */
function* openEnd(game: AnyGame, { solver }: Agents, state: unknown): Generator<Answer, string, void> {
  return (yield* withProgress(solving(game, solver, state, LIMITS_OF_A_DEAL))).verdict;
}

/** A hint's advice in words of the game, with the chance of the position where there is an evaluation. */
function hintAdviceOf(
  game: AnyGame,
  { evaluation }: Agents,
  { view, legal }: Observation<unknown, unknown>,
  advice: Advice<unknown>,
): HintAdvice {
  return {
    word: game.formatMove((advice.meanwhile ?? advice).move),
    rule: (advice.meanwhile ?? advice).reason,
    moves: advice.moves.map(({ move, value, ...weighed }) => ({
      ...weighed,
      word: game.formatMove(move),
      win: value,
    })),
    cards: advice.cards,
    plan: advice.meanwhile ? [] : (advice.plan?.() ?? []).map((move) => game.formatMove(move)),
    resigns: advice.resigns,
    isLost: legal.every((move) => isSurelyLost(game, view, move)),
    position: evaluation && {
      win: evaluation.worth(view).win,
      calibrationError: evaluation.calibrationError(view),
    },
  };
}

function* withProgress<Result>(search: ResumableSearch<Result>): Generator<Answer, Result, void> {
  let step: IteratorResult<Progress, Result> = search.next();
  for (; !step.done; step = search.next()) yield { type: "progress", progress: step.value };
  return step.value;
}
