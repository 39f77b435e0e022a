import { type AnyGame, type Ends, type fourKingdoms, games } from "@tetrarch/engine";
import { knowledge, needs } from "@tetrarch/engine/four-kingdoms";
import * as words from "./words.js";

type View = fourKingdoms.View;

const engine = games.find(({ id }) => id === "four-kingdoms") as AnyGame;

/** What a card does in the room that takes it next, on a field of 100 by 100. */
const SIGNS = {
  dungeon:
    "M50 24 60 12 68 26Q90 18 100 36 84 38 82 54 68 50 62 66L50 96 38 66Q32 50 18 54 16 38 0 36 10 18 32 26L40 12Z",
  tower: "M24 42 50 0 76 42ZM34 48H66L72 100H58V86A8 8 0 0 0 42 86V100H28ZM46 70H54V60A4 4 0 0 0 46 60Z",
  guest: "M4 20H16V54H78Q96 54 96 70V96H84V82H16V96H4ZM22 34H40Q46 34 46 40V48H22Z",
  K: "M4 24 28 46 50 8 72 46 96 24 86 92H14ZM22 74V80H78V74Z",
  Q: "M8 62Q26 54 50 10 74 54 92 62L84 92H16ZM50 44 42 58 50 72 58 58ZM12 36A8 8 0 0 1 12 52 8 8 0 0 1 12 36ZM88 36A8 8 0 0 1 88 52 8 8 0 0 1 88 36Z",
  J: "M6 66C2 40 26 30 52 34 60 12 78 2 98 4 96 28 84 42 72 46 84 52 90 60 88 70Q50 54 6 66ZM8 76Q50 62 88 80V92Q50 76 8 88Z",
  subjects: "M0 58 26 28 40 44V96H34V76H18V96H4V58ZM40 52 68 14 98 52H92V96H78V70H60V96H46V52Z",
} as const;

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
  readonly sign: string;
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
      const rank = zone === "subjects" ? `${Math.max(2, 9 - subjects.length)}` : only;
      const missing = zone === "castle" ? [..."KQJ"].slice(castle.length, seat) : needs(kingdom, zone);
      const isNext = zone !== "guest" && (zone !== "castle" || seat === castle.length);
      return {
        suit,
        zone,
        seat,
        sign: SIGNS[zone === "castle" ? only : zone],
        rank: zone === "guest" ? words.anyGuest : rank.replace("T", "10"),
        waitsFor: missing.join(" ").replace("T", "10"),
        comesFrom: isNext ? ways.find(({ to }) => to === zone + suit)?.from : undefined,
      };
    }),
  );
}
