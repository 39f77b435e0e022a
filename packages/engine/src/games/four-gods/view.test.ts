import { describe, expect, it } from "vitest";
import { countOf } from "../../../../../testing/counts.js";
import { plainNumbers, position } from "../../../test/positions/four-gods.js";
import { numberedDeal } from "../../core/deal-code.js";
import { seededRandom } from "../../core/random.js";
import { builtInCardSet } from "./built-in-card-set.js";
import { codesOf } from "./cards.js";
import { createFourGods } from "./index.js";
import type { State } from "./types.js";
import { knowsAll, view } from "./view.js";

const PLAIN = plainNumbers();
const HIDDEN_ROW = ["--", "--"];
const STATE_PARTS = {
  variant: "rescue",
  p1: "L1 F01 * * F02 E01 *",
  way1: "L R L open",
  p2: "L2 T01",
  way2: "cleared",
  damage: "7 0 0 0",
  party: "F01 L2 4",
};
const STATE = position(STATE_PARTS);

/** Three paths finished; on the fourth the party has come to row 7. */
const LAST = {
  p1: "L1 F01 * F02 * F03 * F04 * F05 * F06 *",
  way1: "L L L L L L cleared",
  p2: "L2 E01 * E02 * E03 * E04 * E05 * E06 *",
  way2: "L L L L L L cleared",
  p3: "L3 W01 * W02 * W03 * W04 * W05 * W06 *",
  way3: "L L L L L L cleared",
  way4: "L L L L L L open",
  damage: "0 0 0 0",
  party: "F01 - 0",
  rolled: "1 1 1 1 1 1",
  coming: "6 6 6 6 6 6 6",
};
const fourth = (last: string) => `L4 T01 * T02 * T03 * T04 * T05 * ${last} *`;

/** Cards that lie hidden: all not turned up. */
function hiddenCodes(state: State): string[] {
  return state.paths.flatMap(({ cards, turned }) => codesOf(cards.filter((card) => !turned.includes(card))));
}

describe("what the player knows", () => {
  it("FG-30: all cards turned up, wounds, who can be rescued, what is gone, the rolls used; no more", () => {
    const { paths, ...rest } = view(PLAIN, STATE);
    expect(rest).toEqual({
      variant: ["rescue"],
      party: [
        {
          id: "F01",
          name: "Wilhelmina Ashdown",
          attack: 5,
          defence: 13,
          luck: 6,
          wounds: 4,
          ownDefence: 10,
          weapon: { id: "L2", name: "Secret Base", kind: "weapon", attack: 2, defence: 3, luck: 1 },
        },
      ],
      partyLuck: 6,
      artifacts: 0,
      choice: "p2",
      rescue: {
        used: false,
        due: false,
        allies: [
          { id: "L1", name: "Tanis Diggs" },
          { id: "F02", name: "Professor Lucien Abara" },
        ],
      },
      gone: ["L1", "F02"],
      rolls: [],
    });
    expect(paths.map(({ status, row }) => [status, row])).toEqual([
      ["open", 4],
      ["choice", 1],
      ["open", 1],
      ["open", 1],
    ]);
    expect(paths[0]?.rows).toEqual([
      ["F01", "--"],
      ["--", "F02"],
      ["E01", "--"],
      HIDDEN_ROW,
      HIDDEN_ROW,
      HIDDEN_ROW,
    ]);
    expect(paths.map(({ card }) => card)).toEqual([
      { id: "E01", name: "Baron Ruprecht Sturmhalt", kind: "foe", attack: 4, defence: 11, damage: 7 },
      null,
      { id: "L3", name: "Streets of Cairo", kind: "foe", attack: 4, defence: 11, damage: 0 },
      {
        id: "L4",
        name: "Temple of the Idol",
        kind: "trap",
        damage: 6,
        luckTable: [
          { luckAtLeast: 6, rollNeeded: 5 },
          { luckAtLeast: 10, rollNeeded: 3 },
        ],
        needed: 5,
      },
    ]);
  });

  it("FG-30: the rolls used are known, the coming ones and how many the deal has are not", () => {
    const rolled = { p4: "L4 E02", way4: "L open", rolled: "2" };
    const few = view(PLAIN, position({ ...rolled, coming: "1 2 3 4 5 6 1 2 3 4 5 6" }));
    const many = view(PLAIN, position({ ...rolled, coming: "6 6 6 6 6 6 6 6 6 6 6 6 6 6 6 6" }));
    expect(few.rolls).toEqual([2]);
    expect(many).toEqual(few);
  });

  it("FG-30, FG-21: a waiting path and an unsettled card are seen to be so", () => {
    const waiting = position({
      variant: "crossed-paths",
      p1: "L1 F01 * F02 *",
      way1: "L L cleared",
      party: "F01 - 0",
    });
    expect(view(PLAIN, waiting).paths[0]).toMatchObject({ status: "waiting", row: 3, card: null });
    expect(view(PLAIN, waiting).choice).toBeNull();
    const unsettled = position({ variant: "rescue", damage: "0 0 12 0", unsettled: "p3", party: "" });
    expect(view(PLAIN, unsettled).paths[2]).toMatchObject({
      status: "unsettled",
      card: { id: "L3", damage: 12 },
    });
    expect(view(PLAIN, unsettled).rescue).toMatchObject({ due: true });
  });

  it("FG-30: at every ply of random games no hidden card is in the view, and a sample has the same view and moves", () => {
    const game = createFourGods(builtInCardSet);
    const random = seededRandom(30);
    const names = new Map(
      [builtInCardSet.friends, builtInCardSet.foes, builtInCardSet.weapons, builtInCardSet.traps]
        .flat()
        .map(({ id, name }) => [id, name]),
    );
    for (let number = 1; number <= countOf(120, 40); number++) {
      const variant = [[], ["rescue"], ["crossed-paths"], ["crossed-paths", "rescue"]][
        number % 4
      ] as string[];
      let state = game.setup(numberedDeal(game.pack, number), variant);
      for (let moves = game.legalMoves(state); moves.length > 0; moves = game.legalMoves(state)) {
        const seen = game.view(state);
        const text = JSON.stringify(seen);
        const shown = (code: string) => text.includes(`"${code}"`) || text.includes(`"${names.get(code)}"`);
        expect(hiddenCodes(state).filter(shown)).toEqual([]);
        const sampled = game.sample(seen, random);
        expect(game.view(sampled)).toEqual(seen);
        expect(game.legalMoves(sampled)).toEqual(moves);
        expect(game.parseState(game.formatState(sampled)).ok).toBe(true);
        const { state: next, events } = game.play(
          state,
          moves[random(moves.length)] as (typeof moves)[number],
        );
        const eventText = JSON.stringify(events);
        expect(hiddenCodes(next).filter((code) => eventText.includes(`"${code}"`))).toEqual([]);
        state = next;
      }
    }
  });

  it("C-11: a sample deals every hidden card evenly over every hidden place, and fair rolls", () => {
    // All four paths are walked to row 7: 24 cards are hidden, one beside each card turned up.
    const way = "L L L L L L open";
    const seen = view(
      PLAIN,
      position({
        p1: "L1 F01 * F02 * F03 * F04 * F05 * F06 *",
        p2: "L2 W01 * W02 * W03 * W04 * W05 * W06 *",
        p3: "L3 E01 * E02 * E03 * E04 * E05 * E06 *",
        p4: "L4 T01 * T02 * T03 * T04 * T05 * E07 *",
        way1: way,
        way2: way,
        way3: way,
        way4: way,
        rolled: "1 1 1 1 1 1",
      }),
    );
    const random = seededRandom(24);
    const rounds = 24_000;
    const places = new Map<string, number>();
    const neighbours = new Map<string, number>();
    const rolls = new Map<number, number>();
    for (let round = 0; round < rounds; round++) {
      const state = createFourGods(builtInCardSet).sample(seen, random);
      const hidden = hiddenCodes(state);
      hidden.forEach((code, place) => {
        const key = `${code} ${place}`;
        places.set(key, (places.get(key) ?? 0) + 1);
      });
      // Which of two given cards comes first, in six orders of three cards.
      const order = ["F07", "W07", "T06"].map((code) => hidden.indexOf(code));
      const key = order.map((place) => order.filter((other) => other < place).length).join("");
      neighbours.set(key, (neighbours.get(key) ?? 0) + 1);
      for (const roll of state.rolls.slice(state.rollsUsed)) rolls.set(roll, (rolls.get(roll) ?? 0) + 1);
    }
    expect(places.size).toBe(24 * 24);
    for (const count of places.values()) expect(Math.abs(count - rounds / 24)).toBeLessThan(170);
    expect(neighbours.size).toBe(6);
    for (const count of neighbours.values()) expect(Math.abs(count - rounds / 6)).toBeLessThan(300);
    expect([...rolls.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const count of rolls.values()) expect(Math.abs(count - (rounds * 7) / 6)).toBeLessThan(900);
  });

  it("FG-30: all that matters is known when no card can be turned up and no roll asked for, and not before", () => {
    const known = (parts: Parameters<typeof position>[0]) => knowsAll(view(PLAIN, position(parts)));
    expect(known({ ...LAST, p4: fourth("E07") })).toBe(true);
    expect(known({ ...LAST, p4: fourth("T06") })).toBe(false);
    const earlier = { ...LAST, p4: "L4 T01 * T02 * T03 * T04 * E07 *", way4: "L L L L L open" };
    const fewerRolls = { rolled: "1 1 1 1 1", coming: "6 6 6 6 6 6 6 6" };
    expect(known({ ...earlier, ...fewerRolls })).toBe(false);
    // Rolled for already: it only waits for the rescue.
    const forlorn = {
      variant: "rescue",
      party: "",
      unsettled: "p4",
      rolled: "1 1 1 1 1 1 1",
      coming: "6 6 6 6 6 6",
    };
    expect(known({ ...LAST, ...forlorn, p4: fourth("T06") })).toBe(true);
    expect(known(STATE_PARTS)).toBe(false);
  });
});
