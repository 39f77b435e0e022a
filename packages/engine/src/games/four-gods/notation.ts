import { type MoveWords, moveWordsOf } from "../../core/move-words.js";
import type { SetNumbers } from "./card-numbers.js";
import { type Card, cardsFrom, codeOf } from "./cards.js";
import type { Move } from "./types.js";

const PATH_NAMES: readonly string[] = ["p1", "p2", "p3", "p4", "p5", "p6"];

/** `p1`…`p6`. */
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

export function moveWordsWith({ pack, kind }: SetNumbers): MoveWords<Move> {
  return moveWordsOf(formatMove, function* (): Iterable<Move> {
    const [locations = [], cards = []] = pack.parts;
    // Only a friend can be in the party.
    const allies: Card[] = cardsFrom([...cards, ...locations]).filter((card) => kind[card] === "friend");
    for (const path of locations.keys()) {
      for (const type of ["take", "trap"] as const) yield { type, path };
      for (const side of ["L", "R"] as const) yield { type: "choose", path, side };
      for (const type of ["equip", "fight"] as const) for (const ally of allies) yield { type, path, ally };
    }
    for (const type of ["drop", "dismiss", "rescue"] as const)
      for (const ally of allies) yield { type, ally };
  });
}
