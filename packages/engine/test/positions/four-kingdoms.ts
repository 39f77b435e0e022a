import { value } from "../../../../testing/value.js";
import { STANDARD_PACK } from "../../src/core/cards.js";
import { parseFreeState } from "../../src/games/four-kingdoms/notation.js";
import type { State } from "../../src/games/four-kingdoms/types.js";

type Parts = Partial<
  Record<"t1" | "t2" | "t3" | "t4" | "t5" | "t6" | "t7" | "stock" | "waste" | "guests", string>
> & {
  /** Zones as `castle`: a suit's cards in order. */
  readonly castle?: string;
  readonly tower?: string;
  readonly subjects?: string;
  readonly dungeon?: string;
};

const NAMES = [
  "t1",
  "t2",
  "t3",
  "t4",
  "t5",
  "t6",
  "t7",
  "stock",
  "waste",
  "castle",
  "tower",
  "subjects",
  "dungeon",
  "guests",
] as const;

/**
 * A position for a test, checked like any other but for the size of stock and waste. A pile without `|` is all face up. Cards not named lie where
 * `rest` says: at the bottom of the waste or at the end of the stock.
 */
export function position(parts: Parts, rest: "waste" | "stock" = "waste"): State {
  const named = new Set(Object.values(parts).join(" ").split(" "));
  const others = STANDARD_PACK.filter((code) => !named.has(code));
  const lines = NAMES.map((name) => {
    let codes = parts[name] ?? "";
    if (name.startsWith("t") && name.length === 2 && !codes.includes("|")) codes = `| ${codes}`;
    if (name === "waste" && rest === "waste") codes = `${others.join(" ")} ${codes}`;
    if (name === "stock" && rest === "stock") codes = `${codes} ${others.join(" ")}`;
    return `${name}: ${codes}`.replace(/\s+/g, " ").trim();
  });
  return value(parseFreeState(lines.join("\n")));
}
