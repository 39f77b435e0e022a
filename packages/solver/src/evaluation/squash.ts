const MOST = 16;

/**
 * A chance, 0 to 1, for any number; 0 gives a half, and more gives more. It is the logistic function but for its tails, with
 * (1 + u + u²/2)¹⁶ in place of eˣ, u = x / 16: sums, products and one quotient, which are the same on every machine.
 */
export function squash(x: number): number {
  const u = x > MOST ? 1 : x < -MOST ? -1 : x / MOST;
  const root = 1 + u + (u * u) / 2;
  const second = root * root;
  const fourth = second * second;
  const eighth = fourth * fourth;
  const power = eighth * eighth;
  return power / (1 + power);
}
