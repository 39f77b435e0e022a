import {
  dishonest,
  findGameAmong,
  legalWords,
  onKnownDeal,
  resign,
  type Session,
  seededRandom,
  undo,
} from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { after, startOf } from "../../../../testing/sessions.js";
import { value } from "../../test/sessions.js";
import { linkInWords } from "../links/link-in-words.js";
import { recordOf, shownEnd, shownEndOf } from "./game-record.js";
import { endTitleByDegree, helpLine, linesOf, logLines, logOf } from "./log.js";
import { endedStuck, makesNoProgress } from "./no-progress.js";
import { readGameRecord } from "./read-game-record.js";

const begun = after(startOf("kings-keys", 7), "d4-d2");
const GLARES = "The guard glares and lifts his lantern: the trapdoor to the pit stands open.";

/** A random game, at the first position from which cards only go to and fro. */
function stuckGame(): Session {
  for (let deal = 1; deal <= 50; deal++) {
    const random = seededRandom(deal);
    let session = startOf("kings-keys", deal);
    for (let legal = legalWords(session); legal.length > 0; legal = legalWords(session)) {
      if (makesNoProgress(session)) return session;
      if (session.now.number > 120) break;
      session = after(session, legal[random(legal.length)] ?? "");
    }
  }
  throw new Error("no game came to that");
}

describe("what the story tells of help", () => {
  it("KK-6, C-10: nothing while nobody helped, one last line of the log from then on", () => {
    for (const unaided of [begun, onKnownDeal(begun)]) {
      expect(helpLine(unaided)).toBeUndefined();
      expect(linesOf(unaided)).toEqual(logLines(logOf(unaided)));
    }
    const undone = undo(begun);
    for (const helped of [dishonest(begun), ...(undone.ok ? [undone.value] : [])]) {
      expect(helpLine(helped)).toBe(GLARES);
      expect(linesOf(helped)).toEqual([...logLines(logOf(helped)), GLARES]);
    }
  });

  it("C-10: nothing in games whose story knows no guard", () => {
    expect(helpLine(dishonest(startOf("four-kingdoms", 7)))).toBeUndefined();
  });

  it("C-6: who ends a game in which cards only go to and fro has not given up", () => {
    const stuck = stuckGame();
    const helped = resign(dishonest(stuck));
    expect(helped.ok && endTitleByDegree(helped.value)).toBe("Stuck, into the pit");
    expect(helped.ok && endedStuck(helped.value)).toBe(true);
    const early = resign(begun);
    expect([stuck, ...(early.ok ? [early.value] : [])].map(endedStuck)).toEqual([false, false]);
    expect(early.ok && shownEndOf(early.value)).toBe("resigned");
  });

  it("C-6: such a game is called stuck by its record and its link, too, and resigned by its form", () => {
    const ended = value(resign(stuckGame()));
    const record = recordOf(ended, "0".repeat(32), { endedAt: 0 });
    expect(record && [record.end, shownEnd(record)]).toEqual(["resigned", "stuck"]);
    const read = value(readGameRecord(JSON.parse(JSON.stringify(record)), findGameAmong([])));
    expect(read.record).toEqual(record);
    expect(linkInWords({ type: "game", session: ended })).toContain(": stuck after ");
  });

  it("KK-6: the heading of an end tells of the pit", () => {
    const resigned = resign(dishonest(begun));
    expect(resigned.ok && endTitleByDegree(resigned.value)).toBe("Resigned, into the pit");
    const unaided = resign(begun);
    expect(unaided.ok && endTitleByDegree(unaided.value)).toBeUndefined();
  });
});
