import {
  type AnyGame,
  type Deal,
  dealIdentity,
  dealOfNumber,
  formatDeal,
  looksLikeDealCode,
  numberedDeal,
  ok,
  parseVariant,
  quote,
  type Random,
  type Result,
  readDeal,
  STANDARD,
} from "@tetrarch/engine";
import {
  agentsOf,
  assessing,
  DEFAULT_LIMITS,
  type DealAssessment,
  DIFFICULTIES,
  type Difficulty,
} from "@tetrarch/solver";
import { findingCode, winnableSearch } from "../play/inquiries/winnable.js";
import { type Fault, fault, type Outcome, report } from "../report.js";
import { usageWords } from "../words/en/faults.js";
import { assessmentInWords } from "../words/en/solution.js";
import { type CommandContext, noteShown } from "./context.js";
import { dealAsJson } from "./session-files.js";
import { watch } from "./show-progress.js";

/** Where it is noted that the cards of a deal are shown. */
type Shown = Pick<CommandContext, "stores" | "stderr">;

export interface WinnableOptions {
  readonly difficulty?: string;
}

/**
 * `tetrarch deal GAME [DEAL] --winnable`: a random deal that is proved winnable and as difficult as wanted, or what can
 * be proved of the deal given.
 */
export function winnableDeal(
  game: AnyGame,
  text: string | undefined,
  options: WinnableOptions,
  context: Shown & Pick<CommandContext, "random">,
): Outcome | Promise<Outcome> {
  const difficulty = difficultyFrom(options.difficulty);
  if (!difficulty.ok) return difficulty;
  if (text === undefined) return found(game, difficulty.value, context);
  if (difficulty.value) return fault("usage", usageWords.givenDeal);
  return proved(game, text, context);
}

function difficultyFrom(text: string | undefined): Result<Difficulty | undefined, Fault> {
  const difficulty = DIFFICULTIES.find((known) => known === text);
  if (text === undefined || difficulty) return ok(difficulty);
  return fault("usage", usageWords.oneOf("--difficulty", quote(text), DIFFICULTIES));
}

/** The code of a deal to be played that is proved winnable; nothing else of it is told. Errors are `usage` and `not-proved`. */
export function winnableCode(
  game: AnyGame,
  { variant = STANDARD, ...options }: WinnableOptions & { readonly variant?: string },
  random: Random,
): Result<string, Fault> {
  const difficulty = difficultyFrom(options.difficulty);
  if (!difficulty.ok) return difficulty;
  const known = parseVariant(game.options, variant, game.onlyStandard);
  if (!known.ok) return known;
  const code = watch(findingCode(game, { variant, difficulty: difficulty.value }, random));
  return code === undefined ? fault("not-proved", usageWords.notProved) : ok(code);
}

function found(
  game: AnyGame,
  difficulty: Difficulty | undefined,
  context: Shown & Pick<CommandContext, "random">,
): Outcome | Promise<Outcome> {
  const deal = watch(winnableSearch(game, { variant: STANDARD, difficulty }, context.random));
  if (!deal) return fault("not-proved", usageWords.notProved);
  const { number, assessment } = deal;
  return said(game, dealOfNumber(game, number), numberedDeal(game.pack, number), assessment, context);
}

function proved(game: AnyGame, text: string, shown: Shown): Outcome | Promise<Outcome> {
  const read = readDeal(game, text);
  if (!read.ok) return read;
  const agents = agentsOf(game);
  const start = game.setup(read.value.deal, []);
  const assessment = watch(assessing(game, agents, start, DEFAULT_LIMITS));
  return said(game, read.value.text, read.value.deal, assessment, shown);
}

async function said(
  game: AnyGame,
  text: string,
  deal: Deal,
  assessment: DealAssessment,
  shown: Shown,
): Promise<Outcome> {
  await noteShown(shown, [dealIdentity(game, deal)]);
  const coded = looksLikeDealCode(text);
  const { solution, difficulty } = assessment;
  const { verdict, moves, nodes } = solution;
  return report(`${coded ? `${text}\n` : ""}${assessmentInWords(assessment)}\n${formatDeal(deal)}\n`, {
    ...dealAsJson(game, { text, deal }),
    winnable: { verdict, proved: verdict !== "unknown", length: moves.length, nodes },
    ...(difficulty ? { difficulty } : {}),
  });
}
