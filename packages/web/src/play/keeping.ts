import { keepsCopies } from "./second-copy.js";

/** How safely this browser keeps what is played. */
export interface Keeping {
  /** Whether it has promised not to clear it by itself; undefined when it cannot be asked. */
  readonly isPromised: boolean | undefined;
  readonly hasSecondCopy: boolean;
}

export async function howKept(): Promise<Keeping> {
  const [isPromised, hasSecondCopy] = await Promise.all([
    promised(() => navigator.storage.persisted()),
    keepsCopies(),
  ]);
  return { isPromised, hasSecondCopy };
}

let isAsked = false;

/**
 * Asks the browser, once while the page is open unless it is `again`, never to clear what is kept here by itself. Some ask the
 * player.
 */
export async function askToKeep(time: "once" | "again" = "once"): Promise<void> {
  if (isAsked && time === "once") return;
  isAsked = true;
  const isPromised = await promised(() => navigator.storage.persisted());
  if (isPromised === false) await promised(() => navigator.storage.persist());
}

async function promised(ask: () => Promise<boolean>): Promise<boolean | undefined> {
  try {
    return await ask();
  } catch {
    // No browser has this where pages come neither by https nor from the machine itself.
    return undefined;
  }
}
