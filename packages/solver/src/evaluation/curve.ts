/** What a net tells and how often it came, each 0 to 1, rising: pairs of them, the least first. */
export type Knots = readonly (readonly [told: number, came: number])[];

/** The chance that stands behind what a net tells. */
export type Curve = (told: number) => number;

/** Straight lines between the knots, from 0 to 0 and from 1 to 1: what is settled stays settled. */
export function curveThrough(knots: Knots): Curve {
  const all: Knots = [[0, 0], ...knots, [1, 1]];
  return (told) => {
    let next = 1;
    while (next < all.length - 1 && told > (all[next]?.[0] as number)) next++;
    const [[from, least], [to, most]] = [all[next - 1], all[next]] as [Knots[number], Knots[number]];
    return to === from ? most : least + ((most - least) * (told - from)) / (to - from);
  };
}
