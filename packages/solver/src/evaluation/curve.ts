/** What a net tells and how often it came, each 0 to 1, rising: pairs of them, the least first. */
export type Knots = readonly (readonly [told: number, came: number])[];

/**
 * Knots for each kind of moment of a game, by the game's own name for it: what a net tells before anything has come up need not be
 * as true as what it tells later. A kind that is missing is taken at its word.
 */
export type Curves = Readonly<Record<string, Knots>>;

/** The chance that stands behind what a net tells. */
export type Curve = (told: number) => number;

/** The curve of one kind of moment. */
export function curveOf(curves: Curves, moment: string): Curve {
  return curveThrough(curves[moment] ?? []);
}

/** Straight lines between the knots, from 0 to 0 and from 1 to 1: what is settled stays settled. */
function curveThrough(knots: Knots): Curve {
  const all: Knots = [[0, 0], ...knots, [1, 1]];
  return (told) => {
    let next = 1;
    while (next < all.length - 1 && told > (all[next]?.[0] as number)) next++;
    const [[from, least], [to, most]] = [all[next - 1], all[next]] as [Knots[number], Knots[number]];
    return to === from ? most : least + ((most - least) * (told - from)) / (to - from);
  };
}
