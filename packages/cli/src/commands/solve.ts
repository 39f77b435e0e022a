import {
  type AnyGame,
  dishonest,
  formatTranscript,
  hasCardSets,
  identityOf,
  ok,
  playWord,
  type Result,
  type Session,
  startSession,
  unwrap,
} from "@tetrarch/engine";
import { randomDealCode } from "@tetrarch/play";
import { agentsOf, type Solution, solvingSession } from "@tetrarch/solver";
import { dealNamed, gameNamed, gameOfPrefix, readCardSetFile } from "../content/games.js";
import { EXIT, type Fault, fault } from "../report.js";
import { usageWords } from "../words/en/faults.js";
import { solutionAsJson, solutionInWords, solutionWords } from "../words/en/solution.js";
import { type BudgetOptions, limitsOf } from "./budget.js";
import { type CommandContext, noteShown, warn } from "./context.js";
import { isSameFile, unwritable, writeOut } from "./options.js";
import { readDealsFile } from "./session-files.js";
import { watch } from "./show-progress.js";

export interface SolveOptions extends BudgetOptions {
  readonly deal?: string;
  /** A file with a deal a line. */
  readonly dealsFile?: string;
  readonly variant?: string;
  /** A file with a card set of the player's own. */
  readonly cardSet?: string;
  /** Where the line found is written as a transcript. */
  readonly transcript?: string;
  readonly json?: boolean;
}

/** `tetrarch solve GAME`: what can be made of deals when everything is known, a deal after the other. */
export async function solve(
  name: string,
  options: SolveOptions,
  context: CommandContext,
): Promise<Result<number, Fault>> {
  const target = targetOf(name, options);
  if (!target.ok) return target;
  const limits = limitsOf(options);
  if (!limits.ok) return limits;
  const game = await withCardSet(target.value.game, options.cardSet, context);
  if (!game.ok) return game;
  const agents = agentsOf(game.value);
  const sessions = await sessionsOf(game.value, target.value.deal, options, context);
  if (!sessions.ok) return sessions;
  for (const session of sessions.value) {
    const solution = watch(solvingSession(session, agents.solver, limits.value));
    const { columns } = context.terminal;
    const said = options.json
      ? solutionAsJson(session, solution)
      : solutionInWords(session, solution, columns);
    await noteShown(context, [identityOf(session)]);
    if (!(await context.stdout.write(said))) break;
    if (options.transcript === undefined) continue;
    if (solution.moves.length === 0) {
      await warn(context, [solutionWords.noLine(options.transcript)]);
      continue;
    }
    const written = writeLine(options.transcript, session, solution);
    if (!written.ok) return written;
  }
  return ok(EXIT.fine);
}

interface Target {
  readonly game: AnyGame;
  readonly deal: string | undefined;
}

/** GAME may be a deal code, which names game and deal. */
function targetOf(name: string, options: SolveOptions): Result<Target, Fault> {
  const { deal, dealsFile, transcript, cardSet } = options;
  const coded = gameOfPrefix(name);
  const given = [coded && "the deal code", deal && "--deal", dealsFile && "--deals-file"].filter(
    (each): each is string => Boolean(each),
  );
  if (given.length > 1) return fault("usage", usageWords.notTogether(given));
  if (dealsFile !== undefined && transcript !== undefined) {
    return fault("usage", usageWords.oneDeal);
  }
  if (dealsFile === "-" && cardSet === "-") {
    return fault("usage", usageWords.oneStandardInput("--deals-file", "--card-set"));
  }
  const hindrance = unwritable("--transcript", transcript);
  if (hindrance) return hindrance;
  if (transcript !== undefined && cardSet !== undefined && isSameFile(cardSet, transcript)) {
    return fault("usage", usageWords.isCardSet(transcript));
  }
  const named = coded ? ok(coded) : gameNamed(name);
  return named.ok ? ok({ game: named.value, deal: coded ? name : deal }) : named;
}

async function withCardSet(
  game: AnyGame,
  path: string | undefined,
  context: CommandContext,
): Promise<Result<AnyGame, Fault>> {
  if (path === undefined) return ok(game);
  if (!hasCardSets(game)) return fault("usage", usageWords.noCardSet(game.title));
  const own = await readCardSetFile(path, context.stdin);
  return own.ok ? ok(own.value.game) : own;
}

async function sessionsOf(
  game: AnyGame,
  deal: string | undefined,
  { dealsFile, variant }: SolveOptions,
  context: CommandContext,
): Promise<Result<readonly Session[], Fault>> {
  if (dealsFile !== undefined) return readDealsFile(dealsFile, game, variant, context.stdin);
  const text = deal === undefined ? randomDealCode(game, context.random) : dealNamed(game, deal);
  const session = startSession(game, text, variant);
  return session.ok ? ok([session.value]) : session;
}

/** Writes the moves found as the transcript of a helped game. */
function writeLine(path: string, start: Session, { moves }: Solution): Result<undefined, Fault> {
  let session = dishonest(start);
  for (const word of moves) session = unwrap(playWord(session, word));
  return writeOut(path, formatTranscript(session));
}
