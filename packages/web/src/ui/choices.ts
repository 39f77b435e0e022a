import type { StoredSettings } from "@tetrarch/play";
import type { Pace } from "./pace.js";

export type Speed = Exclude<Pace, "fade">;
/** How large all that is read is, in hundredths of the usual size. */
type TextSize = (typeof TEXT_SIZES)[number];
/** What lies behind the cards: the place as it is drawn, or an even light or dark ground. */
type GroundChoice = (typeof GROUNDS)[number];

/** When a chapter of a game's story opens by itself. */
type ChapterChoice = (typeof CHAPTER_CHOICES)[number];

/** What a player can choose for all tables. */
export interface Choices {
  readonly textSize: TextSize;
  readonly ground: GroundChoice;
  readonly speed: Speed;
  readonly fourColours: boolean;
  readonly bigIndex: boolean;
  readonly hideScore: boolean;
  readonly leftHand: boolean;
  readonly lessMotion: boolean;
  readonly sound: boolean;
  /** From 0 to 100. */
  readonly volume: number;
  readonly letterKeys: boolean;
  readonly chapters: ChapterChoice;
}

/** What can be on or off. */
export type Flag = {
  [Name in keyof Choices]: Choices[Name] extends boolean ? Name : never;
}[keyof Choices];

export const TEXT_SIZES = [100, 125, 150, 200] as const;
export const GROUNDS = ["place", "light", "dark"] as const;
/** Each chapter the first time, in every game, or never. */
export const CHAPTER_CHOICES = ["once", "always", "never"] as const;
export const SPEEDS: readonly Speed[] = ["off", "fast", "normal", "slow"];

export const FIRST: Choices = {
  textSize: 100,
  ground: "place",
  speed: "normal",
  fourColours: false,
  bigIndex: false,
  hideScore: false,
  leftHand: false,
  lessMotion: false,
  sound: false,
  volume: 60,
  letterKeys: true,
  chapters: "once",
};

/** Beside the choices stands when the last of them was made, in milliseconds since 1970. */
const CHANGED_AT = "changedAt";

/** What was kept of the choices. */
export interface StoredChoices {
  readonly choices: Choices;
  /** How much of it could not be read, and is as at first. */
  readonly lost: "nothing" | "some" | "all";
}

/** The choices in a text that anything may have happened to; null where nothing was kept. */
export function readChoices(text: string | null): StoredChoices {
  if (text === null) return { choices: FIRST, lost: "nothing" };
  const values = entriesIn(text);
  if (!values) return { choices: FIRST, lost: "all" };
  let lost: StoredChoices["lost"] = "nothing";
  const right = <Value>(name: string, isRight: (value: unknown) => value is Value, otherwise: Value) => {
    const value = values.get(name);
    if (isRight(value)) return value;
    if (value !== undefined) lost = "some";
    return otherwise;
  };
  const flag = (name: Flag) => right(name, isBoolean, FIRST[name]);
  const choices = {
    textSize: right("textSize", isOneOf(TEXT_SIZES), FIRST.textSize),
    ground: right("ground", isOneOf(GROUNDS), FIRST.ground),
    speed: right("speed", isOneOf(SPEEDS), FIRST.speed),
    fourColours: flag("fourColours"),
    bigIndex: flag("bigIndex"),
    hideScore: flag("hideScore"),
    leftHand: flag("leftHand"),
    lessMotion: flag("lessMotion"),
    sound: flag("sound"),
    volume: right("volume", isVolume, FIRST.volume),
    letterKeys: flag("letterKeys"),
    chapters: right("chapters", isOneOf(CHAPTER_CHOICES), FIRST.chapters),
  };
  return { choices, lost };
}

/**
 * The text to keep after a change. What other versions of the app keep there stays, and so does what another tab has chosen.
 * @param text what is kept now; null where nothing is
 * @param now milliseconds since 1970
 */
export function textAfter(text: string | null, change: Partial<Choices>, now: number): string {
  const before = text === null ? undefined : entriesIn(text);
  return JSON.stringify({ ...Object.fromEntries(before ?? []), ...change, [CHANGED_AT]: now });
}

/** What was ever chosen, by name, and when the last of it was; in a text that anything may have happened to. */
export function chosenIn(text: string | null): StoredSettings {
  const choices: [string, string | number | boolean][] = [];
  let changedAt = 0;
  for (const [name, value] of text === null ? [] : (entriesIn(text) ?? [])) {
    if (name === CHANGED_AT) changedAt = typeof value === "number" ? value : 0;
    else if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
      choices.push([name, value]);
  }
  choices.sort(([one], [other]) => (one < other ? -1 : 1));
  return { changedAt, choices: Object.fromEntries(choices) };
}

/**
 * The text to keep when settings are imported: what was ever chosen here stays, and the rest is imported.
 * @param text what is kept now; null where nothing is
 */
export function textWithOthers(text: string | null, { choices, changedAt }: StoredSettings): string {
  const { choices: readable } = readChoices(JSON.stringify(choices));
  // What this version knows has a value that it knows.
  const isRight = ([name, value]: readonly [string, unknown]) =>
    !(name in readable) || readable[name as keyof Choices] === value;
  const others = Object.fromEntries(Object.entries(choices).filter(isRight));
  const before = text === null ? undefined : entriesIn(text);
  const when = changedAt > 0 ? { [CHANGED_AT]: changedAt } : {};
  return JSON.stringify({ ...others, ...when, ...Object.fromEntries(before ?? []) });
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

function isVolume(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= 100;
}

function isOneOf<Value>(values: readonly Value[]) {
  return (value: unknown): value is Value => values.some((one) => one === value);
}
