import { readerOfWords } from "../../core/move-words.js";
import { type Card, cardsFrom, codeOf, FRIEND_IDS, TANIS_DIGGS } from "./cards.js";
import type { Move } from "./types.js";

const PATH_NAMES: readonly string[] = ["p1", "p2", "p3", "p4"];

/** `p1`…`p4`. */
export function pathName(index: number): string {
  return PATH_NAMES[index] as string;
}

/** The page's move words: `take:p1` `equip:p2:F03` `fight:p3:L1` `trap:p4` `drop:F03` `dismiss:F03` `p1L` `rescue:F03`. */
export function formatMove(move: Move): string {
  switch (move.type) {
    case "take":
    case "trap":
      return `${move.type}:${pathName(move.path)}`;
    case "equip":
    case "fight":
      return `${move.type}:${pathName(move.path)}:${codeOf(move.ally)}`;
    case "drop":
    case "dismiss":
    case "rescue":
      return `${move.type}:${codeOf(move.ally)}`;
    case "choose":
      return `${pathName(move.path)}${move.side}`;
  }
}

/** The cards of possible allies: only a friend or `L1` can be in the party. */
const ALLIES: readonly Card[] = cardsFrom([...FRIEND_IDS, codeOf(TANIS_DIGGS)]);

/** The move of a word; undefined when it is not a word of this game. */
export const parseMove = readerOfWords(formatMove, function* (): Iterable<Move> {
  for (const path of PATH_NAMES.keys()) {
    for (const type of ["take", "trap"] as const) yield { type, path };
    for (const side of ["L", "R"] as const) yield { type: "choose", path, side };
    for (const type of ["equip", "fight"] as const) for (const ally of ALLIES) yield { type, path, ally };
  }
  for (const type of ["drop", "dismiss", "rescue"] as const) for (const ally of ALLIES) yield { type, ally };
});
