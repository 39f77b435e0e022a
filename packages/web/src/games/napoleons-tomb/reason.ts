import { type AnyGame, games, type napoleonsTomb, SUIT_NAMES } from "@tetrarch/engine";
import { MOST_REDEALS } from "@tetrarch/engine/napoleons-tomb";
import type { AdviceContext, PileModel } from "../../table/model.js";
import type { AdaptedTable } from "../table-adapter.js";
import { homeDistance } from "./home-distance.js";
import * as words from "./reason-words.js";

type View = napoleonsTomb.View;
type Event = napoleonsTomb.Event;
type Adapted = AdaptedTable<View, napoleonsTomb.Move, Event>;

const engine = games.find(({ id }) => id === "napoleons-tomb") as AnyGame;

/** Why a move is advised: it speaks of cards that lie on the table, else by the rule of thumb. */
export function reasonFor(
  table: Adapted,
  view: View,
  word: string,
  { rule: advised, plan = [], legal }: AdviceContext,
): string | undefined {
  const planned = eventsOf(view, word === plan[0] ? plan : []);
  const rule = planned.length > 1 ? ruleInPlan(plan) : advised;
  switch (rule) {
    case "draw-unseen":
      return sentences(coverReason(table, view, word), whatWaits(table, view, word, legal));
    case "sort-stock":
      return sentences(
        homeWaits(table, view, planned),
        orderReason(table, view, word, planned),
        sortReason(view),
        nextInPlan(table, view, planned),
      );
    case "play-in-order":
      return sentences(
        homeWaits(table, view, planned),
        drawnHome(table, view, word) ??
          freedReason(table, view, word) ??
          nextInPlan(table, view, planned) ??
          words.planned,
        burialReason(table, view, word),
      );
    case "play-home":
      return sentences(homeReason(table, view, word), uncoverReason(table, view, word));
    default:
      return sentences(freedReason(table, view, word), rule && words.reasons[rule]) || undefined;
  }
}

/** The rule of a plan's next move, as its player calls it: once the last pass has begun, no card is sorted any more. */
function ruleInPlan([word = "", ...others]: readonly string[]): string {
  if (word.endsWith("-f")) return "play-home";
  return word === "redeal" || others.includes("redeal") ? "sort-stock" : "play-in-order";
}

/** What comes of the moves of a plan, one list each. Nothing is hidden where there is one (NT-10). */
function eventsOf(view: View, plan: readonly string[]): readonly (readonly Event[])[] {
  if (plan.length === 0) return [];
  let state = engine.sample(view, () => 0);
  return plan.map((word) => {
    const played = engine.play(state, engine.parseMove(word));
    state = played.state;
    return played.events as readonly Event[];
  });
}

/** What an unseen card covers: of several waste piles the one whose top card is wanted last. */
function coverReason(table: Adapted, view: View, word: string): string {
  const { to } = table.ends(view, word);
  const covered = topOf(table, view, to);
  if (covered === undefined) return words.coversNothing;
  const distance = homeDistance(view, covered);
  const tops = table.piles(view).flatMap(({ id, cards }) => (id.startsWith("w") ? cards.slice(-1) : []));
  const isLast = tops.every((card) => homeDistance(view, card) <= distance);
  return words.coversLate(table.cardName(covered), SUIT_NAMES[covered.charAt(1)] ?? "", distance, isLast);
}

/** What could be done instead before the whole stock is seen: with the card that the move covers before others. */
function whatWaits(table: Adapted, view: View, word: string, legal: readonly string[]): string {
  const { to: covered } = table.ends(view, word);
  const places = legal
    .map((each) => table.ends(view, each))
    .filter(({ from }) => from !== "s" && from !== "");
  if (places.some(({ to }) => to.startsWith("t") && topOf(table, view, to) === undefined))
    return words.emptyWaits;
  const place = places.find(({ from }) => from === covered) ?? places.find(({ to }) => to === "c");
  const card = place && topOf(table, view, place.from);
  if (card !== undefined) return words.moveWaits(table.cardName(card));
  // Said while a game is young and not with each hint.
  return topOf(table, view, covered) === undefined ? words.buildingWaits : "";
}

/** Where a known card comes after the redeal: what lies lower in a pile, or in a pile before, comes sooner (NT-8). */
function orderReason(
  table: Adapted,
  view: View,
  word: string,
  planned: readonly (readonly Event[])[],
): string {
  const move = table.moveOf(word);
  if (move.type === "redeal") {
    const [first, second] = view.wastes.flat();
    return first && second ? words.gathers(table.cardName(first), table.cardName(second)) : "";
  }
  if (move.type !== "draw") return "";
  const [next] = view.stock;
  const events = planned.flat();
  const inThisPass = events.slice(
    0,
    events.findIndex(({ type }) => type === "redealt"),
  );
  const { to } = table.ends(view, word);
  const goesOn = inThisPass.some(
    (event) => "from" in event && event.from === to && cardsOf(event)[0] === next,
  );
  if (goesOn) return words.goesOn;
  const covered = view.wastes[move.to]?.at(-1);
  if (covered === undefined) {
    const isFirst = view.wastes.slice(0, move.to).flat().length === 0;
    return isFirst && move.to > 0 ? words.coversNothing : words.opensWaste(move.to);
  }
  const places = placesInPlan(view, planned);
  const [under, drawn] = [places.get(numberOf(view, move.to)), places.get(view.wastes.flat().length)];
  // What a later pass turns round again is no reason that can be checked here.
  if (next === undefined || under === undefined || drawn === undefined || under > drawn)
    return words.waitsForPass;
  return words.keepsOrder(table.cardName(covered), table.cardName(next));
}

/** The number of a waste pile's top card, when the cards of the waste and then of the stock are numbered. */
function numberOf({ wastes }: View, pile: number): number {
  return wastes.slice(0, pile + 1).flat().length - 1;
}

/** In which order a plan takes the cards of waste and stock, by their numbers. */
function placesInPlan(
  { wastes, stock }: View,
  planned: readonly (readonly Event[])[],
): ReadonlyMap<number, number> {
  const numbers = [...wastes.flat(), ...stock].keys();
  const piles = wastes.map((cards) => cards.map(() => numbers.next().value as number));
  let left = [...numbers];
  const places = new Map<number, number>();
  for (const event of planned.flat()) {
    if (event.type === "drawn") piles[Number(event.to.slice(1)) - 1]?.push(left.shift() as number);
    else if (event.type === "redealt")
      left = piles.splice(0, piles.length, ...piles.slice(1).map(() => [])).flat();
    else if ("from" in event && event.from.startsWith("w")) {
      const number = piles[Number(event.from.slice(1)) - 1]?.pop();
      if (number !== undefined) places.set(number, places.size);
    }
  }
  return places;
}

function sortReason({ stock, wastes, redeals }: View): string {
  const passes = MOST_REDEALS - 1 - redeals;
  const turns = stock.length + passes * (stock.length + wastes.flat().length);
  return turns === 0 ? words.sorted : words.sorts(turns);
}

/** The first card that a plan brings home, and where it lies; undefined where the move itself does, or none. */
function nextInPlan(table: Adapted, view: View, planned: readonly (readonly Event[])[]): string | undefined {
  const at = planned.findIndex((events) => events.some(({ type }) => type === "founded"));
  const next = planned[at]?.find((event) => event.type === "founded");
  // Of twins one may lie open that the plan passes by.
  if (at < 1 || !next || next.card === openHome(table, view)?.cards.at(-1)) return undefined;
  const spots = table.piles(view).flatMap((pile) => spotsOf(table, pile, next.card));
  // Of twins the table does not tell which one is meant.
  return words.nextHome(table.cardName(next.card), spots.length === 1 ? spots[0] : undefined);
}

/** Where a card lies in a pile that is not its corner, in words. Only waste piles have names that are seen. */
function spotsOf(table: Adapted, { id, name, cards }: PileModel, wanted: string): readonly string[] {
  const top = cards.at(-1);
  if (id.startsWith("f") || top === undefined) return [];
  return cards.flatMap((card, at) => {
    if (card !== wanted) return [];
    const above = cards.length - 1 - at;
    if (id === "s") return words.inStock(above + 1);
    return words.inPile(above, id.startsWith("w") ? words.topOf(name) : words.ofCard(table.cardName(top)));
  });
}

/** Of a known card of the stock: whether it can go home from where it will lie. */
function drawnHome(table: Adapted, view: View, word: string): string | undefined {
  const [next] = view.stock;
  const isHome = table.moveOf(word).type === "draw" && next !== undefined && homeDistance(view, next) === 0;
  return isHome ? words.thenHome : undefined;
}

/**
 * The card that is made free or comes nearer by a move, and goes home next; undefined where there is none. The cards that
 * go home next are four at most, each twice on the table.
 */
function freedReason(table: Adapted, view: View, word: string): string | undefined {
  const { from, depth, to } = table.ends(view, word);
  const pile = table.piles(view).find(({ id }) => id === from);
  const moved = pile?.cards.at(-depth);
  if (!pile || moved === undefined || from === "s") return undefined;
  const below = pile.cards.slice(0, -depth).toReversed();
  const at = below.findIndex((card) => homeDistance(view, card) === 0);
  const next = below[at];
  if (next === undefined || to.startsWith("f")) return undefined;
  const name = table.cardName(next);
  return at === 0 ? words.freesForHome(name) : words.comesNearer(name, at + depth);
}

/** What a card covers that is wanted sooner. */
function burialReason(table: Adapted, view: View, word: string): string | undefined {
  const { from, depth, to } = table.ends(view, word);
  const moved = table
    .piles(view)
    .find(({ id }) => id === from)
    ?.cards.at(-depth);
  const covered = topOf(table, view, to);
  if (moved === undefined || covered === undefined || to.startsWith("f")) return undefined;
  const isSooner = homeDistance(view, covered) < homeDistance(view, moved);
  return isSooner ? words.buries(table.cardName(covered)) : undefined;
}

/** Why a card that could go home goes later in the plan; undefined where there is none. */
function homeWaits(table: Adapted, view: View, planned: readonly (readonly Event[])[]): string | undefined {
  const pile = openHome(table, view);
  const card = pile?.cards.at(-1);
  const at = planned.findIndex((events) =>
    events.some((event) => event.type === "founded" && event.card === card),
  );
  if (!pile || card === undefined || at < 1) return undefined;
  const name = table.cardName(card);
  const before = planned.slice(0, at).flat();
  const away = before.find(
    (event) => "from" in event && event.from === pile.id && cardsOf(event)[0] === card,
  );
  const place = away ? targetOf(away) : pile.id;
  const laid = before.find(
    (event) => "onto" in event && event.onto === card && event.type !== "drawn" && targetOf(event) === place,
  );
  const [next] = laid ? cardsOf(laid) : [];
  if (next !== undefined) return words.carries(name, table.cardName(next));
  const sent = planned[at]?.find((event) => event.type === "founded");
  const isGathered = place.startsWith("w") && before.some(({ type }) => type === "redealt");
  const isTwin = sent?.from !== place && !(isGathered && sent?.from.startsWith("w"));
  return isTwin ? words.twinFirst(name) : words.homeWaits(name);
}

function cardsOf(event: Event): readonly string[] {
  return event.type === "entombed" ? event.cards : "card" in event ? [event.card] : [];
}

function targetOf(event: Event): string {
  return event.type === "entombed" ? "c" : "to" in event ? event.to : "";
}

/** What must be home before a card that goes home (NT-2). */
function homeReason(table: Adapted, view: View, word: string): string {
  const card = topOf(table, view, table.ends(view, word).from) ?? "";
  const above = view.foundations.find(({ suit }) => suit === card.charAt(1))?.cards.at(-1);
  if (above === undefined) return words.kingBegins;
  return above.startsWith("A") ? words.kingAgain : words.follows(table.cardName(above));
}

/** What lies under a card that goes home, and whether it can go home then. */
function uncoverReason(table: Adapted, view: View, word: string): string | undefined {
  const { from } = table.ends(view, word);
  const cards = table.piles(view).find(({ id }) => id === from)?.cards ?? [];
  const [under, moved] = cards.slice(-2);
  if (under === undefined || moved === undefined) return undefined;
  const isSuit = under.charAt(1) === moved.charAt(1);
  return words.uncovers(table.cardName(under), homeDistance(view, under) === (isSuit ? 1 : 0));
}

/** A pile whose top card can go home. */
function openHome(table: Adapted, view: View): PileModel | undefined {
  return table
    .piles(view)
    .find(
      ({ id, cards }) => /^[rtwc]/.test(id) && cards.slice(-1).some((card) => homeDistance(view, card) === 0),
    );
}

function topOf(table: Adapted, view: View, pile: string): string | undefined {
  return table
    .piles(view)
    .find(({ id }) => id === pile)
    ?.cards.at(-1);
}

function sentences(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part).join(" ");
}
