import { WASTE_NUMERALS } from "@tetrarch/engine/napoleons-tomb";
import { counted } from "@tetrarch/play";

const before = (pile: number) => (pile === 1 ? "I" : `I to ${WASTE_NUMERALS[pile - 1]}`);
/** Why a fair player of this game advises a move, by its rule of thumb. */
export const reasons: Readonly<Record<string, string>> = {
  "no-plan": "No sure way to win was found: turn on and see.",
  "play-home": "It can go home.",
  "whole-pile-to-centre": "The whole pile fits in the middle and leaves an empty pile.",
  "build-centre": "It fits in the middle.",
  "build-tableau": "It fits here and waits until it is needed.",
  "fill-space": "It fills an empty pile and frees the card beneath it.",
  draw: "No card can go home now.",
  redeal: "The stock is through: gather it and turn again.",
  "no-better-move": "No move is better than another.",
};
/** Of a card that goes home. */
export const follows = (above: string) => `The ${above} is home: it comes next.`;
export const kingBegins = "A king begins its corner.";
export const kingAgain = "The ace is home: now the second king.";
/** What lies under a card that goes home. */
export const uncovers = (card: string, follows: boolean) =>
  `The ${card} lies under it${follows ? " and can follow" : ""}.`;
/** Why a card of the unseen stock goes onto a waste pile. */
export const coversNothing = "It covers no card.";
/** @param isLast whether no other top card of the waste waits for more of its suit */
export const coversLate = (card: string, suit: string, before: number, isLast: boolean) =>
  `The ${card} there ${isLast ? "is needed last of those on top" : "is not needed yet"}: ${before} more ${before === 1 ? `of ${suit} goes` : `${suit} go`} home first.`;
/** Of what else could be done before the whole stock was seen. */
export const buildingWaits = "No other move is lost by waiting: first see the whole stock.";
export const emptyWaits = "Keep the empty pile beside the middle until you have seen the whole stock.";
export const moveWaits = (card: string) => `Leave the ${card} until you have seen the whole stock.`;
/** Why a card of the known stock goes where it goes. */
export const opensWaste = (pile: number) =>
  pile === 0
    ? "Lowest on I, it comes first after the redeal."
    : `Lowest on ${WASTE_NUMERALS[pile]}, it comes right after the cards of ${before(pile)}.`;
export const keepsOrder = (under: string, card: string) =>
  `After the redeal the ${under} comes before the ${card}: they are needed in this order.`;
export const goesOn = "It leaves the waste again in this pass.";
export const waitsForPass = "It only waits here: a later pass puts it in its place.";
export const gathers = (first: string, second: string) =>
  `The gathered stock begins with the ${first}, then the ${second}.`;
/** How many turns of the known stock put it in order. */
export const sorts = (turns: number) =>
  `After ${turns} more ${turns === 1 ? "turn" : "turns"} at most the stock is in order, and all go home.`;
export const sorted = "The stock is in order: on the last pass all go home.";
/** Why a move is made in the pass that brings all cards home. */
export const planned = "With it all cards can go home in this pass.";
/** @param where where it lies; undefined where its twin lies elsewhere */
export const nextHome = (card: string, where: string | undefined) =>
  `Next to go home: the ${card}${where === undefined ? "" : `, ${where}`}.`;
export const inStock = (number: number) =>
  number === 1 ? "next in the stock" : `card ${number} of the stock`;
export const inPile = (above: number, top: string) =>
  above === 0 ? "which lies open" : `${counted(above, "card")} below ${top}`;
export const topOf = (pile: string) => `the top of ${pile}`;
export const ofCard = (card: string) => `the ${card}`;
export const thenHome = "From there it goes home.";
export const freesForHome = (card: string) => `It frees the ${card}, which can go home.`;
export const comesNearer = (card: string, above: number) =>
  `It digs for the ${card}, which goes home next: ${counted(above, "card")} ${above === 1 ? "lies" : "lie"} on it.`;
export const buries = (card: string) => `It covers the ${card} only for a while.`;
/** Of a card that could go home, and why it does not yet. */
export const carries = (card: string, next: string) =>
  `The ${card} waits with going home: the ${next} is laid on it first.`;
export const twinFirst = (card: string) => `The ${card} waits: the other ${card} goes home first.`;
export const homeWaits = (card: string) => `The ${card} waits: this plan sends it home later.`;
/** What an analysis says of the game as a whole. */
export const aboutCurve =
  "Nearly every deal can be won, even after many detours: the curve falls only where a loss is proved, or with a resignation.";
/** What its line is; see docs/analysis.md. */
export const curveLine =
  "high where no loss is proved, low where one is; between, while the stock is hidden: in how many of four tried orders of it";
export const lostIn = (pass: number) => `This one was lost in pass ${pass} of 5.`;
export const resignedIn = (pass: number) => `This one was resigned in pass ${pass} of 5.`;
export const dumped = (most: number, all: number) =>
  `In pass 1, ${most} of ${all} cards went onto one of the five piles.`;
export function coveredReady(count: number): string {
  if (count === 0) return "No card was covered that could have gone home at once.";
  return `${count === 1 ? "Once" : `${count} times`} a card was covered that could have gone home at once.`;
}
/** Of a card that could have gone home, and of one that was wanted sooner than the one laid on it. */
export const covered = (card: string, under: string) =>
  `The ${card} covered the ${under}, which could have gone home.`;
export const buried = (card: string, under: string) => `The ${card} went onto the ${under}.`;
/** @param to the last move before which it waited */
export const waited = (
  card: string,
  suit: string,
  wait: { readonly from: number; readonly to: number; readonly home: number },
) =>
  `From move ${wait.from} to ${wait.to} the corner of ${suit} waited for the ${card}; ${counted(wait.home, "other card")} went home meanwhile.`;
