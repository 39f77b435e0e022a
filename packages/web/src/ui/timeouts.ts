/** The longest that a move waits for the save of the one before, in milliseconds: silent storage must not stop a game. */
export const MOVE_PATIENCE = 400;

/** Settles when a move has waited long enough. */
export function movePatience(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), MOVE_PATIENCE);
  });
}

/** Storage that does not answer for this long counts as none, in milliseconds. */
export const STORAGE_PATIENCE = 4000;

/** The same promise, rejected when it takes too long. The work may still be done later. */
export function answered<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error("the storage of this browser does not answer"));
    timer = setTimeout(giveUp, STORAGE_PATIENCE);
  });
  return Promise.race([promise, silence]).finally(() => clearTimeout(timer));
}

/** Settles when the browser has nothing to do. @param timeout the longest wait, in milliseconds */
export function idle(timeout = 500): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve, { timeout });
    else setTimeout(resolve, timeout);
  });
}
