/** The pages about the app. */
export const about = "About Tetrarch";
export const PARTS = { licences: "Licences", privacy: "Privacy", accessibility: "Accessibility" } as const;
export const intro =
  "Tetrarch is free software, and holds works of others: letters, icons, program code. Each has its own licence.";
export const aMoment = "A moment …";
export const saveAll = "Save all of it as a file";
export const unreachable = "The licences cannot be reached just now.";
export const tryAgain = "Try again";
