import { seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import {
  position,
  randomGame,
  shortDeal,
  tombGame,
} from "../../../test/games/tomb-of-four-kings/positions.js";
import { packedMove } from "./conversion.js";
import { packedTomb } from "./packed.js";
import { boldMove } from "./policy.js";

const FOUR_TURNS = "2S 4C | 4S 5C | 5S 6C | 6S 7C";
const FIVE_TURNS = `${FOUR_TURNS} | 3S 3C`;
const SEVEN_TURNS = `${FIVE_TURNS} | 2C QC | QD 9C`;
const BACK = { heading: "retreat", delve: FOUR_TURNS };
const ALL_KINGS = "KC KD KH KS";

function played(lines: Readonly<Record<string, string>>): string {
  const state = position(lines);
  const packed = boldMove(packedTomb(state));
  const move = tombGame.legalMoves(state).find((legal) => packedMove(legal) === packed);
  return move === undefined ? "illegal" : tombGame.formatMove(move);
}

describe("a bold player", () => {
  it.each([
    ["goes deeper while the way back is short", { delve: FIVE_TURNS }, "delve"],
    ["turns around when it is long", { delve: SEVEN_TURNS, torches: "AC AD", skills: "JC JS" }, "retreat"],
    ["turns around with all kings", { treasure: ALL_KINGS }, "retreat"],
    ["walks back", { ...BACK, retreat: "3C 8C" }, "retreat"],
    ["spends the jack on a strong monster", { phase: "encounter", turn: "8S", skills: "JS" }, "skill"],
    ["spares it before a weak one", { phase: "encounter", turn: "7S", skills: "JS" }, "play"],
    [
      "spends it for a king on the way back",
      { ...BACK, phase: "encounter", turn: "KC 8S", skills: "JS" },
      "skill",
    ],
    [
      "spends any jack once it has all kings",
      { ...BACK, phase: "encounter", turn: "8C", skills: "JC", treasure: ALL_KINGS },
      "skill",
    ],
    ["tries a door first before that", { phase: "encounter", turn: "8C", skills: "JC" }, "play"],
    ["spares the jack of diamonds", { phase: "encounter", turn: "9D", skills: "JD" }, "play"],
    ["spends it for a king", { phase: "encounter", turn: "KC 5D", skills: "JD" }, "skill"],
    [
      "pays a deadly monster off",
      { phase: "encounter", turn: "8S", treasure: "7D 9D TD", "hit-points": "7" },
      "drop:9D",
    ],
    ["fights for a king", { phase: "encounter", turn: "KC 8S", treasure: "9D", "hit-points": "2" }, "play"],
    [
      "trusts in the dodge",
      { phase: "encounter", turn: "8S", treasure: "9D", "hit-points": "7", skills: "JH" },
      "play",
    ],
    [
      "pays any monster off once it has all kings",
      { ...BACK, phase: "encounter", turn: "3S", treasure: `${ALL_KINGS} 5D` },
      "drop:5D",
    ],
    ["keeps kings", { phase: "encounter", turn: "TS", treasure: "KC", "hit-points": "1" }, "play"],
    ["dodges a hard hit", { phase: "hit", turn: "8S 3D", skills: "JH" }, "dodge"],
    ["dodges a deadly one", { phase: "hit", turn: "8S 4C", skills: "JH", "hit-points": "4" }, "dodge"],
    ["takes a light one", { phase: "hit", turn: "8S 4C", skills: "JH" }, "take"],
    ["bears a cheap jam", { phase: "jammed", turn: "7C 5C", skills: "JC" }, "discard"],
    ["opens a costly one", { phase: "jammed", turn: "7C 4C", skills: "JC" }, "skill"],
    ["opens any for a king", { phase: "jammed", turn: "KD 7C 6C", skills: "JC" }, "skill"],
    ["leaves the least", { phase: "leave", turn: "KC 4D 9D" }, "leave:4D"],
    [
      "goes by the rules of thumb when a king is lost",
      { phase: "encounter", turn: "7D", skills: "JD", "hit-points": "5", delve: "9S 2C KD" },
      "skill",
    ],
  ])("%s", (_, lines, move) => {
    expect(played(lines as Readonly<Record<string, string>>)).toBe(move);
  });

  it("makes a legal move wherever it gets to", () => {
    const random = seededRandom(8);
    let choices = 0;
    for (let game = 0; game < 400; game++) {
      const deal = shortDeal(random, { length: 16 + random(28), kings: 4, queens: 2, scroll: true });
      for (const state of randomGame(tombGame.setup(deal, []), random)) {
        const legal = tombGame.legalMoves(state).map(packedMove);
        if (legal.length === 0) continue;
        expect(legal).toContain(boldMove(packedTomb(state)));
        if (legal.length > 1) choices++;
      }
    }
    expect(choices).toBeGreaterThan(900);
  });
});
