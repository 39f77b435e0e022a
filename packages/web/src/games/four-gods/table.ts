import { builtInCardSet, type fourGods } from "@tetrarch/engine";
import { type Ends, type GameTable, HIDDEN, type PileModel } from "../../table/model.js";
import { arrange } from "./arrange.js";
import { choicesOf, leftOf, pathOf, signed } from "./prospects.js";

type View = fourGods.View;
type Path = fourGods.PathView;

const ROWS = 7;
export const ALLIES = ["ally1", "ally2"];

const NAMES: ReadonlyMap<string, string> = new Map(
  [
    builtInCardSet.friends,
    builtInCardSet.foes,
    builtInCardSet.weapons,
    builtInCardSet.traps,
    builtInCardSet.locations,
  ].flatMap((cards) => cards.map(({ id, name }): [string, string] => [id, name])),
);

function nameOf(code: string): string {
  return NAMES.get(code) ?? code;
}

/** How many rows lie ahead of a path. */
export function rowsAhead({ row }: Path): number {
  return ROWS - row;
}

/** `with luck 8 a 6, with luck 14 a 5 or more`. */
function luckInWords({ luckTable }: fourGods.TrapView): string {
  return luckTable
    .map(
      ({ luckAtLeast, rollNeeded }) =>
        `with luck ${luckAtLeast} a ${rollNeeded}${rollNeeded < 6 ? " or more" : ""}`,
    )
    .join(", ");
}

/** A card in words, with its numbers as they are now. */
function inWords(card: fourGods.CardView): string {
  switch (card.kind) {
    case "friend":
      return `friend ${card.name}, attack ${card.attack}, defence ${card.defence}, luck ${card.luck}`;
    case "foe":
      return `foe ${card.name}, attack ${card.attack}, defence ${card.defence}${card.damage > 0 ? `, damage ${card.damage}` : ""}`;
    case "weapon":
      return `weapon ${card.name}, attack ${signed(card.attack)}, defence ${signed(card.defence)}, luck ${signed(card.luck)}`;
    case "trap":
      return `trap ${card.name}, damage ${card.damage}, ${card.needed === null ? "no roll disarms it now" : `a roll of ${card.needed} or more disarms it now`}, ${luckInWords(card)}`;
  }
}

function pathNote(path: Path): string {
  if (path.won) return `finished, ${path.artifact.name} won`;
  const ahead = `row ${path.row} of ${ROWS}`;
  if (path.card) return `${ahead}, ${inWords(path.card)}`;
  return path.status === "waiting"
    ? `${ahead}, waiting for the path it crosses`
    : `${ahead}, choose the next card`;
}

function allyNote(ally: fourGods.AllyView): string {
  const life = ally.wounds === 0 ? "unhurt" : `hurt ${ally.wounds}, bears ${leftOf(ally)}`;
  return `attack ${ally.attack}, defence ${ally.defence}, luck ${ally.luck}, ${life}`;
}

function pathPiles(view: View): readonly PileModel[] {
  return view.paths.flatMap((path) => {
    const number = path.path.charAt(1);
    const ahead = Array<string>(rowsAhead(path)).fill(HIDDEN);
    const note = `${ahead.length} face down`;
    return [
      {
        id: path.path,
        name: `path ${number}`,
        cards: path.card ? [path.card.id] : [],
        note: pathNote(path),
      },
      { id: `${path.path}L`, name: `path ${number}, left`, cards: ahead, note },
      { id: `${path.path}R`, name: `path ${number}, right`, cards: ahead, note },
    ];
  });
}

function piles(view: View): readonly PileModel[] {
  return [
    ...pathPiles(view),
    ...ALLIES.map((id, place): PileModel => {
      const ally = view.party[place];
      if (!ally) return { id, name: `ally ${place + 1}`, cards: [], note: "room for a friend" };
      const cards = ally.weapon ? [ally.weapon.id, ally.id] : [ally.id];
      return { id, name: `ally ${place + 1}`, cards, note: allyNote(ally), single: true };
    }),
    { id: "die", name: "die", cards: [], note: rollNote(view) },
    {
      id: "gone",
      name: "gone from the dream",
      cards: view.gone,
      note: `${view.gone.length} cards`,
      single: true,
    },
  ];
}

function rollNote({ rolls }: View): string {
  return rolls.length === 0 ? "not rolled yet" : `rolled ${rolls.join(", ")}`;
}

function slotOf(view: View, id: string): string {
  return ALLIES[view.party.findIndex((ally) => ally.id === id)] ?? "";
}

function ends(view: View, word: string): Ends {
  const [type = "", first = "", second = ""] = word.split(":");
  const free = ALLIES[view.party.length] ?? "";
  switch (type) {
    case "take":
      return { from: first, count: 1, to: free };
    case "equip":
    case "fight":
      return { from: first, count: 1, to: slotOf(view, second) };
    case "trap":
      return { from: first, count: 1, to: "die" };
    case "drop":
      // The weapon lies under its holder.
      return { from: slotOf(view, first), count: 2, to: "gone" };
    case "dismiss":
      return { from: slotOf(view, first), count: 1, to: "gone" };
    case "rescue":
      return { from: "gone", count: view.gone.length - view.gone.indexOf(first), to: free };
    default:
      return { from: word, count: 1, to: word.slice(0, 2) };
  }
}

function refusal(view: View, { from, to }: Ends): string {
  if (view.rescue?.due) return "Only a rescue helps now.";
  if (view.choice !== null) return `First choose on path ${view.choice.charAt(1)}.`;
  if (view.party.length === 0) return "First take your ally along.";
  if (/[LR]$/.test(from)) return "Deal with the open card first.";
  if (from === "gone" || from === "die") return "That is gone for good.";
  if (from.startsWith("ally")) return "The last ally stays with you.";
  const card = pathOf(view, from)?.card;
  if (!card) return "Nothing lies open there.";
  if (to === "") {
    if (card.kind === "friend") return "The party is full.";
    return card.kind === "weapon" ? "Both hands are armed already." : "Nothing can be done there now.";
  }
  const needs = {
    friend: "A friend joins the party.",
    foe: "Choose who takes the blow.",
    weapon: "An unarmed ally can hold it.",
    trap: "The die decides a trap.",
  };
  return needs[card.kind];
}

export const fourGodsTable: GameTable<View> = {
  piles,
  arrange,
  ends,
  cardName: nameOf,
  eagerness: () => 0,
  main(view, legal) {
    const [choice] = legal.length === 1 ? choicesOf(view, legal, true) : [];
    return choice && { word: choice.word, label: choice.label };
  },
  refusal,
  choices: choicesOf,
  prompt: () => "Press an open card, or an ally, to see what would come of it.",
  /** All but the first ally and a card to be turned up is weighed before it is done. */
  careful: (view, { word }) => word.includes(":") && view.party.length > 0,
};
