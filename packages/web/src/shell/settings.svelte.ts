import type { Pace } from "../table/pace.js";

export type Speed = Exclude<Pace, "fade">;

export interface Choices {
  readonly speed: Speed;
  readonly fourColours: boolean;
  readonly bigIndex: boolean;
  readonly leftHand: boolean;
  readonly lessMotion: boolean;
  readonly sound: boolean;
  readonly letterKeys: boolean;
}

const KEY = "tetrarch settings";
export const SPEEDS: readonly Speed[] = ["off", "fast", "normal", "slow"];

const FIRST: Choices = {
  speed: "normal",
  fourColours: false,
  bigIndex: false,
  leftHand: false,
  lessMotion: false,
  sound: false,
  letterKeys: true,
};

/** What the player has chosen, kept in this browser where it keeps anything. */
class Settings {
  #choices = $state.raw<Choices>(stored());
  #calm = $state(false);

  constructor() {
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
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#choices));
    } catch {
      // They hold as long as the page is open.
    }
  }
}

function stored(): Choices {
  try {
    return checked(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return FIRST;
  }
}

/** Only what is of the right kind; the rest as at first. */
function checked(found: unknown): Choices {
  if (typeof found !== "object" || found === null) return FIRST;
  const values = new Map(Object.entries(found));
  const flag = (name: keyof Choices & string, otherwise: boolean) => {
    const value: unknown = values.get(name);
    return typeof value === "boolean" ? value : otherwise;
  };
  return {
    speed: SPEEDS.find((speed) => speed === values.get("speed")) ?? FIRST.speed,
    fourColours: flag("fourColours", FIRST.fourColours),
    bigIndex: flag("bigIndex", FIRST.bigIndex),
    leftHand: flag("leftHand", FIRST.leftHand),
    lessMotion: flag("lessMotion", FIRST.lessMotion),
    sound: flag("sound", FIRST.sound),
    letterKeys: flag("letterKeys", FIRST.letterKeys),
  };
}

export const settings = new Settings();
