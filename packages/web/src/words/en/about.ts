export { aMoment, tryAgain } from "./common.js";

export const about = "About Tetrarch";
export const aboutPages = {
  app: "About Tetrarch",
  licences: "Licences",
  privacy: "Privacy",
  accessibility: "Accessibility",
} as const;

/** What the app is, and who made it. */
export const app = [
  "Tetrarch is five solitaires that few people know: played, solved and taught. Each is a place of its own, with its cards, lessons, puzzles and an analysis of your games.",
  "It was made by the Tetrarch authors, and is free: no account, no advertisements, nothing to pay. After the first visit it works without a network.",
  "Your games stay on this device. The inventor of each game is named beside it at home.",
] as const;

/** The page of licences. */
export const intro =
  "Tetrarch is free software, and holds works of others: letters, icons, program code. Each has its own licence.";
export const saveAll = "Save all of it as a file";
export const unreachable = "The licences cannot be reached just now.";
