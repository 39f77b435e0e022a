import type { Sound } from "../sound/sounds.js";

/** What of an event is shown large before it goes to its place: what chance did, or a moment of the story. */
export interface Beat {
  /** The code of the card it happened to. */
  readonly card?: string;
  /** The codes of cards that are a whole: they are seen fanned, close, and become the icon. */
  readonly cards?: readonly string[];
  /** An icon's path, on a field of 512 by 512, where there is no card. */
  readonly icon?: string;
  /** A few words over the line, for what is rare. */
  readonly title?: string;
  /** What a blow took, struck across the card. */
  readonly blow?: number;
  /** What the die shows, 1 to 6. */
  readonly roll?: number;
  /** The pile at which the icon comes, as it belongs there; in the middle without. */
  readonly pile?: string;
  /** The card leaves play with it, beaten. */
  readonly leaves?: boolean;
  /** Which way it went; undefined for neither. */
  readonly tone?: "good" | "bad";
  /** It happens with almost every move, and is seen for half as long. */
  readonly isBrief?: boolean;
  readonly sound?: Sound;
}

/** A beat with the line that is told of it. */
export interface ToldBeat extends Beat {
  readonly line: string;
}
