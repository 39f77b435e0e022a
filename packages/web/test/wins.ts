import type { Session } from "@tetrarch/engine";
import { autoplayWords } from "@tetrarch/play";
import { after, sessionOf } from "./app.js";
import { tables } from "./tables.js";

/** A game of each solitaire that was won: the number of its deal, and its moves. */
export const WINS: Readonly<Record<string, { readonly deal: number; readonly words: readonly string[] }>> = {
  "tomb-of-four-kings": {
    deal: 3,
    words: (
      "delve play delve delve skill delve play play delve delve play play play play delve play play " +
      "delve play delve play drop:3D retreat play play play dodge skill retreat play retreat drop:9D " +
      "retreat play play retreat play retreat drop:5D retreat drop:2D retreat play skill"
    ).split(" "),
  },
  "kings-keys": {
    deal: 7,
    words: (
      "d4-d2 a2-a1 b3-c2 d1-a2 b3-b2 a3-b2 c4-d1 b3-d1 a4-c1 a4-c2 a4-d2 d4-d2 d2-a1 d2-c3 d4-c1 " +
      "d2-a4 a2-b3 a4-a2x2 a4-b3 b2-c3 c4-b2 c4-a4 c4-c1 c1-a2 c4-c3 c4-b2 c1-b3 b4-a4 a3-b2 b4-b2 " +
      "b4-a4 a4-b2 b2-d4 a4-d4 b4-d4 a4-b3 d4-b3 c1-b4 c1-c2 c1-b3 c1-a1 c4-c3 d2-a4 a3-b4 c2-b4 " +
      "a2-c3 b1-c3 b2-d4 d1-a4 d4-a4 d4-d1 d3-d1"
    ).split(" "),
  },
  "four-gods": {
    deal: 1,
    words: (
      "take:p2 p2L equip:p4:L1 p4L take:p4 p4R equip:p2:F05 p2R trap:p2 p2L trap:p1 p1L trap:p1 p1R " +
      "trap:p1 p1L fight:p1:L1 p1R fight:p2:F05 p2L take:p1 p1R trap:p1 p1R equip:p1:F08 fight:p2:F08 " +
      "p2R fight:p3:F08 p3L take:p4 p4L equip:p2:F10 p2R trap:p4 p4L take:p4 p4R trap:p3 p3L " +
      "equip:p2:F01 fight:p3:F01 p3L trap:p3 p3R fight:p3:F10 p3L take:p3 p3L equip:p3:F03 trap:p4 p4L " +
      "fight:p4:F03"
    ).split(" "),
  },
  "four-kingdoms": {
    deal: 9,
    words: (
      "t4-tower t7-tower t5-t7 t2-t5 t6-t7 deal deal w-t2 deal w-t5 deal deal w-tower deal deal deal " +
      "w-castle deal deal w-castle deal w-tower deal w-castle t1-castle t3-dungeon t3-castle " +
      "t6-subjects deal deal deal deal w-castle deal w-t2 deal w-subjects deal w-t5 deal w-castle deal " +
      "w-t7 deal w-castle deal w-castle deal t1-guest t1-guest t1-t2 t2-t1x4 t7-t2x4 w-t7 t1-guest " +
      "t4-guest t4-castle t6-dungeon gH-t4 gS-t1 t4-guest w-guest w-subjects w-subjects t5-subjects " +
      "t5-subjects t5-subjects t5-subjects t5-t1 t5-subjects gC-subjects gH-t4 w-t1 w-castle " +
      "gS-subjects t1-subjects t1-subjects t1-subjects t1-subjects t1-subjects t1-subjects t3-dungeon " +
      "t3-subjects t7-subjects t7-subjects t7-castle t6-dungeon w-subjects gD-subjects w-subjects " +
      "t4-subjects t4-subjects w-subjects t2-subjects t2-subjects t2-subjects t2-subjects t2-subjects " +
      "t2-subjects"
    ).split(" "),
  },
  // Its last moves by itself are few: each takes its time.
  "napoleons-tomb": {
    deal: 38,
    words: (
      "s-w4 s-w5 s-w3 s-w1 s-w1 s-w4 s-w4 s-w4 s-w1 s-w3 s-w3 s-w3 s-w4 s-w5 s-w3 s-w1 s-w5 s-w2 s-w1 s-w2 " +
      "s-w2 s-w4 s-w2 s-w4 s-w1 s-w2 s-w5 s-w1 s-w4 s-w4 s-w1 s-w5 s-w3 s-w2 s-w4 s-w5 s-w4 s-w3 s-w5 s-w1 " +
      "s-w5 s-w1 s-w1 s-w3 s-w2 s-w2 s-w4 s-w4 s-w1 s-w2 s-w4 s-w1 s-w3 s-w1 s-w5 s-w1 s-w1 s-w3 s-w4 s-w5 " +
      "redeal s-w2 s-w1 s-w2 s-w2 s-w1 s-w3 s-w3 s-w1 s-w3 s-w2 s-w1 s-w1 s-w1 s-w3 s-w1 s-w1 s-w1 s-w3 " +
      "s-w2 s-w1 s-w1 s-w2 s-w2 s-w3 s-w2 s-w2 s-w2 s-w1 s-w2 s-w1 s-w3 s-w3 s-w2 s-w2 s-w1 s-w2 s-w3 s-w1 " +
      "s-w1 s-w3 s-w2 s-w3 s-w3 s-w3 s-w1 s-w2 s-w3 s-w3 s-w2 s-w1 s-w1 s-w2 s-w1 s-w1 s-w3 s-w2 s-w2 s-w3 " +
      "s-w1 s-w1 redeal t1-f s-w1 w1-f s-w1 w1-f s-w1 w1-c r2-c s-w1 w1-f s-w1 w1-f r1-f s-w1 w1-t3 s-w1 " +
      "w1-t3 s-w1 w1-f s-w1 w1-c s-w1 w1-f s-w1 w1-t3 t4-t3 s-w1 w1-f r1-f r1-t1 s-w1 w1-c s-w1 w1-c s-w1 " +
      "w1-c s-w1 w1-t1 s-w1 w1-c t2-c s-w1 w1-t1 s-w1 w1-t1 r2-t1 r2-f s-w1 w1-f s-w1 w1-f s-w1 w1-f c-f " +
      "c-f c-f c-f c-f c-f c-f c-f s-w1 w1-c r1-c r2-c r1-t2 s-w1 w1-t2 r2-t2 r2-f r2-c r2-f s-w1 w1-f s-w1 " +
      "w1-f s-w1 w1-c s-w1 w1-c r1-c r1-f s-w1 w1-f t3-f t3-f t3-f t3-f t3-f s-w1 w1-f s-w1 w1-c r3-c c-f " +
      "c-f c-f r3-f r4-f r4-f s-w1 w1-c s-w1 w1-f s-w1 w1-c s-w1 w1-f s-w1 w1-f s-w1 w1-c s-w1 w1-f t1-f " +
      "t1-f t1-f t1-f t1-f r1-t1 r1-t3 s-w1 w1-c s-w1 w1-c r1-c t2-cx3 r2-t2 r4-t2 r4-f t2-f t2-f r4-t4 " +
      "s-w1 w1-t1 s-w1 w1-t1 s-w1 w1-t1 s-w1 w1-t1 r3-t1 r3-f r2-f r3-f s-w1 w1-f c-f c-f c-f c-f c-f c-f " +
      "c-f c-f c-f c-f c-f c-f c-f c-f c-f s-w1 w1-f s-w1 w1-f s-w1 w1-c r3-c r3-t2 r3-t3 s-w1 w1-f s-w1 " +
      "w1-f r4-f r4-f t2-f r4-f r4-f t3-f t3-f r4-f s-w1 w1-f s-w1 w1-f t1-f t1-f t1-f t1-f t1-f t1-f s-w1 " +
      "w1-f s-w1 w1-f c-f c-f s-w1 w1-f s-w1 w1-f t4-f s-w1 w1-f s-w1 w1-c r3-c s-w1 w1-f s-w1 w1-f r3-f " +
      "c-f c-f"
    ).split(" "),
  },
};

/** Deals whose random game, with the deal's number as seed, is lost after more than twenty moves; 5 where none is named. */
export const LOSSES: Readonly<Record<string, number>> = { "tomb-of-four-kings": 331, "four-gods": 12 };

/** A game that was won, as it stood before some of its moves. */
export interface WonGame {
  readonly session: Session;
  /** The moves that are left, but for those which the table makes by itself. */
  readonly words: readonly string[];
  readonly end: Session;
}

/** The won game of a solitaire with so many of the player's own moves left; from its start when there are no more. */
export function wonGame(gameId: string, left: number): WonGame {
  const win = WINS[gameId];
  const table = tables[gameId];
  if (!win || !table) throw new Error(`no win is known of ${gameId}`);
  const sessions = [sessionOf(gameId, win.deal)];
  for (const word of win.words) sessions.push(after(sessions.at(-1) as Session, word));
  const own = sessions.findIndex((session) => autoplayWords(session, table).length > 0);
  const last = own === -1 ? win.words.length : own;
  const first = Math.max(0, last - left);
  return {
    session: sessions[first] as Session,
    words: win.words.slice(first, last),
    end: sessions.at(-1) as Session,
  };
}
