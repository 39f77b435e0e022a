/** A leaf of a laurel that lies along the wreath, from its stem on, 17 long. */
export const LEAF = "M0 0C3-5 10-7 17-1 11 4 4 4 0 0Z";

/** Where the leaves of a wreath of radius 40 lie, as `transform`s: from below upwards, left and right in turn. */
export function leavesOf(count: number): readonly string[] {
  const pairs = count / 2;
  return Array.from({ length: count }, (_, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const pair = Math.floor(index / 2);
    const turn = 14 + (138 * pair) / (pairs - 1);
    const lean = pair % 2 === 0 ? -24 : 24;
    return `scale(${side} 1) rotate(${90 - turn}) translate(38) rotate(${lean - 92})`;
  });
}
