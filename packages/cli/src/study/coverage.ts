interface StudiedDeal {
  readonly dealNumber: number;
  /** Its code. */
  readonly deal: string;
}

/** The deals of a study, added in order. */
export class Coverage {
  #deals = 0;
  #first: StudiedDeal | undefined;
  #last: StudiedDeal | undefined;
  #firstGap: number | undefined;

  add(deal: StudiedDeal): void {
    this.addAll(deal, deal);
  }

  addAll(from: StudiedDeal, to: StudiedDeal): void {
    if (this.#last && this.#firstGap === undefined && from.dealNumber > this.#last.dealNumber + 1) {
      this.#firstGap = this.#last.dealNumber + 1;
    }
    this.#first ??= from;
    this.#last = to;
    this.#deals += to.dealNumber - from.dealNumber + 1;
  }

  get deals(): number {
    return this.#deals;
  }

  /** The codes of the first and the last deal; undefined without any. */
  get range(): { readonly first: string; readonly last: string } | undefined {
    return this.#first && this.#last && { first: this.#first.deal, last: this.#last.deal };
  }

  /** How many deals are missing between the first and the last. */
  get missing(): number {
    if (!this.#first || !this.#last) return 0;
    return this.#last.dealNumber - this.#first.dealNumber + 1 - this.#deals;
  }

  /** The number of the first missing deal between the first and the last. */
  get firstGap(): number | undefined {
    return this.#firstGap;
  }

  /** The number of the first missing deal where all from `start` on should be there, and none before. */
  firstMissing(start: number): number {
    if (!this.#first || !this.#last || this.#first.dealNumber > start) return start;
    return this.#firstGap ?? this.#last.dealNumber + 1;
  }
}
