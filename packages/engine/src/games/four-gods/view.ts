import type { HiddenPart } from "../../core/define-game.js";
import type { CardNumbers, SetNumbers } from "./card-numbers.js";
import type { LuckEntry } from "./card-set-types.js";
import { type Card, cardFrom, cardsFrom, codeOf, codesOf, HIDDEN, type Kind, NONE } from "./cards.js";
import { rollNeeded } from "./encounters.js";
import { variantOfLayout } from "./layout.js";
import { pathName } from "./notation.js";
import { alliesWhoLeft, attackOf, defenceOf, hasRescue, luckOf, partyLuck, rescueDue } from "./party.js";
import {
  artifactsWon,
  isFinished,
  isWaiting,
  lastTurned,
  nextChoice,
  placeOnPath,
  rowOf,
  rowsOf,
} from "./paths.js";
import { NO_PATH } from "./settle.js";
import { layoutOf, rescuesLeft } from "./table.js";
import type {
  Ally,
  AllyView,
  CardView,
  NamedCard,
  Path,
  PathStatus,
  PathView,
  State,
  View,
  WeaponView,
} from "./types.js";

/**
 * The player's view (FG-30): cards turned up, wounds and rolls. Of rows ahead and cards not chosen it shows only the
 * places.
 */
export function view(set: CardNumbers, state: State): View {
  const choice = state.party.length > 0 ? nextChoice(state) : NO_PATH;
  return {
    ...(set.layout ? { variant: [], layout: set.layout } : { variant: variantOfLayout(state.layout) }),
    paths: state.paths.map((path, index) => pathView(set, state, path, index)),
    party: state.party.map((ally) => allyView(set, ally)),
    partyLuck: partyLuck(set, state.party),
    artifacts: artifactsWon(state),
    choice: choice === NO_PATH ? null : pathName(choice),
    rescue: state.layout.rescues > 0 ? rescueView(set, state) : null,
    gone: codesOf(goneCards(state)),
    rolls: state.rolls.slice(0, state.rollsUsed),
  };
}

function rescueView(set: CardNumbers, state: State): View["rescue"] {
  return {
    used: !hasRescue(state),
    ...(set.layout && { left: state.layout.rescues - state.rescuesUsed }),
    due: rescueDue(state),
    allies: alliesWhoLeft(set, state).map((card) => set.named[card] as NamedCard),
  };
}

/**
 * Whether no card can be turned up (FG-5) and no roll can be used (FG-12) any more (FG-30). Cards passed by stay
 * hidden for ever, and left-over rolls are never thrown.
 */
export function knowsAll(view: View): boolean {
  return view.paths.every(
    ({ row, rows, card, status }) =>
      row === rows.length + 1 && (card?.kind !== "trap" || status === "unsettled"),
  );
}

function pathView(set: CardNumbers, state: State, path: Path, index: number): PathView {
  return {
    path: pathName(index),
    location: codeOf(path.turned[0] as Card),
    row: rowOf(path),
    status: statusOf(state, path, index),
    card: path.cleared ? null : cardView(set, state, lastTurned(path), path.damage),
    rows: rowsView(path),
    artifact: set.artifacts[index] as NamedCard,
    won: isFinished(path),
  };
}

function statusOf(state: State, path: Path, index: number): PathStatus {
  if (isFinished(path)) return "finished";
  if (state.unsettled === index) return "unsettled";
  if (!path.cleared) return "open";
  return isWaiting(state, index) ? "waiting" : "choice";
}

/** A row's card is shown on the side where it was turned up. */
function rowsView(path: Path): string[][] {
  const rows: string[][] = [];
  for (let row = 2; row <= rowsOf(path); row++) {
    const turned = path.turned[row - 1];
    if (turned === undefined) rows.push([HIDDEN, HIDDEN]);
    else if (turned === path.cards[placeOnPath(row, "L")]) rows.push([codeOf(turned), HIDDEN]);
    else rows.push([HIDDEN, codeOf(turned)]);
  }
  return rows;
}

function cardView(set: CardNumbers, state: State, card: Card, damage: number): CardView {
  const named = set.named[card] as NamedCard;
  const attack = set.attack[card] as number;
  const defence = set.defence[card] as number;
  const luck = set.luck[card] as number;
  const kind = set.kind[card] as Kind;
  switch (kind) {
    case "friend":
    case "weapon":
      return { ...named, kind, attack, defence, luck };
    case "foe":
      return { ...named, kind, attack, defence, damage };
    case "trap": {
      const luckTable = set.luckTable[card] as readonly LuckEntry[];
      const needed = rollNeeded(luckTable, partyLuck(set, state.party));
      return { ...named, kind, damage: set.damage[card] as number, luckTable, needed };
    }
  }
}

function allyView(set: CardNumbers, ally: Ally): AllyView {
  return {
    ...(set.named[ally.card] as NamedCard),
    attack: attackOf(set, ally),
    defence: defenceOf(set, ally),
    luck: luckOf(set, ally),
    wounds: ally.wounds,
    ownDefence: set.defence[ally.card] as number,
    weapon: ally.weapon === NONE ? null : weaponView(set, ally.weapon),
  };
}

function weaponView(set: CardNumbers, weapon: Card): WeaponView {
  return {
    ...(set.named[weapon] as NamedCard),
    kind: "weapon",
    attack: set.attack[weapon] as number,
    defence: set.defence[weapon] as number,
    luck: set.luck[weapon] as number,
  };
}

/** Everything turned up that is neither in the party nor lying in its row. */
function goneCards(state: State): Card[] {
  const held = state.party.flatMap(({ card, weapon }) => [card, weapon]);
  return state.paths
    .flatMap(({ turned, cleared }) => (cleared ? turned : turned.slice(0, -1)))
    .filter((card) => !held.includes(card));
}

/** The cards never turned up, and the coming rolls (FG-30). */
export function hiddenPart({ pack }: SetNumbers, view: View): HiddenPart {
  const seen = new Set(view.paths.flatMap((path) => path.rows.flat()));
  const [, rowCards = []] = pack.parts;
  const cards = cardsFrom(rowCards.filter((code) => !seen.has(code)));
  return { cards, rolls: pack.rolls - view.rolls.length };
}

/**
 * The position in which the unseen cards, last first, take all places not turned up (FG-30). Any card may lie in any
 * of them.
 */
export function arrange(view: View, cards: readonly Card[], rolls: readonly number[]): State {
  const left = [...cards];
  const layout = layoutOf(view);
  return {
    layout,
    paths: view.paths.map((path) => arrangedPath(path, left)),
    party: view.party.map((ally) => ({
      card: cardFrom(ally.id) as Card,
      weapon: ally.weapon === null ? NONE : (cardFrom(ally.weapon.id) as Card),
      wounds: ally.wounds,
    })),
    rescuesUsed: layout.rescues - rescuesLeft(view),
    unsettled: view.paths.findIndex((path) => path.status === "unsettled"),
    rolls: [...view.rolls, ...rolls],
    rollsUsed: view.rolls.length,
  };
}

/** Takes the cards it needs from the end of `left`. */
function arrangedPath(path: PathView, left: Card[]): Path {
  const codes = [path.location, ...path.rows.flat()];
  return {
    cards: codes.map((code) => (code === HIDDEN ? (left.pop() as Card) : (cardFrom(code) as Card))),
    turned: cardsFrom(codes.filter((code) => code !== HIDDEN)),
    cleared: path.card === null,
    damage: path.card?.kind === "foe" ? path.card.damage : 0,
  };
}
