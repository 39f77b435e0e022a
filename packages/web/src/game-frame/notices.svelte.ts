/** A word to the player besides what moves led to. Its number makes the same words news again. */
export interface Notice {
  readonly text: string;
  readonly isRefusal: boolean;
  /** It is seen beside what it is about, and nowhere else. */
  readonly isBeside: boolean;
  readonly number: number;
}

/** What is said to the player besides: one thing at a time. */
export class Notices {
  notice = $state.raw<Notice>({ text: "", isRefusal: false, isBeside: false, number: 0 });

  say(text: string): void {
    this.#tell(text, false, false);
  }

  /** Says why something cannot be done. */
  refuse(text: string): void {
    this.#tell(text, true, false);
  }

  /** Says what is to be read on the table. */
  sayBeside(text: string): void {
    this.#tell(text, false, true);
  }

  /** Says why something cannot be done, where it is seen beside it. */
  refuseBeside(text: string): void {
    this.#tell(text, true, true);
  }

  /** What is to be seen of it; empty when there is nothing. */
  get noticed(): string {
    return this.notice.isBeside ? "" : this.notice.text;
  }

  #tell(text: string, isRefusal: boolean, isBeside: boolean): void {
    this.notice = { text, isRefusal, isBeside, number: this.notice.number + 1 };
  }
}
