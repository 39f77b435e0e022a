import { counted, differenceInWords } from "@tetrarch/play";
import { signed } from "./analysis.js";

export { analysis as title, coach } from "./common.js";

/** The page of all analysed games. */
export const trendsIntro =
  "What your games show together. Only first plays without help count, of deals drawn at random, won or not. Analyse all of them: a choice of them would be no fair sample.";
export const yourGames = "Your games";
export const nothingYet = "Nothing yet";
export const nothingYetHow =
  "Play a game to its end, on a new deal and without a hint. Then you can analyse it here: where it was lost, and whether it was luck.";
export const chooseGame = "Choose a game";
export const analysesUnreadable = (reason: string) => `Your analyses cannot be read: ${reason}.`;

export function waitingForPlayers(count: number): string {
  return `${counted(count, "game")} left out: somebody here still has to play the same cards.`;
}

export function batchProgress(number: number, total: number): string {
  return `Analysing game ${number} of ${total} …`;
}

/** What all games of a solitaire show. */
export const analysedOf = (analysed: number, all: number) =>
  `${analysed} of ${counted(all, "first play")} analysed.`;
export const noneCounts = "None of your games counts here yet.";
export const goToTable = "Go to the table";
export const whatCounts =
  ": a random deal counts, whether you win it or not; your first deals, which can be won, do not.";

/** Why first plays are left out. */
export function chosenLeftOut(count: number): string {
  const why =
    "deals of the day, deals known to be winnable, deals you chose, and older games of which it is not known how you got the deal";
  return `${counted(count, "first play")} of other deals left out: ${why}.`;
}

export const tooFewDecisions = "Too few decisions";

export function decisionsNeeded(decisions: number, needed: number, canAnalyse: boolean): string {
  return `to say how you play: ${decisions} of ${needed}. ${canAnalyse ? "Analyse your other games, or play some more." : "Play some more."}`;
}

/** `You give away`, a number, and the rest of the sentence. */
export function givenAway(value: number, within: number, faults: number, decisions: number) {
  return {
    before: "You give away",
    amount: differenceInWords(value),
    after: `, give or take ${differenceInWords(within)}: ${counted(faults, "marked move")} in ${counted(decisions, "decision")}.`,
  };
}

export const rankingTitle = "Wins lost in 100 decisions";
export const rankingNote =
  "Counted while the game could still be won. A weak player soon has nothing left to lose, and can stand low here.";
export const you = "You";

export const givenNote = (top: string) =>
  `What you gave away game by game; the line is your mean, the top ${top}`;
export const givenSpoken = (shares: readonly string[]) =>
  `What you gave away in the latest ${shares.length}: ${shares.join(", ")}`;

export const kindsTitle = "Where wins were given away";
export const kindsHead = ["What you did", "How often", "It cost"] as const;
/** What a kind cost in all analysed games together: `5.3 wins`. */
export function winsInWords(wins: number): string {
  const shown = wins.toFixed(1);
  return `${shown} ${shown === "1.0" ? "win" : "wins"}`;
}
export const timesOf = (times: number, decisions: number) => `${times} of ${decisions}`;
export const tooFew = "too few";
export const kindsNote =
  "In all analysed games. “5 of 20” means: in 5 of 20 decisions where this was possible you did it, and another move was better. One decision can count for several kinds.";
export const kindsTooFew = (needed: number) => `Kinds with fewer than ${needed} decisions show no sum.`;

export function analysedWithoutKinds(count: number): string {
  return `${counted(count, "game")} analysed by an older version: ${count === 1 ? "it does" : "they do"} not count in this table until analysed again.`;
}

export function analysedEarlier(count: number): string {
  const [it, was] = count === 1 ? ["it counts", "it was"] : ["they count", "they were"];
  return `${counted(count, "game")} analysed by an earlier judge: ${it} as ${was} judged then, until analysed again.`;
}

export function luckOverGames(value: number, within: number, games: number): string {
  const mean = games === 1 ? "" : ` on average, give or take ${differenceInWords(within)}`;
  return `Luck ${signed(value)}${mean}. Over many games good and bad luck even out.`;
}

export const luckAndGiven = (luck: string, given: string) => `luck ${luck}, given away ${given}`;

export function notAnalysable(count: number): string {
  return `${counted(count, "game")} could not be analysed: ${count === 1 ? "it cannot" : "they cannot"} be read or judged here.`;
}

export const stop = "Stop";

/** The button that analyses games. */
export function analyse(count: number, isAgain: boolean, isAll: boolean): string {
  if (isAgain) return `Analyse ${count === 1 ? "it" : "them"} again`;
  if (isAll) return `Analyse ${counted(count, "game")}`;
  return count === 1 ? "Analyse the other game" : `Analyse the other ${count} games`;
}
