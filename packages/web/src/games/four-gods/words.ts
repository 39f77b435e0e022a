/** The words drawn on the table. */
export const waitsAtCrossing = "Waits at the crossing";
export const leftOrRight = "Left or right?";
export const roomForFriend = "room for a friend";
export const noRoll = "no";
export const awake = "You wake.";
export const lost = "The dream has you.";
