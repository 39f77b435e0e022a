import type { StoredSettings } from "@tetrarch/play";
import * as words from "../words/en/common.js";
import {
  type Choices,
  chosenIn,
  FIRST,
  readChoices,
  type StoredChoices,
  textAfter,
  textWithOthers,
} from "./choices.js";
import type { Pace } from "./pace.js";

const KEY = "tetrarch settings";

const NEWS: Readonly<Record<StoredChoices["lost"], string>> = {
  nothing: "",
  some: words.someSettingsLost,
  all: words.allSettingsLost,
};

/** What the player has chosen, kept in this browser where it keeps anything. */
class Settings {
  #choices = $state.raw<Choices>(FIRST);
  #calm = $state(false);
  #news = "";
  /** What was chosen here and is not yet kept. */
  #changes: Partial<Choices> = {};
  /** Whether the browser keeps the choices; else they hold as long as the page is open. */
  isKept = $state(true);

  constructor() {
    this.#read();
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    this.#calm = query.matches;
    query.addEventListener("change", () => {
      this.#calm = query.matches;
    });
  }

  get choices(): Choices {
    return this.#choices;
  }

  get pace(): Pace {
    const { speed, lessMotion } = this.#choices;
    return speed !== "off" && (lessMotion || this.#calm) ? "fade" : speed;
  }

  choose(change: Partial<Choices>): void {
    this.#choices = { ...this.#choices, ...change };
    this.#write(change);
  }

  /** What was ever chosen in this browser. Throws where it keeps nothing. */
  get chosen(): StoredSettings {
    return chosenIn(localStorage.getItem(KEY));
  }

  /** Imports what was never chosen here; returns whether something is new. Throws where the browser keeps nothing. */
  add(others: StoredSettings): boolean {
    const before = JSON.stringify(this.chosen.choices);
    localStorage.setItem(KEY, textWithOthers(localStorage.getItem(KEY), others));
    this.#choices = readChoices(localStorage.getItem(KEY)).choices;
    return JSON.stringify(this.chosen.choices) !== before;
  }

  /** Returns once what the player must know of the settings; empty when it is nothing. */
  takeNews(): string {
    const news = this.#news;
    this.#news = "";
    return news;
  }

  #read(): void {
    try {
      const { choices, lost } = readChoices(localStorage.getItem(KEY));
      this.#choices = choices;
      this.#news = NEWS[lost];
      // From now on it can be read: the news comes once.
      if (lost !== "nothing") this.#write(choices);
    } catch {
      this.isKept = false;
    }
  }

  #write(change: Partial<Choices>): void {
    this.#changes = { ...this.#changes, ...change };
    try {
      localStorage.setItem(KEY, textAfter(localStorage.getItem(KEY), this.#changes, Date.now()));
      this.#changes = {};
      this.isKept = true;
    } catch {
      this.isKept = false;
    }
  }
}

export const settings = new Settings();
