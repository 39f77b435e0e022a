import { cardName, type fourKingdoms, SUIT_NAMES } from "@tetrarch/engine";
import { type Ends, type GameTable, HIDDEN, type Option, type PileModel } from "../../table/model.js";
import { arrange } from "./arrange.js";

type View = fourKingdoms.View;
type Kingdom = View["kingdoms"][number];

const KINGDOM = 13;
const ZONES = new Set(["castle", "tower", "dungeon", "subjects"]);

/** The king, queen and jack not seated yet, and the ten not in the tower, by their index letters. */
export function missing(kingdom: Kingdom, ranks: string): string {
  const home = [...kingdom.castle, ...kingdom.tower].map((code) => code.charAt(0));
  return [...ranks].filter((rank) => !home.includes(rank)).join("");
}

/** What each zone still needs before it opens; empty when it is open. */
export function needs(kingdom: Kingdom, zone: string): string {
  if (zone === "dungeon") return missing(kingdom, "KQJT");
  if (zone === "subjects") return missing(kingdom, "KQJ");
  if (zone === "guest") return missing(kingdom, "KQ");
  return "";
}

/** All thirteen of its suit are home. */
export function isUnited({ castle, tower, dungeon, subjects }: Kingdom): boolean {
  return castle.length + tower.length + dungeon.length + subjects.length === KINGDOM;
}

const RANK_WORDS: Readonly<Record<string, string>> = { K: "king", Q: "queen", J: "jack", T: "ten" };

function closedNote(kingdom: Kingdom, zone: string): string {
  const words = [...needs(kingdom, zone)].map((rank) => RANK_WORDS[rank] ?? rank);
  const last = words.at(-1) ?? "";
  if (words.length === 0) return "";
  return `closed until ${words.length > 1 ? `${words.slice(0, -1).join(", ")} and ` : ""}${last} are home`;
}

function piles(view: View): readonly PileModel[] {
  return [
    ...view.kingdoms.flatMap(kingdomPiles),
    ...view.tableau.map((cards, index) => {
      const down = cards.filter((code) => code === HIDDEN).length;
      return {
        id: `t${index + 1}`,
        name: `free land ${index + 1}`,
        cards,
        note: down > 0 ? `${down} face down` : "",
      };
    }),
    {
      id: "stock",
      name: "stock",
      cards: Array<string>(view.stock).fill(HIDDEN),
      note: view.stock === 0 ? "empty" : `${view.stock} ${view.stock === 1 ? "card" : "cards"}`,
    },
    { id: "w", name: "waste", cards: view.waste, note: "" },
  ];
}

function kingdomPiles(kingdom: Kingdom): readonly PileModel[] {
  const { suit } = kingdom;
  const of = `of ${SUIT_NAMES[suit]}`;
  const subjects = kingdom.subjects.length;
  return [
    {
      id: `dungeon${suit}`,
      name: `dungeon ${of}`,
      cards: kingdom.dungeon,
      note: closedNote(kingdom, "dungeon"),
    },
    { id: `tower${suit}`, name: `tower ${of}`, cards: kingdom.tower, note: "" },
    {
      id: `g${suit}`,
      name: `guest chamber ${of}`,
      cards: kingdom.guest === null ? [] : [kingdom.guest],
      note: closedNote(kingdom, "guest"),
    },
    { id: `castle${suit}`, name: `castle ${of}`, cards: kingdom.castle, note: "" },
    {
      id: `subjects${suit}`,
      name: `square ${of}`,
      cards: kingdom.subjects,
      note: closedNote(kingdom, "subjects") || (subjects > 0 ? `${subjects} of 8 subjects` : ""),
    },
  ];
}

function topOf(view: View, pile: string): string | undefined {
  if (pile === "w") return view.waste.at(-1);
  if (/^t\d/.test(pile)) return view.tableau[Number(pile.charAt(1)) - 1]?.at(-1);
  return view.kingdoms.find(({ suit }) => `g${suit}` === pile)?.guest ?? undefined;
}

/** Zones have no suit in move words; on the table they lie in the row of the card's suit. */
function ends(view: View, word: string): Ends {
  if (word === "deal") return { from: "stock", count: 1, to: "w" };
  const [from = "", target = ""] = word.split("-");
  const [to = "", times] = target.split("x");
  const suit = topOf(view, from)?.charAt(1) ?? "";
  if (ZONES.has(to)) return { from, count: 1, to: to + suit };
  return { from, count: Number(times ?? 1), to: to === "guest" ? `g${suit}` : to };
}

/** Home first, then onto a card, then to an empty land, then to be a guest. */
function eagerness(view: View, { to }: Option): number {
  if (/^(castle|tower|dungeon|subjects)/.test(to)) return 0;
  if (to.startsWith("g")) return 3;
  return topOf(view, to) === undefined ? 2 : 1;
}

const ZONE_CONDITIONS: Readonly<Record<string, string>> = {
  castle: "King first, then queen, then jack.",
  tower: "Only the ten climbs the tower.",
  dungeon: "The ace, after K, Q, J and 10.",
  subjects: "9 down to 2, castle full first.",
  g: "One card, K and Q seated first.",
};

function refusal(view: View, { from, count, to }: Ends): string {
  const source = /^t\d/.test(from) ? (view.tableau[Number(from.charAt(1)) - 1] ?? []) : [];
  const lowest = source.at(-count) ?? topOf(view, from);
  if (from === "stock") return to === "" ? "The stock is empty." : "The stock goes to the waste.";
  if (/^(castle|tower|dungeon|subjects)/.test(from)) return "What is home stays home.";
  if (!lowest || lowest === HIDDEN) return "Only face-up cards move.";
  if (to === "") return `No place for the ${cardName(lowest)} now.`;
  if (to === "stock" || to === "w") return "Nothing goes back there.";
  const zone = Object.keys(ZONE_CONDITIONS).find((name) => to.startsWith(name));
  if (zone)
    return to.endsWith(lowest.charAt(1)) ? (ZONE_CONDITIONS[zone] ?? "") : "Each suit has its own kingdom.";
  if (topOf(view, to)?.startsWith("A")) return "Nothing is played on an ace.";
  return `The ${cardName(lowest)} needs the card one lower.`;
}

export const fourKingdomsTable: GameTable<View> = {
  piles,
  arrange,
  ends,
  cardName,
  eagerness,
  main: (_view, legal) => (legal.includes("deal") ? { word: "deal", label: "Deal a card" } : undefined),
  refusal,
  homeward: ({ to }) => /^(castle|tower|dungeon|subjects)/.test(to),
};
