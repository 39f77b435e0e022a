import type { Keepsake } from "@tetrarch/play";

/** Where this browser keeps one kind of what a file can hold besides games. */
export interface Shelf {
  /** All of it that can be read. May reject, with an Error for which `reasonOf` has words. */
  all(): Promise<readonly Keepsake[]>;
  /**
   * Puts in what is of this kind; resolves to how much of it is new here. May reject as `all` does.
   * @param tell told what has no place here, and why, in a sentence
   */
  add(keepsakes: readonly Keepsake[], tell: (left: string) => void): Promise<number>;
  /** So much of it, in words. */
  inWords(count: number): string;
}
