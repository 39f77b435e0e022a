import { dishonest, onKnownDeal, resign, undo } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { after, startOf } from "../../../../testing/sessions.js";
import { endTitleByDegree, helpLine, linesOf, logLines, logOf } from "./log.js";

const begun = after(startOf("kings-keys", 7), "d4-d2");
const GLARES = "The guard glares and lifts his lantern: the trapdoor to the pit stands open.";

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

  it("KK-6: the heading of an end tells of the pit", () => {
    const resigned = resign(dishonest(begun));
    expect(resigned.ok && endTitleByDegree(resigned.value)).toBe("Resigned, into the pit");
    const unaided = resign(begun);
    expect(unaided.ok && endTitleByDegree(unaided.value)).toBeUndefined();
  });
});
