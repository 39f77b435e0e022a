import { describe, expect, it } from "vitest";
import { codes, latePosition, positionAfter } from "../../../test/positions/tomb-of-four-kings.js";
import { numberedDeal } from "../../core/deal-code.js";
import { seededRandom } from "../../core/random.js";
import { legalMoves, play } from "./moves.js";
import { PACK, setup } from "./setup.js";
import { heartOf } from "./table.js";

const DOOR = { card: "9C", kind: "door", value: 9 };

describe("hits", () => {
  it("TK-17: a hit turns over that many hearts, from the ten down", () => {
    const first = positionAfter("9S 7C 6C", "delve play");
    const encounter = { card: "9S", kind: "monster", value: 9 };
    expect(first.events.at(-1)).toEqual({
      type: "hit",
      encounter,
      amount: 2,
      hearts: ["TH", "9H"],
      hitPoints: 7,
    });
    expect(first.go("play").events.at(-1)).toMatchObject({ hearts: ["8H", "7H", "6H"], hitPoints: 4 });
  });

  it("TK-17: without the jack of hearts the hit is taken at once", () => {
    expect(positionAfter("JS JD JC 9S 7C", "delve play").line("hit-points")).toBe("7");
  });

  it("TK-17: with it you first choose, and nothing is hurt yet", () => {
    const hit = positionAfter("JH 9S 7C", "delve play");
    expect(hit.types).toEqual(["action"]);
    expect(hit.words).toEqual(["dodge", "take"]);
    expect(hit.line("hit-points")).toBe("9");
  });

  it("TK-17: it serves when drawn in the same encounter before the hit", () => {
    expect(positionAfter("9S JH 7C", "delve play play").words).toEqual(["dodge", "take"]);
  });

  it("TK-17: dodge spends the jack, and the fight goes on", () => {
    const dodged = positionAfter("JH 9S 7C 6C", "delve play dodge");
    expect(dodged.types).toEqual(["dodged"]);
    expect(dodged.line("hit-points")).toBe("9");
    expect(dodged.line("skills")).toBe("");
    expect(dodged.words).toEqual(["play"]);
    expect(dodged.go("play").line("hit-points")).toBe("6");
  });

  it("TK-17: take keeps the jack for the next hit", () => {
    const taken = positionAfter("JH 9S 7C 6C", "delve play take");
    expect(taken.line("hit-points")).toBe("7");
    expect(taken.line("skills")).toBe("JH");
    expect(taken.words).toEqual(["play"]);
    expect(taken.go("play").words).toEqual(["dodge", "take"]);
  });

  it("TK-17: a trap dodged is still failed: the turn ends and nothing is collected", () => {
    for (const [word, left] of [
      ["dodge", "9"],
      ["take", "5"],
    ] as const) {
      const failed = positionAfter("JH KC 9D 5C", "delve play").go(word);
      expect(failed.line("hit-points")).toBe(left);
      expect(failed.line("treasure")).toBe("");
      expect(failed.words).toEqual(["delve", "retreat"]);
    }
  });

  it("TK-17: a door does not hit, so nothing is dodged", () => {
    expect(positionAfter("JH 9C 5C", "delve play").words).toEqual(["delve", "retreat"]);
  });

  it("TK-17: at the ninth hit point you are dead, at the eighth you are not", () => {
    const hurt = positionAfter("TS 2C 9C 8C", "delve play");
    expect(hurt.line("hit-points")).toBe("1");
    expect(hurt.status).toBe("playing");
    const dead = hurt.go("play");
    expect(dead.types).toEqual(["action", "hit", "died"]);
    expect([dead.line("phase"), dead.status, dead.words]).toEqual(["dead", "lost", []]);
  });

  it("TK-17: the card on top of the counter is the ten for nine hit points, the two for one, none for the dead", () => {
    expect([9, 8, 2, 1, 0].map(heartOf)).toEqual(["TH", "9H", "3H", "2H", undefined]);
  });

  it("TK-17: no more hearts are turned over than are left", () => {
    const dead = positionAfter("TS 2C 5C", "delve play play");
    expect(dead.events[1]).toMatchObject({ amount: 5, hearts: ["2H"], hitPoints: 0 });
  });

  it("TK-17: one may choose to die, or dodge and live", () => {
    const hit = positionAfter("JH TS 2C 5C", "delve play take play");
    expect(hit.go("take").status).toBe("lost");
    expect(hit.go("dodge").words).toEqual(["play"]);
  });
});

describe("torches", () => {
  it("TK-20: three aces burn down, the fourth leaves you in the dark", () => {
    const third = positionAfter("5S AC AD AH AS", "delve play play play");
    expect(third.status).toBe("playing");
    expect(third.events).toEqual([{ type: "torch", card: "AH", burnt: 3, left: 40 }]);
    const lost = third.go("play");
    expect(lost.events).toEqual([
      { type: "torch", card: "AS", burnt: 4, left: 39 },
      { type: "darkness", card: "AS" },
    ]);
    expect([lost.line("phase"), lost.status, lost.words]).toEqual(["dark", "lost", []]);
  });

  /** The scroll and 9D in the hand, three torches burnt; then these cards. */
  const lit = (cards: string) => positionAfter(`QH JK AC AD AH 9D ${cards}`, "delve delve");

  it("TK-20: the scroll in the hand is spent by itself, and the ace goes to the bottom of the pack", () => {
    const saved = lit("5S AS 9C").go("play");
    expect(saved.events).toEqual([{ type: "scroll", scroll: "JK", card: "AS", left: 37 }]);
    expect(saved.words).toEqual(["drop:9D", "play"]);
    expect(saved.score).toBe("0/9");
    expect(saved.line("spent")).toBe("JK");
    expect(saved.line("torches")).toBe("AC AD AH");
    expect(codes(saved.state.pack).endsWith(" AS")).toBe(true);
    expect(saved.state.pack).toHaveLength(37);
  });

  it("TK-20: so it is while a turn begins", () => {
    const saved = lit("AS 5S");
    expect(saved.types).toEqual(["turn-began", "scroll", "encounter"]);
    expect(saved.words).toEqual(["drop:9D", "play"]);
  });

  it("TK-20: before the fourth torch the scroll stays", () => {
    const early = positionAfter("QH JK 9D AC AD 5S AH", "delve delve play");
    expect(early.line("treasure")).toBe("JK 9D");
    expect(early.line("torches")).toBe("AC AD AH");
  });

  it("TK-20: a joker still lying in the column saves nobody", () => {
    expect(positionAfter("AC AD AH JK AS 5S", "delve").status).toBe("lost");
    expect(positionAfter("AC AD AH 5S JK AS", "delve play play").status).toBe("lost");
  });

  it("TK-20: a scroll that was dropped saves nobody", () => {
    expect(lit("5S AS 9C").go("drop:JK delve").status).toBe("lost");
  });

  it("TK-15: an ace that the scroll saves counts as discarded, and discarding goes on", () => {
    const saved = lit("9C 5C 2S AS 3S 4S 6S").go("play");
    expect(saved.line("discards")).toBe("2S 3S 4S");
    expect(saved.events.filter(({ type }) => type === "discarded")).toHaveLength(4);
    expect(saved.types.slice(-4)).toEqual(["scroll", "discarded", "discarded", "turn-ended"]);
    expect(codes(saved.state.pack.slice(0, 1))).toBe("6S");
    expect(saved.words).toEqual(["delve", "retreat"]);
  });

  it("TK-21: the saved ace may come again in the very same discard, and then it is fatal", () => {
    const lost = latePosition().go("discard");
    expect(lost.events.filter(({ type }) => type === "discarded")).toEqual([
      { type: "discarded", card: "9S", encounter: DOOR, number: 1, amount: 7, left: 3 },
      { type: "discarded", card: "AS", encounter: DOOR, number: 2, amount: 7, left: 2 },
      { type: "discarded", card: "TS", encounter: DOOR, number: 3, amount: 7, left: 2 },
      { type: "discarded", card: "TC", encounter: DOOR, number: 4, amount: 7, left: 1 },
      { type: "discarded", card: "AS", encounter: DOOR, number: 5, amount: 7, left: 0 },
    ]);
    expect(lost.types.slice(-2)).toEqual(["torch", "darkness"]);
    expect(lost.line("discards")).toBe("9S TS TC");
    expect([lost.status, lost.score]).toEqual(["lost", "0/0"]);
  });

  it("TK-21: an ace saved as the last card of the pack is the next card again: the scroll works once", () => {
    const last = latePosition({
      phase: "crossroads",
      pack: "AS",
      turn: "",
      skills: "JC JD JH JS",
      delve: "QC QD QH QS 2S | 3S 3C | 4S 4C | 5S 5C | 6S 6C | 7S 7C | 8S 8C | 2C 9C | 9S TS | TC",
    });
    const lost = last.go("delve");
    expect(lost.types).toEqual(["turn-began", "scroll", "torch", "darkness"]);
    expect(lost.state.pack).toEqual([]);
    expect(lost.status).toBe("lost");
  });

  it("TK-21: the pack never runs out on the living", () => {
    let least = PACK.parts.flat().length;
    for (let number = 1; number <= 400; number++) {
      const random = seededRandom(number);
      let state = setup(numberedDeal(PACK, number));
      for (;;) {
        const moves = legalMoves(state);
        if (moves.length === 0) break;
        expect(state.pack.length).toBeGreaterThan(0);
        least = Math.min(least, state.pack.length);
        // Never turning back leads deepest.
        const move = moves[state.phase === "crossroads" ? 0 : random(moves.length)];
        if (move) state = play(state, move).state;
      }
      expect(["dead", "dark"]).toContain(state.phase);
    }
    expect(least).toBeLessThan(6);
  });
});
