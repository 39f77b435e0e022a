import type { StoreKey, Transaction } from "@tetrarch/play";
import { expect, test } from "vitest";
import { MemoryStore } from "../../../play/test/memory-store.js";
import { FreshStarts } from "./collections.js";

/** A store with room for some more values. */
class SmallStore extends MemoryStore {
  room = Number.POSITIVE_INFINITY;

  override write<Value>(
    stores: readonly string[],
    act: (transaction: Transaction) => Promise<Value>,
  ): Promise<Value> {
    return super.write(stores, (transaction) => {
      const put = transaction.put.bind(transaction);
      transaction.put = async (store: string, key: StoreKey, value: unknown) => {
        if (--this.room < 0) throw new Error("no room");
        await put(store, key, value);
      };
      return act(transaction);
    });
  }
}

test("the statistics of all games are reset, or of none where the disk is full", async () => {
  const store = new SmallStore();
  const starts = new FreshStarts(store);
  await starts.set(["four-gods", "kings-keys"], 5);
  const before = await starts.list();
  expect(before.values.map(({ game, since }) => [game, since.value])).toEqual([
    ["four-gods", 5],
    ["kings-keys", 5],
  ]);
  store.room = 1;
  await expect(starts.set(["four-gods", "kings-keys"], 9)).rejects.toThrow("no room");
  expect(await starts.list()).toEqual(before);
});
