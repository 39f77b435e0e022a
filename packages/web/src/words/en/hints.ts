import type { Hint, HintTrials } from "@tetrarch/play";
import { playerInSentence } from "./players.js";

/** How the table speaks of moves. */
export interface HintSpeech {
  /** Why the move is advised; empty where nothing is known. */
  readonly reason: string;
  /** What a move does, without a full stop. */
  readonly move: (word: string) => string;
  /** The move of the large button, and what the button says. */
  readonly main: { readonly word: string; readonly label: string } | undefined;
}

/** A hint in two parts: what is read at once, and why and what else is known, which is read by a tap. */
export interface HintText {
  readonly short: string;
  readonly more: string;
}

/** Whose chances are told, as those of a beginner are others. */
const STRONGEST = playerInSentence("strongest");

/** The most letters of the short part, so that it has room beneath the table of a phone, the word for more included. */
const ROOM = 84;
/** The most letters where there is nothing more. */
const ROOM_OF_ALL = 90;

/** The most moves that are about as good that are named; of more only their number is given. */
const MOST_NAMED = 2;

/** A hint in words, and why it was given, as far as the adviser can say. */
export function hintInWords(hint: Hint, { reason, move, main }: HintSpeech): HintText {
  const hinted = `Hint: ${move(hint.word)}.`;
  const why = reason === "" ? [] : reason.split(/(?<=\.) /);
  const others = [estimate(hint), equallyGood(hint, move, main?.word), mainButton(hint, main)].filter(
    (part) => part !== undefined,
  );
  const all = [hinted, ...why, ...others].join(" ");
  if (all.length <= ROOM_OF_ALL) return { short: all, more: "" };
  const shortWith = (count: number) => [hinted, ...why.slice(0, count)].join(" ");
  let count = why.length;
  while (count > 0 && shortWith(count).length > ROOM) count--;
  return { short: shortWith(count), more: [...why.slice(count), ...others].join(" ") };
}

function estimate({ trials, chance, points, hopeless }: Hint): string | undefined {
  if (hopeless) return [littleHope(trials, chance), pointsOf(points)].filter((part) => part).join(" ");
  if (trials) return trialsInWords(trials);
  return chance === undefined ? undefined : `With it ${STRONGEST} wins about ${percent(chance)} of the time.`;
}

function trialsInWords({ games, won, cards }: HintTrials): string {
  if (cards === undefined)
    return `With it ${playerInSentence("greedy")} won ${percent(won)} of ${games} trial games.`;
  return `Tried on ${games} deals of the hidden cards, ${cards} cards ahead, it comes to about ${percent(won)} for ${STRONGEST}.`;
}

function littleHope(trials: Hint["trials"], chance: Hint["chance"]): string {
  const won = trials?.won ?? chance ?? 0;
  if (won > 0) return `Hardly any hope of a win: about 1 in ${Math.round(1 / won)}.`;
  if (trials && trials.cards === undefined)
    return `Hardly any hope of a win: none of ${trials.games} trial games was won. This came nearest.`;
  return "No hope of a win is left, as far as the adviser can tell.";
}

function pointsOf(points: Hint["points"]): string | undefined {
  return points === undefined
    ? undefined
    : `It brings the most points on average: about ${Math.round(points)}.`;
}

/** The moves that cannot be told apart from it, but for that of the large button, which has a sentence of its own. */
function equallyGood(
  { equals, hopeless }: Hint,
  move: HintSpeech["move"],
  main: string | undefined,
): string | undefined {
  const named = equals.filter((word) => word !== main);
  if (hopeless || named.length === 0) return undefined;
  if (named.length > MOST_NAMED) return `${named.length} other moves are about as good.`;
  return `About as good: ${named.map(move).join("; ")}.`;
}

/** What the large button has to do with it. */
function mainButton({ word, equals, worse }: Hint, main: HintSpeech["main"]): string | undefined {
  if (!main || main.word === word) return undefined;
  if (equals.includes(main.word)) return `“${main.label}” is about as good.`;
  return worse.includes(main.word) ? `It is better than “${main.label}”.` : undefined;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
