import * as words from "../words/en/table.js";
import type { KeyedCard, PlacedPile } from "./card-identity.js";
import { transformOf } from "./flights.js";
import { hasLargeIndex, landingBox } from "./geometry.js";
import {
  type AnyTable,
  type Ends,
  HIDDEN,
  type Layout,
  type PileModel,
  type Place,
  type Point,
  type Size,
} from "./model.js";
import type { CardRun } from "./options.js";
import type { Selection } from "./selection.svelte.js";

/** What a card is drawn from. */
export interface CardProps {
  readonly key: string;
  readonly code: string;
  /** 0 is the bottom card. */
  readonly index: number;
  /** CSS: where it lies, and how large. */
  readonly transform: string;
  /** Large letters and signs. */
  readonly bold: boolean;
  /** Is focusable and has a name; the others lie under these or face down. */
  readonly open: boolean;
  /** The rules let something be done with it now. */
  readonly free: boolean;
  /** Another lies on it. */
  readonly buried: boolean;
  /** Nothing of it shows below those that lie on it. */
  readonly covered: boolean;
  /** So little of it shows beside the one that lies on it that only its edge is drawn: an index cut in two is none. */
  readonly edge: boolean;
  readonly lifted: boolean;
  readonly hinted: boolean;
  /** The move that was made here took it. */
  readonly made: boolean;
  readonly peeked: boolean;
  /** The cursor is on it. */
  readonly current: boolean;
  /** How it is called; empty when it is not open. */
  readonly label: string;
}

/** The frame where lifted cards can go, where a hint points, or where the move that was made here went. */
interface TargetProps {
  readonly width: number;
  readonly height: number;
  readonly transform: string;
  readonly hinted: boolean;
  readonly made: boolean;
}

/** The outline of a pile that has no open card: what is pressed in its stead. */
interface PlaceProps extends TargetProps {
  readonly current: boolean;
  readonly label: string;
}

/** What a pile is drawn from. */
export interface PileProps {
  readonly id: string;
  readonly label: string;
  readonly place: PlaceProps | undefined;
  readonly target: TargetProps | undefined;
  readonly cards: readonly CardProps[];
}

/** Keeps equal props the same objects after a change, so that Svelte redraws nothing of them. */
export class StableProps {
  #cards: ReadonlyMap<string, CardProps> = new Map();
  #piles: ReadonlyMap<string, PileProps> = new Map();
  #earlier: readonly PileProps[] = [];

  /** Returns the same props, made of earlier objects wherever they are equal. */
  keep(all: readonly PileProps[]): readonly PileProps[] {
    const piles = all.map((props) => this.#keepPile(props));
    this.#cards = new Map(piles.flatMap(({ cards }) => cards.map((card) => [card.key, card])));
    this.#piles = new Map(piles.map((pile) => [pile.id, pile]));
    this.#earlier = earlierIfEqual(this.#earlier, piles);
    return this.#earlier;
  }

  #keepPile(props: PileProps): PileProps {
    const before = this.#piles.get(props.id);
    const cards = props.cards.map((card) => earlierIfEqual(this.#cards.get(card.key), card));
    return earlierIfEqual(before, {
      ...props,
      place: props.place && earlierIfEqual(before?.place, props.place),
      target: props.target && earlierIfEqual(before?.target, props.target),
      cards: earlierIfEqual(before?.cards, cards),
    });
  }
}

/** The earlier of two objects or lists that have the same members. */
function earlierIfEqual<T extends object>(before: T | undefined, now: T): T {
  if (!before) return now;
  const names = Object.keys(now) as (keyof T)[];
  const isEqual = names.every((name) => now[name] === before[name]);
  return isEqual && names.length === Object.keys(before).length ? before : now;
}

/** The part of a table's state that piles are drawn from. */
interface DrawnTable {
  readonly table: AnyTable;
  readonly layout: Layout;
  readonly selection: Selection;
  readonly lit: readonly CardRun[];
  readonly hinted: Ends | undefined;
  readonly played: Ends | undefined;
  readonly openKeys: ReadonlySet<string>;
  readonly current: string;
  readonly peeked: string | undefined;
  readonly bigIndex: boolean;
  readonly largeFaces: ReadonlySet<string>;
  isLifted(card: KeyedCard, pile: PileModel): boolean;
  isSettled(card: KeyedCard): boolean;
  coveringOf(index: number, spots: readonly Point[]): readonly Point[] | undefined;
}

/** A pile that has a place, as all that are drawn have. */
type DrawnPile = PlacedPile & { readonly place: Place };

/** Of a card that shows by less than this part of its size no index can be read. */
const EDGE = 0.12;

/** What a pile is drawn from, by the state of its table. */
export function propsOfPile(state: DrawnTable, drawn: DrawnPile): PileProps {
  const { pile, cards } = drawn;
  const isEmpty = !cards.some(({ key }) => state.openKeys.has(key));
  const lit = state.lit.some((run) => run.pile === pile.id) ? words.lookHere : "";
  return {
    id: pile.id,
    label: `${pile.note ? `${pile.name}: ${pile.note}` : pile.name}${lit}`,
    place: isEmpty ? propsOfPlace(state, drawn) : undefined,
    target: propsOfTarget(state, drawn),
    cards: cards.map((card) => propsOfCard(state, card, drawn)),
  };
}

function propsOfPlace(state: DrawnTable, { pile, place }: DrawnPile): PlaceProps {
  const { area, scale, whole } = place;
  const { width, height } = state.layout.card;
  return {
    width: whole ? area.width : width * scale,
    height: whole ? area.height : height * scale,
    transform: `translate(${area.x}px, ${area.y}px)`,
    hinted: state.hinted?.from === pile.id,
    made: state.played?.from === pile.id,
    current: state.current === pile.id,
    label: `${pile.name}, ${pile.note || words.contents(pile.cards.length)}${targetNote(state, pile)}`,
  };
}

function propsOfTarget(state: DrawnTable, { pile, place }: DrawnPile): TargetProps | undefined {
  const isTarget = state.selection.targets.has(pile.id);
  const isHinted = leadsTo(state.hinted, pile);
  const isPlayed = leadsTo(state.played, pile);
  if (!isTarget && !isHinted && !isPlayed) return undefined;
  const isEmptied = pile.cards.length === 0 && place.whole;
  const { x, y, width, height } = isEmptied ? place.area : landingBox(state.layout.card, place);
  return {
    width,
    height,
    transform: `translate(${x}px, ${y}px)`,
    hinted: isHinted && !isTarget,
    made: isPlayed && !isTarget,
  };
}

function propsOfCard(state: DrawnTable, card: KeyedCard, drawn: DrawnPile): CardProps {
  const { pile, place } = drawn;
  const { scale, spots } = place;
  const { key, code, index } = card;
  const { hinted, played, selection } = state;
  const lifted = state.isLifted(card, pile);
  const isHinted = hinted?.from === pile.id && isTaken(card, pile, hinted.depth);
  const isPlayed = played?.from === pile.id && isTaken(card, pile, played.depth);
  const isMarked = lifted || isHinted || isPlayed;
  const open = state.openKeys.has(key);
  return {
    key,
    code,
    index,
    transform: transformOf({ ...(spots[index] ?? { x: 0, y: 0 }), scale, code }),
    bold: state.largeFaces.has(code)
      ? state.bigIndex
      : hasLargeIndex(state.layout.card.width * Math.min(1, scale), state.bigIndex, state.layout.smallCard),
    open,
    free: open && selection.canLift(card),
    buried: !open && index < pile.cards.length - 1 && code !== HIDDEN,
    covered: !isMarked && isCovered(state, card, drawn),
    edge: !isMarked && isEdge(state, card, drawn),
    lifted,
    hinted: isHinted,
    made: isPlayed,
    peeked: state.peeked === key,
    current: state.current === key,
    label: open ? labelOf(state, card, pile) : "",
  };
}

/** Whether a card need not be drawn: others cover it that have not just come, or came with it. */
function isCovered(state: DrawnTable, card: KeyedCard, { pile, cards, place }: DrawnPile): boolean {
  const spots = state.coveringOf(card.index, place.spots);
  if (!spots) return false;
  const covering = cards.slice(card.index + 1, card.index + 1 + spots.length);
  if (covering.some((above) => state.isLifted(above, pile))) return false;
  return !state.isSettled(card) || covering.every((above) => state.isSettled(above));
}

/** Whether the card above hides all of this one but its edge; a lifted card shows the one under it. */
function isEdge(state: DrawnTable, { index }: KeyedCard, { pile, cards, place }: DrawnPile): boolean {
  const above = cards[index + 1];
  return (
    above !== undefined && !state.isLifted(above, pile) && showsEdgeOnly(index, place, state.layout.card)
  );
}

function showsEdgeOnly(index: number, { spots, scale }: Place, { width, height }: Size): boolean {
  const [spot, above] = [spots[index], spots[index + 1]];
  if (!spot || !above) return false;
  const across = Math.abs(above.x - spot.x) / (width * scale);
  const down = Math.abs(above.y - spot.y) / (height * scale);
  return across < EDGE && down < EDGE && across + down > 0;
}

function labelOf(state: DrawnTable, { code }: KeyedCard, pile: PileModel): string {
  const name =
    code === HIDDEN
      ? pile.name + (pile.note && `, ${pile.note}`)
      : `${state.table.cardName(code)}, ${pile.name}`;
  return name + targetNote(state, pile);
}

function targetNote(state: DrawnTable, { id }: PileModel): string {
  return state.selection.targets.has(id) ? words.canGoHere : "";
}

/** Whether taking the cards of the pile down to this depth takes this one. */
export function isTaken({ index }: KeyedCard, pile: PileModel, depth: number): boolean {
  const lowest = pile.cards.length - depth;
  return pile.single ? index === lowest : index >= lowest;
}

/** Whether a move goes to a pile from another. */
function leadsTo(ends: Ends | undefined, { id }: PileModel): boolean {
  return ends?.to === id && ends.from !== id;
}
