import { cardCount, cardName, listed, type tombOfFourKings } from "@tetrarch/engine";
import type { PileInWords } from "../tables/table.js";
import { situationOf, worthOf } from "../tables/tomb-prospects.js";
import { cardsInWords } from "./words.js";

type View = tombOfFourKings.View;

/** The tomb in words: where you stand first, then torches, life, hand, pack and the turns behind. */
export function describeTomb(view: View): readonly PileInWords[] {
  return [
    { pile: "turn", name: "now", text: nowInWords(view) },
    { pile: "torches", name: "torches", text: torchesInWords(view) },
    { pile: "hearts", name: "hit points", text: `${view.hitPoints} of 9.` },
    {
      pile: "skills",
      name: "skills",
      text: view.skills.length === 0 ? "none." : `${cardsInWords(view.skills)}.`,
    },
    { pile: "loot", name: "loot", text: lootInWords(view) },
    { pile: "pack", name: "pack", text: packInWords(view) },
    { pile: "lost", name: "lost at jammed doors", text: listOrNone(view.discards) },
    { pile: "delve", name: "delve row", text: turnsInWords(view.delve) },
    { pile: "retreat", name: "retreat row", text: turnsInWords(view.retreat) },
  ];
}

function listOrNone(codes: readonly string[]): string {
  return codes.length === 0 ? "nothing." : `${cardsInWords(codes)}.`;
}

function nowInWords(view: View): string {
  const cards = view.turn.length === 0 ? "" : ` In this turn: ${cardsInWords(view.turn)}.`;
  return situationOf(view) + cards;
}

function torchesInWords({ torches }: View): string {
  if (torches.length === 0) return "all four burn.";
  return `${4 - torches.length} of 4 burn; burnt down: ${cardsInWords(torches)}.`;
}

function lootInWords({ treasure }: View): string {
  if (treasure.length === 0) return "none.";
  const points = treasure.reduce((sum, code) => sum + worthOf(code), 0);
  const kings = treasure.filter((code) => code.startsWith("K")).length;
  return `${cardsInWords(treasure)}; worth ${points}, ${kings} of 4 kings.`;
}

function packInWords({ pack, scrollSpent }: View): string {
  const bottom = pack.at(-1);
  const known = bottom !== undefined && bottom !== "--" ? `, the ${cardName(bottom)} at the bottom` : "";
  return `${cardCount(pack.length)}${known}.${scrollSpent ? " The scroll is spent." : ""}`;
}

function turnsInWords(turns: readonly (readonly string[])[]): string {
  if (turns.length === 0) return "no turn yet.";
  const each = turns.map((cards, index) => `turn ${index + 1}: ${listed(cards.map(cardName))}`);
  return `${each.join("; ")}.`;
}
