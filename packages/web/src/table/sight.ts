/** Where and how a card is to be seen. */
export interface Sight {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly code: string;
  /** Nobody sees it: others lie squarely on it. */
  readonly under?: boolean;
  /** The pile it lies in, where that matters. */
  readonly pile?: string;
}

export type Sights = ReadonlyMap<string, Sight>;

/** A card that is seen elsewhere than before. */
export interface Moved {
  readonly key: string;
  readonly seen: Sight;
  readonly sight: Sight;
}
