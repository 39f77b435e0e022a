import type { View } from "./types.js";

/**
 * The cards of a reserve, a tableau pile, a waste pile or the central reserve by its name in move words, bottom first;
 * none by any other name.
 */
export function namedPile(view: View, name: string): readonly string[] {
  const index = Number(name.charAt(1)) - 1;
  switch (name.charAt(0)) {
    case "r":
      return view.reserves[index] ?? [];
    case "t":
      return view.tableau[index] ?? [];
    case "w":
      return view.wastes[index] ?? [];
    case "c":
      return view.central;
    default:
      return [];
  }
}
