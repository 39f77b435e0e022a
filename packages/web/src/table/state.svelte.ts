import { Identities, type KeyedCard, type PlacedPile } from "./card-identity.js";
import { isTaken, type PileProps, propsOfPile, StableProps } from "./card-props.js";
import { choiceColumn, choiceGrid, choicePair, fromTop } from "./choice-grid.js";
import type { CardPose } from "./flights.js";
import { arrangedFor, landingBox, mirrored } from "./geometry.js";
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
import type { CardRun } from "./options.js";
import { Selection, type TableEvents } from "./selection.svelte.js";

/** A move that was played, with its events, and those before it. */
export interface PlayedMove {
  readonly events: readonly { readonly type: string }[];
  readonly before: PlayedMove | undefined;
}

/** What lies on a table, and what is marked there. */
export interface TablePosition {
  /** What the player may see of the game: the game's own type. */
  readonly view: unknown;
  /** The words of the moves that can be made; none on a table to look at. */
  readonly legal: readonly string[];
  /** All that has happened so far, a line an event. */
  readonly log: readonly string[];
  /** A move that is pointed out. */
  readonly hint?: string | undefined;
  /** The move that was played here, where a finished game is looked back at. */
  readonly played?: string | undefined;
  /** Where to look: cards, or at depth 0 the place for a pile's next card. */
  readonly lit?: readonly CardRun[] | undefined;
  /** The move that a tap on its cards makes, whatever else they could do. */
  readonly goal?: string | undefined;
  /** The move whose button is pointed out. */
  readonly answer?: string | undefined;
  /** Whether the cards have just been dealt, and fly in one after the other. */
  readonly isFresh?: boolean;
  /** How much the game proves (C-10); passed on to the background. */
  readonly degree: "first" | "known" | "assisted";
  /** The last move, for what moves leave behind on the background; undefined on a table without a game. */
  readonly last?: PlayedMove;
}

/** How the player wants to see tables. */
interface TableLook {
  readonly bigIndex: boolean;
  readonly leftHand: boolean;
  /** The size of all text in per cent of the usual one. */
  readonly textSize: number;
}

/** What the state of a table is derived from. Its members are read each time. */
export interface TableInputs {
  readonly table: AnyTable;
  readonly position: TablePosition;
  readonly look: TableLook;
  readonly events: TableEvents;
}

/** The box of a lit pile. */
export interface LitBox extends Box {
  readonly pile: string;
}

/** A place of the cursor: the arrow keys go from stop to stop. */
export interface Stop {
  readonly id: string;
  readonly at: Point;
}

/** How many cards on one spot hide those under them; fewer may be lifted off. */
const COVERING = 3;
/** How much of a covered card must be visible for it to be focusable, in pixels. */
const LEAST_SHOWN = 4;

/** The whole state of a table. Input changes the first part; everything else is derived. */
export class TableState {
  readonly #inputs: TableInputs;
  readonly #identities = new Identities();
  readonly #stable = new StableProps();

  // ---- Changed by input ----

  /** The size of the table in whole CSS pixels; none until it has been measured. */
  room = $state.raw<Size>({ width: 0, height: 0 });
  /** The lifted cards, and the last refusal. */
  readonly selection: Selection;
  /** The stop the cursor was moved to last; it may be gone. */
  cursor = $state("");
  /** The key of the card that is looked at closely. */
  peeked = $state<string>();
  /** The codes of cards that fly from where they were shown large: they keep that face until they land. */
  largeFaces = $state.raw<ReadonlySet<string>>(new Set());
  /** How far the lifted cards are carried by the pointer; undefined while none are. */
  carriedBy = $state.raw<Point>();

  // ---- The inputs, each by itself: what does not change is not worked out again ----

  readonly table = $derived.by(() => this.#inputs.table);
  readonly view = $derived.by(() => this.#inputs.position.view);
  readonly legal = $derived.by(() => this.#inputs.position.legal);
  readonly lit = $derived.by(() => this.#inputs.position.lit ?? []);
  readonly goal = $derived.by(() => this.#inputs.position.goal);
  /** How many times as large as usual all text is. */
  readonly textScale = $derived.by(() => this.#inputs.look.textSize / 100);
  readonly bigIndex = $derived.by(() => this.#inputs.look.bigIndex);
  readonly #leftHand = $derived.by(() => this.#inputs.look.leftHand);
  readonly hint = $derived.by(() => this.#inputs.position.hint);
  readonly #played = $derived.by(() => this.#inputs.position.played);

  // ---- Where everything lies ----

  readonly piles = $derived.by(() => this.table.piles(this.view));
  readonly layout = $derived.by(() => {
    const { room, table, view, bigIndex } = this;
    const arranged = arrangedFor(this.textScale, room, (given) => table.arrange(view, given, bigIndex));
    return this.#leftHand ? mirrored(arranged, room.width) : arranged;
  });
  /** All cards, each with the key of its element. */
  readonly cards = $derived.by(() => this.#identities.follow(this.piles));
  readonly #placeOf = $derived.by(() => new Map(this.layout.places.map((place) => [place.pile, place])));
  readonly placedPiles: readonly PlacedPile[] = $derived.by(() =>
    this.piles.map((pile) => ({
      pile,
      place: this.#placeOf.get(pile.id),
      cards: this.cards.filter((card) => card.pile === pile.id),
    })),
  );
  /** The pose of each card, by its key. */
  readonly poses: ReadonlyMap<string, CardPose> = $derived.by(
    () =>
      new Map(
        this.cards.map((card): [string, CardPose] => {
          const place = this.#placeOf.get(card.pile);
          const spot = place?.spots[card.index] ?? { x: 0, y: 0 };
          const under = place !== undefined && this.coveringOf(card.index, place.spots) !== undefined;
          return [card.key, { ...spot, scale: place?.scale ?? 1, code: card.code, under, pile: card.pile }];
        }),
      ),
  );

  // ---- What can be pressed ----

  /** The keys of the cards that can be focused and have a name. */
  readonly openKeys: ReadonlySet<string> = $derived.by(
    () =>
      new Set(
        this.placedPiles.flatMap(({ pile, place, cards }) =>
          cards.filter((card) => this.#isOpen(pile, place, card)).map(({ key }) => key),
        ),
      ),
  );
  readonly choices = $derived.by(() => {
    const { lifted, moves } = this.selection;
    const words = lifted ? moves.map(({ word }) => word) : this.legal;
    const marked = [this.hint, this.#played].filter((word) => word !== undefined);
    return this.table.choices?.(this.view, words, lifted !== undefined, marked) ?? [];
  });
  /** Where each choice lies; where their list scrolls, only in which order. */
  readonly choiceBoxes = $derived.by(() => {
    const { choices: box, choiceScale = 1, scrollsChoices, choicesFromTop } = this.layout;
    if (!box) return [];
    const inOrder = (boxes: readonly Box[]) => (choicesFromTop ? fromTop(boxes) : boxes);
    if (scrollsChoices) return inOrder(choiceColumn(box, this.choices.length));
    if (this.choices.every(({ half }) => half)) return choicePair(box, this.choices);
    const slots = this.choices.map(({ slot }, index) => slot ?? index);
    const grid = choiceGrid(box, Math.max(-1, ...slots) + 1, choiceScale);
    return inOrder(slots.flatMap((slot) => grid[slot] ?? []));
  });
  /** Each with its middle: the choices first, then the piles in reading order. */
  readonly stops: readonly Stop[] = $derived.by(() => [
    ...this.choices.flatMap(({ word }, index) => {
      const box = this.choiceBoxes[index];
      return box
        ? [{ id: choiceStop(word), at: { x: box.x + box.width / 2, y: box.y + box.height / 2 } }]
        : [];
    }),
    ...this.placedPiles.flatMap((placed) => this.#stopsOf(placed)),
  ]);
  /** The stop of the cursor, if there is any stop; at first on a lit pile, if there is one. */
  readonly current = $derived.by(() => {
    const { stops, cursor } = this;
    return stops.some(({ id }) => id === cursor) ? cursor : (this.#litStop() ?? stops[0]?.id ?? "");
  });

  // ---- What is drawn ----

  readonly hinted = $derived.by(() => this.#endsOf(this.hint));
  readonly played = $derived.by(() => this.#endsOf(this.#played));
  readonly litBoxes: readonly LitBox[] = $derived.by(() =>
    this.lit.flatMap(({ pile, depth }) => {
      const placed = this.placedPiles.find((each) => each.pile.id === pile);
      return placed?.place ? [{ pile, ...this.#litBox(placed.pile, placed.place, depth) }] : [];
    }),
  );
  readonly pileProps: readonly PileProps[] = $derived.by(() =>
    this.#stable.keep(
      this.placedPiles.flatMap(({ place, ...placed }) =>
        place ? [propsOfPile(this, { ...placed, place })] : [],
      ),
    ),
  );

  constructor(inputs: TableInputs) {
    this.#inputs = inputs;
    this.selection = new Selection(this, () => inputs.events);
  }

  /** Takes back what the last input showed: a refusal, a close look. */
  forgetNotes(): void {
    this.selection.refusal = undefined;
    this.peeked = undefined;
  }

  /** Whether a card lay there before the last move as well. */
  isSettled(card: KeyedCard): boolean {
    return this.#identities.isSettled(card);
  }

  isLifted(card: KeyedCard, pile: PileModel): boolean {
    const { lifted } = this.selection;
    return lifted?.pile === pile.id && isTaken(card, pile, lifted.depth);
  }

  /** The keys of the lifted cards. */
  get liftedKeys(): ReadonlySet<string> {
    const placed = this.placedPiles.find(({ pile: { id } }) => id === this.selection.lifted?.pile);
    return new Set(placed?.cards.filter((card) => this.isLifted(card, placed.pile)).map(({ key }) => key));
  }

  /** The spots of the cards that lie squarely on one and hide it; undefined where it can be seen. */
  coveringOf(index: number, spots: readonly Point[]): readonly Point[] | undefined {
    const spot = spots[index];
    const covering = spots.slice(index + 1, index + 1 + COVERING);
    const isHidden =
      covering.length === COVERING && covering.every(({ x, y }) => x === spot?.x && y === spot.y);
    return isHidden ? covering : undefined;
  }

  /** The key of a pile's card at this depth from its top. */
  keyAt({ pile, depth }: { readonly pile: string; readonly depth: number }): string | undefined {
    return this.placedPiles.find((placed) => placed.pile.id === pile)?.cards.at(-depth)?.key;
  }

  /** The box of a pile's card, or at depth 0 of the pile. */
  boxOf({ pile, depth }: { readonly pile: string; readonly depth: number }): Box | undefined {
    const place = this.#placeOf.get(pile);
    const spot = depth > 0 ? place?.spots.at(-depth) : undefined;
    if (!place || !spot) return place?.area;
    const { width, height } = this.layout.card;
    return { ...spot, width: width * place.scale, height: height * place.scale };
  }

  /** The box of a pile's top card, or of the first one that will lie there. */
  topBoxOf(pile: string): Box | undefined {
    const place = this.#placeOf.get(pile);
    if (!place) return undefined;
    const { width, height } = this.layout.card;
    const { x, y } = place.spots.at(-1) ?? place.area;
    return { x, y, width: width * place.scale, height: height * place.scale };
  }

  /** Where all cards come from when they are dealt: the pile of hidden cards, which lies there, else from below. */
  dealtFrom(): ReadonlyMap<string, CardPose> {
    const { width, height } = this.room;
    const stock = this.placedPiles.find(
      ({ pile }) => pile.cards.length > 1 && pile.cards.every((code) => code === HIDDEN),
    );
    const { x, y } = stock?.place?.area ?? { x: (width - this.layout.card.width) / 2, y: height };
    const dealt = this.cards.filter(({ pile }) => pile !== stock?.pile.id);
    return new Map(
      dealt.map(({ key }) => [key, { x, y, scale: this.poses.get(key)?.scale ?? 1, code: HIDDEN }]),
    );
  }

  #endsOf(word: string | undefined): Ends | undefined {
    return word === undefined ? undefined : this.table.ends(this.view, word);
  }

  #litStop(): string | undefined {
    const [first] = this.lit;
    const placed = this.placedPiles.find(({ pile }) => pile.id === first?.pile);
    const stops = placed ? this.#stopsOf(placed) : [];
    const key = first && this.keyAt(first);
    return (stops.find(({ id }) => id === key) ?? stops.at(-1))?.id;
  }

  /** The box of some cards; at depth 0 where the next one will lie, or all of a place where no card is meant. */
  #litBox(pile: PileModel, place: Place, depth: number): Box {
    const { area, scale, spots, whole } = place;
    const lowest = depth > 0 && !pile.still ? spots.at(-depth) : undefined;
    if (!lowest) {
      const isCard = pile.cards.length > 0 ? !pile.still && !pile.single : !whole;
      return isCard ? landingBox(this.layout.card, place) : area;
    }
    const { width, height } = this.layout.card;
    const top = (!pile.single && spots.at(-1)) || lowest;
    return {
      x: Math.min(lowest.x, top.x),
      y: Math.min(lowest.y, top.y),
      width: width * scale + Math.abs(top.x - lowest.x),
      height: height * scale + Math.abs(top.y - lowest.y),
    };
  }

  #stopsOf({ pile, place, cards }: PlacedPile): readonly Stop[] {
    if (!place) return [];
    const { width, height } = this.layout.card;
    const half = { x: (width * place.scale) / 2, y: (height * place.scale) / 2 };
    const open = cards.filter(({ key }) => this.openKeys.has(key));
    if (open.length === 0) return [{ id: pile.id, at: plus(place.area, half) }];
    return open.map((card) => ({ id: card.key, at: plus(place.spots[card.index] ?? place.area, half) }));
  }

  /** Whether a card can be seen and named: no other covers it, and of hidden cards only the topmost. */
  #isOpen(pile: PileModel, place: Place | undefined, card: KeyedCard): boolean {
    if (card.index === pile.cards.length - 1) return card.code !== HIDDEN || this.selection.canLift(card);
    if (card.code === HIDDEN || pile.still) return false;
    const [spot, above] = [place?.spots[card.index], place?.spots[card.index + 1]];
    if (!spot || !above) return false;
    return Math.max(Math.abs(above.x - spot.x), Math.abs(above.y - spot.y)) >= LEAST_SHOWN;
  }
}

export function choiceStop(word: string): string {
  return `choice ${word}`;
}

export function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}
