import type { KeyPress } from "../keys.js";
import type { Reach } from "./overlay.js";

/** The line at which a text begins after a key; undefined when the key closes it. */
export function scrolledTo(from: number, reach: Reach, key: KeyPress): number | undefined {
  const at = Math.min(from, reach.most);
  const line = lineAfter(at, reach, key);
  return line === undefined ? undefined : Math.max(0, Math.min(line, reach.most));
}

function lineAfter(at: number, { page, most }: Reach, key: KeyPress): number | undefined {
  switch (key.name) {
    case "up":
      return at - 1;
    case "down":
      return at + 1;
    case "page-up":
      return at - page;
    case "page-down":
      return at + page;
    case "home":
      return 0;
    case "end":
      return most;
    case "character":
      return key.text === " " && at < most ? at + page : undefined;
    case "paste":
      return at;
    default:
      return undefined;
  }
}
