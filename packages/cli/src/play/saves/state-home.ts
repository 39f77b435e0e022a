import { homedir } from "node:os";
import { isAbsolute, join } from "node:path";

/** What decides where saved games are kept. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  /** The home directory; undefined when there is none. */
  readonly home: string | undefined;
}

export function surroundings(): Surroundings {
  return { env: process.env, platform: process.platform, home: homeDirectory() };
}

function homeDirectory(): string | undefined {
  try {
    return homedir() || undefined;
  } catch {
    // A user without an entry in the system's list of users has no home.
    return undefined;
  }
}

/**
 * The folder for saved games: `TETRARCH_HOME`, else where the system keeps such things. Undefined when there is no
 * such place.
 */
export function stateHome({ env, platform, home }: Surroundings): string | undefined {
  const own = env.TETRARCH_HOME;
  if (own) return own;
  if (platform === "win32") {
    const base = env.LOCALAPPDATA ?? (home && join(home, "AppData", "Local"));
    return base && join(base, "tetrarch");
  }
  if (platform === "darwin") return home && join(home, "Library", "Application Support", "tetrarch");
  const xdg = env.XDG_STATE_HOME;
  // The XDG specification: a relative path there is invalid and is to be ignored.
  if (xdg && isAbsolute(xdg)) return join(xdg, "tetrarch");
  return home && join(home, ".local", "state", "tetrarch");
}
