import type { Hint } from "@tetrarch/play";

/** By game, the rules of thumb of the fair players in words for a player. */
export const RULES_OF_THUMB: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "tomb-of-four-kings": {
    "only-move": "It is the only thing to do.",
    "go-deeper": "There is time yet, and treasure lies deeper.",
    "first-turn": "The first turn can only lead down.",
    "all-kings-in-hand": "All four kings are yours: go home.",
    "pack-runs-low": "The pack runs low, and the way back is as long as the way down.",
    "walk-back": "On, towards the daylight.",
    "trust-the-pack": "The odds in the pack are good enough.",
    "skill-for-a-king": "A king is at stake.",
    "skill-to-live": "The next blow could kill you.",
    "skill-for-a-strong-foe": "Few cards in the pack beat this one.",
    "skill-for-a-costly-jam": "To leave this hoard would cost more than the skill.",
    "cheap-jam": "There is little in this chest to lose.",
    "dodge-a-hard-hit": "This blow is a hard one.",
    "dodge-to-live": "This blow would kill you.",
    "take-a-light-hit": "The wound is light, and the skill worth more.",
    "drop-to-live": "Better poorer than dead.",
    "leave-the-least": "It is the least you can leave behind.",
  },
  "kings-keys": {
    "complete-book": "It completes a book.",
    "draw-card": "It clears a cell, and a new card comes.",
    "make-room": "It makes room for what is to come.",
    "no-draw-left": "No cell can be cleared any more.",
  },
  "four-kingdoms": {
    "send-home": "Who is home stays home, and makes way for others.",
    "join-runs": "Two runs become one, and a land falls free.",
    "return-guest": "A guest who can go on leaves the chamber free.",
    "turn-up-by-run": "It turns up a hidden card.",
    "clear-waste": "A traveller finds a place, and the next one can be seen.",
    lodge: "As a guest it is out of the way.",
    "ten-to-tower": "The tower takes it now.",
    "turn-up-into-empty": "An empty land, well spent: a hidden card turns up.",
    "waste-to-empty": "An empty land for the traveller.",
    deal: "Nothing better is open: let the next traveller come.",
    "ten-home-after-all": "The ten is needed nowhere else.",
    "nothing-left": "Nothing more can be done.",
  },
  "four-gods": {
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
  },
  "napoleons-tomb": {
    "draw-unseen": "What is unseen must come up first: any pile will do.",
    "play-in-order": "It is the next step of a plan with the cards in sight.",
    "sort-stock": "It brings the stock into the order of a plan.",
    "no-plan": "No better plan was found than to turn on.",
    "play-home": "It can go home.",
    "whole-pile-to-centre": "A whole pile goes to the middle, and a side falls free.",
    "build-centre": "The middle can take it.",
    "build-tableau": "Here it is out of the way until it is needed.",
    "fill-space": "The free side lets the card beneath it out.",
    draw: "Nothing better is open: turn on.",
    redeal: "The stock is spent: gather it and turn again.",
    "no-better-move": "No move is better than another.",
  },
};

/**
 * What the player is told of a hint, and why it was given, as far as the adviser can say.
 * @param move what the move does, without a full stop
 */
export function hintInWords(gameId: string, move: string, { rule, trials, chance, hopeless }: Hint): string {
  const reason = rule === undefined ? undefined : RULES_OF_THUMB[gameId]?.[rule];
  const tried = trials && `It won ${percent(trials.won)} of ${trials.games} trial games.`;
  const hope = chance !== undefined && `With it you win about ${percent(chance)} of the time.`;
  const doubt = hopeless ? "The adviser would give up here." : undefined;
  return [`Hint: ${move}.`, reason, tried, hope, doubt].filter((part) => part).join(" ");
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
