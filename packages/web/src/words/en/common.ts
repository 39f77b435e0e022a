/** Words that several pages share. */
export const home = "Home";
export const tryAgain = "Try again";
export const close = "Close";
export const aMoment = "A moment …";

/** The worker that solves and gives hints. */
export const noWorkers = "this browser has no workers";
export const workerNotLoaded = "it did not load";
export const noSolver = "it has no solver";

/** The dialog that shares something. */
export const share = "Share";
export const sharingUnreachable = "Sharing cannot be reached just now.";
