export { aMoment, placeUnreachable } from "./common.js";

/** The titles of the pages beside home and the tables. */
export const TITLES = {
  learn: "Learn",
  puzzles: "Puzzles",
  history: "Your games",
  duels: "Series and duels",
  analysis: "Analysis",
  coach: "The coach",
  workshop: "The workshop",
  link: "A link",
  print: "Print",
  about: "About",
} as const;

export const pageUnreachable = "This page cannot be reached just now.";
export const unreachable = "It cannot be reached just now.";

/** What was wrong with an address. */
export const strayPercent = "There is a “%” in the address that stands for nothing: it was left out.";
export const strayPercentDeal = (deal: string) => `Without it, it names deal ${deal}.`;
export const notADeal = (reason: string) => `The deal in the address is none: ${reason}.`;
export const unknownPlace = (name: string) => `There is no page called ${name}.`;
export const dealOfGame = (game: string) => `But its deal is one of ${game}.`;

/** Offline use, and new versions. */
export const readyOffline = "Ready offline: from now on all of this works without a network.";
export const newVersionReady = "A new version is ready.";
export const isOffline = "Ready offline: all of this is on your device, and works without a network.";
export const loadingOffline = "All of this is being loaded, to work without a network from then on.";
export const takeNewVersion = "Use the new version";

/** How to install the app on an iPhone or iPad. */
export const installTitle = "Install Tetrarch";
export const share = "Share";
export const shareHow = ", the square with an arrow.";
export const addToHome = "Add to Home Screen";
export const tap = "Tap";
export const installData =
  "The installed app saves its data, but starts with none. To take your games along, export them here first, and import them in the app.";
