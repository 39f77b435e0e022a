/** A card narrower than this, in pixels, has large letters. */
const SMALL = 62;

/** Whether a card so wide has large letters and one large sign: where it is small, and for eyes that want them. */
export function hasLargeIndex(width: number, wanted: boolean): boolean {
  return wanted || width < SMALL;
}

/** How much of a card so high shows above the one that covers it, for its index to be read; a tenth less will do. */
export function indexHigh(height: number, large: boolean): number {
  return height * (large ? 0.36 : 0.21);
}

/** The same to the left of the one that covers it. */
export function indexWide(width: number, large: boolean): number {
  return width * (large ? 0.93 : 0.47);
}
