import { capital } from "@tetrarch/engine";
import { playerInSentence } from "../field-words.js";
import { aboutInWords, chanceInWords, costInGames } from "../words.js";
import type { Hint, HintTrials } from "./hint.js";

/** How a table speaks of moves. */
export interface HintSpeech {
  /** Why the move is advised; empty where nothing is known. */
  readonly reason: string;
  /** What a move does, without a full stop. */
  readonly move: (word: string) => string;
  /** The move of the large button, and what the button says. */
  readonly main?: { readonly word: string; readonly label: string } | undefined;
  /** What a win is in the game's words: `to get out with all four kings`. */
  readonly goal?: string | undefined;
  /** The moves that look the same, and are: another empty place takes the card as well. */
  readonly twins?: readonly string[];
  /** The most letters of the short part. */
  readonly room?: number;
}

/** A hint in two parts: the move, why and its chance, which are read at once, and what else is known, which is read by a tap. */
export interface HintText {
  readonly short: string;
  readonly more: string;
}

/** The warning of the terminal before a hint ends an unaided game (C-10). */
export const HINT_COST = "Hints mark this game as helped.";

/** Whose chances are told, as those of a beginner are others; so it is called in an analysis, too. */
const PROGRAM = "a strong program";

/** The short part has room beneath the table of a phone, the word for more included. */
const ROOM = 165;

/** The most moves that are about as good that are named. */
const MOST_NAMED = 2;

export const sentencesOf = (text: string): readonly string[] => (text === "" ? [] : text.split(/(?<=\.) /));

/** A move in two parts: what is done, and what comes of it, where that is told. */
export function partsOfMove(move: string): { readonly act: string; readonly outcome?: string | undefined } {
  const [act = "", outcome] = move.split(/: (?=[^:]*$)/);
  return { act, outcome };
}

/** A hint in words, and why it was given, as far as the adviser can say. */
export function hintInWords(hint: Hint, speech: HintSpeech): HintText {
  const { reason, move, main, goal = "to win", twins = [], room = ROOM } = speech;
  if (hint.isNothingLeft) return { short: NOTHING_LEFT, more: "" };
  const lead = leadOf(hint);
  const before = lead ? `${lead} Hint: ` : "Hint: ";
  const hinted = `${before}${move(hint.word)}.`;
  const why = sentencesOf(reason);
  const chance = lead ? pointsOf(hint.points) : estimate(hint, goal);
  const others = [
    twins.length > 0 ? ANY_PLACE : undefined,
    equallyGood(hint, move, [...twins, main?.word]),
    leadInWords(hint),
    mainButton(hint, main),
    lead ? undefined : whoseChance(hint),
  ].filter((part) => part !== undefined);
  const first = [why[0], chance].filter((part) => part !== undefined);
  const brief = first.map((part) => part.replace(`Chance ${goal}: `, "Chance: "));
  const fits = (sentences: readonly string[]) => sentences.join(" ").length <= room;
  /** The short part with as much of the rest as there is room for. */
  const inTwo = (start: readonly string[], more: readonly string[]): HintText => {
    const rest = more.join(" ").trim();
    if (fits([...start, rest])) return { short: [...start, rest].join(" ").trim(), more: "" };
    return { short: start.join(" "), more: rest };
  };
  if (fits([hinted, ...first])) return inTwo([hinted, ...first], [...why.slice(1), ...others]);
  // What comes of the move is seen on the table and on its button.
  const { act, outcome } = partsOfMove(move(hint.word));
  const briefHint = `${before}${act}.`;
  if (outcome !== undefined && fits([briefHint, ...first]))
    return inTwo([briefHint, ...first], [...why.slice(1), `${capital(outcome)}.`, ...others]);
  return fits([hinted, ...brief])
    ? inTwo([hinted, ...brief], [...why.slice(1), ...others])
    : inTwo([hinted, ...first.slice(1)], withReasonFirst(why, others));
}

/** The second part with all reasons. Where many moves are as good the first says what this one has over them. */
function withReasonFirst(
  [first = "", ...why]: readonly string[],
  others: readonly string[],
): readonly string[] {
  const predicate = /^It (.*)$/.exec(first)?.[1];
  if (predicate === undefined || !others.includes(MANY)) return [first, ...why, ...others];
  return [thisOne(predicate), ...why, ...others.filter((part) => part !== MANY)];
}

const NOTHING_LEFT = "No hint: nothing can be gained here any more. You can resign.";
const LOST = "All is lost, whatever you do.";
const NO_HOPE = "No hope is left, as far as the program can tell.";
/** Whose chance is told, and where it comes from. */
function whoseChance({ trials, chance, hopeless }: Hint): string | undefined {
  if (hopeless || (trials ? trials.cards === undefined : chance === undefined)) return undefined;
  return `The chance is that of ${PROGRAM}${trials ? ", tried on random deals of the hidden cards" : ""}.`;
}

const MANY = "Many other moves are about as good.";
const thisOne = (predicate: string) => `Many moves are about as good; this one ${predicate}`;

/** What comes before a move that does not help; points may still be gained. */
function leadOf({ isLost, hopeless, trials, chance, points }: Hint): string | undefined {
  if (isLost) return LOST;
  const isHope = (trials?.won ?? chance ?? 0) > 0 || (trials && trials.cards === undefined);
  return hopeless && !isHope && points === undefined ? NO_HOPE : undefined;
}

const ANY_PLACE = "Any empty one will do.";

function estimate({ trials, chance, points, hopeless }: Hint, goal: string): string | undefined {
  if (hopeless) return [littleHope(trials, chance, goal), pointsOf(points)].filter((part) => part).join(" ");
  if (trials) return trialsInWords(trials, goal);
  return chance === undefined ? undefined : `Chance ${goal}: ${aboutInWords(chance)}.`;
}

function trialsInWords({ games, won, cards }: HintTrials, goal: string): string {
  if (cards === undefined)
    return `With it ${playerInSentence("greedy")} won ${chanceInWords(won)} of ${games} trial games.`;
  return `Chance ${goal}: ${won >= 1 ? "over 99 %" : aboutInWords(won)}.`;
}

function littleHope(trials: Hint["trials"], chance: Hint["chance"], goal: string): string {
  const won = trials?.won ?? chance ?? 0;
  if (won > 0) return `Hardly any hope is left ${goal}: ${oneIn(won)}.`;
  if (trials && trials.cards === undefined)
    return `Hardly any hope is left ${goal}: none of ${trials.games} trial games was won. This came nearest.`;
  return `No hope is left ${goal}, as far as the program can tell.`;
}

/** A small chance; a very small one is an estimate whose figures mean nothing. */
function oneIn(chance: number): string {
  return chance < LEAST_CHANCE
    ? `less than 1 in ${1 / LEAST_CHANCE}`
    : `about 1 in ${Math.round(1 / chance)}`;
}

const LEAST_CHANCE = 0.001;

function pointsOf(points: Hint["points"]): string | undefined {
  return points === undefined
    ? undefined
    : `It brings the most points on average: about ${Math.round(points)}.`;
}

/** The moves that cannot be told apart from it, but for those that have a sentence of their own. */
function equallyGood(
  { word, equals, hopeless }: Hint,
  move: HintSpeech["move"],
  others: readonly (string | undefined)[],
): string | undefined {
  const hinted = move(word);
  const named = equals.filter((other) => !others.includes(other) && move(other) !== hinted);
  if (hopeless || named.length === 0) return undefined;
  if (named.length > MOST_NAMED) return MANY;
  return `About as good: ${named.map(move).join("; ")}.`;
}

/** What the next best move is worth beside it. */
function leadInWords({ chance, trials, hopeless, lead }: Hint): string | undefined {
  const win = trials?.won ?? chance;
  if (hopeless || win === undefined || lead === undefined) return undefined;
  return `The next best move wins about ${costInGames(win, win - lead)} fewer.`;
}

/** What the large button has to do with it: one that is as good says nothing for either. */
function mainButton({ word, worse }: Hint, main: HintSpeech["main"]): string | undefined {
  if (!main || main.word === word) return undefined;
  return worse.includes(main.word) ? `It is better than “${main.label}”.` : undefined;
}
