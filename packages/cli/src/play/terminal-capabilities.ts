import type { Colours } from "./drawing/style.js";

export interface TerminalFacts {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly inputIsTerminal: boolean;
  readonly outputIsTerminal: boolean;
  /** Bits of colour that the terminal shows: 1, 4, 8 or 24. */
  readonly colourDepth: number;
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== "" && value !== "0" && value !== "false";
}

/** Whether to play line by line: requested, for a screen reader, or because nothing can be drawn. */
export function isPlain(facts: TerminalFacts, isRequested: boolean): boolean {
  const { env } = facts;
  if (isRequested || isSet(env.INK_SCREEN_READER) || isSet(env.ACCESSIBLE)) return true;
  return env.TERM === "dumb" || !facts.inputIsTerminal || !facts.outputIsTerminal;
}

/** Whether only ASCII can be shown: requested, or the locale has no Unicode. */
export function isAscii(
  { env, platform }: Pick<TerminalFacts, "env" | "platform">,
  isRequested: boolean,
): boolean {
  if (isRequested) return true;
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG;
  // Windows and macOS show Unicode without saying so in the environment.
  if (!locale) return platform !== "win32" && platform !== "darwin";
  return !/utf-?8/i.test(locale);
}

/** What NO_COLOR (any value but none) and the terminal allow. */
export function coloursOf({ env, colourDepth }: TerminalFacts): Colours {
  if (env.NO_COLOR || env.TERM === "dumb" || colourDepth < 4) return "none";
  return colourDepth >= 8 ? "full" : "basic";
}
