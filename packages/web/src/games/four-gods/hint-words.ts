/** The rules of thumb of the game's fair players, in words for a player. */
export const reasons: Readonly<Record<string, string>> = {
  "turn-left": "Both cards are hidden: either will do.",
  "take-best-friend": "A friend in need: the strongest of those you see.",
  "arm-sturdiest": "Who can take most should be armed best.",
  "dismiss-weary": "A weary friend makes room for a fresh one.",
  "safe-encounter": "Nobody is at risk.",
  "dismiss-wounded": "A wounded friend makes room for a fresh one.",
  "drop-lesser-weapon": "A better weapon waits.",
  "rescue-best": "The best of those who can be brought back.",
  "cheapest-encounter": "It costs the least of what must be faced.",
  "whatever-is-left": "It is all that is left.",
};
