import { withoutMark } from "@tetrarch/engine";

/**
 * What a card set of the player's own is called: its name and version, and the mark of its edition where another is called the same.
 * @param label name and version, as a game has them
 * @param all the labels that it stands among
 */
export function ownCardsInWords(label: string, all: readonly string[] = []): string {
  const name = withoutMark(label);
  return all.some((other) => other !== label && withoutMark(other) === name) ? label : name;
}
