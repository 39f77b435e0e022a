import type { Pace } from "../table/pace.js";

export type Speed = Exclude<Pace, "fade">;

/** What a player can choose for all tables. */
export interface Choices {
  readonly speed: Speed;
  readonly fourColours: boolean;
  readonly bigIndex: boolean;
  readonly leftHand: boolean;
  readonly lessMotion: boolean;
  readonly sound: boolean;
  readonly letterKeys: boolean;
}

/** What can be on or off. */
export type Flag = Exclude<keyof Choices, "speed">;

export const SPEEDS: readonly Speed[] = ["off", "fast", "normal", "slow"];

export const FIRST: Choices = {
  speed: "normal",
  fourColours: false,
  bigIndex: false,
  leftHand: false,
  lessMotion: false,
  sound: false,
  letterKeys: true,
};

/** What was kept of the choices. */
export interface Kept {
  readonly choices: Choices;
  /** How much of it could not be read, and is as at first. */
  readonly lost: "nothing" | "some" | "all";
}

/** The choices in a text that anything may have happened to; null where nothing was kept. */
export function readChoices(text: string | null): Kept {
  if (text === null) return { choices: FIRST, lost: "nothing" };
  const values = entriesIn(text);
  if (!values) return { choices: FIRST, lost: "all" };
  let lost: Kept["lost"] = "nothing";
  const right = <Value>(name: string, isRight: (value: unknown) => value is Value, otherwise: Value) => {
    const value = values.get(name);
    if (isRight(value)) return value;
    if (value !== undefined) lost = "some";
    return otherwise;
  };
  const flag = (name: Flag) => right(name, isBoolean, FIRST[name]);
  const choices = {
    speed: right("speed", isSpeed, FIRST.speed),
    fourColours: flag("fourColours"),
    bigIndex: flag("bigIndex"),
    leftHand: flag("leftHand"),
    lessMotion: flag("lessMotion"),
    sound: flag("sound"),
    letterKeys: flag("letterKeys"),
  };
  return { choices, lost };
}

function entriesIn(text: string): ReadonlyMap<string, unknown> | undefined {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return undefined;
  }
  const isObject = typeof found === "object" && found !== null && !Array.isArray(found);
  return isObject ? new Map(Object.entries(found as object)) : undefined;
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === "boolean";
}

function isSpeed(value: unknown): value is Speed {
  return SPEEDS.some((speed) => speed === value);
}
