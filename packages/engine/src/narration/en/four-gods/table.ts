import { builtInCardSet } from "../../../games/four-gods/built-in-card-set.js";
import type { CardSet } from "../../../games/four-gods/card-set-types.js";
import type { Kind } from "../../../games/four-gods/cards.js";
import { type Refusal, refusal } from "../../../games/four-gods/refusal.js";
import { ALLY_PILES, remainingDefence, rowsAhead } from "../../../games/four-gods/table.js";
import type {
  AllyView,
  CardView,
  Event,
  Move,
  PathView,
  TrapView,
  View,
} from "../../../games/four-gods/types.js";
import { inWords, type RefusalWords, type TableWords } from "../../catalogue.js";
import { cardCount } from "../words.js";
import { rollInWords, signed } from "./messages.js";
import { fourGodsMoveWords } from "./moves.js";

function namesIn({ friends, foes, weapons, traps, locations }: CardSet): ReadonlyMap<string, string> {
  return new Map(
    [friends, foes, weapons, traps, locations].flatMap((cards) =>
      cards.map(({ id, name }): [string, string] => [id, name]),
    ),
  );
}

function pileName(id: string): string {
  if (id === "gone") return "gone from the dream";
  const ally = ALLY_PILES.indexOf(id);
  if (ally >= 0) return `friend ${ally + 1}`;
  if (id === "die") return id;
  const side = { L: ", left", R: ", right" }[id.slice(2)] ?? "";
  return `path ${id.charAt(1)}${side}`;
}

function note(view: View, pile: string): string {
  const place = ALLY_PILES.indexOf(pile);
  if (place >= 0) return allyNote(view.party[place]);
  if (pile === "gone") return cardCount(view.gone.length);
  if (pile === "die") return view.rolls.length === 0 ? "not rolled yet" : `rolled ${view.rolls.join(", ")}`;
  const path = view.paths.find((candidate) => pile.startsWith(candidate.path));
  if (!path) return "";
  return pile === path.path ? pathNote(path) : `${rowsAhead(path)} face down`;
}

function allyNote(ally: AllyView | undefined): string {
  if (!ally) return "room for a friend";
  const life = ally.wounds === 0 ? "unhurt" : `hurt ${ally.wounds}, bears ${remainingDefence(ally)}`;
  return `attack ${ally.attack}, defence ${ally.defence}, luck ${ally.luck}, ${life}`;
}

function pathNote(path: PathView): string {
  if (path.won) return `finished, ${path.artifact.name} won`;
  const ahead = `row ${path.row} of ${path.rows.length + 1}`;
  if (path.card) return `${ahead}, ${cardInWords(path.card)}`;
  return path.status === "waiting"
    ? `${ahead}, waiting for the path it crosses`
    : `${ahead}, choose the next card`;
}

/** A card in words, with its numbers as they are now. */
function cardInWords(card: CardView): string {
  const { kind, name } = card;
  switch (kind) {
    case "friend":
      return `friend ${name}, attack ${card.attack}, defence ${card.defence}, luck ${card.luck}`;
    case "foe": {
      const damage = card.damage > 0 ? `, damage ${card.damage}` : "";
      return `foe ${name}, attack ${card.attack}, defence ${card.defence}${damage}`;
    }
    case "weapon":
      return `weapon ${name}, attack ${signed(card.attack)}, defence ${signed(card.defence)}, luck ${signed(card.luck)}`;
    case "trap":
      return `trap ${name}, damage ${card.damage}, ${disarming(card)}, ${luckInWords(card)}`;
  }
}

function disarming({ needed }: TrapView): string {
  return needed === null ? "no roll disarms it now" : `${rollInWords(needed)} disarms it now`;
}

/** `with luck 8 only a 6, with luck 14 a 5 or more`. */
function luckInWords({ luckTable }: TrapView): string {
  return luckTable
    .map(({ luckAtLeast, rollNeeded }) => `with luck ${luckAtLeast} ${rollInWords(rollNeeded)}`)
    .join(", ");
}

const DEALT_WITH: Readonly<Record<Kind, string>> = {
  friend: "this is a friend, who joins the party",
  foe: "this is a foe: choose who takes the blow",
  weapon: "this is a weapon: an unarmed friend can hold it",
  trap: "this is a trap: the die decides",
};

const REFUSALS: RefusalWords<Refusal> = {
  over: () => "the dream is over",
  rescue: () => "only a rescue keeps the dream alive",
  "first-ally": () => "first take your friend along",
  choice: () => "first choose left or right",
  "open-first": () => "deal with the open card first",
  gone: () => "that is gone for good",
  "no-ally": () => "that friend is not here",
  "no-weapon": () => "that friend holds no weapon",
  "needs-weapon": () => "the last friend would fall without it",
  "last-ally": () => "the last friend stays with you",
  "only-dropped": () => "a held weapon can only be dropped",
  "only-dismissed": () => "a friend can only be sent away",
  "nothing-open": () => "nothing lies open there",
  "party-full": () => "the party is full: first send one away",
  "all-armed": () => "all your friends are armed already",
  armed: () => "that friend holds a weapon already",
  kind: (why) => DEALT_WITH[why.kind],
};

export function fourGodsTableWordsFor(set: CardSet): TableWords<View, Move, Event> {
  const names = namesIn(set);
  return {
    card: (code) => names.get(code) ?? code,
    pile: pileName,
    note,
    prospect: fourGodsMoveWords,
    refusal(view, attempt) {
      const why = refusal(view, attempt);
      const few = ["your friend is", "both friends are"][view.party.length - 1];
      return why.reason === "all-armed" && few ? `${few} armed already` : inWords(REFUSALS, why);
    },
  };
}

export const fourGodsTableWords: TableWords<View, Move, Event> = fourGodsTableWordsFor(builtInCardSet);
