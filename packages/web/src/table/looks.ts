/** All that is drawn of a card. */
export interface CardLook {
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

/** The outline of a pile that has no open card: what is pressed in its stead. */
export interface PlaceLook {
  readonly width: number;
  readonly height: number;
  readonly transform: string;
  readonly hinted: boolean;
  readonly made: boolean;
  readonly current: boolean;
  readonly label: string;
}

/** The frame where lifted cards can go, where a hint points, or where the move that was made here went. */
export interface TargetLook {
  readonly width: number;
  readonly height: number;
  readonly transform: string;
  readonly hinted: boolean;
  readonly made: boolean;
}

/** All that is drawn of a pile. */
export interface PileLook {
  readonly id: string;
  readonly label: string;
  readonly place: PlaceLook | undefined;
  readonly target: TargetLook | undefined;
  readonly cards: readonly CardLook[];
}

/** Looks before and after a change: what looks the same stays the same object, and nothing of it is drawn anew. */
export class EarlierLooks {
  #cards: ReadonlyMap<string, CardLook> = new Map();
  #piles: ReadonlyMap<string, PileLook> = new Map();
  #all: readonly PileLook[] = [];

  /** The same looks, made of earlier objects wherever they are equal. */
  keep(looks: readonly PileLook[]): readonly PileLook[] {
    const piles = looks.map((look) => this.#keepPile(look));
    this.#cards = new Map(piles.flatMap(({ cards }) => cards.map((card) => [card.key, card])));
    this.#piles = new Map(piles.map((pile) => [pile.id, pile]));
    this.#all = earlierIfEqual(this.#all, piles);
    return this.#all;
  }

  #keepPile(look: PileLook): PileLook {
    const before = this.#piles.get(look.id);
    const cards = look.cards.map((card) => earlierIfEqual(this.#cards.get(card.key), card));
    return earlierIfEqual(before, {
      ...look,
      place: look.place && earlierIfEqual(before?.place, look.place),
      target: look.target && earlierIfEqual(before?.target, look.target),
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
