import { degreeOf, legalWords, outcomeOf, playWord, redo, undo } from "@tetrarch/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redealHidden } from "../../../../testing/sessions.js";
import { actOf, after, anyActs, anyGameId, startOf } from "../../test/sessions.js";
import { LocalSeat, seatView } from "./seat.js";

describe("what is seen from a seat", () => {
  it("C-11: is the same whatever is hidden", () => {
    fc.assert(
      fc.property(anyGameId, anyActs, fc.nat(), (id, acts, seed) => {
        const session = acts.reduce(after, startOf(id));
        expect(seatView(redealHidden(session, seed))).toEqual(seatView(session));
      }),
    );
  });

  it("says what the engine says of the game", () => {
    fc.assert(
      fc.property(anyGameId, anyActs, (id, acts) => {
        const session = acts.reduce(after, startOf(id));
        const seen = seatView(session);
        expect(seen.legal.toSorted()).toEqual(legalWords(session));
        expect(seen.number).toBe(session.now.number);
        expect(seen.outcome).toEqual(outcomeOf(session));
        expect(seen.degree).toBe(degreeOf(session));
        expect(seen.canUndo).toBe(undo(session).ok);
        expect(seen.canRedo).toBe(redo(session).ok);
      }),
    );
  });
});

describe("a seat at a game on this machine", () => {
  it("does what the game does, act by act, and leaves the one before as it was", () => {
    let turns = 0;
    fc.assert(
      fc.property(anyGameId, anyActs, (id, acts) => {
        let seat = new LocalSeat(startOf(id));
        let session = startOf(id);
        for (const each of acts) {
          const action = actOf(session, each);
          const turn = action && seat.act(action);
          expect(seat.seen).toEqual(seatView(session));
          session = after(session, each);
          if (turn?.ok) {
            seat = turn.value.seat;
            turns++;
          }
          expect(seat.seen).toEqual(seatView(session));
        }
      }),
    );
    expect(turns).toBeGreaterThan(100);
  });

  it("refuses as the engine does", () => {
    const seat = new LocalSeat(startOf("four-kingdoms"));
    expect(seat.act({ type: "undo" })).toEqual(undo(seat.session));
    const refused = seat.act({ type: "play", word: "no such word" });
    expect(refused).toEqual(playWord(seat.session, "no such word"));
  });
});
