import { degreeOf, dishonest, legalWords, onKnownDeal, playWord, type Session } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { startOf, value } from "../sessions-for-tests.js";
import { cameByFile, carriesOn } from "./by-file.js";

const ID = "7".repeat(32);
const START = startOf("four-kingdoms", 7);
const MOVED = moved(START);
const FURTHER = moved(MOVED);

function moved(session: Session, which = 0): Session {
  return value(playWord(session, legalWords(session)[which] ?? ""));
}

describe("C-10: a game in play that comes by file", () => {
  it("is of a known deal, whatever is noted of it, and assisted where its cards were shown", () => {
    for (const notes of [[], ["begun"], ["found"], ["told"]] as const)
      expect(degreeOf(cameByFile(MOVED, notes))).toBe("known");
    expect(degreeOf(cameByFile(MOVED, ["shown"]))).toBe("assisted");
    expect(degreeOf(cameByFile(dishonest(MOVED), []))).toBe("assisted");
    expect(degreeOf(cameByFile(onKnownDeal(MOVED), ["begun"]))).toBe("known");
  });

  it("keeps its degree where it is the attempt on the table carried on, and gives back nothing", () => {
    expect(degreeOf(cameByFile(FURTHER, ["begun"], MOVED))).toBe("first");
    expect(degreeOf(cameByFile(FURTHER, ["shown"], MOVED))).toBe("assisted");
    expect(degreeOf(cameByFile(FURTHER, ["begun"], onKnownDeal(MOVED)))).toBe("known");
    expect(degreeOf(cameByFile(FURTHER, ["begun"], dishonest(MOVED)))).toBe("assisted");
    expect(degreeOf(cameByFile(onKnownDeal(FURTHER), ["begun"], MOVED))).toBe("known");
  });

  it("carries on the attempt on the table only with its id, its deal and all of its moves", () => {
    const here = { session: MOVED, attempt: ID };
    expect(carriesOn(FURTHER, ID, here)).toBe(true);
    expect(carriesOn(MOVED, ID, here)).toBe(true);
    expect(carriesOn(FURTHER, "8".repeat(32), here)).toBe(false);
    expect(carriesOn(FURTHER, undefined, { session: MOVED, attempt: undefined })).toBe(false);
    expect(carriesOn(START, ID, here)).toBe(false);
    expect(carriesOn(MOVED, ID, { session: FURTHER, attempt: ID })).toBe(false);
    expect(carriesOn(moved(START, 1), ID, here)).toBe(false);
    expect(carriesOn(moved(moved(startOf("four-kingdoms", 8))), ID, here)).toBe(false);
  });
});
