import { type AnyGame, cardName, legalWords, type napoleonsTomb, seededRandom } from "@tetrarch/engine";
import { WASTE_NUMERALS } from "@tetrarch/engine/napoleons-tomb";
import { adviserOf, agentsOf, greedyOf, observe, runToEnd } from "@tetrarch/solver";
import { expect, test } from "vitest";
import { countOf, tellChecks } from "../../../../../testing/counts.js";
import { after, startOf } from "../../../../../testing/sessions.js";
import { reasons } from "./reason-words.js";
import { napoleonsTombTable } from "./table.js";

await napoleonsTombTable.loadReasons?.();

type Move = napoleonsTomb.Move;

/** A position, the move that a rule of thumb advises there, and all that are legal. */
interface Advised {
  readonly before: napoleonsTomb.State;
  readonly after: napoleonsTomb.State;
  readonly move: Move;
  readonly legal: readonly Move[];
}

/** Whether each reason is true, by its words. */
const TRUTHS: Readonly<Record<string, (advised: Advised) => boolean>> = {
  "It can go home.": ({ before, after }) => sum(after.foundations) === sum(before.foundations) + 1,
  "The whole pile fits in the middle and leaves an empty pile.": ({ before, after }) =>
    after.tableau.filter(({ length }) => length === 0).length ===
    before.tableau.filter(({ length }) => length === 0).length + 1,
  "It fits in the middle.": ({ before, after }) => after.central.length === before.central.length + 1,
  "It fills an empty pile and frees the card beneath it.": ({ before, move }) =>
    move.type === "tableau" && before.tableau[move.to]?.length === 0,
  "No card can go home now.": ({ legal }) => legal.every(({ type }) => type !== "foundation"),
  "The stock is through: gather it and turn again.": ({ before }) => before.stock.length === 0,
};

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

test("C-11: the rules of thumb of Napoleon's Tomb say what is true of their moves (NT-2 to NT-8)", () => {
  const met = new Set<string>();
  for (let deal = 1; deal <= countOf(3000, 30); deal++) {
    const { game, now } = startOf("napoleons-tomb", deal) as { game: AnyGame; now: { state: unknown } };
    const greedy = greedyOf(agentsOf(game));
    const random = seededRandom(deal);
    let state = now.state as napoleonsTomb.State;
    for (let ply = 0; ply < 400; ply++) {
      const observed = observe(game, state);
      const legal = observed.legal as readonly Move[];
      if (legal.length === 0) break;
      const { move, reason = "" } = runToEnd(greedy.advise(observed, random, 0));
      const after = game.play(state, move).state as napoleonsTomb.State;
      const said = reasons[reason] ?? "";
      const isTrue = TRUTHS[said]?.({ before: state, after, move: move as Move, legal }) ?? true;
      expect(isTrue, `deal ${deal}, ply ${ply}: ${game.formatMove(move)}: ${said}`).toBe(true);
      met.add(said);
      const astray = random(4) === 0 ? legal[random(legal.length)] : undefined;
      state = astray ? (game.play(state, astray).state as napoleonsTomb.State) : after;
    }
  }
  const checked = Object.keys(TRUTHS).filter((said) => met.has(said));
  expect(checked).toEqual(Object.keys(TRUTHS));
  tellChecks(checked.length, "reasons of hints");
});

type View = napoleonsTomb.View;

/** A position on the way of a plan, and what the plan still does. */
interface Planned {
  readonly view: View;
  readonly word: string;
  /** The events of each move, this one the first. */
  readonly ahead: readonly (readonly napoleonsTomb.Event[])[];
}

const RANKS = "KQJT98765432A";
/** How many cards of its suit go home before a card. */
function distanceOf({ foundations }: View, card: string): number {
  const home = foundations.find(({ suit }) => suit === card.charAt(1))?.cards.length ?? 0;
  return (RANKS.indexOf(card.charAt(0)) - (home % 13) + 13) % 13;
}

const CODES = new Map(
  [...RANKS].flatMap((rank) => [..."CDHS"].map((suit) => rank + suit)).map((code) => [cardName(code), code]),
);
const codeOf = (name: string | undefined) => CODES.get(name ?? "") ?? `no card: ${name}`;

/** The cards that a pass of the plan draws, after so many redeals of it; the last one without a number. */
function drawnIn({ ahead }: Planned, redeals?: number): readonly string[] {
  const passes: string[][] = [[]];
  for (const event of ahead.flat()) {
    if (event.type === "redealt") passes.push([]);
    if (event.type === "drawn") passes.at(-1)?.push(event.card);
  }
  return passes.at(redeals ?? -1) ?? [];
}

/** Whether both cards, each there once, are drawn one after the other after the redeal, and leave the waste in this order. */
function comes(planned: Planned, first: string, then: string): boolean {
  const { wastes, stock } = planned.view;
  const all = [...wastes.flat(), ...stock];
  const isAlone = (card: string) => all.filter((each) => each === card).length === 1;
  if (!isAlone(first) || !isAlone(then)) return true;
  const order = (pass: readonly string[]) => pass.indexOf(then) - pass.indexOf(first);
  const left = planned.ahead
    .flat()
    .flatMap((event) =>
      "from" in event && event.from.startsWith("w") ? ("cards" in event ? event.cards : event.card) : [],
    );
  return order(drawnIn(planned, 1)) === 1 && order(left) > 0;
}

const pileOf = ({ view, word }: Planned) =>
  napoleonsTombTable.piles(view).find(({ id }) => id === word.split("-")[0])?.cards ?? [];

function sentHome(events: readonly napoleonsTomb.Event[] = [], card: string | undefined): boolean {
  return events.some((event) => event.type === "founded" && event.card === codeOf(card));
}

/** Whether the card is next of its suit, and goes home later in the plan. */
function couldGoHome({ view, ahead }: Planned, card: string | undefined): boolean {
  return distanceOf(view, codeOf(card)) === 0 && !sentHome(ahead[0], card) && sentHome(ahead.flat(), card);
}

/** Whether a sentence of a hint is true; what it names is in the groups. */
const PROOFS: Readonly<
  Record<string, readonly [RegExp, (planned: Planned, named: readonly string[]) => boolean]>
> = {
  keepsOrder: [
    /^After the redeal the (.+) comes before the (.+): they are needed in this order\.$/,
    (planned, [under, card]) =>
      codeOf(card) === planned.view.stock[0] && comes(planned, codeOf(under), codeOf(card)),
  ],
  opensWaste: [
    /^Lowest on ([IV]+), it comes (?:right after the cards of|first after)/,
    (planned, [numeral]) => {
      const pile = WASTE_NUMERALS.indexOf(numeral ?? "");
      const piles = planned.view.wastes.map(({ length }) => length);
      for (const event of planned.ahead.flat()) {
        if (event.type === "redealt") break;
        const ends = event.type === "drawn" ? [event.to, 1] : "from" in event ? [event.from, -1] : [""];
        const [, at] = /^w(\d)$/.exec(String(ends[0])) ?? [];
        if (at !== undefined) piles[Number(at) - 1] = (piles[Number(at) - 1] ?? 0) + Number(ends[1]);
      }
      // What is to come after cards has some to come after.
      if (pile > 0 && planned.view.wastes.slice(0, pile).flat().length === 0) return false;
      const before = piles.slice(0, pile).reduce((total, count) => total + count, 0);
      return planned.view.wastes[pile]?.length === 0 && drawnIn(planned, 1)[before] === planned.view.stock[0];
    },
  ],
  gathers: [
    /^The gathered stock begins with the (.+), then the (.+)\.$/,
    (planned, [first, second]) =>
      drawnIn(planned, 1).slice(0, 2).join() === [codeOf(first), codeOf(second)].join(),
  ],
  nextHome: [
    /^Next to go home: the ([^,]+)(?:, (.+))?\.$/,
    ({ view, ahead }, [card, where]) => {
      const founded = ahead.flat().find((event) => event.type === "founded");
      const code = codeOf(card);
      const [above = "", top = ""] = (/^(\d+) cards? below the (.+)$/.exec(where ?? "") ?? []).slice(1);
      const number =
        /^card (\d+) of the stock$/.exec(where ?? "")?.[1] ?? (where === "next in the stock" ? "1" : "");
      const piles = napoleonsTombTable.piles(view).filter(({ id }) => !/^[fs]/.test(id));
      const isHere = piles.some(
        ({ name, cards }) =>
          cards.at(-1 - Number(above)) === code &&
          (above === "" ||
            (top.startsWith("top of ") ? top === `top of ${name}` : cards.at(-1) === codeOf(top))),
      );
      const isTrue = number !== "" ? view.stock[Number(number) - 1] === code : isHere;
      return founded?.card === code && distanceOf(view, code) === 0 && (where === undefined || isTrue);
    },
  ],
  freesForHome: [
    /^It frees the (.+), which can go home\.$/,
    (planned, [card]) =>
      pileOf(planned).at(-2) === codeOf(card) && distanceOf(planned.view, codeOf(card)) === 0,
  ],
  comesNearer: [
    /^It digs for the (.+), which goes home next: (\d+) cards? lies? on it\.$/,
    (planned, [card, above]) =>
      pileOf(planned).at(-1 - Number(above)) === codeOf(card) && distanceOf(planned.view, codeOf(card)) === 0,
  ],
  thenHome: [/^From there it goes home\.$/, ({ view }) => distanceOf(view, view.stock[0] ?? "") === 0],
  buries: [
    /^It covers the (.+) only for a while\.$/,
    ({ view, ahead }, [card]) => {
      const [event] = ahead[0] ?? [];
      return (
        event !== undefined &&
        "onto" in event &&
        event.onto === codeOf(card) &&
        distanceOf(view, codeOf(card)) <
          distanceOf(view, "card" in event ? event.card : (event.cards[0] ?? ""))
      );
    },
  ],
  goesOn: [
    /^It leaves the waste again in this pass\.$/,
    ({ view, ahead }) => {
      const [next = ""] = view.stock;
      const events = ahead.flat();
      const gathered = events.findIndex(({ type }) => type === "redealt");
      return events
        .slice(0, gathered)
        .some(
          (event) =>
            JSON.stringify(event).includes(`"${next}"`) && "from" in event && event.from.startsWith("w"),
        );
    },
  ],
  waitsForPass: [
    /^It only waits here: a later pass puts it in its place\.$/,
    ({ ahead }) => ahead.flat().filter(({ type }) => type === "redealt").length > 1,
  ],
  carries: [
    /^The (.+) waits with going home: the (.+) is laid on it first\.$/,
    (planned, [card, next]) => {
      const events = planned.ahead.flat();
      const laid = events.findIndex(
        (event) =>
          (event.type === "moved" ? event.card : event.type === "entombed" ? event.cards[0] : "") ===
            codeOf(next) &&
          "onto" in event &&
          event.onto === codeOf(card),
      );
      return laid >= 0 && couldGoHome(planned, card) && !sentHome(events.slice(0, laid), card);
    },
  ],
  twinFirst: [
    /^The (.+) waits: the other .+ goes home first\.$/,
    (planned, [card]) => {
      const { wastes, stock, reserves, tableau, central } = planned.view;
      const all = [...wastes, stock, ...reserves, ...tableau, central].flat();
      return couldGoHome(planned, card) && all.filter((each) => each === codeOf(card)).length === 2;
    },
  ],
  homeWaits: [
    /^The (.+) waits: this plan sends it home later\.$/,
    (planned, [card]) => couldGoHome(planned, card),
  ],
  follows: [
    /^The (.+) is home: it comes next\.$/,
    ({ view, word }, [card]) =>
      word.endsWith("-f") && view.foundations.some(({ cards }) => cards.at(-1) === codeOf(card)),
  ],
  uncovers: [
    /^The (.+) lies under it( and can follow)?\.$/,
    (planned, [card, follows]) => {
      const [first, next] = planned.ahead;
      const isNext = next?.some((event) => event.type === "founded" && event.card === codeOf(card)) === true;
      return (
        first?.[0]?.type === "founded" &&
        pileOf(planned).at(-2) === codeOf(card) &&
        (follows !== undefined || !isNext)
      );
    },
  ],
};

/** Enough for a plan of most deals. */
const NODES = 30_000;

test("C-11: on the way of a plan each sentence of a hint names cards that lie there, and is true of them (NT-7 to NT-10)", () => {
  const counts = new Map<string, number>(Object.keys(PROOFS).map((name) => [name, 0]));
  for (let deal = 4; deal < 4 + countOf(100, 4); deal++) {
    const { game, now } = startOf("napoleons-tomb", deal) as { game: AnyGame; now: { state: unknown } };
    const player = adviserOf(agentsOf(game));
    if (!player) throw new Error("no player that plans");
    let { state } = now;
    while (game.outcome(state).status === "playing") {
      const observed = observe(game, state);
      const advice = runToEnd(player.advise(observed, seededRandom(deal), NODES));
      const { move, reason } = advice;
      const plan = advice.plan?.().map((each) => game.formatMove(each)) ?? [game.formatMove(move)];
      if (reason === "no-plan") break;
      const ahead: napoleonsTomb.Event[][] = [];
      const states = [state];
      for (const word of plan) {
        const played = game.play(states.at(-1), game.parseMove(word));
        ahead.push([...played.events] as napoleonsTomb.Event[]);
        states.push(played.state);
      }
      for (const [at, word] of plan.entries()) {
        const view = game.view(states[at]) as View;
        // Once the last pass has begun its cards are no longer sorted.
        const isSorting = ahead
          .slice(at)
          .flat()
          .some(({ type }) => type === "redealt");
        const known = isSorting ? "sort-stock" : "play-in-order";
        const rule = word.endsWith("-f") ? "play-home" : plan.length === 1 ? reason : known;
        const said =
          napoleonsTombTable.reasonFor?.(view, word, { rule, legal: [], plan: plan.slice(at) }) ?? "";
        for (const sentence of said.split(/(?<=\.) /))
          for (const [name, [pattern, isTrue]] of Object.entries(PROOFS)) {
            const named = pattern.exec(sentence)?.slice(1);
            if (!named) continue;
            counts.set(name, (counts.get(name) ?? 0) + 1);
            expect(
              isTrue({ view, word, ahead: ahead.slice(at) }, named),
              `deal ${deal}: ${word}: ${sentence}`,
            ).toBe(true);
          }
      }
      state = states.at(-1);
    }
  }
  expect([...counts].filter(([, count]) => count === 0)).toEqual([]);
  tellChecks(
    [...counts.values()].reduce((total, count) => total + count, 0),
    "sentences of hints",
  );
});

test("C-11: while the stock is unseen a hint names a card of the waste that could go to the middle, and says why it may wait (NT-5, NT-7)", () => {
  const met = new Set<string>();
  for (let deal = 1; deal <= 10; deal++) {
    let session = startOf("napoleons-tomb", deal);
    const { game } = session;
    for (let ply = 0; ply < 60; ply++) {
      const legal = legalWords(session);
      const onward = legal.find((word) => /^(?!w).*-c$|^t.-f$/.test(word)) ?? "s-w2";
      const view = game.view(session.now.state) as View;
      const said =
        napoleonsTombTable.reasonFor?.(view, "s-w2", { rule: "draw-unseen", legal, plan: [] }) ?? "";
      const top = view.wastes[1]?.at(-1);
      const waits = (text: string) => {
        met.add(text.replace(/^Leave the .+ until/, "Leave the card until"));
        expect(said).toMatch(text);
      };
      if (view.tableau.some((pile) => pile.length === 0))
        waits("Keep the empty pile beside the middle until you have seen the whole stock.");
      else if (top !== undefined && legal.includes("w2-c"))
        waits(`Leave the ${cardName(top)} until you have seen the whole stock.`);
      const isYoung = top === undefined && !/ until /.test(said);
      expect(said.includes("No other move is lost by waiting: first see the whole stock.")).toBe(isYoung);
      session = after(session, onward);
    }
  }
  expect([...met].sort()).toEqual([
    "Keep the empty pile beside the middle until you have seen the whole stock.",
    "Leave the card until you have seen the whole stock.",
  ]);
});
