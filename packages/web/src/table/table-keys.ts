import { type Direction, neighbour } from "./geometry.js";
import { choiceStop, type Scene } from "./scene.svelte.js";

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** Looks closely at the card under the cursor, until the next key. */
const LOOK = "l";

/** What the keys need of the table. */
interface Keyed {
  readonly scene: Scene;
  readonly root: () => HTMLElement;
  /** Whether single characters are keys: 1, 2, 3 press the buttons on the table, L looks closely. */
  readonly hasLetters: () => boolean;
  readonly choose: (word: string) => void;
}

/** The stop that an element is, or lies in: what the arrow keys go to. */
export function stopAt(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>("[data-stop]")?.dataset.stop : undefined;
}

/** The table's keys: arrows go from stop to stop, Enter lifts and lays, Esc lets go. */
export class TableKeys {
  /** Whether the last act was a key's: then the focus goes on with the cards. */
  inUse = false;
  readonly #table: Keyed;

  constructor(table: Keyed) {
    this.#table = table;
  }

  /** Keys go on from the card just moved, though its element is a new one. */
  refocus(): void {
    if (this.inUse) this.focusOn(this.#table.scene.current);
  }

  focusOn(stop: string): void {
    this.#table
      .root()
      .querySelector<HTMLElement>(`[data-stop="${CSS.escape(stop)}"]`)
      ?.focus();
  }

  pressed(event: KeyboardEvent): void {
    const { scene, hasLetters, choose } = this.#table;
    const { hand, choices } = scene;
    hand.refused = undefined;
    this.inUse = true;
    const isLook = hasLetters() && event.key.toLowerCase() === LOOK;
    scene.peeked = isLook && scene.peeked === undefined ? scene.current : undefined;
    const direction = ARROWS[event.key];
    const chosen = hasLetters() ? choices[Number(event.key) - 1] : undefined;
    if (direction) this.#step(direction);
    else if (event.key === "Enter") this.#enter();
    else if (event.key === "Escape" && hand.lifted) hand.letGo();
    else if (isLook) this.focusOn(scene.current);
    else if (chosen) choose(chosen.word);
    else return;
    event.preventDefault();
  }

  /** What was pressed last may be gone: then nobody knows where the cursor is, and it is only shown. */
  #enter(): void {
    const { scene, root } = this.#table;
    const isKnown = scene.current === scene.cursor || root().contains(document.activeElement);
    if (isKnown) this.activate(scene.current);
    else this.focusOn(scene.current);
  }

  #step(direction: Direction): void {
    const { scene } = this.#table;
    const from = scene.stops.find(({ id }) => id === scene.current);
    const next = from && neighbour(scene.stops, from.at, direction);
    if (!next) return;
    scene.cursor = next.id;
    this.focusOn(next.id);
  }

  /** Presses what a stop is: a choice, a card or a pile. */
  activate(stop: string): void {
    const { scene, choose } = this.#table;
    const choice = scene.choices.find(({ word }) => choiceStop(word) === stop);
    if (choice) {
      choose(choice.word);
      return;
    }
    const card = scene.cards.find(({ key }) => key === stop);
    if (card) scene.hand.pressCard(card, false);
    else scene.hand.pressPile(stop);
  }
}
