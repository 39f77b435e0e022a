/** A game may be played in one tab at a time, or moves of one would overwrite those of the other. */
export interface TabLock {
  release(): void;
}

interface Wish {
  readonly game: string;
  /** Take it from the tab that has it. */
  readonly steal: boolean;
  /** Called when another tab takes it. */
  readonly onlost: () => void;
}

/** The right to play a game in this tab; undefined when another tab has it. Without Web Locks every tab has it. */
export function lockGame({ game, steal, onlost }: Wish): Promise<TabLock | undefined> {
  if (!navigator.locks) return Promise.resolve({ release: () => undefined });
  return new Promise((resolve) => {
    let letGo = () => {};
    const held = new Promise<void>((done) => {
      letGo = done;
    });
    let got = false;
    navigator.locks
      .request(`tetrarch ${game}`, steal ? { steal: true } : { ifAvailable: true }, (lock) => {
        if (!lock) {
          resolve(undefined);
          return undefined;
        }
        got = true;
        resolve({ release: letGo });
        return held;
      })
      .catch(() => (got ? onlost() : resolve({ release: () => undefined })));
  });
}
