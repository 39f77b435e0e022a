/** The steps of saving that a page has come through, and the one at which it is to stand still: 1 is the first. */
interface SavingSteps {
  readonly reached: string[];
  stopAt: number;
}

declare global {
  var savingSteps: SavingSteps;
}

/**
 * Run in a page before its scripts: notes every step of opening the store and of writing to it, and lets the page stand
 * still at one of them, just there, until it is killed.
 */
export function watchSaving(stopAt: number): void {
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
    if (mode !== "readwrite") return transaction.call(this, stores, mode, options);
    reach("transaction");
    const begun = transaction.call(this, stores, mode, options);
    begun.addEventListener("complete", () => reach("complete"));
    return begun;
  };

  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value, key) {
    reach("put");
    const request = put.call(this, value, key);
    request.addEventListener("success", () => reach("put done"));
    reach("put asked");
    return request;
  };
}
