import { type Direction, neighbour } from "./geometry.js";
import { choiceStop, type TableState } from "./state.svelte.js";

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** Looks closely at the card under the cursor, until the next key. */
const LOOK = "l";

/** The table that the keys act on. */
interface KeyTarget {
  readonly state: TableState;
  readonly root: () => HTMLElement;
  /** Whether single characters are keys: 1, 2, 3 press the buttons on the table, L looks closely. */
  readonly hasLetters: () => boolean;
  readonly choose: (word: string) => void;
}

/** The stop of an element or of what it lies in. */
export function stopAt(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>("[data-stop]")?.dataset.stop : undefined;
}

/** The table's keys: arrows go from stop to stop, Enter lifts and lays, Esc lets go. */
export class TableKeys {
  /** Whether the last act was a key's: then the focus goes on with the cards. */
  inUse = false;
  readonly #table: KeyTarget;

  constructor(table: KeyTarget) {
    this.#table = table;
  }

  /** Focuses the current stop again after a move, as its element may be a new one. */
  refocus(): void {
    if (this.inUse) this.focusOn(this.#table.state.current);
  }

  focusOn(stop: string): void {
    this.#table
      .root()
      .querySelector<HTMLElement>(`[data-stop="${CSS.escape(stop)}"]`)
      ?.focus();
  }

  pressed(event: KeyboardEvent): void {
    const { state, hasLetters, choose } = this.#table;
    const { selection, choices } = state;
    selection.refusal = undefined;
    this.inUse = true;
    const isLook = hasLetters() && event.key.toLowerCase() === LOOK;
    state.peeked = isLook && state.peeked === undefined ? state.current : undefined;
    const direction = ARROWS[event.key];
    const chosen = hasLetters() ? choices[Number(event.key) - 1] : undefined;
    if (direction) this.#step(direction);
    else if (event.key === "Enter") this.#enter();
    else if (event.key === "Escape" && selection.lifted) selection.clear();
    else if (isLook) this.focusOn(state.current);
    else if (chosen) choose(chosen.word);
    else return;
    event.preventDefault();
  }

  /** Presses the current stop. The one pressed last may be gone: then the new one is only focused. */
  #enter(): void {
    const { state, root } = this.#table;
    const isKnown = state.current === state.cursor || root().contains(document.activeElement);
    if (isKnown) this.activate(state.current);
    else this.focusOn(state.current);
  }

  #step(direction: Direction): void {
    const { state } = this.#table;
    const from = state.stops.find(({ id }) => id === state.current);
    const next = from && neighbour(state.stops, from.at, direction);
    if (!next) return;
    state.cursor = next.id;
    this.focusOn(next.id);
  }

  /** Presses what a stop is: a choice, a card or a pile. */
  activate(stop: string): void {
    const { state, choose } = this.#table;
    const choice = state.choices.find(({ word }) => choiceStop(word) === stop);
    if (choice) {
      choose(choice.word);
      return;
    }
    const card = state.cards.find(({ key }) => key === stop);
    if (card) state.selection.pressCard(card, false, false);
    else state.selection.pressPile(stop);
  }
}
