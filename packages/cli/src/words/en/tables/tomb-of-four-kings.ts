import type { tombOfFourKings } from "@tetrarch/engine";
import { situation, tableWords } from "@tetrarch/engine/tomb-of-four-kings";
import { cardsInWords, type PileInWords } from "../card-words.js";

type View = tombOfFourKings.View;

export const tombLabels = {
  lit: "lit",
  hitPoints: (left: number, of: number) => `${left} of ${of} hit points`,
  pack: (count: number) => `░░░ pack ${count}`,
  last: (card: string) => `, ${card} last`,
  lost: (count: number) => `${count} lost at jammed doors`,
  scrollSpent: "the scroll is spent",
  delve: "DELVE   ▸",
  retreat: "RETREAT ◂",
  hiddenTurns: (count: number) => `${count} turns nearer the entrance are not shown here: v tells all`,
  now: "NOW",
  more: (count: number) => `+${count} more`,
  skills: "SKILLS",
  none: "none",
  loot: "LOOT",
  endHeadings: { escaped: "Out alive" },
};

/** The tomb in words: where you stand first, then torches, life, hand, pack and the turns behind. */
export function describeTomb(view: View): readonly PileInWords[] {
  const texts: Readonly<Record<string, string>> = {
    turn: nowInWords(view),
    torches: torchesInWords(view),
    hearts: `${noteOf(view, "hearts")}.`,
    skills: view.skills.length === 0 ? "none." : `${cardsInWords(view.skills)}.`,
    loot: lootInWords(view),
    pack: `${noteOf(view, "pack")}.${view.scrollSpent ? " The scroll is spent." : ""}`,
    lost: view.discards.length === 0 ? "nothing." : `${cardsInWords(view.discards)}.`,
    delve: turnsInWords(view.delve),
    retreat: turnsInWords(view.retreat),
  };
  return Object.entries(texts).map(([pile, text]) => ({
    pile,
    name: pile === "turn" ? "now" : tableWords.pile(pile),
    text,
  }));
}

function noteOf(view: View, pile: string): string {
  return tableWords.note(view, pile);
}

function nowInWords(view: View): string {
  const cards = view.turn.length === 0 ? "" : ` In this turn: ${cardsInWords(view.turn)}.`;
  return situation(view).sentence + cards;
}

function torchesInWords(view: View): string {
  if (view.torches.length === 0) return "all four burn.";
  return `${noteOf(view, "torches")}; burnt down: ${cardsInWords(view.torches)}.`;
}

function lootInWords(view: View): string {
  const note = noteOf(view, "loot");
  return view.treasure.length === 0 ? `${note}.` : `${cardsInWords(view.treasure)}; ${note}.`;
}

function turnsInWords(turns: readonly (readonly string[])[]): string {
  if (turns.length === 0) return "no turn yet.";
  const each = turns.map((cards, index) => `turn ${index + 1}: ${cardsInWords(cards)}`);
  return `${each.join("; ")}.`;
}
