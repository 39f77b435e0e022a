import { type AnyGame, type Ends, type fourKingdoms, games } from "@tetrarch/engine";
import { knowledge, needs } from "@tetrarch/engine/four-kingdoms";
import * as words from "./words.js";

type View = fourKingdoms.View;

const engine = games.find(({ id }) => id === "four-kingdoms") as AnyGame;

/** The rooms from left to right: a castle has one for each of its seats. */
const ROOMS = [
  ["dungeon", "A"],
  ["tower", "T"],
  ["guest", ""],
  ["castle", "K"],
  ["castle", "Q"],
  ["castle", "J"],
  ["subjects", ""],
] as const;

type Zone = (typeof ROOMS)[number][0];

/** A room as its gate shows it. */
export interface Gate {
  readonly suit: string;
  readonly zone: Zone;
  /** The castle's seats are numbered from 0. */
  readonly seat: number;
  /** What it takes next. */
  readonly rank: string;
  /** The ranks that it waits for while it is closed, `K Q J`; empty when it is open. */
  readonly waitsFor: string;
  /** The pile with the open card that can enter for good now, if there is one. */
  readonly comesFrom: string | undefined;
}

/** From where to where cards can go now: what is hidden does not matter, as only open cards move. */
export function waysOf(view: View): readonly Ends[] {
  const moves = engine.legalMoves(engine.sample(view, () => 0)) as readonly fourKingdoms.Move[];
  return moves.map((move) => knowledge.ends(view, move));
}

/** The gates of all kingdoms, row by row (FK-5 to FK-9). */
export function gatesOf(view: View, ways = waysOf(view)): readonly Gate[] {
  return view.kingdoms.flatMap((kingdom) =>
    ROOMS.map(([zone, only]): Gate => {
      const { suit, castle, subjects } = kingdom;
      const seat = zone === "castle" ? "KQJ".indexOf(only) : 0;
      const rank = zone === "subjects" ? `${9 - subjects.length}` : only;
      const missing = zone === "castle" ? [..."KQJ"].slice(castle.length, seat) : needs(kingdom, zone);
      const isNext = zone !== "guest" && (zone !== "castle" || seat === castle.length);
      return {
        suit,
        zone,
        seat,
        rank: zone === "guest" ? words.anyGuest : rank.replace("T", "10"),
        waitsFor: missing.join(" ").replace("T", "10"),
        comesFrom: isNext ? ways.find(({ to }) => to === zone + suit)?.from : undefined,
      };
    }),
  );
}
