import { chanceInWords } from "../words.js";
import type { Hint, HintTrials } from "./hint.js";

/** The warning of every client before a hint ends an unaided game (C-10). */
export const HINT_COST = "Hints mark this game as helped.";

/** Whose chances are told; so it is called in an analysis, too. */
const PROGRAM = "a strong program";

/** The most moves that are about as good that are named; of more only their number is given. */
const MOST_NAMED = 2;

/** What is known of a hint's chance, and which moves are about as good; a sentence each, none where nothing is known. */
export function hintEvidence(hint: Hint, move: (word: string) => string): readonly string[] {
  return [estimate(hint), equallyGood(hint, move)].filter((sentence) => sentence !== undefined);
}

function estimate({ trials, chance, points, hopeless }: Hint): string | undefined {
  if (hopeless) return [littleHope(trials, chance), pointsInWords(points)].join(" ").trim();
  if (trials) return trialsInWords(trials);
  return chance === undefined
    ? undefined
    : `With it ${PROGRAM} has a chance of about ${chanceInWords(chance)} to win.`;
}

function trialsInWords({ games, won, cards }: HintTrials): string {
  if (cards === undefined)
    return `With it a player by rules of thumb won ${percent(won)} of ${games} trial games.`;
  return `Tried on random deals of the hidden cards: ${PROGRAM} then has a chance of about ${percent(won)} to win.`;
}

function littleHope(trials: Hint["trials"], chance: Hint["chance"]): string {
  const won = trials?.won ?? chance ?? 0;
  if (won > 0) return `Hardly any hope of a win: about 1 in ${Math.round(1 / won)}.`;
  if (trials && trials.cards === undefined)
    return `Hardly any hope of a win: none of ${trials.games} trial games was won. This came nearest.`;
  return "No hope of a win is left, as far as the program can tell.";
}

function pointsInWords(points: Hint["points"]): string {
  return points === undefined ? "" : `It brings the most points on average: about ${Math.round(points)}.`;
}

function equallyGood({ equals, hopeless }: Hint, move: (word: string) => string): string | undefined {
  if (hopeless || equals.length === 0) return undefined;
  if (equals.length > MOST_NAMED) return `${equals.length} other moves are about as good.`;
  return `About as good: ${equals.map(move).join("; ")}.`;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
