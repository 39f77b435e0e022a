import { counted, ofHundred } from "@tetrarch/play";
import { change, type KindProgress, mistakeKindName, shareOf, winsInHundred } from "@tetrarch/play/coach";
import type { MistakeKind, TrendFigures } from "@tetrarch/solver/analysis";
import { titleOf } from "./game.js";

/** What is said of a decision that is asked again. */
export const decisionWords = {
  name: "your own game",
  right: "Right.",
  wrong: "Not that.",
  noBetter: "It is no better than what you played.",
  costs: (cost: string) => `It costs ${cost}.`,
  wins: winsInHundred,
  points: (points: number) => `${points.toFixed(1)} of the score`,
  best: (move: string) => `Best: ${move}`,
};

export const coachWords = {
  intro: (waiting: string) => `The coach asks again what went clearly wrong in your own games. ${waiting}`,
  noGames:
    "Nothing to practise yet: no finished game is analysed. Play one, then: tetrarch analyse latest, or tetrarch coach --analyse.",
  notAnalysed: (games: number) =>
    `${counted(games, "game")} not analysed yet: tetrarch coach --analyse analyses them first.`,
  dayDone: "Your ten minutes of today are done; tetrarch coach --more asks for ten more.",
  timeOver: "Ten minutes are over.",
  end: "That was all for now.",
  notKept: (why: string) => `You answered, but ${why}.`,
  /** A solitaire, and its kinds of mistake with their change, oldest games on the left. */
  progress: (game: string, kinds: readonly KindProgress[]): readonly string[] => [
    titleOf(game),
    ...kinds.flatMap((one) => [
      `  ${mistakeKindName(game, one.kind)}: ${change(one.change, shareOf(one.before), shareOf(one.after), one.total.decisions)}`,
      `    in a hundred, from the oldest games to the newest: ${one.periods.map(shareOf).map(ofHundred).join(", ")}`,
    ]),
    "",
  ],
};

export const retryWords = {
  none: "No certain mistakes in this game.",
  intro: (deal: string, mistakes: number) => `${deal}: ${counted(mistakes, "mistake")}. Find a better move.`,
  question: (number: number, move: string, cost: string) =>
    `Move ${number}: ${move} It cost ${cost}. What is better?`,
  played: (move: string) => `You played: ${move}`,
  result: (right: number, all: number) => `${right} of ${counted(all, "mistake")} found at once.`,
};

export const trendWords = {
  none: "No game counts yet: analysed first plays without help, of random deals. tetrarch coach --analyse analyses them.",
  /** The luck and the mistakes of one solitaire. */
  of(game: string, games: number, figures: TrendFigures): readonly string[] {
    const { luck, given, decisions, faults, lost, mistakeKinds } = figures;
    return [
      `${titleOf(game)}, ${counted(games, "analysed game")}`,
      `  luck ${signed(luck.value)} ± ${ofHundred(luck.within)} wins in a hundred games`,
      `  choices gave away ${ofHundred(given.value)} ± ${ofHundred(given.within)} wins in a hundred games`,
      `  ${counted(faults, "mistake")} in ${counted(decisions, "decision")}${lost === undefined ? "" : `, each decision cost ${(100 * lost).toFixed(2)} wins in a hundred`}`,
      ...mistakeKinds.filter(({ isEnough }) => isEnough).map((kind) => kindLine(game, kind)),
      "",
    ];
  },
};

function kindLine(game: string, { name, mistakes, decisions, lost }: MistakeKind): string {
  return `  ${mistakeKindName(game, name)}: ${mistakes} of ${counted(decisions, "decision")}, ${winsInHundred(lost)} in all`;
}

function signed(chance: number): string {
  return `${chance < 0 ? "−" : "+"}${ofHundred(chance)}`;
}
