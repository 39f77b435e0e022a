/** The longest that a move waits for the save of the one before, in milliseconds: silent storage must not stop a game. */
export const MOVE_PATIENCE = 400;

/** The same promise, or undefined when it takes longer than so many milliseconds. The work may still be done later. */
export function within<Value>(promise: Promise<Value>, timeout = MOVE_PATIENCE): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeout);
  });
  return Promise.race([promise, silence]).finally(() => clearTimeout(timer));
}

/** Storage that does not answer for this long counts as none, in milliseconds. */
export const STORAGE_PATIENCE = 4000;

/** The same promise, rejected when it takes too long. The work may still be done later. */
export async function answered<Value>(promise: Promise<Value>): Promise<Value> {
  const answer = await within(
    promise.then((value) => ({ value })),
    STORAGE_PATIENCE,
  );
  if (answer === undefined) throw new Error("the storage of this browser does not answer");
  return answer.value;
}
