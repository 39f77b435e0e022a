/** `+2`, `−1`, `+0`. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

/** What a die must show: `a 4 or more`. */
export function rollInWords(needed: number): string {
  if (needed === 1) return "any roll";
  return needed === 6 ? "only a 6" : `a ${needed} or more`;
}

/** What is left of someone with so much more to bear: `3 left`; just as much as can be borne is borne (FG-11). */
export function leftInWords(left: number): string {
  if (left < 0) return "falls";
  return left === 0 ? "just stands" : `${left} left`;
}
