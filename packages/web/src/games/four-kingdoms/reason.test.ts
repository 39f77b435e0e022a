import { type AnyGame, type fourKingdoms, seededRandom } from "@tetrarch/engine";
import { sentencesOf } from "@tetrarch/play";
import { agentsOf, greedyOf, observe, runToEnd } from "@tetrarch/solver";
import { expect, test } from "vitest";
import { countOf, tellChecks } from "../../../../../testing/counts.js";
import { gameOf } from "../../../../../testing/game-of.js";
import { startOf } from "../../../../../testing/sessions.js";
import { codeOf, SUITS } from "../../../../engine/src/core/cards.js";
import { position } from "../../../../engine/test/positions/four-kingdoms.js";
import type { AnyTable } from "../../table/model.js";
import { reasonOf } from "../../table/reasons.js";
import { fourKingdomsTable } from "./table.js";

await fourKingdomsTable.loadReasons?.();

type State = fourKingdoms.State;
type View = fourKingdoms.View;

/** A move and the positions before and after it; `others` are the other legal words. */
interface Advised {
  readonly before: State;
  readonly after: State;
  readonly word: string;
  readonly others: readonly string[];
  /** The legal words after it. */
  readonly legalAfter: readonly string[];
  /** The hidden cards that lie under one that is turned up, as the reason says. */
  readonly below: number;
}

const openCards = ({ tableau, waste, guests }: State) =>
  [...tableau.map(({ up }) => up.at(-1)), waste.at(-1), ...guests].filter(
    (card) => card !== undefined && card !== null,
  );
const hidden = ({ tableau }: State) => tableau.flatMap(({ down }) => down).length;
const emptyLands = ({ tableau }: State) => tableau.filter(({ up }) => up.length === 0).length;
const guests = (state: State) => state.guests.filter((guest) => guest !== null).length;

const isHomeward = (word: string) => /-(castle|tower|dungeon|subjects)$/.test(word);

/** Where else the cards of a move might go; those of the waste, where the move is to deal. */
function sameCards(word: string, others: readonly string[]): readonly string[] {
  const parted = (each: string) => /^(\w+)-([a-z]+\d?)(x\d+)?$/.exec(each) ?? [];
  const [, from, , depth] = word === "deal" ? ["", "w"] : parted(word);
  return others.flatMap((other) => {
    const [, start, to = "", cards] = parted(other);
    return start === from && cards === depth ? [to] : [];
  });
}

function isFreeing({ before, after, word, others }: Advised): boolean {
  const isNew = openCards(after).some((card) => !openCards(before).includes(card));
  return isNew && (isHomeward(word) || !sameCards(word, others).includes("guest"));
}

/** The moves by which the freed card goes home or onto another card. */
function nextPlaces({ after, word, legalAfter }: Advised): readonly string[] {
  const isOntoCard = (move: string) => {
    const land = /-t(\d)$/.exec(move)?.[1];
    return land !== undefined && after.tableau[Number(land) - 1]?.up.length !== 0;
  };
  const from = word.split("-")[0] ?? "";
  return legalAfter.filter((move) => move.startsWith(`${from}-`) && (isHomeward(move) || isOntoCard(move)));
}

/** Whether each reason is true, by its words. */
const TRUTHS: Readonly<Record<string, (advised: Advised) => boolean>> = {
  "A card at home blocks no other.": ({ word }) => isHomeward(word),
  "It turns up a hidden card.": ({ before, after, below }) =>
    hidden(after) === hidden(before) - 1 &&
    before.tableau.some(({ down }, land) => {
      const left = after.tableau[land]?.down.length;
      return left === below && left < down.length;
    }),
  "It empties a land, which takes any card.": ({ before, after }) =>
    emptyLands(after) === emptyLands(before) + 1,
  "It frees the .": (advised) => isFreeing(advised) && nextPlaces(advised).length === 0,
  "It frees the , which can go home.": (advised) =>
    isFreeing(advised) && nextPlaces(advised).some(isHomeward),
  "It frees the , which can go onto the .": (advised) =>
    isFreeing(advised) && nextPlaces(advised).length > 0 && !nextPlaces(advised).some(isHomeward),
  "The waste is empty then.": ({ after }) => after.waste.length === 0,
  "It leaves the guest chamber free.": ({ before, after }) => guests(after) === guests(before) - 1,
  "All other moves stay open, and you see one more card.": ({ others, legalAfter }) =>
    others.length > 0 && others.every((word) => legalAfter.includes(word)),
  "Nothing else moves.": ({ word, others }) => word === "deal" && others.length === 0,
  "It keeps the  uncovered.": ({ word, others }) => sameCards(word, others).some((to) => /^t\d$/.test(to)),
  "It keeps the empty land free.": ({ before, after, word, others }) =>
    emptyLands(before) > 0 &&
    emptyLands(after) >= emptyLands(before) &&
    sameCards(word, others).some((to) => /^t\d$/.test(to)),
  "It keeps the guest chamber free.": ({ before, after, word, others }) =>
    guests(after) <= guests(before) && sameCards(word, others).includes("guest"),
  // FK-5: the suit of the card is told by the test of the words.
  "From the tower the  never comes back: the  could not be laid on it.": ({ word, others }) =>
    word !== "deal" && sameCards(word, others).includes("tower"),
  // FK-6: the jack is not home, and the ten lies open in a land.
  "The  can wait: the  may lie on it.": ({ before, after, word, others, legalAfter }) =>
    !/-tower$/.test(word) &&
    others.some((other) => {
      const land = Number(/^t(\d)-tower$/.exec(other)?.[1] ?? 0) - 1;
      const ten = before.tableau[land]?.up.at(-1);
      const suit = SUITS.indexOf(codeOf(ten ?? 0).charAt(1));
      return (
        ten !== undefined &&
        before.kingdoms[suit]?.castle !== 3 &&
        after.tableau[land]?.up.at(-1) === ten &&
        legalAfter.includes(other)
      );
    }),
  "The  can still go home after it.": ({ word, others, legalAfter }) =>
    !isHomeward(word) && others.some((other) => isHomeward(other) && legalAfter.includes(other)),
  "It brings a new card.": ({ before, after }) => after.waste.length === before.waste.length + 1,
};

/** A sentence without the card it names, and without a number of cards. */
function inGeneral(sentence: string): string {
  return sentence
    .replace(/(?<=\b[Tt]he )\w+ of (clubs|diamonds|hearts|spades)/g, "")
    .replace(/(?<=turns up a hidden card)(, the last of its land|; \d+ more lies? under it)/, "");
}

test("C-11: each reason of a hint in Four Kingdoms is true of its move, whichever move it is (FK-2 to FK-9)", () => {
  const met = new Set<string>();
  for (let deal = 1; deal <= countOf(1000, 9); deal++) {
    const { game, now } = startOf("four-kingdoms", deal) as { game: AnyGame; now: { state: unknown } };
    const greedy = greedyOf(agentsOf(game));
    const random = seededRandom(deal);
    let state = now.state as State;
    for (let ply = 0; ply < 120; ply++) {
      const legal = game.legalMoves(state).map((move) => game.formatMove(move));
      if (legal.length === 0) break;
      for (const word of legal) {
        const after = game.play(state, game.parseMove(word)).state as State;
        const legalAfter = game.legalMoves(after).map((move) => game.formatMove(move));
        const reason = reasonOf(
          fourKingdomsTable as AnyTable,
          game.view(state),
          { word, rule: undefined },
          legal,
        );
        const others = legal.filter((other) => other !== word);
        for (const sentence of sentencesOf(reason)) {
          const said = inGeneral(sentence);
          const below = Number(/\d+/.exec(sentence)?.[0] ?? 0);
          const isTrue = TRUTHS[said]?.({ before: state, after, word, others, legalAfter, below });
          if (isTrue === undefined)
            expect([said, hidden(after), emptyLands(after)]).toEqual([
              "It changes nothing: nothing better is left.",
              hidden(state),
              emptyLands(state),
            ]);
          else expect(isTrue, `deal ${deal}, ply ${ply}: ${word}: ${said}`).toBe(true);
          met.add(said);
        }
      }
      const { move } = runToEnd(greedy.advise(observe(game, state), random, 0));
      const astray = random(10) < 3 ? game.parseMove(legal[random(legal.length)] ?? "") : move;
      state = game.play(state, astray).state as State;
    }
  }
  expect(Object.keys(TRUTHS).filter((said) => !met.has(said))).toEqual([]);
  tellChecks(met.size, "reasons of hints");
});

test("FK-5, FK-6: why a ten stays out of its tower is said with its jack, and not where the waste would cover it", () => {
  const view = gameOf("four-kingdoms").view(
    position({
      t1: "2C",
      t2: "2D",
      t3: "2H",
      t4: "AC",
      t5: "4D",
      t6: "4H",
      t7: "5S",
      castle: "KS QS",
      waste: "TS",
    }),
  );
  const reason = (word: string) =>
    fourKingdomsTable.reasonFor?.(view as View, word, {
      rule: undefined,
      legal: ["deal", "w-guest", "w-tower"],
    });
  expect(reason("w-guest")).toBe(
    "From the tower the ten of spades never comes back: the jack of spades could not be laid on it.",
  );
  expect(reason("deal")).not.toMatch(/tower/);
});
