/** A game may be played in one tab at a time, or moves of one would overwrite those of the other. */
export interface TabLock {
  release(): void;
}

interface LockRequest {
  readonly game: string;
  /** If no tab has it; as soon as none has it; or from the tab that has it. */
  readonly when: "free now" | "free at last" | "at any rate";
  /** Called when another tab takes it. */
  readonly onlost: (lock: TabLock) => void;
  /** Ends the waiting for a game that is to be had as soon as it is free. */
  readonly signal?: AbortSignal;
}

/**
 * The right to play a game in this tab; undefined when another tab has it, or the waiting was ended. A browser takes it
 * from a tab that has crashed, only not at once. Without Web Locks every tab has it at once, and one that waits never
 * gets it: then the database alone knows whose the game is.
 */
export function lockGame({ game, when, onlost, signal }: LockRequest): Promise<TabLock | undefined> {
  const waits = when === "free at last";
  if (!navigator.locks) return Promise.resolve(waits ? undefined : { release: () => undefined });
  return new Promise((resolve) => {
    let letGo = () => {};
    const held = new Promise<void>((done) => {
      letGo = done;
    });
    const mine: TabLock = { release: () => letGo() };
    let got = false;
    navigator.locks
      .request(`tetrarch ${game}`, optionsOf(when, signal), (lock) => {
        if (!lock) {
          resolve(undefined);
          return undefined;
        }
        got = true;
        resolve(mine);
        return held;
      })
      .catch(() => {
        if (got) onlost(mine);
        else resolve(waits ? undefined : mine);
      });
  });
}

function optionsOf(when: LockRequest["when"], signal: AbortSignal | undefined): LockOptions {
  if (when === "at any rate") return { steal: true };
  return when === "free now" ? { ifAvailable: true } : signal ? { signal } : {};
}
