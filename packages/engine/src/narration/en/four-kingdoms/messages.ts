import type { Event, Way } from "../../../games/four-kingdoms/types.js";
import type { GameMessages } from "../../catalogue.js";
import { capital, cardCount, cardName, counted, SUIT_NAMES } from "../words.js";

/** `t3` → `free land 3`, `gS` → `the guest chamber of spades`. */
function place(pile: string): string {
  if (pile === "w") return "the waste";
  if (pile.startsWith("t")) return `free land ${pile.slice(1)}`;
  return `the guest chamber of ${SUIT_NAMES[pile.charAt(1)]}`;
}

/** A card's owner in words, as people have a sex and numbers have none. */
function ownerOf(card: string): string {
  return card.startsWith("Q") ? "her" : "JQK".includes(card.charAt(0)) ? "his" : "its";
}

/** A card's place at home: `its square`. */
function homeOf(card: string): string {
  const owner = ownerOf(card);
  return `${owner} ${owner !== "its" ? "castle" : card.startsWith("T") ? "tower" : "square"}`;
}

/** The orders in which cards go home to one place (FK-5, FK-7). */
const ORDERS = ["KQJ", "98765432"] as const;

/** The ranks that go home before a card, from one on: `9`, `9 8`, `9 to 5`; empty for none. */
function ranksBefore(card: string, first: string): string {
  const order = ORDERS.find((ranks) => ranks.includes(card.charAt(0))) ?? "";
  const ranks = order.slice(order.indexOf(first), order.indexOf(card.charAt(0)));
  return ranks.length > 2 ? `${first} to ${ranks.at(-1)}` : ranksInWords([...ranks]);
}

/** What must be home before a card whose place there is open. */
export function waitsFor(card: string, next: string): string {
  const ranks = ranksBefore(card, next.charAt(0));
  return ranks.length === 1 ? `the ${cardName(next)} goes home first` : `${homeOf(card)} needs ${ranks}`;
}

/** What a card needs whose place at home is closed: all of it, as the court alone lets in no subject but the 9. */
export function squareNeeds(card: string, missing: readonly string[]): string {
  const others = ranksBefore(card, "9");
  return `${homeOf(card)} needs ${ranksInWords(missing)}${others === "" ? "" : `, then ${others}`}`;
}

/** Where a card can go, and else all that its place at home needs (FK-2, FK-5 to FK-9). */
function wayInWords(card: string, { needs, onto, isGuest }: Way): string {
  if (needs === undefined) return `${homeOf(card)} is open`;
  if (onto !== undefined) return `it can go onto the ${cardName(onto)}`;
  if (isGuest) return `${ownerOf(card)} guest chamber is open`;
  const [next = ""] = needs;
  return ORDERS[1].includes(next) ? waitsFor(card, next + card.charAt(1)) : squareNeeds(card, needs);
}

/** `K Q J 10`. */
export function ranksInWords(ranks: readonly string[]): string {
  return ranks.join(" ").replace("T", "10");
}

type Figure = "dragon" | "wizard" | "court" | "people";
type Lines = Readonly<Record<Figure, (card: string, way: string, pile: string) => string>>;

/** Who a card is in the story; the numbers below ten are the people. */
function figureOf(card: string): Figure {
  const rank = card.charAt(0);
  if (rank === "A") return "dragon";
  if (rank === "T") return "wizard";
  return "JQK".includes(rank) ? "court" : "people";
}

/** A card that the stock brings (FK-4). */
const ARRIVALS: Lines = {
  dragon: (card) => `A dragon flies in: the ${cardName(card)}`,
  wizard: (card, way) => `A wizard comes down the road: the ${cardName(card)}; ${way}`,
  court: (card, way) => `The ${cardName(card)} arrives; ${way}`,
  people: (card, way) => `A traveller arrives: the ${cardName(card)}; ${way}`,
};

/** A card turned up (FK-3); an ace blocks its pile (FK-2). */
const FINDS: Lines = {
  dragon: (card, _, pile) => `a dragon wakes: the ${cardName(card)} blocks ${place(pile)}`,
  wizard: (card, way) => `a wizard looks up: the ${cardName(card)}; ${way}`,
  court: (card, way) => `the ${cardName(card)} is found; ${way}`,
  people: (card, way) => `the ${cardName(card)} is found; ${way}`,
};

/** The seats of a castle, in the order in which they are taken (FK-5). */
const SEATS: Readonly<Record<string, string>> = {
  K: "The king takes the throne in",
  Q: "The queen joins the king in",
  J: "The jack takes the last seat in",
};

const HOUSED = {
  castle: (card: string) => `${SEATS[card.charAt(0)]} the castle of ${SUIT_NAMES[card.charAt(1)]}`,
  tower: (card: string) => `The wizard, the ${cardName(card)}, lights the tower lamp`,
  dungeon: (card: string) => `The dragon, the ${cardName(card)}, is banished to the dungeon`,
  subjects: (card: string) => `The ${cardName(card)} joins the subjects in the square`,
} as const;

function moveLabel(word: string): string {
  if (word === "deal") return "deal a card from the stock";
  const [from = "", target = ""] = word.split("-");
  const [to = "", times] = target.split("x");
  if (target === "guest") return `${place(from)}: lodge as a guest`;
  if (to in HOUSED) return `${place(from)} to the ${to}`;
  const cards = times ? `${times} cards, ` : "";
  return `${cards}${place(from).replace("the guest chamber", "guest")} to ${place(to)}`;
}

export const fourKingdoms: GameMessages<Event> = {
  story:
    "Four kingdoms lie scattered over the free lands. Find each king and lead him to his castle, his queen and jack " +
    "after him; send the wizard up to his tower, chain the dragon in the dungeon, and the people will come home.",
  events: {
    dealt: ({ card, left, ...way }) =>
      `${ARRIVALS[figureOf(card)](card, wayInWords(card, way), "w")}. ${left === 0 ? "The road is empty now" : `${cardCount(left)} still on the road`}.`,
    moved: ({ cards, onto }) => {
      // An ace moves to an empty land or the dungeon alone (FK-2).
      if (cards[0]?.startsWith("A"))
        return `The dragon, the ${cardName(cards[0])}, settles in an empty land and blocks it.`;
      const [who, verb] =
        cards.length === 1
          ? [`The ${cardName(cards[0] ?? "")}`, "goes"]
          : [`${capital(counted(cards.length, "card"))}, led by the ${cardName(cards[0] ?? "")},`, "go"];
      return `${who} ${verb} ${onto === null ? "to settle in an empty land" : `to the ${cardName(onto)}`}.`;
    },
    lodged: ({ card, to }) => `The ${cardName(card)} waits in ${place(to)}: a guest is not home.`,
    housed: ({ card, zone, home }) =>
      `${HOUSED[zone](card)}; ${home} of 52 ${home === 1 ? "is" : "are"} home.`,
    turned: ({ card, pile, ...way }) =>
      `Beneath, ${FINDS[figureOf(card)](card, wayInWords(card, way), pile)}.`,
    united: ({ suit }) => `The kingdom of ${SUIT_NAMES[suit]} is united. Bells ring from every tower.`,
  },
  move: moveLabel,
  score: ({ text }) => `${text} home`,
  goal: "to bring all cards home",
  endings: {
    won: () => "Four kingdoms, one peace: all 52 are home.",
    lost: ({ score }) => `No road is left. ${score.value} of 52 came home; the rest wander still.`,
    resigned: ({ score }) => `You lay down the map. ${score.value} of 52 came home.`,
  },
};
