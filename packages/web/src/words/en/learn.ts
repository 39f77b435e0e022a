export { coach, tryAgain } from "./common.js";

/** The page of lessons. */
export const title = "Learn by playing";
export const intro =
  "Five games that few people know. Each takes two to four minutes to learn, card in hand.";
export const unreachable = "These lessons cannot be reached just now.";
export const allLessons = "All lessons";
export const glossary = "Glossary";
export const coachText = "Your own mistakes, asked again: ten minutes a day.";
export const open = "Open";
export const begin = "Begin";
export const goOn = "Go on";
export const again = "Once more";
export const levels = (reached: number, count: number) =>
  reached === 0 ? `${count} small levels` : `${reached} of ${count} levels done`;
export const nextLevel = (lesson: string) => `Next: ${lesson}`;
export const allLevels = "All levels";
export const allLevelsOf = (game: string) => `All levels of ${game}`;
export const courseLabel = (action: string, game: string) => `${action}: ${game}`;
export const levelLabel = (number: number, isDone: boolean, goal: string) =>
  `Level ${number}${isDone ? ", done" : ""}: ${goal}`;

/** A lesson. */
export const lesson = "Lesson";
export const count = (number: number, all: number) => `${number} of ${all}`;
export const done = "Done";
export const pressFirst = (button: string) => `Press “${button}”: this way does not lead to the goal.`;
export const pressOn = (button: string) => `Done, press ${button}.`;
/** Where the next level begins without moves that were not part of the task. */
export const doneWithMore = "Done. Extra moves will be taken back.";
export const skip = "Skip";
export const show = "Show me";
export const finish = "Finish";
export const next = "Next";
export const yourTurn = "Your turn";
export const tapPlace = "Tap its place";
export const tapOrDrag = "Tap or drag";
export const tapThenPlace = "Tap it, then its place; or drag";
export const oneTapOrDrag = "One tap, or drag";
export const oneTap = "One tap";
export { onePlace, severalPlaces, turnNext } from "./table.js";
export const whatIs = (term: string) => `What “${term.toLowerCase()}” means`;
export const idle = "Go on: the task is still open.";
export const lostWay = "No way to the goal is in sight. Begin this level again.";
export const beginAgain = "Begin again";
/** While a move is shown: what it does. */
export const showing = (line: string) => `Like this: ${line}`;
export const enterAgain = "Enter tries again.";
export const enterNext = "Enter goes on.";
export const task = (goal: string, piles: readonly string[]) =>
  piles.length === 0 ? goal : `${goal} Look at ${piles.join(", ")}.`;

/** The end of a course. */
export const end = {
  all: "You know enough to begin. The rest is practice, and luck.",
  some: "You can begin now, or first play what you have skipped.",
  play: "Now play a real game",
  rules: "The rules on one page",
  rulesTitle: "Rules",
  keyboard: "Keyboard",
  share: "Share these lessons",
  shareTitle: "Share",
  shareText: (game: string, lessons: number) => `Learn ${game} by playing it, in ${lessons} small lessons.`,
  skipped: "Skipped",
  level: (number: number, goal: string) => `${number}. ${goal}`,
} as const;
