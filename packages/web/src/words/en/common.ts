/** Words that several pages share. */
export const home = "Home";
export const tryAgain = "Try again";
export const close = "Close";
export const aMoment = "A moment …";

/** The dialog that shares something. */
export const share = "Share";
export const sharingUnreachable = "Sharing cannot be reached just now.";
