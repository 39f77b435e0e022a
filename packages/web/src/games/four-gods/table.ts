import { forecastOf, type fourGods, mostOf } from "@tetrarch/engine";
import {
  ALLY_PILES,
  allyPiles,
  builtInCardSet,
  createFourGods,
  type FourGodsGame,
  knowledge,
  tableWordsFor,
  whoOf,
} from "@tetrarch/engine/four-gods";
import type { Choice, GameTable } from "../../table/model.js";
import { adaptTable, lateReasons } from "../table-adapter.js";
import { type DreamCard, dreamCards } from "./card-numbers.js";
import { arrange } from "./layout.js";
import * as words from "./words.js";

type View = fourGods.View;

const reasons = lateReasons(() => import("./reason.js"));
type Move = fourGods.Move;

/** What is known of the table with the cards of a game's set. */
function adapted(game: FourGodsGame) {
  return adaptTable(game, knowledge, tableWordsFor(game.cards), {
    single: [...ALLY_PILES, "gone"],
  });
}

type Adapted = ReturnType<typeof adapted>;

/** More buttons than this at once cannot say all that they risk, least of all on a phone: then a card is pressed first. */
const MOST_AT_ONCE = 2;

function isGrave({ type }: Move): boolean {
  return type === "drop" || type === "dismiss";
}

/** With nothing lifted only what fits: what lies open and may be done with it is shown when its card is pressed. */
function choices(table: Adapted, view: View, words: readonly string[], lifted: boolean): readonly Choice[] {
  const ways = words.filter((word) => !isGrave(table.moveOf(word)));
  const fitting = lifted || ways.length === 0 ? words : ways;
  // Those who may be rescued (FG-20) lie in one pile, most of them unseen: for them there is no card to press.
  const shown =
    lifted || fitting.length <= MOST_AT_ONCE
      ? fitting
      : fitting.filter((word) => table.moveOf(word).type === "rescue");
  return [...shown]
    .sort((a, b) => rankOf(table, view, a) - rankOf(table, view, b))
    .map((word) => ({
      word,
      ...saidOf(table, view, word, lifted),
      ...looksOf(table, view, word),
      ...halfOf(table, word),
    }));
}

/** As the cards lie: the paths from left to right, then the friends, whatever it costs them. What gives something up comes first, far from the thumb. */
function rankOf(table: Adapted, view: View, word: string): number {
  const move = table.moveOf(word);
  const place = view.party.findIndex(({ id }) => word.endsWith(`:${id}`));
  const path = "path" in move ? move.path : 0;
  return isGrave(move) ? place - view.party.length : path * view.party.length + Math.max(0, place);
}

/** To turn a card up is never where *Take the ally* was: left and right lie over it, side by side as on the path. */
function halfOf(table: Adapted, word: string): Pick<Choice, "half"> {
  const move = table.moveOf(word);
  return move.type === "choose" ? { half: move.side === "L" ? "left" : "right" } : {};
}

/** Whether the dream surely ends by a move: nobody is left and nobody can be rescued, or the last god is reached. */
function endOf(table: Adapted, view: View, word: string): "lost" | "awake" | undefined {
  const prospects = table.prospectsOf(view, word);
  const events = prospects.flatMap(({ event, sure }) => (sure ? [event] : []));
  const isWon = events.some((event) => event.type === "artifact" && event.artifacts === view.paths.length);
  if (isWon) return "awake";
  const isLost = events.some((event) => event.type === "fell" && event.party === 0);
  return isLost && !forecastOf(prospects, "forlorn") ? "lost" : undefined;
}

/** What ends the game looks like nothing else; where somebody may fall, and nobody wakes by it, its picture says so. */
function looksOf(table: Adapted, view: View, word: string): Pick<Choice, "tone" | "icon" | "danger"> {
  const move = table.moveOf(word);
  const end = endOf(table, view, word);
  const mayFall = table.prospectsOf(view, word).some(({ event }) => event.type === "fell");
  return {
    tone: isGrave(move) ? "grave" : end ? "ends" : "plain",
    ...(mayFall && end !== "awake"
      ? { icon: "fall", danger: "deadly" }
      : { icon: move.type === "choose" ? move.side : move.type }),
  };
}

/** What a button says: of the last act also that one wakes, and its card where it is not the one that is lifted. */
function saidOf(
  table: Adapted,
  view: View,
  word: string,
  lifted: boolean,
): Pick<Choice, "label" | "detail" | "odds"> {
  const { label, detail } = table.said(view, word);
  const named = lifted ? label : byCard(table, view, word, label);
  const rolled = forecastOf(table.prospectsOf(view, word), "rolled");
  return {
    label: endOf(table, view, word) === "awake" ? words.andWake(named) : named,
    detail,
    ...(rolled && { odds: { needed: rolled.needed ?? 7, said: words.firstSentence(detail) } }),
  };
}

/** The table of a trap in words: small cards have no room for it. */
function luckOf(card: DreamCard | undefined): string | undefined {
  return card?.luckTable && words.luckInWords(card.luckTable);
}

/** The text about a card that is looked at closely: its story, and its table. */
function storyOf(card: DreamCard | undefined): string | undefined {
  return [card?.flavour, luckOf(card)].filter(Boolean).join(" ") || undefined;
}

/** What a button says, with the card that it is about: beside that card it need not be named. */
function byCard(table: Adapted, view: View, word: string, label: string): string {
  const prospects = table.prospectsOf(view, word);
  const foe = forecastOf(prospects, "struck")?.foe;
  const { weapon, ally } = forecastOf(prospects, "armed") ?? {};
  if (foe) return words.fight(whoOf(foe, "foe"), label);
  return weapon && ally ? words.give(whoOf(weapon, "weapon"), whoOf(ally, "friend")) : label;
}

/** A move with its card, and the risk of a trap. */
function labelWith(table: Adapted, view: View, word: string): string {
  const label = byCard(table, view, word, table.said(view, word).label);
  const prospects = table.prospectsOf(view, word);
  const rolled = forecastOf(prospects, "rolled");
  const damage = mostOf(forecastOf(prospects, "hurt")?.blow);
  return rolled ? words.faceTrap(label, rolled.needed ?? null, damage, view.party.length) : label;
}

/** What may come to an empty place, or why nothing comes. */
function about(view: View, pile: string): string | undefined {
  const path = view.paths.find((each) => pile.startsWith(each.path));
  if (path) return words.ABOUT_PATH[path.status];
  const isOver = view.paths.some(({ status }) => status === "unsettled");
  const place = allyPiles(view).indexOf(pile);
  if (isOver || place === -1 || view.party[place]) return undefined;
  if (view.choice !== null) return words.chooseFirst;
  return view.paths.some(({ card }) => card?.kind === "friend") ? words.pressFriend : words.noFriendOpen;
}

/** FG-9: whether a weapon lies open that nobody can hold before another is dropped, which somebody can do. */
function isWeaponBarred({ choice, party, paths }: View, from: string): boolean {
  const isOpen = paths.some(({ path, card }) => path === from && card?.kind === "weapon");
  const canDrop = party.length > 1 || party.some(({ wounds, ownDefence }) => wounds <= ownDefence);
  return isOpen && choice === null && canDrop && party.every(({ weapon }) => weapon !== null);
}

/** Why a card stays where it is; when it is pressed alone a card that is gone is named, and a weapon told what makes a hand free. */
function refusalOf(table: Adapted, view: View, ends: Parameters<Adapted["refusal"]>[1]): string {
  const text = table.refusal(view, ends);
  if (ends.to !== "") return text;
  const gone = ends.from === "gone" ? view.gone.at(-Math.max(1, ends.depth)) : undefined;
  if (gone !== undefined) return words.isGone(table.cardName(gone), view.gone.length - 1);
  return isWeaponBarred(view, ends.from) ? `${text} ${words.dropFirst(view.party.length)}` : text;
}

/** The table of the game with the cards of a set. */
export function fourGodsTableWith(game: FourGodsGame): GameTable<View> {
  const cards = dreamCards(game.cards);
  const table = adapted(game);
  return {
    ...table,
    label: (view, word) => labelWith(table, view, word),
    flavour: (code) => storyOf(cards.get(code)),
    liftNote: (code) => luckOf(cards.get(code)),
    refusal: (view, ends) => refusalOf(table, view, ends),
    loadReasons: reasons.load,
    reasonFor: (view, word, known) => reasons.loaded?.reasonFor(table, view, word, known),
    about,
    arrange,
    eagerness: () => 0,
    choices: (view, words, lifted) => choices(table, view, words, lifted),
    prompt: () => words.prompt,
    anyMove: ({ choice }) => (choice === null ? undefined : words.eitherSide),
    /** All but the first ally and a card to be turned up is weighed before it is done. */
    careful: (view, { word }) => table.moveOf(word).type !== "choose" && view.party.length > 0,
  };
}

export const fourGodsTable: GameTable<View> = fourGodsTableWith(createFourGods(builtInCardSet));
