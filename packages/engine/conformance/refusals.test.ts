import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../testing/counts.js";
import { gameOf } from "../../../testing/game-of.js";
import { cardFrom } from "../src/core/cards.js";
import { type Attempt, cardsOf, type Pile } from "../src/core/knowledge.js";
import { refusal as godsRefusal } from "../src/games/four-gods/refusal.js";
import type { View as GodsView } from "../src/games/four-gods/types.js";
import { refusal as kingdomsRefusal } from "../src/games/four-kingdoms/refusal.js";
import type { View as KingdomsView } from "../src/games/four-kingdoms/types.js";
import { refusal as keysRefusal } from "../src/games/kings-keys/refusal.js";
import type { View as KeysView } from "../src/games/kings-keys/types.js";
import { refusal as napoleonRefusal } from "../src/games/napoleons-tomb/refusal.js";
import type { View as NapoleonView } from "../src/games/napoleons-tomb/types.js";
import { refusal as tombRefusal } from "../src/games/tomb-of-four-kings/refusal.js";
import { isTreasure } from "../src/games/tomb-of-four-kings/roles.js";
import type { View as TombView } from "../src/games/tomb-of-four-kings/types.js";
import { knowledgeOf } from "../src/knowledge-registry.js";
import { randomGame } from "./random-games.js";

const DEALS = Array.from({ length: countOf(600, 6) }, (_, index) => index + 1);
/** Every so many plies a position is tried. */
const STRIDE = 7;
const RANKS = "A23456789TJQK";

interface Refused {
  readonly view: unknown;
  readonly piles: readonly Pile[];
  readonly attempt: Attempt;
  /** The lowest card that is tried. */
  readonly card: string | undefined;
}

/** Every way to try cards that no legal move has, in positions of random games. */
function* refusedAttempts(id: string): Generator<Refused> {
  const game = gameOf(id);
  const known = knowledgeOf(id);
  for (const number of DEALS) {
    for (const { ply, state, moves } of randomGame(game, "standard", number)) {
      if (ply % STRIDE !== number % STRIDE) continue;
      const view = game.view(state);
      const piles = known.piles(view);
      const legal = moves.map((move) => known.ends(view, move));
      for (const { id: from, cards } of piles) {
        // A pile that is named without a depth is tried with its top card.
        for (let depth = 0; depth <= Math.max(1, cards.length); depth++) {
          const lowest = Math.max(1, depth);
          const here = legal.filter((ends) => ends.from === from && Math.max(1, ends.depth) === lowest);
          for (const to of [null, ...piles.map((pile) => pile.id)]) {
            const isLegal = to === null ? here.length > 0 : here.some((ends) => ends.to === to);
            if (isLegal || to === from) continue;
            yield { view, piles, attempt: { from, depth, to }, card: cards.at(-lowest) };
          }
        }
      }
    }
  }
}

/** Checks every refusal of a game against its own reading of the table; all reasons named must have occurred. */
function check<View, Why extends { readonly reason: string }>(
  id: string,
  refusal: (view: View, attempt: Attempt) => Why,
  isTrue: (why: Why, refused: Refused, view: View) => boolean,
  reasons: readonly Why["reason"][],
): void {
  const counts = new Map<string, number>();
  for (const refused of refusedAttempts(id)) {
    const view = refused.view as View;
    const why = refusal(view, refused.attempt);
    counts.set(why.reason, (counts.get(why.reason) ?? 0) + 1);
    if (!isTrue(why, refused, view))
      throw new Error(
        `${JSON.stringify(why)} of ${JSON.stringify(refused.attempt)} on ${JSON.stringify(view)}`,
      );
  }
  expect(reasons.filter((reason) => !counts.has(reason))).toEqual([]);
  tellChecks(
    [...counts.values()].reduce((sum, count) => sum + count, 0),
    `refusals of ${id}`,
  );
}

const topOf = (piles: readonly Pile[], id: string) => cardsOf(piles, id).at(-1);
const rankOf = (card: string | undefined) => card?.charAt(0) ?? "";
const suitOf = (card: string | undefined) => card?.charAt(1) ?? "";
const lands = (piles: readonly Pile[]) => piles.filter(({ id }) => /^t\d$/.test(id));

/** The suit of the jack that helps against each kind of encounter (TK-11, TK-13, TK-14). */
const HELPS = { monster: "S", trap: "D", door: "C" };

describe("a refusal's reason is true of what was tried", () => {
  it("FK-2 to FK-10: Four Kingdoms", () => {
    /** Whether every card of these ranks is home, in castle or tower, and none besides is asked for. */
    const areAway = (piles: readonly Pile[], suit: string, ranks: readonly string[]) => {
      const home = [...cardsOf(piles, `castle${suit}`), ...cardsOf(piles, `tower${suit}`)];
      return ranks.length > 0 && ranks.every((rank) => !home.includes(rank + suit));
    };
    check<KingdomsView, ReturnType<typeof kingdomsRefusal>>(
      "four-kingdoms",
      kingdomsRefusal,
      (why, { piles, attempt: { from, depth, to }, card }) => {
        const suit = suitOf(card);
        switch (why.reason) {
          case "nowhere": {
            const tops = lands(piles).map(({ cards }) => cards.at(-1));
            if (tops.includes(undefined) || why.card !== card) return false;
            if (why.missing.length > 0 && !areAway(piles, suit, why.missing)) return false;
            if (rankOf(card) === "A") return areAway(piles, suit, why.missing);
            const lower = RANKS.charAt(RANKS.indexOf(rankOf(card)) - 1) + suit;
            if (rankOf(card) === "2") return why.below === null;
            const isUnder = cardsOf(piles, from).at(-Math.max(1, depth) - 1) === lower;
            return why.below === lower && !tops.includes(lower) && why.isUnderIt === isUnder;
          }
          case "downwards": {
            const higher = RANKS.charAt(RANKS.indexOf(rankOf(card)) + 1) + suit;
            return why.card === card && why.onto === higher && topOf(piles, to ?? "") === higher;
          }
          case "not-next":
            return topOf(piles, to ?? "") !== why.below && topOf(piles, to ?? "") !== undefined;
          case "on-ace":
            return rankOf(topOf(piles, to ?? "")) === "A";
          case "wrong-rank": {
            const takes = {
              castle: "KQJ",
              tower: "T",
              subjects: "98765432",
              dungeon: "A",
              g: "KQJT98765432",
            };
            return !takes[why.place].includes(rankOf(card));
          }
          case "one-by-one":
            return depth > 1;
          case "closed":
            return areAway(piles, suit, why.missing);
          case "waits": {
            const place = to?.slice(0, -1) ?? "";
            const order = place === "castle" ? "KQJ" : "98765432";
            const isNext =
              topOf(piles, to ?? "") === undefined
                ? rankOf(why.next) === order.charAt(0)
                : rankOf(why.next) === order.charAt(order.indexOf(rankOf(topOf(piles, to ?? ""))) + 1);
            return isNext && suitOf(why.next) === suit && why.next !== card;
          }
          case "taken":
            return cardsOf(piles, `g${suit}`).join() === why.guest;
          case "other-kingdom":
            return !to?.endsWith(suit);
          case "face-down":
            return card === "--";
          case "nothing-there":
            return card === undefined;
          case "buried":
            return from === "w" && depth > 1;
          case "at-home":
            return /^(castle|tower|subjects|dungeon)/.test(from);
          case "no-way-back":
            return to === "stock" || to === "w";
          case "stock-empty":
            return cardsOf(piles, "stock").length === 0;
          case "stock-to-waste":
            return from === "stock" && cardsOf(piles, "stock").length > 0;
        }
      },
      ["nowhere", "downwards", "not-next", "on-ace", "wrong-rank", "one-by-one", "closed", "waits", "taken"],
    );
  });

  it("KK-2, KK-3: a card of the Keys without a place", () => {
    check<KeysView, ReturnType<typeof keysRefusal>>(
      "kings-keys",
      keysRefusal,
      (why, { piles, attempt: { from, depth, to } }) => {
        const cards = cardsOf(piles, from).slice(-Math.max(1, depth));
        const isTwice = (card: string, stack: readonly string[]) =>
          cards.includes(card) && stack.some((code) => code.charAt(2) === card.charAt(2));
        if (why.reason === "item") return isTwice(why.twice, cardsOf(piles, to ?? ""));
        if (why.reason !== "nowhere") return true;
        const [colour, number] = why.card;
        const targets = piles.filter(
          ({ id, cards: stack }) =>
            /^[a-d]\d$/.test(id) && stack.at(-1)?.startsWith(`${colour}${Number(number) - 1}`),
        );
        return why.twice === null
          ? targets.length === 0
          : targets.some(({ cards: stack }) => isTwice(why.twice ?? "", stack));
      },
      ["nowhere", "item"],
    );
  });

  it("NT-2 to NT-5: a card of Napoleon's Tomb without a place", () => {
    check<NapoleonView, ReturnType<typeof napoleonRefusal>>(
      "napoleons-tomb",
      napoleonRefusal,
      (why, { piles, attempt: { from }, card }) => {
        if (why.reason !== "nowhere") return true;
        const rank = RANKS.indexOf(rankOf(card));
        const below = RANKS.charAt((rank + 12) % 13) + suitOf(card);
        const top = topOf(piles, `f${suitOf(card)}`);
        const next = RANKS.charAt(top === undefined ? 12 : (RANKS.indexOf(rankOf(top)) + 12) % 13);
        const beneath = cardsOf(piles, from).at(-2);
        const tops = [...lands(piles), ...piles.filter(({ id }) => id === "c")].map(({ cards }) =>
          cards.at(-1),
        );
        return (
          why.below === below &&
          why.isUnderIt === (beneath === below) &&
          why.next === next + suitOf(card) &&
          next !== rankOf(card) &&
          lands(piles).every(({ cards }) => cards.length > 0) &&
          !tops.includes(below)
        );
      },
      ["nowhere"],
    );
  });

  it("FG-3 to FG-13: the Four Gods", () => {
    check<GodsView, ReturnType<typeof godsRefusal>>(
      "four-gods",
      godsRefusal,
      (why, { attempt: { from, to } }, { party, choice, paths }) => {
        const ally = party[Number(from.slice(-1)) - 1];
        const path = paths.find((each) => each.path === from);
        const isUnarmable = ally !== undefined && party.length === 1 && ally.wounds > ally.ownDefence;
        switch (why.reason) {
          case "choice":
            return choice !== null;
          case "over":
          case "first-ally":
            return party.length === 0;
          case "no-ally":
            return ally === undefined;
          case "no-weapon":
            return ally?.weapon === null;
          case "last-ally":
            return party.length === 1;
          case "only-dismissed":
            return party.length > 1 && to !== null;
          case "needs-weapon":
            return isUnarmable;
          case "only-dropped":
            return ally !== undefined && ally.weapon !== null && !isUnarmable && to !== null;
          case "nothing-open":
            return path?.card === null || path?.status !== "open";
          case "party-full":
            return path?.card?.kind === "friend" && party.length === 2;
          case "all-armed":
            return path?.card?.kind === "weapon" && party.every(({ weapon }) => weapon !== null);
          case "armed":
            return party[Number(to?.slice(-1)) - 1]?.weapon !== null;
          case "kind":
            return path?.card?.kind === why.kind;
          case "open-first":
            return path === undefined && choice === null;
          case "gone":
            return from === "gone" || from === "die";
          case "rescue":
            return false;
        }
      },
      ["last-ally", "only-dismissed", "only-dropped", "party-full", "all-armed", "kind", "choice"],
    );
  });

  it("TK-1 to TK-20: Tomb of Four Kings", () => {
    check<TombView, ReturnType<typeof tombRefusal>>(
      "tomb-of-four-kings",
      tombRefusal,
      (why, { attempt: { from, to }, card }, { encounter, phase, delve, retreating }) => {
        switch (why.reason) {
          case "over":
            return ["out", "dead", "dark"].includes(phase);
          case "hit":
          case "jammed":
          case "leave":
            return phase === why.reason;
          case "no-delve":
            return retreating;
          case "first-turn":
            return delve.length === 0 && !retreating;
          case "crossroads":
          case "pack":
            return phase === "crossroads";
          case "open-first":
            return phase !== "crossroads";
          case "no-jam":
            return phase !== "jammed";
          case "no-skill":
            return card === undefined;
          case "dodge-only":
            return card === "JH";
          case "no-encounter":
            return encounter === null;
          case "too-late":
          case "used-in-turn":
            return encounter !== null && suitOf(card) === HELPS[encounter.kind] && to !== "turn";
          case "wrong-skill":
            return encounter?.kind === why.kind && suitOf(card) === why.suit && why.suit !== HELPS[why.kind];
          case "monster-only":
            return encounter?.kind !== "monster";
          case "no-treasure":
            return card === undefined && encounter?.kind === "monster";
          case "worth-less":
            return encounter?.value === why.value && worthInTomb(card) < why.value;
          case "before-monster":
            return encounter?.kind === "monster" && worthInTomb(card) >= encounter.value;
          case "to-be-won":
            return from === "turn" && isTreasure(cardFrom(card ?? "") ?? -1) && why.saves === (card === "JK");
          case "no-hit":
            return phase !== "hit";
          case "burnt":
            return from === "torches";
          case "encounter":
            return encounter?.card === card && encounter?.kind === why.kind && phase === "encounter";
          case "stays":
            return ["turn", "delve", "retreat", "lost"].includes(from);
        }
      },
      ["no-encounter", "monster-only", "encounter", "worth-less", "to-be-won", "crossroads"],
    );
  });
});

/** TK-22: diamonds at face value, kings 10, the scroll 6. */
function worthInTomb(card = ""): number {
  if (card === "JK") return 6;
  return rankOf(card) === "K" ? 10 : RANKS.indexOf(rankOf(card)) + 1;
}
