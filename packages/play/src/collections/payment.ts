import { type Payment, readPayment } from "../contests/book.js";
import type { Kind } from "./kind.js";

/** Debts that two players have settled. */
export const payments: Kind<Payment, "payment"> = {
  field: "payment",
  version: 1,
  read: readPayment,
  key: ({ id }) => id,
  // A payment never changes: two of one id differ only in a file written by hand.
  merge: (a, b) => (JSON.stringify(a) <= JSON.stringify(b) ? a : b),
};
