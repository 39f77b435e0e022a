export interface CommandText {
  /** One line for the list of commands. */
  readonly summary: string;
  readonly description: string;
  /** What each argument means; `<name>` must be given, `[name]` may be. */
  readonly arguments?: Readonly<Record<string, string>>;
  /** What each option means that must be given. */
  readonly required?: Readonly<Record<string, string>>;
  readonly options?: Readonly<Record<string, string>>;
  /** Command lines, and what each does. */
  readonly examples?: Readonly<Record<string, string>>;
}

export const GAME = { "[game]": "the game" };
export const VARIANT = { "--variant <variant>": "a variant of the game: options joined by +" };
export const AS_JSON = { "--json": "print JSON" };
export const ASCII = { "--ascii": "use ASCII characters only" };
export const PLAIN = { "--plain": "line by line, for screen readers and simple terminals" };
export const OWN_CARDS = { "--card-set <file>": "your own card set, for a game that has card sets" };
export const APP = { "--app <address>": "the address of the web app (default: the link without an address)" };
