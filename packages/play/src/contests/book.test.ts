import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../../testing/counts.js";
import { contestOf, entered } from "../../test/contests.js";
import { value } from "../../test/sessions.js";
import { type ArchiveEntry, mergeEntries } from "../collections/kinds.js";
import { type Payment, readPayment, runningDebts } from "./book.js";
import type { Contest } from "./contest.js";

/** A contest of one game, of these two, begun at a time of its own. */
function duel(
  at: number,
  names: readonly [string, string],
  results: readonly [string, string],
  terms: { readonly stake?: number; readonly unit?: string } = {},
): Contest {
  const made = entered(contestOf(1, names, { stake: 2, ...terms }), [results]);
  return { ...made, id: `${at}`.padStart(32, "0"), madeAt: at };
}

/** What is settled when two say so: all that one owes the other now. */
function paymentOf(contests: readonly Contest[], payments: readonly Payment[], at: number): Payment {
  const [debt] = runningDebts(contests, payments);
  if (!debt) throw new Error("nobody owes anything");
  return { id: `${at}`.padStart(32, "f"), at, ...debt };
}

const ANN_OWES = duel(1, ["Ann", "Ben"], ["2/38", "3/52"]);
const BEN_OWES = duel(2, ["Ann", "Ben"], ["1/30", "1/20"]);

describe("TK-31: the book of debts", () => {
  it("nets what the same two owe each other in each unit; names and units are written as they were first", () => {
    const back = duel(2, ["BEN", "ann"], ["1/10", "1/30"], { stake: 1, unit: "Paper Gold" });
    const nuts = duel(3, ["Ann", "Ben"], ["1/10", "1/30"], { stake: 1, unit: "nuts" });
    expect(runningDebts([nuts, back, ANN_OWES], [])).toMatchObject([
      { debtor: "Ann", creditor: "Ben", unit: "nuts", amount: 20 },
      { debtor: "Ann", creditor: "Ben", unit: "paper gold", amount: 8 },
    ]);
  });

  it("knows nothing of what is not finished, is for honour, or comes to nothing", () => {
    const unfinished = { ...entered(contestOf(3, ["Ann", "Ben"]), [["2/38", "3/52"]]), madeAt: 5 };
    const honour = duel(2, ["Ann", "Ben"], ["2/38", "3/52"], { stake: 0 });
    expect(runningDebts([unfinished, honour], [])).toEqual([]);
    expect(runningDebts([ANN_OWES, duel(2, ["Ann", "Ben"], ["3/52", "2/38"])], [])).toEqual([]);
  });

  it("what is settled between two is owed no more, and what comes after it is", () => {
    const paid = paymentOf([ANN_OWES], [], 10);
    expect(paid).toMatchObject({ debtor: "Ann", creditor: "Ben", amount: 28 });
    expect(runningDebts([ANN_OWES], [paid])).toEqual([]);
    expect(runningDebts([ANN_OWES, BEN_OWES], [paid])).toMatchObject([
      { debtor: "Ben", creditor: "Ann", amount: 20, contests: [{ id: BEN_OWES.id, amount: 20 }] },
    ]);
    // A page that is deleted takes its payment with it.
    expect(runningDebts([BEN_OWES], [paid])).toMatchObject([{ debtor: "Ben", amount: 20 }]);
  });

  it("what was settled in two copies of a book, of one contest in both, is settled once", () => {
    const [here, there] = [paymentOf([ANN_OWES], [], 10), paymentOf([ANN_OWES, BEN_OWES], [], 11)];
    expect(there).toMatchObject({ debtor: "Ann", amount: 8 });
    expect(runningDebts([ANN_OWES, BEN_OWES], [here, there])).toEqual([]);
    expect(runningDebts([ANN_OWES, BEN_OWES], [there, { ...here, at: 12 }])).toEqual([]);
  });

  it("a result that comes after a payment leaves the difference", () => {
    const paid = paymentOf([ANN_OWES], [], 10);
    const other = duel(1, ["Ann", "Ben"], ["2/38", "3/42"]);
    expect(runningDebts([other], [paid])).toMatchObject([{ debtor: "Ben", creditor: "Ann", amount: 20 }]);
    const even = duel(1, ["Ann", "Ben"], ["2/38", "2/38"]);
    const [back] = runningDebts([even], [paid]);
    expect(back).toMatchObject({ debtor: "Ben", creditor: "Ann", amount: 28 });
    expect(runningDebts([even], [paid, paymentOf([even], [paid], 11)])).toEqual([]);
  });

  it("payments that were made in several copies come to the same in whatever order they meet", () => {
    const runs = countOf(2000);
    let met = 0;
    fc.assert(
      fc.property(
        fc.array(fc.record({ seen: fc.integer({ min: 1, max: 3 }), at: fc.nat({ max: 5 }) }), {
          minLength: 1,
          maxLength: 4,
        }),
        fc.nat(),
        (settled, seed) => {
          const third = duel(3, ["BEN", "Ann"], ["1/11", "1/40"]);
          const all = [ANN_OWES, BEN_OWES, third];
          const payments = settled.map(({ seen, at }, copy) => ({
            ...paymentOf(all.slice(0, seen), [], at),
            id: `${copy}`.padStart(32, "e"),
          }));
          const lines = payments.map((payment): ArchiveEntry => ({ kind: "payment", payment }));
          const shuffled = fc.sample(fc.shuffledSubarray(lines, { minLength: lines.length }), {
            seed,
            numRuns: 1,
          });
          const merged = mergeEntries([...(shuffled[0] ?? []), ...lines]);
          expect(merged).toEqual(mergeEntries(lines));
          const kept = merged.flatMap((line) => (line.kind === "payment" ? [line.payment] : []));
          expect(runningDebts(all, kept)).toEqual(runningDebts([...all].reverse(), [...payments].reverse()));
          // A copy that has seen all and settles leaves nothing.
          const [left] = runningDebts(all, kept);
          if (left) expect(runningDebts(all, [...kept, paymentOf(all, kept, 9)])).toEqual([]);
          met++;
        },
      ),
      { numRuns: runs },
    );
    tellChecks(met, "sets of payments met");
  });

  it("refuses a payment that is none, and names the place", () => {
    const paid = paymentOf([ANN_OWES], [], 10);
    expect(value(readPayment(structuredClone(paid)))).toEqual(paid);
    for (const wrong of [
      undefined,
      7,
      { ...paid, id: "7" },
      { ...paid, amount: 0 },
      { ...paid, amount: 0.5 },
      { ...paid, debtor: "" },
      { ...paid, at: -1 },
      { ...paid, contests: [{ id: "x", amount: 1 }] },
      { ...paid, more: 1 },
    ])
      expect(readPayment(wrong)).toMatchObject({ error: { code: "bad-series" } });
    expect(readPayment({ ...paid, amount: 0 })).toMatchObject({
      error: { message: expect.stringMatching(/^amount: /) },
    });
  });
});
