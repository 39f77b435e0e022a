import { type Card, cardFrom, codeOf, kindOf } from "./cards.js";
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

/** The move of a word; undefined when it is not a word of this game. */
export function parseMove(word: string): Move | undefined {
  const [verb = "", first = "", second, ...more] = word.split(":", 4);
  if (more.length > 0) return undefined;
  if (second !== undefined) return parseAllyOnPath(verb, PATH_NAMES.indexOf(first), allyFrom(second));
  const path = PATH_NAMES.indexOf(first);
  switch (verb) {
    case "take":
    case "trap":
      return path < 0 ? undefined : { type: verb, path };
    case "drop":
    case "dismiss":
    case "rescue": {
      const ally = allyFrom(first);
      return ally === undefined ? undefined : { type: verb, ally };
    }
    default:
      return parseChoice(word);
  }
}

/** The card of an ally's code; only a friend or `L1` can be in the party. */
function allyFrom(code: string): Card | undefined {
  const card = cardFrom(code);
  return card !== undefined && kindOf(card) === "friend" ? card : undefined;
}

function parseAllyOnPath(verb: string, path: number, ally: Card | undefined): Move | undefined {
  if (path < 0 || ally === undefined) return undefined;
  return verb === "equip" || verb === "fight" ? { type: verb, path, ally } : undefined;
}

function parseChoice(word: string): Move | undefined {
  const side = word.slice(2);
  const path = PATH_NAMES.indexOf(word.slice(0, 2));
  return path >= 0 && (side === "L" || side === "R") ? { type: "choose", path, side } : undefined;
}
