/** Marks in the browser's history: the entry of a page that was covered, and the one after it that Back leaves. */
const PAGE = "page ";
const COVERED = "covered ";

/** The entry of the page that an entry covers; undefined for one that covers none. */
function pageUnder(mark: unknown): string | undefined {
  return typeof mark === "string" && mark.startsWith(COVERED) ? mark.replace(COVERED, PAGE) : undefined;
}

/**
 * What lies over the page and is closed before the page is left: sheets, and a variation that is looked at. When something
 * comes to lie there, an entry of the browser's history is added, so that Back closes it and stays on the page. The
 * entry stays when it is closed otherwise, as taking it away would take time in which the player may go elsewhere; the
 * next cover finds it there, and a Back that meets it uncovered goes on to what the player means: out of the page.
 */
class BackStack {
  /** How each is closed, the uppermost last. */
  #closings: readonly (() => void)[] = [];
  /** The mark of the entry the browser is at. */
  #at: unknown = history.state;

  constructor() {
    addEventListener("popstate", () => this.#arrive());
  }

  /** Something lies over the page from now on. Returns what is to be called when it is gone. */
  push(close: () => void): () => void {
    this.#closings = [...this.#closings, close];
    this.#markSoon();
    return () => {
      this.#closings = this.#closings.filter((other) => other !== close);
    };
  }

  /** One sheet may follow another, and the address be set right: what counts is how it stands afterwards. */
  #markSoon(): void {
    queueMicrotask(() => {
      if (this.#closings.length === 0 || pageUnder(history.state)) return;
      // Each pair has a number of its own, so that a jump over several entries is no Back from one to the other.
      const number = Date.now();
      history.replaceState(PAGE + number, "");
      history.pushState(COVERED + number, "");
      this.#at = history.state;
    });
  }

  #arrive(): void {
    const from = this.#at;
    this.#at = history.state;
    const isBack = pageUnder(from) === this.#at && this.#at !== undefined;
    const close = this.#closings.at(-1);
    if (isBack && close) close();
    else if (isBack) history.back();
    // There may be another one under it.
    this.#markSoon();
  }
}

export const backStack = new BackStack();
