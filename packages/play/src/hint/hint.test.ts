import { legalWords, seededRandom } from "@tetrarch/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dealtAnew } from "../../../../testing/sessions.js";
import { after, anyActs, anyGameId, startOf } from "../sessions-for-tests.js";
import { hintAsked } from "./hint.js";

describe("the question for a hint", () => {
  it("C-11: is the same whatever is hidden, and has the view and the legal moves", () => {
    fc.assert(
      fc.property(anyGameId, anyActs, fc.nat(), (id, acts, seed) => {
        const session = acts.reduce(after, startOf(id));
        const asked = hintAsked(session, seededRandom(seed));
        expect(hintAsked(dealtAnew(session, seed), seededRandom(seed))).toEqual(asked);
        expect(asked.legal).toEqual(legalWords(session));
        expect(asked.view).toEqual(session.game.view(session.now.state));
      }),
    );
  });

  it("has another chance for the player each time", () => {
    const random = seededRandom(1);
    const seeds = Array.from({ length: 5 }, () => hintAsked(startOf("four-kingdoms"), random).seed);
    expect(new Set(seeds).size).toBe(5);
  });
});
