import { ok, problem } from "@tetrarch/engine";
import * as v from "valibot";
import { type Payment, readPayment } from "../competition/payment.js";
import type { KeepsakeKind } from "./keepsake-kind.js";

/** That two have settled what one owed the other. */
export interface PaymentKeepsake {
  readonly kind: "payment";
  readonly payment: Payment;
}

const LINE = v.strictObject({ kind: v.literal("payment"), payment: v.unknown() });

export const PAYMENT_KEEPSAKE: KeepsakeKind<PaymentKeepsake> = {
  read(line) {
    const parsed = v.safeParse(LINE, line);
    if (!parsed.success) return problem("bad-series", "it is no line of a debt that was settled");
    const payment = readPayment(parsed.output.payment);
    return payment.ok ? ok({ kind: "payment", payment: payment.value }) : payment;
  },
  identity: ({ payment }) => payment.id,
  // A payment never changes: two of one id differ only in a file that somebody has written.
  together: (one, other) => (JSON.stringify(one) <= JSON.stringify(other) ? one : other),
};
