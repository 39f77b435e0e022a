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
import type { Hint } from "@tetrarch/play";
import {
  type Advice,
  type Agents,
  agentsOf,
  findingWinnable,
  type GradedAgents,
  greedyOf,
  type Limits,
  type MoveValue,
  type Progress,
  playingOut,
  type ResumableSearch,
  solving,
} from "@tetrarch/solver";
import { analysing, analystsOf, gradeOf, puzzleInLostGame } from "@tetrarch/solver/analysis";
import { AnalysisParts } from "./analysis-parts.js";
import type { Answer, AskedGame, Question } from "./messages.js";
import type { SettledPositions } from "./settled-positions.js";

/** What one deal may cost while a winnable one is looked for: most are settled with far less. */
const LIMITS_OF_A_DEAL: Limits = { nodes: 1_000_000, memory: 2 ** 27 };
const MOST_DEALS = 2000;

const STILL_THINKING: Answer = { type: "progress", progress: { nodes: 0, states: 0 } };

/**
 * Thinks about a question, telling its progress on the way.
 * @param settled what was settled with questions before; what is settled with this one is added
 */
export function* answering(question: Question, settled: SettledPositions): Generator<Answer, Answer, void> {
  const game = gameOf(question);
  const agents = game && agentsOf(game);
  if (!game || !agents) return { type: "none" };
  switch (question.type) {
    case "solve":
      return yield* solved(game, agents, question, settled);
    case "winnable":
      return yield* found(game, agents, question);
    case "hint":
      return yield* advised(game, agents, question);
    case "play":
      return yield* played(game, agents, question);
    case "analyse":
      return yield* analysed(game, question);
    case "puzzle":
      return yield* puzzled(game, question);
    case "balance":
      return yield* balanced(game, agents, question);
  }
}

/** Undefined for a game that there is not, and for a card set that is none. */
function gameOf({ game: id, cards }: AskedGame): AnyGame | undefined {
  if (cards === undefined) return games.find((game) => game.id === id);
  const own = readOwnSet(cards);
  return own.ok && own.value.game.id === id ? own.value.game : undefined;
}

type Asked<Type extends Question["type"]> = Extract<Question, { readonly type: Type }>;

function* solved(
  game: AnyGame,
  agents: Agents,
  question: Asked<"solve">,
  settled: SettledPositions,
): Generator<Answer, Answer, void> {
  const state = game.parseState(question.state);
  if (!state.ok) return { type: "none" };
  const before = settled.find(game, state.value);
  if (before) return { type: "solution", solution: before };
  const solution = yield* told(solving(game, agents.solver, state.value, question.limits));
  settled.keep(game, state.value, solution);
  return { type: "solution", solution };
}

function* found(
  game: AnyGame,
  agents: GradedAgents,
  { variant: name, difficulty, seed }: Asked<"winnable">,
): Generator<Answer, Answer, void> {
  const variant = parseVariant(game.options, name);
  if (!variant.ok) return { type: "none" };
  const criteria = { variant: variant.value, difficulty, limits: LIMITS_OF_A_DEAL, mostDeals: MOST_DEALS };
  const deal = yield* told(findingWinnable(game, agents, seededRandom(seed), criteria));
  const difficultyFound = deal?.assessment.difficulty;
  if (!deal || !difficultyFound) return { type: "none" };
  return { type: "deal", deal: { number: deal.number, tried: deal.tried, difficulty: difficultyFound } };
}

/** The strongest player's advice: it gets the view and nothing else. */
function* advised(game: AnyGame, agents: Agents, question: Asked<"hint">): Generator<Answer, Answer, void> {
  const player = agents.players.at(-1);
  const legal = question.legal.map((word) => game.parseMove(word)).filter((move) => move !== undefined);
  if (!player || legal.length === 0) return { type: "none" };
  const seen = { view: question.view, legal };
  const advice = yield* told(player.advise(seen, seededRandom(question.seed), player.nodesAMove));
  const sensible = yield* told(greedyOf(agents).advise(seen, seededRandom(question.seed), 0));
  return { type: "hint", hint: hintOf(game, agents, question.view, advice, sensible) };
}

function* played(
  game: AnyGame,
  agents: Agents,
  { deal, variant, player: who, seed }: Asked<"play">,
): Generator<Answer, Answer, void> {
  const start = startSession(game, deal, variant);
  const player = who === "greedy" ? greedyOf(agents) : agents.players.at(-1);
  if (!start.ok || !player) return { type: "none" };
  const { state } = start.value.now;
  const { words } = yield* told(playingOut(game, state, player, seededRandom(seed), player.nodesAMove));
  return { type: "played", words };
}

/** The first curve comes as soon as it is known, then now and then what is new. */
function* analysed(game: AnyGame, { transcript, kept }: Asked<"analyse">): Generator<Answer, Answer, void> {
  const session = replayTranscript(transcript, () => ok(game));
  const analysts = analystsOf(game);
  if (!session.ok || !analysts) return { type: "none" };
  const parts = new AnalysisParts(() => performance.now());
  const thinking = analysing(session.value, analysts, undefined, kept);
  for (;;) {
    const step = thinking.next();
    if (step.done) return { type: "analysed", part: parts.next(step.value) };
    yield parts.isDue ? { type: "part", part: parts.next(step.value) } : STILL_THINKING;
  }
}

function* puzzled(game: AnyGame, { transcript, lostAt }: Asked<"puzzle">): Generator<Answer, Answer, void> {
  const session = replayTranscript(transcript, () => ok(game));
  if (!session.ok) return { type: "none" };
  const looking = puzzleInLostGame(session.value, lostAt);
  for (;;) {
    const step = looking.next();
    if (step.done) return { type: "puzzle", puzzle: step.value };
    yield STILL_THINKING;
  }
}

/** Each deal is played by its number: the same numbers every time. */
function* balanced(
  game: AnyGame,
  agents: Agents,
  { first, deals }: Asked<"balance">,
): Generator<Answer, Answer, void> {
  const player = greedyOf(agents);
  let won = 0;
  for (let number = first; number < first + deals; number++) {
    const state = game.setup(numberedDeal(game.pack, number), []);
    const random = seededRandom(number);
    const { outcome } = yield* told(playingOut(game, state, player, random, player.nodesAMove));
    if (outcome.status === "won") won++;
  }
  return { type: "balance", balance: { played: deals, won } };
}

/** A chance that is further off than this on average is not told: the move may be good though the number is not. */
const WORTH_TELLING = 0.03;
/** Whose chance is less than this is told so, not by a share. */
const HOPELESS = 0.005;

/** The strongest player weighs moves; where the sensible one agrees, its rule is the reason. */
function hintOf(
  game: AnyGame,
  { evaluation }: Agents,
  view: unknown,
  advice: Advice<unknown>,
  sensible: Advice<unknown>,
): Hint {
  const word = game.formatMove(advice.move);
  const agree = word === game.formatMove(sensible.move);
  const [best, ...others] = advice.moves;
  const isTried = best !== undefined && best.visits > 0;
  const isTold = evaluation !== undefined && evaluation.calibrationError(view) <= WORTH_TELLING;
  // What was held against games is the chance of the position, which is that of its best move.
  const chance = best && isTold && !isTried ? evaluation.worth(view).win : undefined;
  const won = isTried ? best.value : chance;
  const inWords = (moves: readonly MoveValue<unknown>[]) => moves.map(({ move }) => game.formatMove(move));
  return {
    word,
    rule: advice.reason ?? (agree ? sensible.reason : undefined),
    trials: isTried ? { games: best.visits, won: best.value, cards: advice.cards } : undefined,
    chance,
    points: best?.points,
    hopeless: advice.resigns ?? (won !== undefined && won < HOPELESS),
    equals: inWords(others.filter((other) => best && isAsGood(other, best, advice.moves.length))),
    worse: inWords(others.filter((other) => best && !isAsGood(other, best, advice.moves.length))),
  };
}

/** Whether the player cannot tell two moves apart: by the grades of games looked back at, and by its own trials alone. */
function isAsGood(played: MoveValue<unknown>, best: MoveValue<unknown>, legal: number): boolean {
  // A move that was tried less often had left the race.
  if (played.visits < best.visits) return false;
  const worth = ({ value, points }: MoveValue<unknown>) => ({
    win: value,
    ...(points === undefined ? {} : { points }),
  });
  const error = Math.hypot(played.error, best.error);
  const sigma = { win: 0, points: 0 };
  const { grade } = gradeOf({ best: worth(best), played: { ...worth(played), error }, legal, sigma });
  return grade === "good" || grade === "unclear";
}

function* told<Result>(thinking: ResumableSearch<Result>): Generator<Answer, Result, void> {
  for (;;) {
    const step: IteratorResult<Progress, Result> = thinking.next();
    if (step.done) return step.value;
    yield { type: "progress", progress: step.value };
  }
}
