import { type CoachRecord, decisionKey } from "../collections/coach-answers.js";
import type { FinishedGame } from "../session/game-record.js";
import { dueAfter } from "./schedule.js";

/** A decision of an analysed game in which one move is clearly better than another. */
export interface CoachDecision {
  /** The finished game's id. */
  readonly id: string;
  /** How many moves came before. */
  readonly ply: number;
  /** Whether the player made a mistake; otherwise the position is there to practise a kind of decision. */
  readonly isMistake: boolean;
  /** The kind of the mistake, or the kinds of which one could have been made; those of two solitaires differ. */
  readonly kinds: readonly string[];
  /** What the mistake cost, or a guess would cost in the mean: a chance of 0 to 1. */
  readonly loss: number;
}

/** A clear decision of an analysed game, as its analysis has it. */
export interface ClearDecision<Ply> extends Pick<CoachDecision, "isMistake" | "loss"> {
  readonly ply: Ply;
  /** As the solitaire calls them. */
  readonly kinds: readonly string[];
}

/** A decision that can be asked, with all that is needed for it. */
export interface CoachQuestion<Game = unknown, Ply = unknown> extends CoachDecision {
  readonly finished: Game;
  readonly analysis: Ply;
}

/** What can be asked of an analysed game. */
export function questionsOf<
  Game extends Pick<FinishedGame, "id" | "game">,
  Ply extends { readonly ply: number },
>(finished: Game, decisions: readonly ClearDecision<Ply>[]): readonly CoachQuestion<Game, Ply>[] {
  return decisions.map(({ ply, kinds, isMistake, loss }) => ({
    id: finished.id,
    ply: ply.ply,
    isMistake,
    // Two solitaires may have kinds of one name.
    kinds: kinds.map((kind) => `${finished.game} ${kind}`),
    loss,
    finished,
    analysis: ply,
  }));
}

/** What the coach can ask. */
export interface CoachQueue<Decision extends CoachDecision = CoachDecision> {
  /** In the order of a session, each once: own mistakes, and a position to practise after every two of them. */
  readonly decisions: readonly Decision[];
  /** How many own mistakes are among them: due again or never asked. */
  readonly mistakes: number;
  /** When the next mistake is due, in milliseconds since 1970; undefined where none is waiting. */
  readonly nextDue: number | undefined;
}

/** So many mistakes are asked for one position to practise. */
const MISTAKES_A_PRACTICE = 2;

/**
 * What the coach asks now: what is due again, the longest overdue first, then mistakes never asked, the dearest first. A
 * position to practise is of the kind of the mistake before it. It is asked once; missed, it comes again like a mistake.
 */
export function queueOf<Decision extends CoachDecision>(
  decisions: readonly Decision[],
  records: readonly CoachRecord[],
  now: number,
): CoachQueue<Decision> {
  const answersOf = new Map(records.map((one) => [decisionKey(one), one.answers]));
  const candidates = decisions.map((decision) => {
    const answers = answersOf.get(decisionKey(decision)) ?? [];
    const isRepeated = decision.isMistake || answers.some(({ right }) => !right);
    return {
      decision,
      isRepeated,
      due: isRepeated ? dueAfter(answers) : undefined,
      isNew: answers.length === 0,
    };
  });
  const waiting = candidates.flatMap(({ due }) => (due !== undefined && due > now ? [due] : []));
  const again = candidates
    .filter(({ due }) => due !== undefined && due <= now)
    .sort((a, b) => (a.due ?? 0) - (b.due ?? 0));
  const byLoss = candidates.filter(({ isNew }) => isNew).sort((a, b) => b.decision.loss - a.decision.loss);
  const mistakes = [...again, ...byLoss.filter(({ isRepeated }) => isRepeated)];
  const practice = byLoss.filter(({ isRepeated }) => !isRepeated);
  return {
    decisions: mixed(
      mistakes.map(({ decision }) => decision),
      practice.map(({ decision }) => decision),
    ),
    mistakes: mistakes.length,
    nextDue: waiting.length > 0 ? Math.min(...waiting) : undefined,
  };
}

function mixed<Decision extends CoachDecision>(
  mistakes: readonly Decision[],
  practice: readonly Decision[],
): readonly Decision[] {
  const left = new Set(practice);
  return mistakes.flatMap((mistake, index) => {
    if ((index + 1) % MISTAKES_A_PRACTICE > 0) return [mistake];
    const next = [...left].find(({ kinds }) => mistake.kinds.some((kind) => kinds.includes(kind)));
    if (!next) return [mistake];
    left.delete(next);
    return [mistake, next];
  });
}
