import { seededRandom, type tombOfFourKings } from "@tetrarch/engine";
import { rankOf } from "@tetrarch/engine/standard-cards";
import { agentsOf, greedyOf, observe, runToEnd } from "@tetrarch/solver";
import { expect, test } from "vitest";
import { countOf, tellChecks } from "../../../../testing/counts.js";
import { startOf } from "../../../../testing/sessions.js";
import * as keys from "./kings-keys/words.js";
import * as tomb from "./tomb-of-four-kings/words.js";

/** A position, the move that a rule of thumb advises there, and the events it brings. */
interface Advised {
  readonly state: unknown;
  readonly move: { readonly type: string };
  readonly events: readonly string[];
}
type Truths = Readonly<Record<string, (advised: Advised) => boolean>>;

const tombOf = ({ state }: Advised) => state as tombOfFourKings.State;
const strength = ({ turn }: tombOfFourKings.State) =>
  Math.max(...turn.map(rankOf).filter((rank) => rank >= 2 && rank <= 10));
const spends = (wins: (state: tombOfFourKings.State) => boolean) => (advised: Advised) =>
  advised.events.includes("skill-used") && advised.events.includes("overcome") && wins(tombOf(advised));

/** What each reason says, by its words: where those change, its truth is thought of anew. */
const TRUTHS: Readonly<Record<string, Truths>> = {
  "tomb-of-four-kings": {
    "It spends no skill and no treasure.": ({ events }) =>
      !events.some((type) => type === "skill-used" || type === "dropped" || type === "dodged"),
    "A king is at stake.": (advised) => tombOf(advised).turn.some((card) => rankOf(card) === 13),
    "It wins for certain.": spends(() => true),
    "The next card could kill you.": spends((state) =>
      state.pack.some((card) => {
        const rank = rankOf(card);
        return rank >= 2 && rank <= 10 && strength(state) - rank >= state.hitPoints;
      }),
    ),
    "This one is strong, and the skill wins for certain.": spends((state) => strength(state) >= 8),
    "All four kings are yours: go home.": (advised) =>
      tombOf(advised).treasure.filter((card) => rankOf(card) === 13).length === 4,
    "This blow would kill you.": ({ events }) => events.includes("dodged"),
    "You live, and keep the skill for a harder blow.": ({ events }) =>
      events.includes("hit") && !events.includes("died"),
    "It costs only one card of the pack.": ({ events }) =>
      events.filter((type) => type === "discarded").length === 1,
    "It is far stronger than your hit points: better poorer than dead.": (advised) =>
      strength(tombOf(advised)) >= tombOf(advised).hitPoints + 3,
  },
  "kings-keys": {
    "It completes a book.": ({ events }) => events.includes("book"),
    "It clears a cell.": ({ events }) => events.includes("refilled") || events.includes("bared"),
  },
};

const REASONS = {
  "tomb-of-four-kings": tomb.reasons,
  "kings-keys": keys.reasons,
} as const;

/** Moves at random in so many of ten turns; else as is advised. */
const ASTRAY = 3;

test.each(Object.entries(REASONS))(
  "C-11: the reasons of hints in %s are true of the moves",
  (id, reasons) => {
    const truths = TRUTHS[id] ?? {};
    const met = new Map<string, number>();
    for (let deal = 1; deal <= countOf(10_000, 60); deal++) {
      const { game, now } = startOf(id, deal);
      const greedy = greedyOf(agentsOf(game));
      const random = seededRandom(deal);
      let { state } = now;
      for (let ply = 0; ply < 150; ply++) {
        const observed = observe(game, state);
        if (observed.legal.length === 0) break;
        const { move, reason = "" } = runToEnd(greedy.advise(observed, random, 0));
        const played = game.play(state, move);
        const said = reasons[reason] ?? "";
        const events = played.events.map(({ type }) => type);
        const isTrue = truths[said]?.({ state, move: move as Advised["move"], events }) ?? true;
        expect(isTrue, `deal ${deal}, ply ${ply}: ${game.formatMove(move)}: ${said}`).toBe(true);
        met.set(said, (met.get(said) ?? 0) + 1);
        const astray = random(10) < ASTRAY ? observed.legal[random(observed.legal.length)] : move;
        state = game.play(state, astray).state;
      }
    }
    const checked = Object.keys(truths).filter((said) => met.has(said));
    tellChecks(checked.length, "reasons of hints");
    expect(Object.keys(truths).filter((said) => !Object.values(reasons).includes(said))).toEqual([]);
  },
);
