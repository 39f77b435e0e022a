import type { Keepsake } from "@tetrarch/play";

/** What lies there of one kind. */
export interface Contents {
  readonly keepsakes: readonly Keepsake[];
  /** How many records cannot be read. They are left as they are, and go into no file. */
  readonly unread: number;
}

/** Where this browser keeps one kind of what a file can hold besides games. */
export interface Shelf {
  /** All of it. May reject, with an Error for which `reasonOf` has words. */
  all(): Promise<Contents>;
  /**
   * Puts in what is of this kind; resolves to how much of it is new here. May reject as `all` does.
   * @param tell told what has no place here, and why, in a sentence
   */
  add(keepsakes: readonly Keepsake[], tell: (left: string) => void): Promise<number>;
  /** So much of it, in words. */
  inWords(count: number): string;
}
