import { degreeOf, dishonest, isStarted, legalWords, onKnownDeal, playWord } from "@tetrarch/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { after, anyActs, anyGameId, startOf, value } from "../../test/sessions.js";
import {
  DEAL_NOTES,
  degreeChangeInWords,
  noteOfAct,
  readDealNote,
  withNotes,
  withUnsaved,
} from "./honesty.js";

const START = startOf("four-kingdoms");
const MOVED = value(playWord(START, legalWords(START)[0] ?? ""));
const anyNotes = fc.array(fc.constantFrom(...DEAL_NOTES), { maxLength: 4 });

describe("C-10: what is noted of a deal gives a game its degree", () => {
  it("whatever it is, for a game that is not started", () => {
    expect(degreeOf(withNotes(START, []))).toBe("first");
    for (const note of DEAL_NOTES) expect(degreeOf(withNotes(START, [note]))).toBe("known");
  });

  it("a game that is started keeps its degree: that its deal is known comes from itself", () => {
    for (const note of ["begun", "found", "told"] as const)
      expect(degreeOf(withNotes(MOVED, [note]))).toBe("first");
  });

  it("unless its cards are shown meanwhile, or another game of its deal is started", () => {
    expect(degreeOf(withNotes(MOVED, ["begun", "shown"]))).toBe("assisted");
    expect(degreeOf(withNotes(MOVED, ["begun", "begun"]))).toBe("known");
    expect(degreeChangeInWords(MOVED, withNotes(MOVED, ["begun", "shown"]))).toMatch(
      /^The cards of this deal/,
    );
    expect(degreeChangeInWords(MOVED, withNotes(MOVED, ["begun", "begun"]))).toMatch(/^Another game/);
    expect(degreeChangeInWords(MOVED, withNotes(MOVED, ["begun"]))).toBeUndefined();
    expect(degreeChangeInWords(START, withNotes(START, ["shown"]))).toBeUndefined();
  });

  it("and of a game with help it is told, too, once, where its help is known", () => {
    const shown = withNotes(after(MOVED, "undo"), ["begun", "shown"]);
    expect(shown.help).toEqual({ undo: 1, shown: 1 });
    expect(withNotes(shown, ["shown"])).toBe(shown);
    expect(withNotes(dishonest(MOVED), ["shown"]).help).toBeUndefined();
  });

  it("but what is shown of a game after its end changes nothing of it", () => {
    const over = after(MOVED, "resign");
    expect(degreeOf(withNotes(over, ["begun", "shown"]))).toBe("first");
    expect(degreeOf(withNotes(over, ["begun", "begun"]))).toBe("first");
  });

  it("and never gives back what was lost", () => {
    const order = ["first", "known", "assisted"];
    fc.assert(
      fc.property(anyGameId, anyActs, anyNotes, fc.boolean(), (id, acts, notes, wasKnown) => {
        const start = wasKnown ? onKnownDeal(startOf(id)) : startOf(id);
        const session = acts.reduce(after, start);
        const [before, now] = [session, withNotes(session, notes)].map((one) => order.indexOf(degreeOf(one)));
        expect(now).toBeGreaterThanOrEqual(before ?? 0);
        expect(withNotes(withNotes(session, notes), notes)).toEqual(withNotes(session, notes));
      }),
    );
  });
});

describe("C-10: a game whose last moves could not be saved", () => {
  it("is no longer honest, as the moves were seen; where all of them are there, it is what it was", () => {
    expect(degreeOf(withUnsaved(MOVED, { moves: 2, honest: true }))).toBe("assisted");
    expect(degreeOf(withUnsaved(MOVED, { moves: 1, honest: false }))).toBe("assisted");
    expect(degreeOf(withUnsaved(onKnownDeal(MOVED), { moves: 2, honest: true }))).toBe("assisted");
    expect(withUnsaved(MOVED, { moves: 1, honest: true })).toBe(MOVED);
    expect(withUnsaved(MOVED, { moves: 3, honest: true }).help).toEqual({ undo: 2 });
    expect(withUnsaved(MOVED, { moves: 3, honest: false }).help).toBeUndefined();
  });

  it("is of a known deal where nothing of it was saved; its end is not touched", () => {
    expect(degreeOf(withUnsaved(START, { moves: 1, honest: true }))).toBe("known");
    expect(degreeOf(withUnsaved(after(MOVED, "resign"), { moves: 9, honest: false }))).toBe("first");
  });
});

describe("C-10: a deal is noted as started", () => {
  it("exactly once a game, by its first act of whatever kind", () => {
    fc.assert(
      fc.property(anyGameId, anyActs, (id, acts) => {
        let session = startOf(id);
        let notes = 0;
        for (const act of acts) {
          const next = after(session, act);
          if (noteOfAct(session, next) === "begun") notes++;
          session = next;
        }
        expect(notes).toBe(isStarted(session) ? 1 : 0);
      }),
    );
  });

  it("by a hint as well", () => {
    expect(noteOfAct(START, dishonest(START))).toBe("begun");
    expect(noteOfAct(START, onKnownDeal(START))).toBeUndefined();
  });
});

it("a note that another version has written still says that the deal is known", () => {
  for (const note of DEAL_NOTES) expect(readDealNote(note)).toBe(note);
  for (const stored of ["played", "", 7, undefined, null, {}]) expect(readDealNote(stored)).toBe("found");
});
