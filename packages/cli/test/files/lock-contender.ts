// One of several processes that go for the same locks: `lock.test.ts` starts it and says when.
import { readFileSync, writeFileSync } from "node:fs";
import { type Lock, releaseLock, takeLock } from "../../src/files/lock.js";

/** What a contender is told: to go for a lock at a moment of the system's clock, to give it back, or to count in a file. */
export type Order =
  | { readonly type: "take"; readonly path: string; readonly at: string }
  | { readonly type: "release" }
  | { readonly type: "count"; readonly path: string; readonly times: number };

let held: Lock | undefined;

function obey(order: Order): unknown {
  switch (order.type) {
    case "take": {
      while (process.hrtime.bigint() < BigInt(order.at));
      const lock = takeLock(order.path);
      held = "heldBy" in lock ? undefined : lock;
      return { took: held !== undefined };
    }
    case "release":
      if (held) releaseLock(held);
      return {};
    case "count":
      return { counted: countIn(order.path, order.times) };
  }
}

/** Adds one to the number in a file so many times, each time with the lock: without it some would be lost. */
function countIn(path: string, times: number): number {
  let counted = 0;
  while (counted < times) {
    const lock = takeLock(`${path}.lock`);
    if ("heldBy" in lock) continue;
    writeFileSync(path, String(Number(readFileSync(path, "utf8")) + 1));
    releaseLock(lock);
    counted++;
  }
  return counted;
}

process.on("message", (order: Order) => process.send?.(obey(order)));
process.send?.({});
