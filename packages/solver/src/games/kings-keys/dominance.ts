/** Every colour need be tried. */
export const ANY_COLOUR = -1;

/**
 * The only colour that need be raised after `raised` was, or {@link ANY_COLOUR}. When a colour is raised just before a
 * card of its own comes, the next raise must be its own too: one of another colour could as well have come first, at
 * the same stage of that colour, and this one after it, with a card more (README, "Own card next").
 * @param next the colour of the card that comes after the raise
 */
export function neededRaise(raised: number, next: number): number {
  return raised === next ? next : ANY_COLOUR;
}
