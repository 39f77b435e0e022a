import { MOVE_PATIENCE, STORAGE_PATIENCE } from "../src/ui/timeouts.js";

/** The steps of saving that a page has come through, and the one at which it is to stand still: 1 is the first. */
interface SavingSteps {
  readonly reached: string[];
  stopAt: number;
}

declare global {
  var savingSteps: SavingSteps;
}

/** What `endlessPatience` has to be given. */
export const PATIENCE: readonly number[] = [MOVE_PATIENCE, STORAGE_PATIENCE];

/**
 * Run in a page before its scripts: it waits for its storage as long as that takes. Where the machine is busy the
 * storage is slow, and a page whose patience ends does other steps than one that waits.
 */
export function endlessPatience(patience: readonly number[]): void {
  const { setTimeout: begin } = globalThis;
  const never = 2 ** 31 - 1;
  globalThis.setTimeout = ((act: () => void, wait?: number) =>
    begin(act, patience.includes(wait ?? 0) ? never : wait)) as typeof setTimeout;
}

/**
 * Run in a page before its scripts: notes every step of opening the store and of writing to it, and lets the page stand
 * still at one of them, just there, until it is killed.
 */
export function watchSaving(stopAt: number): void {
  // That a deal is known is noted beside the game, whenever that comes: it is no step of saving it.
  const NOTES = "known";
  const steps: SavingSteps = { reached: [], stopAt };
  globalThis.savingSteps = steps;
  const reach = (step: string) => {
    steps.reached.push(step);
    if (steps.reached.length !== steps.stopAt) return;
    // A question that nobody answers: the page waits for it, in the midst of what it was doing.
    const question = new XMLHttpRequest();
    question.open("GET", `/stopped-at?step=${step}`, false);
    question.send();
  };

  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (name, version) {
    reach("open");
    const request = open.call(this, name, version);
    request.addEventListener("upgradeneeded", () => reach("upgrade"));
    request.addEventListener("success", () => reach("opened"));
    reach("open asked");
    return request;
  };

  const { createObjectStore, transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.createObjectStore = function (name, options) {
    const store = createObjectStore.call(this, name, options);
    reach("stores");
    return store;
  };
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    if (mode !== "readwrite" || String(stores) === NOTES)
      return transaction.call(this, stores, mode, options);
    reach("transaction");
    const begun = transaction.call(this, stores, mode, options);
    begun.addEventListener("complete", () => reach("complete"));
    return begun;
  };

  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value, key) {
    if (this.name === NOTES) return put.call(this, value, key);
    reach("put");
    const request = put.call(this, value, key);
    request.addEventListener("success", () => reach("put done"));
    reach("put asked");
    return request;
  };
}
