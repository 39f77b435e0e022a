import { choiceGrid } from "./choice-grid.js";
import { placed } from "./flights.js";
import { mirrored } from "./geometry.js";
import { Hand } from "./hand.svelte.js";
import { Identities, type KeyedCard } from "./identity.js";
import { hasLargeIndex } from "./large-index.js";
import { arrangedFor } from "./large-text.js";
import { type CardLook, EarlierLooks, type PileLook, type PlaceLook, type TargetLook } from "./looks.js";
import {
  type AnyTable,
  type Box,
  type Ends,
  HIDDEN,
  type PileModel,
  type Place,
  type Point,
  type Size,
} from "./model.js";
import type { Sight } from "./sight.js";

/** What the scene is made from, always as it stands: its members are read each time anew. */
export interface SceneInputs {
  readonly table: AnyTable;
  readonly view: unknown;
  readonly legal: readonly string[];
  /** A legal move to be pointed out. */
  readonly hint: string | undefined;
  /** The move that was made here, where a game is looked back at. */
  readonly made?: string | undefined;
  /** The piles where the eye should go, if any. */
  readonly lit?: readonly string[] | undefined;
  readonly bigIndex: boolean;
  readonly leftHand: boolean;
  /** How many times as large as usual all that is read is. */
  readonly textScale: number;
  readonly onplay: (word: string) => void;
  readonly onsay: (text: string) => void;
}

/** A pile with its cards, where it lies. */
export interface LyingPile {
  readonly pile: PileModel;
  readonly place: Place | undefined;
  readonly cards: readonly KeyedCard[];
}

/** A lit place. */
export interface LitBox extends Box {
  readonly pile: string;
}

/** What the cursor and the arrow keys go over. */
export interface Stop {
  readonly id: string;
  readonly at: Point;
}

/** So many cards hide those under them; fewer may be lifted off. */
const COVERING = 3;
/** Of a card that shows by less than this part of its size no index can be read. */
const EDGE = 0.12;
/** How much of a covered card must be visible for it to be focusable, in pixels. */
const LEAST_SHOWN = 4;

/** Everything on the table, and where: worked out from the view, the room and the hand. */
export class Scene {
  readonly #inputs: SceneInputs;
  readonly #identities = new Identities();
  readonly #earlier = new EarlierLooks();
  readonly hand: Hand;
  /** The room there is, in whole CSS pixels; none until it has been measured. */
  room = $state.raw<Size>({ width: 0, height: 0 });
  /** The stop the cursor was moved to last; it may be gone. */
  cursor = $state("");
  /** The key of a covered card that is looked at. */
  peeked = $state<string>();

  readonly piles = $derived.by(() => this.#inputs.table.piles(this.#inputs.view));
  readonly layout = $derived.by(() => {
    const { room } = this;
    const { table, view, bigIndex, leftHand, textScale } = this.#inputs;
    const arranged = arrangedFor(textScale, room, (given) => table.arrange(view, given, bigIndex));
    return leftHand ? mirrored(arranged, room.width) : arranged;
  });
  readonly cards = $derived.by(() => this.#identities.follow(this.piles));
  readonly #placeOf = $derived.by(() => new Map(this.layout.places.map((place) => [place.pile, place])));
  readonly lying: readonly LyingPile[] = $derived.by(() =>
    this.piles.map((pile) => ({
      pile,
      place: this.#placeOf.get(pile.id),
      cards: this.cards.filter((card) => card.pile === pile.id),
    })),
  );
  readonly sights: ReadonlyMap<string, Sight> = $derived.by(
    () =>
      new Map(
        this.cards.map((card): [string, Sight] => {
          const place = this.#placeOf.get(card.pile);
          const spot = place?.spots[card.index] ?? { x: 0, y: 0 };
          const under = place !== undefined && isUnder(card.index, place);
          return [card.key, { ...spot, scale: place?.scale ?? 1, code: card.code, under, pile: card.pile }];
        }),
      ),
  );
  readonly #openKeys: ReadonlySet<string> = $derived.by(
    () =>
      new Set(
        this.lying.flatMap(({ pile, place, cards }) =>
          cards.filter((card) => this.#shows(pile, place, card)).map(({ key }) => key),
        ),
      ),
  );
  readonly choices = $derived.by(() => {
    const { table, view, legal } = this.#inputs;
    const { lifted, open } = this.hand;
    const words = lifted ? open.map(({ word }) => word) : legal;
    return table.choices?.(view, words, lifted !== undefined) ?? [];
  });
  readonly choiceBoxes = $derived.by(() =>
    this.layout.choices
      ? choiceGrid(this.layout.choices, this.choices.length, this.layout.choiceScale ?? 1)
      : [],
  );
  readonly hinted = $derived.by(() => this.#endsOf(this.#inputs.hint));
  readonly made = $derived.by(() => this.#endsOf(this.#inputs.made));
  /** What is lit: a pile's top card, or all of its place where no single card is meant. */
  readonly litBoxes: readonly LitBox[] = $derived.by(() =>
    (this.#inputs.lit ?? []).flatMap((pile) => {
      const lying = this.lying.find((one) => one.pile.id === pile);
      return lying?.place ? [{ pile, ...this.#litBox(lying.pile, lying.place) }] : [];
    }),
  );
  /** Each with its middle: the choices first, then the piles in reading order. */
  readonly stops: readonly Stop[] = $derived.by(() => [
    ...this.choices.flatMap(({ word }, index) => {
      const box = this.choiceBoxes[index];
      return box
        ? [{ id: choiceStop(word), at: { x: box.x + box.width / 2, y: box.y + box.height / 2 } }]
        : [];
    }),
    ...this.lying.flatMap((lying) => this.#stopsOf(lying)),
  ]);

  /** Where the cursor is: always on a stop, if there is any; at first where the eye should go, if anywhere. */
  readonly current = $derived.by(() => {
    const { stops, cursor } = this;
    return stops.some(({ id }) => id === cursor) ? cursor : (this.#litStop() ?? stops[0]?.id ?? "");
  });
  readonly looks: readonly PileLook[] = $derived.by(() =>
    this.#earlier.keep(
      this.lying.flatMap((lying) => (lying.place ? [this.#lookOfPile(lying, lying.place)] : [])),
    ),
  );

  constructor(inputs: SceneInputs) {
    this.#inputs = inputs;
    this.hand = new Hand(inputs, () => this.piles);
  }

  #endsOf(word: string | undefined): Ends | undefined {
    const { table, view } = this.#inputs;
    return word === undefined ? undefined : table.ends(view, word);
  }

  #litStop(): string | undefined {
    const [first] = this.#inputs.lit ?? [];
    const lying = this.lying.find(({ pile }) => pile.id === first);
    return lying && this.#stopsOf(lying).at(-1)?.id;
  }

  #litBox(pile: PileModel, { area, scale, spots, whole }: Place): Box {
    const { width, height } = this.layout.card;
    const isOne = pile.cards.length > 0 ? !pile.still && !pile.single : !whole;
    const { x, y } = spots.at(-1) ?? area;
    return isOne ? { x, y, width: width * scale, height: height * scale } : area;
  }

  #stopsOf({ pile, place, cards }: LyingPile): readonly Stop[] {
    if (!place) return [];
    const { width, height } = this.layout.card;
    const half = { x: (width * place.scale) / 2, y: (height * place.scale) / 2 };
    const shown = cards.filter(({ key }) => this.#openKeys.has(key));
    if (shown.length === 0) return [{ id: pile.id, at: plus(place.area, half) }];
    return shown.map((card) => ({ id: card.key, at: plus(place.spots[card.index] ?? place.area, half) }));
  }

  #lookOfPile({ pile, cards }: LyingPile, place: Place): PileLook {
    const isEmpty = !cards.some(({ key }) => this.#openKeys.has(key));
    return {
      id: pile.id,
      label: `${pile.note ? `${pile.name}: ${pile.note}` : pile.name}${this.#isLit(pile)}`,
      place: isEmpty ? this.#lookOfPlace(pile, place) : undefined,
      target: this.#lookOfTarget(pile, place),
      cards: cards.map((card) => this.#lookOfCard(card, { pile, cards, place })),
    };
  }

  #lookOfPlace(pile: PileModel, { area, scale, whole }: Place): PlaceLook {
    const { width, height } = this.layout.card;
    return {
      width: whole ? area.width : width * scale,
      height: whole ? area.height : height * scale,
      transform: `translate(${area.x}px, ${area.y}px)`,
      hinted: this.hinted?.from === pile.id,
      made: this.made?.from === pile.id,
      current: this.current === pile.id,
      label: `${pile.name}, ${pile.note || "empty"}${this.#canGoHere(pile)}`,
    };
  }

  #lookOfTarget(pile: PileModel, { area, scale, spots }: Place): TargetLook | undefined {
    const isTarget = this.hand.targets.has(pile.id);
    const isHinted = leadsTo(this.hinted, pile);
    const isMade = leadsTo(this.made, pile);
    if (!isTarget && !isHinted && !isMade) return undefined;
    const { x, y } = spots[pile.cards.length - 1] ?? area;
    const { width, height } = this.layout.card;
    return {
      width: width * scale,
      height: height * scale,
      transform: `translate(${x}px, ${y}px)`,
      hinted: isHinted && !isTarget,
      made: isMade && !isTarget,
    };
  }

  #lookOfCard(card: KeyedCard, { pile, cards, place }: LyingPile & { readonly place: Place }): CardLook {
    const { scale, spots } = place;
    const { key, code, index } = card;
    const { hand, hinted } = this;
    const lifted = this.#isLifted(card, pile);
    const isHinted = hinted?.from === pile.id && isTaken(card, pile, hinted.depth);
    const isMade = this.made?.from === pile.id && isTaken(card, pile, this.made.depth);
    const open = this.#openKeys.has(key);
    return {
      key,
      code,
      index,
      transform: placed({ ...(spots[index] ?? { x: 0, y: 0 }), scale, code }),
      bold: hasLargeIndex(this.layout.card.width * Math.min(1, scale), this.#inputs.bigIndex),
      open,
      free: open && hand.canLift(card),
      buried: !open && index < pile.cards.length - 1 && code !== HIDDEN,
      covered: !lifted && !isHinted && !isMade && this.#isCovered(card, { pile, cards, place }),
      edge: !lifted && !isHinted && !isMade && this.#isEdge(card, { pile, cards, place }),
      lifted,
      hinted: isHinted,
      made: isMade,
      peeked: this.peeked === key,
      current: this.current === key,
      label: open ? this.#labelOf(pile, card) : "",
    };
  }

  /** Whether it need not be drawn: it lies under others, and either they have not just come, or it has come with them. */
  #isCovered(card: KeyedCard, { pile, cards, place }: LyingPile & { readonly place: Place }): boolean {
    if (!isUnder(card.index, place)) return false;
    const covering = cards.slice(card.index + 1, card.index + 1 + COVERING);
    if (covering.some((above) => this.#isLifted(above, pile))) return false;
    const isSettled = (one: KeyedCard) => this.#identities.isSettled(one);
    return !isSettled(card) || covering.every(isSettled);
  }

  /** Whether the card above hides all of this one but its edge; one that is lifted shows what is under it. */
  #isEdge({ index }: KeyedCard, { pile, cards, place }: LyingPile & { readonly place: Place }): boolean {
    const above = cards[index + 1];
    return above !== undefined && !this.#isLifted(above, pile) && isEdge(index, place, this.layout.card);
  }

  /** The cards that can be seen and named: not the ones another covers, and of the hidden only the topmost. */
  #shows(pile: PileModel, place: Place | undefined, card: KeyedCard): boolean {
    if (card.index === pile.cards.length - 1) return card.code !== HIDDEN || this.hand.canLift(card);
    if (card.code === HIDDEN || pile.still) return false;
    const [spot, above] = [place?.spots[card.index], place?.spots[card.index + 1]];
    if (!spot || !above) return false;
    return Math.max(Math.abs(above.x - spot.x), Math.abs(above.y - spot.y)) >= LEAST_SHOWN;
  }

  #isLifted(card: KeyedCard, pile: PileModel): boolean {
    const { lifted } = this.hand;
    return lifted?.pile === pile.id && isTaken(card, pile, lifted.depth);
  }

  #labelOf(pile: PileModel, { code }: KeyedCard): string {
    const name = code === HIDDEN ? pile.name + (pile.note && `, ${pile.note}`) : this.#nameOf(code, pile);
    return name + this.#canGoHere(pile);
  }

  #nameOf(code: string, pile: PileModel): string {
    return `${this.#inputs.table.cardName(code)}, ${pile.name}`;
  }

  #isLit({ id }: PileModel): string {
    return this.#inputs.lit?.includes(id) ? ", look here" : "";
  }

  #canGoHere({ id }: PileModel): string {
    return this.hand.targets.has(id) ? ", can go here" : "";
  }

  /** The key of a pile's card at this depth from its top. */
  keyAt({ pile, depth }: { readonly pile: string; readonly depth: number }): string | undefined {
    return this.lying.find((one) => one.pile.id === pile)?.cards.at(-depth)?.key;
  }

  /** Where a pile's card lies, or at depth 0 the pile. */
  boxOf({ pile, depth }: { readonly pile: string; readonly depth: number }): Box | undefined {
    const place = this.#placeOf.get(pile);
    const spot = depth > 0 ? place?.spots.at(-depth) : undefined;
    if (!place || !spot) return place?.area;
    const { width, height } = this.layout.card;
    return { ...spot, width: width * place.scale, height: height * place.scale };
  }

  /** The keys of the cards that are lifted. */
  get liftedKeys(): ReadonlySet<string> {
    const lying = this.lying.find(({ pile: { id } }) => id === this.hand.lifted?.pile);
    return new Set(lying?.cards.filter((card) => this.#isLifted(card, lying.pile)).map(({ key }) => key));
  }

  /** Where all cards come from when they are dealt: the pile of hidden cards, which lies there, else from below. */
  dealtFrom(): ReadonlyMap<string, Sight> {
    const { width, height } = this.room;
    const stock = this.lying.find(
      ({ pile }) => pile.cards.length > 1 && pile.cards.every((code) => code === HIDDEN),
    );
    const { x, y } = stock?.place?.area ?? { x: (width - this.layout.card.width) / 2, y: height };
    const dealt = this.cards.filter(({ pile }) => pile !== stock?.pile.id);
    return new Map(
      dealt.map(({ key }) => [key, { x, y, scale: this.sights.get(key)?.scale ?? 1, code: HIDDEN }]),
    );
  }
}

/** Whether enough cards lie squarely on one that nobody sees it. */
function isUnder(index: number, { spots }: Place): boolean {
  const spot = spots[index];
  const covering = spots.slice(index + 1, index + 1 + COVERING);
  return covering.length === COVERING && covering.every(({ x, y }) => x === spot?.x && y === spot.y);
}

/** Whether the card above hides all of this one but its edge. */
function isEdge(index: number, { spots, scale }: Place, { width, height }: Size): boolean {
  const [spot, above] = [spots[index], spots[index + 1]];
  if (!spot || !above) return false;
  const across = Math.abs(above.x - spot.x) / (width * scale);
  const down = Math.abs(above.y - spot.y) / (height * scale);
  return across < EDGE && down < EDGE && across + down > 0;
}

/** Whether taking the cards of the pile down to this depth takes this one. */
function isTaken({ index }: KeyedCard, pile: PileModel, depth: number): boolean {
  const lowest = pile.cards.length - depth;
  return pile.single ? index === lowest : index >= lowest;
}

/** Whether a move goes to a pile from elsewhere. */
function leadsTo(ends: Ends | undefined, { id }: PileModel): boolean {
  return ends?.to === id && ends.from !== id;
}

export function choiceStop(word: string): string {
  return `choice ${word}`;
}

export function plus(one: Point, other: Point): Point {
  return { x: one.x + other.x, y: one.y + other.y };
}
