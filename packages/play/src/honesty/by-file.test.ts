import { degreeOf, dishonest, legalWords, onKnownDeal, playWord, type Session } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { startOf, value } from "../../test/sessions.js";
import { continuesAttempt, importedSession } from "./honesty.js";

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
      expect(degreeOf(importedSession(MOVED, notes))).toBe("known");
    expect(degreeOf(importedSession(MOVED, ["shown"]))).toBe("assisted");
    expect(degreeOf(importedSession(dishonest(MOVED), []))).toBe("assisted");
    expect(degreeOf(importedSession(onKnownDeal(MOVED), ["begun"]))).toBe("known");
  });

  it("keeps its degree where it is the attempt on the table carried on, and gives back nothing", () => {
    expect(degreeOf(importedSession(FURTHER, ["begun"], MOVED))).toBe("first");
    expect(degreeOf(importedSession(FURTHER, ["shown"], MOVED))).toBe("assisted");
    expect(degreeOf(importedSession(FURTHER, ["begun"], onKnownDeal(MOVED)))).toBe("known");
    expect(degreeOf(importedSession(FURTHER, ["begun"], dishonest(MOVED)))).toBe("assisted");
    expect(degreeOf(importedSession(onKnownDeal(FURTHER), ["begun"], MOVED))).toBe("known");
  });

  it("carries on the attempt on the table only with its id, its deal and all of its moves", () => {
    const here = { session: MOVED, attempt: ID };
    expect(continuesAttempt(FURTHER, ID, here)).toBe(true);
    expect(continuesAttempt(MOVED, ID, here)).toBe(true);
    expect(continuesAttempt(FURTHER, "8".repeat(32), here)).toBe(false);
    expect(continuesAttempt(FURTHER, undefined, { session: MOVED, attempt: undefined })).toBe(false);
    expect(continuesAttempt(START, ID, here)).toBe(false);
    expect(continuesAttempt(MOVED, ID, { session: FURTHER, attempt: ID })).toBe(false);
    expect(continuesAttempt(moved(START, 1), ID, here)).toBe(false);
    expect(continuesAttempt(moved(moved(startOf("four-kingdoms", 8))), ID, here)).toBe(false);
  });
});
