import type { Moved, Sight } from "./sight.js";

/** Where a card that is gathered is seen, and so many milliseconds after the first of them began to move. */
export interface Stop {
  readonly at: Sight;
  readonly after: number;
}

/** From so many cards on that go to one pile they are gathered as hands would do it. */
const MANY = 12;
/** A pile leaves so long after the one before, in flights' times. */
const BETWEEN = 0.8;

/**
 * Many cards, of one pile or of several, come together in another: each pile closes up where it lies, one after the other
 * goes over, and at last all are laid out there.
 * @param time how long a flight takes, in milliseconds
 * @returns the stops of each card that is gathered; undefined where none is
 */
export function gatheringOf(
  moved: readonly Moved[],
  time: number,
): ((card: Moved) => readonly Stop[] | undefined) | undefined {
  const coming = moved.filter(({ seen, sight }) => seen.pile !== sight.pile);
  const [first] = coming;
  const isOnePile = coming.every(({ sight }) => sight.pile === first?.sight.pile);
  if (!first || coming.length < MANY || !isOnePile) return undefined;
  const corners = cornersOf(coming);
  const piles = [...corners.keys()];
  const laidOut = time * (2 + (piles.length - 1) * BETWEEN);
  return ({ seen, sight }) => {
    const corner = corners.get(seen.pile);
    if (!corner || seen.pile === sight.pile) return undefined;
    const leaves = time * (1 + piles.indexOf(seen.pile) * BETWEEN);
    return [
      { at: seen, after: 0 },
      { at: corner, after: time },
      { at: corner, after: leaves },
      { at: first.sight, after: leaves + time },
      { at: first.sight, after: laidOut },
      { at: sight, after: laidOut + time },
    ];
  };
}

/** By pile, where its first card lay; the pile that is to lie lowest comes first. */
function cornersOf(moved: readonly Moved[]): ReadonlyMap<string | undefined, Sight> {
  const corners = new Map<string | undefined, Sight>();
  for (const { seen } of moved) {
    const corner = corners.get(seen.pile);
    if (!corner || seen.x + seen.y < corner.x + corner.y) corners.set(seen.pile, seen);
  }
  return corners;
}
