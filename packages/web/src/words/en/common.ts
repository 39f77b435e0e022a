/** Words that several pages share. */
export const home = "Home";
/** The page of all analysed games, and the links to it. */
export const analysis = "Analysis";
/** The page on which the player's own mistakes are asked again, and the links to it. */
export const coach = "The coach";
/** The page of the games by the book, and the links to it. */
export const scoreSheet = "Score sheet";
export const tryAgain = "Try again";
/** A card set of the player's own. */
export const cardSet = (name: string, version: string) => `${name}, version ${version}`;
export const close = "Close";
export const aMoment = "A moment …";
export const oneMoment = "One moment …";
export const placeUnreachable = "This place cannot be reached just now.";

/** The worker that solves and gives hints. */
export const noWorkers = "this browser has no workers";
export const workerNotLoaded = "it did not load";
export const noSolver = "it has no solver";

/** The dialog that shares something. */
export const share = "Share";
export const sharingUnreachable = "Sharing cannot be reached just now.";

/** Stored settings that cannot be read. */
export const someSettingsLost = "Some of your settings could not be read: they are reset.";
export const allSettingsLost = "Your settings could not be read: they are reset.";
