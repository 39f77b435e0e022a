import { forecastOf, type fourGods } from "@tetrarch/engine";
import {
  builtInCardSet,
  type CardSet,
  knowledge as fourGodsKnowledge,
  tableWordsFor as fourGodsTableWordsFor,
  type LuckEntry,
} from "@tetrarch/engine/four-gods";
import type { Choice, GameTable } from "../../table/model.js";
import { adaptTable } from "../table-adapter.js";
import { type DreamCard, dreamCards } from "./card-numbers.js";
import { arrange } from "./layout.js";

/** Why a fair player of this game advises a move, by its rule of thumb. */
const reasons: Readonly<Record<string, string>> = {
  "turn-left": "Both cards are hidden: either will do.",
  "take-best-friend": "A friend in need: the strongest of those you see.",
  "arm-sturdiest": "Who can take most should be armed best.",
  "dismiss-weary": "A weary friend makes room for a fresh one.",
  "safe-encounter": "Nobody is at risk.",
  "dismiss-wounded": "A wounded friend makes room for a fresh one.",
  "drop-lesser-weapon": "A better weapon waits.",
  "rescue-best": "The best of those who can be brought back.",
  "cheapest-encounter": "It costs the least of what must be faced.",
  "whatever-is-left": "It is all that is left.",
};

type View = fourGods.View;
type Move = fourGods.Move;

/** What is known of the table with the cards of a set. */
function knownWith(set: CardSet) {
  return adaptTable("four-gods", fourGodsKnowledge, fourGodsTableWordsFor(set), {
    single: ["ally1", "ally2", "gone"],
  });
}

const known = knownWith(builtInCardSet);

/** More buttons than this at once cannot say all that they risk, least of all on a phone: then a card is pressed first. */
const MOST_AT_ONCE = 2;

const TONES: readonly Choice["tone"][] = ["main", "plain", "grave"];

function isGrave({ type }: Move): boolean {
  return type === "drop" || type === "dismiss";
}

/** With nothing lifted only what fits: what lies open and may be done with it is shown when its card is pressed. */
function choices(view: View, words: readonly string[], lifted: boolean): readonly Choice[] {
  const ways = words.filter((word) => !isGrave(known.moveOf(word)));
  const fitting = lifted || ways.length === 0 ? words : ways;
  // Those who may be rescued (FG-20) lie in one pile, most of them unseen: for them there is no card to press.
  const shown =
    lifted || fitting.length <= MOST_AT_ONCE
      ? fitting
      : fitting.filter((word) => known.moveOf(word).type === "rescue");
  return shown
    .map((word) => ({ word, ...known.said(view, word), tone: toneOf(view, word) }))
    .sort((one, other) => TONES.indexOf(one.tone) - TONES.indexOf(other.tone));
}

/** What costs an ally is not offered as the thing to do. */
function toneOf(view: View, word: string): Choice["tone"] {
  const move = known.moveOf(word);
  if (isGrave(move)) return "grave";
  return move.type === "fight" && forecastOf(known.prospectsOf(view, word), "fell") ? "plain" : "main";
}

/** The text about a card that is looked at closely: its story, and the table of a trap, which small cards have no room for. */
function storyOf(card: DreamCard | undefined): string | undefined {
  const { flavour, luckTable } = card ?? {};
  return luckTable ? [flavour, luckInWords(luckTable)].filter(Boolean).join(" ") : flavour;
}

/** `Luck 8 disarms with a 6, 14 with 5+, 20 with 4+.` */
function luckInWords(table: readonly LuckEntry[]): string {
  const entries = table.map(({ luckAtLeast, rollNeeded }, index) => {
    const roll = rollNeeded === 6 ? "a 6" : `${rollNeeded}+`;
    return `${luckAtLeast} ${index === 0 ? "disarms " : ""}with ${roll}`;
  });
  return `Luck ${entries.join(", ")}.`;
}

/** The table with the cards of a set. */
export function fourGodsTableWith(set: CardSet): GameTable<View> {
  const cards = dreamCards(set);
  return {
    ...knownWith(set),
    flavour: (code) => storyOf(cards.get(code)),
    reasons,
    arrange,
    eagerness: () => 0,
    choices,
    prompt: () => "Press an open card, or an ally, to see what would come of it.",
    /** All but the first ally and a card to be turned up is weighed before it is done. */
    careful: (view, { word }) => known.moveOf(word).type !== "choose" && view.party.length > 0,
  };
}

export const fourGodsTable: GameTable<View> = fourGodsTableWith(builtInCardSet);
