/** The game has no players yet, so nobody has reasons. */
export const reasons: Readonly<Record<string, string>> = {};
