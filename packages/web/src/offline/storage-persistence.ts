/** Whether the browser never clears this site's data by itself; undefined where it cannot say. */
export function isPersisted(): Promise<boolean | undefined> {
  return orUnknown(() => navigator.storage.persisted());
}

let hasRequested = false;

/**
 * Asks the browser, once while the page is open unless it is `again`, never to clear what is kept here by itself. Some ask the
 * player.
 */
export async function askToKeep(time: "once" | "again" = "once"): Promise<void> {
  if (hasRequested && time === "once") return;
  hasRequested = true;
  if ((await isPersisted()) === false) await orUnknown(() => navigator.storage.persist());
}

async function orUnknown(ask: () => Promise<boolean>): Promise<boolean | undefined> {
  try {
    return await ask();
  } catch {
    // No browser has this where pages come neither by https nor from the machine itself.
    return undefined;
  }
}
