import { forecastOf, type fourGods } from "@tetrarch/engine";
import { builtInCardSet, type CardSet, knowledge, tableWordsFor } from "@tetrarch/engine/four-gods";
import type { Choice, GameTable } from "../../table/model.js";
import { adaptTable } from "../table-adapter.js";
import { type DreamCard, dreamCards } from "./card-numbers.js";
import { arrange } from "./layout.js";
import * as words from "./words.js";

type View = fourGods.View;
type Move = fourGods.Move;

/** What is known of the table with the cards of a set. */
function adapted(set: CardSet) {
  return adaptTable("four-gods", knowledge, tableWordsFor(set), {
    single: ["ally1", "ally2", "gone"],
  });
}

const game = adapted(builtInCardSet);

/** More buttons than this at once cannot say all that they risk, least of all on a phone: then a card is pressed first. */
const MOST_AT_ONCE = 2;

const TONES: readonly Choice["tone"][] = ["main", "plain", "grave"];

function isGrave({ type }: Move): boolean {
  return type === "drop" || type === "dismiss";
}

/** With nothing lifted only what fits: what lies open and may be done with it is shown when its card is pressed. */
function choices(view: View, words: readonly string[], lifted: boolean): readonly Choice[] {
  const ways = words.filter((word) => !isGrave(game.moveOf(word)));
  const fitting = lifted || ways.length === 0 ? words : ways;
  // Those who may be rescued (FG-20) lie in one pile, most of them unseen: for them there is no card to press.
  const shown =
    lifted || fitting.length <= MOST_AT_ONCE
      ? fitting
      : fitting.filter((word) => game.moveOf(word).type === "rescue");
  return shown
    .map((word) => ({ word, ...game.said(view, word), tone: toneOf(view, word) }))
    .sort((one, other) => TONES.indexOf(one.tone) - TONES.indexOf(other.tone));
}

/** What costs an ally is not offered as the thing to do. */
function toneOf(view: View, word: string): Choice["tone"] {
  const move = game.moveOf(word);
  if (isGrave(move)) return "grave";
  return move.type === "fight" && forecastOf(game.prospectsOf(view, word), "fell") ? "plain" : "main";
}

/** The text about a card that is looked at closely: its story, and the table of a trap, which small cards have no room for. */
function storyOf(card: DreamCard | undefined): string | undefined {
  const { flavour, luckTable } = card ?? {};
  return luckTable ? [flavour, words.luckInWords(luckTable)].filter(Boolean).join(" ") : flavour;
}

/** The table with the cards of a set. */
export function fourGodsTableWith(set: CardSet): GameTable<View> {
  const cards = dreamCards(set);
  return {
    ...adapted(set),
    flavour: (code) => storyOf(cards.get(code)),
    reasons: words.reasons,
    arrange,
    eagerness: () => 0,
    choices,
    prompt: () => words.prompt,
    /** All but the first ally and a card to be turned up is weighed before it is done. */
    careful: (view, { word }) => game.moveOf(word).type !== "choose" && view.party.length > 0,
  };
}

export const fourGodsTable: GameTable<View> = fourGodsTableWith(builtInCardSet);
