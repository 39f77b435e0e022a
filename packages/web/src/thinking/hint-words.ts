import type { Hint } from "@tetrarch/play";

/**
 * What the player is told of a hint, and why it was given, as far as the adviser can say.
 * @param reasons the game's rules of thumb, in words
 * @param move what the move does, without a full stop
 */
export function hintInWords(
  reasons: Readonly<Record<string, string>>,
  move: string,
  { rule, trials, chance, hopeless }: Hint,
): string {
  const reason = rule === undefined ? undefined : reasons[rule];
  const tried = trials && `It won ${percent(trials.won)} of ${trials.games} trial games.`;
  const hope = chance !== undefined && `With it you win about ${percent(chance)} of the time.`;
  const doubt = hopeless ? "The adviser would give up here." : undefined;
  return [`Hint: ${move}.`, reason, tried, hope, doubt].filter((part) => part).join(" ");
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
