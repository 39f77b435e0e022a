/** What a solitaire hides and a puzzle tells: a list of cards in the order in which they lie, or the rolls to come. */
export interface ToCome {
  /** `The stock, next card first`. */
  readonly name: string;
  /** Codes. */
  readonly cards?: readonly string[];
  readonly rolls?: readonly number[];
}

/** What of a position is hidden, in the order in which it is wanted. */
export type TellsToCome = (state: unknown) => readonly ToCome[];
