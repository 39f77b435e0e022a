export { aMoment, tryAgain } from "./common.js";

export const about = "About Tetrarch";
export const aboutPages = {
  licences: "Licences",
  privacy: "Privacy",
  accessibility: "Accessibility",
} as const;

/** The pages about the app. */
export const intro =
  "Tetrarch is free software, and holds works of others: letters, icons, program code. Each has its own licence.";
export const saveAll = "Save all of it as a file";
export const unreachable = "The licences cannot be reached just now.";
