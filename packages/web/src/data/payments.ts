import { Collection, freshGameId, KINDS, type Payment, type RunningDebt, runningDebts } from "@tetrarch/play";
import { freshRandom } from "../ui/random.js";
import { readStored } from "./contests.js";
import type { Database } from "./database.js";
import type { BrowserMirror } from "./mirror.js";

/** The debts that were settled, in this browser's database, with second copies. A payment is never changed and never deleted. */
export class Payments extends Collection<Payment> {
  readonly #database: Database;

  constructor(database: Database, mirror: BrowserMirror) {
    super(database, { kind: KINDS.payment, store: "payments", now: Date.now }, mirror);
    this.#database = database;
  }

  /**
   * Settles a debt, unless it has changed since it was shown: in another tab a game may have ended, or the same debt been settled.
   * @returns whether it was settled
   */
  async settle(debt: RunningDebt): Promise<boolean> {
    const payment: Payment = { id: freshGameId(freshRandom), at: Date.now(), ...debt };
    const isSettled = await this.#database.write(["contests", "payments"], async (transaction) => {
      const contests = await transaction.values("contests");
      const payments = await transaction.values("payments");
      const debts = runningDebts(
        contests.flatMap((stored) => readStored(stored) ?? []),
        payments.flatMap((stored) => this.read(stored, "") ?? []),
      );
      if (!debts.some((now) => JSON.stringify(now) === JSON.stringify(debt))) return false;
      await transaction.put("payments", payment.id, payment);
      return true;
    });
    if (isSettled) void this.copy(payment);
    return isSettled;
  }
}
