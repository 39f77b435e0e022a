import { cardsFrom, codeOf, JOKER } from "../../core/cards.js";
import { type Prospect, possibly, surely } from "../../core/knowledge.js";
import { isTreasure, kingsOf, pointsOf, roleOf } from "./roles.js";
import { rowOf, TORCHES } from "./table.js";
import { retreatLength } from "./turn.js";
import type { Event, View } from "./types.js";
import { unseenCards } from "./view.js";

type Fact = Prospect<Event>;
/** Makes a sure or a possible prospect. */
export type Predict = typeof surely;

/** The number of the present or next turn in its row, and whether it ends at the entrance (TK-2). */
function numberOf(view: View): { readonly number: number; readonly last: boolean } {
  const number = view[rowOf(view)].length + 1;
  return { number, last: view.retreating && number === retreatLength(view.delve.length) };
}

/** The end of the turn that is going on; with the last one you walk out (TK-2, TK-22). */
export function turnEnds(view: View, won: boolean, predict: Predict = surely): readonly Fact[] {
  const { number, last } = numberOf(view);
  const ended = predict<Event>(won ? "TK-6" : "TK-7", { type: "turn-ended", row: rowOf(view), number, won });
  return last ? [ended, predict<Event>("TK-22", { type: "emerged" })] : [ended];
}

/** The treasure of the turn that comes to the hand, all but the card left there (TK-6); nothing for none. */
export function collected(view: View, left?: string): readonly Fact[] {
  const gained = view.turn.filter((code) => code !== left && cardsFrom([code]).every(isTreasure));
  if (gained.length === 0) return [];
  const [cards, hand] = [cardsFrom(gained), cardsFrom([...view.treasure, ...gained])];
  const event = { type: "collected" as const, cards: gained, worth: pointsOf(cards), points: pointsOf(hand) };
  return [surely("TK-6", { ...event, kings: kingsOf(hand) })];
}

/** TK-1, TK-2. */
export function turnBack(view: View): readonly Fact[] {
  const delved = view.delve.length;
  const ahead = retreatLength(delved);
  const turned = surely<Event>("TK-1", { type: "turned-back", delved, ahead });
  if (ahead > 0) return [turned, ...turnBegins({ ...view, retreating: true })];
  const hand = cardsFrom(view.treasure);
  return [turned, surely("TK-22", { type: "emerged", points: pointsOf(hand), kings: kingsOf(hand) })];
}

/** TK-3: cards are turned up until an encounter appears; in the last of the pack none may be left. */
export function turnBegins(view: View): readonly Fact[] {
  const { number, last } = numberOf(view);
  const unseen = unseenCards(view);
  const has = (role: string) => unseen.some((card) => roleOf(card) === role);
  const fatal = !has("number");
  return [
    surely("TK-3", { type: "turn-began", row: rowOf(view), number, last }),
    ...torches(view, fatal),
    ...(has("skill") ? [possibly<Event>("TK-3", { type: "skill-found" })] : []),
    ...(has("treasure") ? [possibly<Event>("TK-3", { type: "treasure" })] : []),
    ...(has("favour") ? [possibly<Event>("TK-3", { type: "favour", encounter: null })] : []),
    ...(fatal ? [] : encounters(view, has("favour"), isLightSafe(view) ? surely : possibly)),
  ];
}

/** Whether no aces alone can end the game: the scroll saves the light once (TK-20). */
function isLightSafe(view: View): boolean {
  return view.scrollSpent || hasScroll(view);
}

export function hasScroll({ treasure }: View): boolean {
  return treasure.includes(codeOf(JOKER));
}

/** TK-20: the aces before the encounter. `fatal` when nothing is left in the pack that would end the search for one. */
function torches(view: View, fatal: boolean): readonly Fact[] {
  const burnt = view.torches.length;
  const scroll = hasScroll(view);
  const predict = fatal ? surely : possibly;
  const isSafe = isLightSafe(view) && !fatal;
  const most = isSafe ? TORCHES - 1 : TORCHES;
  return [
    ...(burnt < most ? [predict<Event>("TK-20", { type: "torch", burnt: { least: burnt + 1, most } })] : []),
    ...(scroll ? [predict<Event>("TK-20", { type: "scroll" })] : []),
    ...(isSafe ? [] : [predict<Event>("TK-20", { type: "darkness" })]),
  ];
}

/** TK-3; TK-4: where a queen lay there first, the turn is won at once. */
function encounters(view: View, mayBeFavoured: boolean, predict: Predict): readonly Fact[] {
  const met = predict<Event>("TK-3", { type: "encounter" });
  if (!mayBeFavoured) return [met];
  const won = possibly<Event>("TK-4", { type: "overcome", by: "favour" });
  return [met, won, possibly<Event>("TK-6", { type: "collected" }), ...turnEnds(view, true, possibly)];
}
