import { freshGameId, type Payment, type RunningDebt, readPayment, runningDebts } from "@tetrarch/play";
import { freshRandom } from "../play/chance.js";
import type { Database, Writing } from "../play/database.js";
import { answered } from "../play/patience.js";
import { restoreLost } from "../play/restore-lost.js";
import type { SecondCopy } from "../play/second-copy.js";
import { readStored } from "./contests.js";

/**
 * What was settled between two, in this browser's database, with a second copy of each. A payment is never changed and never
 * deleted. All methods may reject, with an Error for which `reasonOf` has words.
 */
export class Payments {
  readonly #database: Database;
  readonly #copies: SecondCopy;

  constructor(database: Database, copies: SecondCopy) {
    this.#database = database;
    this.#copies = copies;
  }

  /** All that can be read, the newest first; what cannot be read is left as it is, and counted. */
  async list(): Promise<{ readonly payments: readonly Payment[]; readonly unread: number }> {
    const database = await answered(this.#database.open());
    const stored = await database.getAll("payments");
    const payments = readable(stored).sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
    return { payments, unread: stored.length - payments.length };
  }

  /**
   * Settles a debt, as a line of the book, unless it has changed since it was shown: in another tab a game may have ended, or the
   * same debt been settled.
   * @returns whether it was settled
   */
  async settle(debt: RunningDebt): Promise<boolean> {
    const payment: Payment = { id: freshGameId(freshRandom), at: Date.now(), ...debt };
    const isSettled = await this.#database.write(["contests", "payments"], async (writing) => {
      const text = JSON.stringify(debt);
      const debts = await debtsIn(writing);
      if (!debts.some((now) => JSON.stringify(now) === text)) return false;
      await writing.objectStore("payments").add(payment, payment.id);
      return true;
    });
    if (isSettled) this.#copy(payment);
    return isSettled;
  }

  /** Adds payments from elsewhere; resolves to how many are new here. All of it is done, or nothing. */
  async merge(payments: readonly Payment[]): Promise<number> {
    const news = await this.#database.write(["payments"], async (writing) => {
      const store = writing.objectStore("payments");
      const taken: Payment[] = [];
      for (const payment of payments) {
        if ((await store.count(payment.id)) > 0) continue;
        await store.add(payment, payment.id);
        taken.push(payment);
      }
      return taken;
    });
    for (const payment of news) this.#copy(payment);
    return news.length;
  }

  /**
   * Brings store and second copies in step: a payment that only one of them has is put into the other.
   * @returns how many the store had lost
   */
  async mend(): Promise<number> {
    const { restored, uncopied } = await restoreLost(this.#database, this.#copies, {
      kind: "payments",
      stores: ["payments"],
      read: async (id) => {
        const [payment] = readable([await this.#copies.noted("payments", id)]);
        return payment?.id === id ? payment : undefined;
      },
      put: (writing, id, payment) => writing.objectStore("payments").put(payment, id),
    });
    const database = await this.#database.open();
    const kept = readable(await Promise.all(uncopied.map((id) => database.get("payments", id))));
    for (const payment of kept) this.#copy(payment);
    return restored;
  }

  #copy(payment: Payment): void {
    void this.#copies.note("payments", payment.id, payment);
  }
}

async function debtsIn(writing: Writing): Promise<readonly RunningDebt[]> {
  const contests: readonly unknown[] = await writing.objectStore("contests").getAll();
  const read = contests.flatMap((stored) => {
    const contest = readStored(stored);
    return contest.ok ? [contest.value] : [];
  });
  return runningDebts(read, readable(await writing.objectStore("payments").getAll()));
}

function readable(stored: readonly unknown[]): Payment[] {
  return stored.flatMap((value) => {
    const payment = readPayment(value);
    return payment.ok ? [payment.value] : [];
  });
}
