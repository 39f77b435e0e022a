import { type Toy, toyIsOver, toyPlay, toyResult } from "../toy-game-for-tests.js";
import type { OpenGame } from "./relaxed-best.js";

/** A toy, and whether its next card is about to come up: drawn, or turned up for the bank. */
export interface OpenToy {
  readonly toy: Toy;
  readonly awaits?: "draw" | "stop";
}

/** All that the player knows. */
export function seenIn({ toy, awaits }: OpenToy): string {
  const seen = toy.cards.slice(0, toy.drawn + (toy.hasStopped ? 1 : 0));
  return `${seen.join(" ")} ${toy.hasStopped} ${awaits}`;
}

export function afterCard({ toy, awaits = "draw" }: OpenToy): OpenToy {
  return { toy: toyPlay(toy, awaits) };
}

/** The toys with their cards known. */
export const openToys: OpenGame<OpenToy> = {
  keyOf: seenIn,
  resultOf: ({ toy, awaits }) => (!awaits && toyIsOver(toy) ? toyResult(toy) : undefined),
  choicesOf: ({ toy, awaits }) =>
    awaits ? undefined : (["draw", "stop"] as const).map((move) => ({ toy, awaits: move })),
  revealed: afterCard,
};
