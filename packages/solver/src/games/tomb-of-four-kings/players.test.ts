import { numberedDeal, seededRandom } from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { position, tombGame } from "../../../test/games/tomb-of-four-kings/positions.js";
import { runToEnd } from "../../search/resumable-search.js";
import { greedyPlayer } from "./players.js";

const FIVE_TURNS = "2S 3C | 3S 4C | 4S 5C | 5S 6C | 6S 7C";
const SEVEN_TURNS = `${FIVE_TURNS} | 2C QC | 8C 9C`;
const GREEDY = greedyPlayer(tombGame);

function advised(lines: Readonly<Record<string, string>>): string {
  const state = position(lines);
  const seen = { view: tombGame.view(state), legal: tombGame.legalMoves(state) };
  const { move, reason } = runToEnd(GREEDY.advise(seen, seededRandom(1), 0));
  return `${tombGame.formatMove(move)} ${reason}`;
}

describe("a sensible player", () => {
  it.each([
    ["goes deeper while the way back is short", {}, "delve go-deeper"],
    ["turns around with all kings", { treasure: "KC KD KH KS" }, "retreat all-kings-in-hand"],
    ["goes on while kings can be had", { delve: FIVE_TURNS }, "delve go-deeper"],
    ["turns back when the pack runs low", { delve: SEVEN_TURNS, torches: "AC AD" }, "retreat pack-runs-low"],
    [
      "fears the last torch when a king is lost",
      { delve: FIVE_TURNS.replace("6S 7C", "9S KC"), torches: "AC AD AH" },
      "retreat pack-runs-low",
    ],
    [
      "trusts the scroll",
      { delve: FIVE_TURNS.replace("6S 7C", "9S KC"), torches: "AC AD AH", treasure: "JK" },
      "delve go-deeper",
    ],
    ["trusts the pack", { phase: "encounter", turn: "7S" }, "play only-move"],
    ["spares the jack", { phase: "encounter", turn: "7S", skills: "JS" }, "play trust-the-pack"],
    [
      "spends it on the strong",
      { phase: "encounter", turn: "9S", skills: "JS" },
      "skill skill-for-a-strong-foe",
    ],
    [
      "spends it on a dear trap",
      { phase: "encounter", turn: "8D", skills: "JD" },
      "skill skill-for-a-strong-foe",
    ],
    ["spends it for a king", { phase: "encounter", turn: "KC 3S", skills: "JS" }, "skill skill-for-a-king"],
    [
      "spends it to live",
      { phase: "encounter", turn: "7D", skills: "JD", "hit-points": "5" },
      "skill skill-to-live",
    ],
    [
      "spends it where no wound could kill, for it wins",
      { phase: "encounter", turn: "7D", skills: "JD JH", "hit-points": "5" },
      "skill skill-is-sure",
    ],
    ["tries a door first", { phase: "encounter", turn: "KC TC", skills: "JC" }, "play trust-the-pack"],
    ["opens it then", { phase: "jammed", turn: "7C 5C", skills: "JC" }, "skill skill-for-a-costly-jam"],
    ["opens it for a king", { phase: "jammed", turn: "KD 7C 6C", skills: "JC" }, "skill skill-for-a-king"],
    ["bears a cheap jam", { phase: "jammed", turn: "7C 6C", skills: "JC" }, "discard cheap-jam"],
    ["takes a light hit", { phase: "hit", turn: "8S 4C", skills: "JH" }, "take take-a-light-hit"],
    ["dodges a hard one", { phase: "hit", turn: "8S 3D", skills: "JH" }, "dodge dodge-a-hard-hit"],
    [
      "dodges a deadly one",
      { phase: "hit", turn: "8S 4C", skills: "JH", "hit-points": "4" },
      "dodge dodge-to-live",
    ],
    [
      "flees with the least that will do",
      { phase: "encounter", turn: "8S", treasure: "7D TD 9D", "hit-points": "5" },
      "drop:9D drop-to-live",
    ],
    [
      "flees later before a king",
      { phase: "encounter", turn: "KC 8S", treasure: "9D", "hit-points": "5" },
      "play trust-the-pack",
    ],
    [
      "keeps kings longer",
      { phase: "encounter", turn: "8S", treasure: "KC", "hit-points": "3" },
      "play trust-the-pack",
    ],
    [
      "gives a king at last",
      { phase: "encounter", turn: "8S", treasure: "KC", "hit-points": "2" },
      "drop:KC drop-to-live",
    ],
    ["leaves the least", { phase: "leave", turn: "KC 4D 9D" }, "leave:4D leave-the-least"],
    ["leaves the scroll before better", { phase: "leave", turn: "JK 7D 9D" }, "leave:JK leave-the-least"],
  ])("%s", (_, lines, advice) => {
    expect(advised(lines as Readonly<Record<string, string>>)).toBe(advice);
  });

  it("gets through games, and out of about half of them", () => {
    let out = 0;
    for (let deal = 1; deal <= 300; deal++) {
      let state = tombGame.setup(numberedDeal(tombGame.pack, deal), []);
      while (tombGame.outcome(state).status === "playing") {
        const seen = { view: tombGame.view(state), legal: tombGame.legalMoves(state) };
        state = tombGame.play(state, runToEnd(GREEDY.advise(seen, seededRandom(1), 0)).move).state;
      }
      if (state.phase === "out") out++;
    }
    expect(out / 300).toBeGreaterThan(0.4);
    expect(out / 300).toBeLessThan(0.65);
  });
});
