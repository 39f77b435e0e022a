import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { MemoryMirror, MemoryStore } from "../../test/memory-store.js";
import { Collection, TOMBSTONES } from "./collection.js";
import { type Remark, remarks } from "./remark.js";

const A = "a".repeat(32);
const B = "b".repeat(32);
const starred = (id: string, at = 1, value = true): Remark => ({ id, star: { value, at } });

let store: MemoryStore;
let mirror: MemoryMirror;
let all: Collection<Remark>;

function collectionOn(on: MemoryStore, copies?: MemoryMirror): Collection<Remark> {
  return new Collection(on, { kind: remarks, store: "remarks", changedAt: () => 1, now: () => 7 }, copies);
}

/** Lets copies come that nothing waits for. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}

beforeEach(() => {
  store = new MemoryStore();
  mirror = new MemoryMirror();
  all = collectionOn(store, mirror);
});

describe("a collection", () => {
  it("merges what comes, tells what is new and what has got more, and has copies of it", async () => {
    expect(await all.merge([starred(A)])).toEqual({ added: [starred(A)], changed: [] });
    const both = await all.merge([starred(A, 5, false), starred(B)]);
    expect(both).toEqual({ added: [starred(B)], changed: [starred(A, 5, false)] });
    expect(await all.merge([starred(A, 2), starred(B)])).toEqual({ added: [], changed: [] });
    await settled();
    expect(await all.list()).toEqual({ values: [starred(A, 5, false), starred(B)], unread: 0 });
    expect(await mirror.read("remarks", A)).toEqual(starred(A, 5, false));
  });

  it("comes to the same in whatever order and however often values are merged into it", async () => {
    const anyRemark = fc
      .record({ id: fc.constantFrom(A, B), at: fc.nat(3), value: fc.boolean() })
      .map(({ id, at, value }) => starred(id, at, value));
    await fc.assert(
      fc.asyncProperty(fc.array(anyRemark), fc.array(anyRemark), async (some, others) => {
        const [one, other] = [collectionOn(new MemoryStore()), collectionOn(new MemoryStore())];
        await one.merge(some);
        await one.merge(others);
        await other.merge([...others, ...some, ...others]);
        expect(await other.list()).toEqual(await one.list());
      }),
    );
  });

  it("leaves what it cannot read as it is, and counts it", async () => {
    await store.write([], (transaction) => transaction.put("remarks", A, { of: "a later version" }));
    expect(await all.merge([starred(A)])).toEqual({ added: [], changed: [] });
    expect(await all.list()).toEqual({ values: [], unread: 1 });
  });

  it("changes nothing when a change fails", async () => {
    await all.merge([starred(A)]);
    const failing = all.change(A, () => {
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    const merging = all.merge([starred(B)], [], async () => {
      throw new Error("no");
    });
    await expect(merging).rejects.toThrow("no");
    expect(await all.list()).toEqual({ values: [starred(A)], unread: 0 });
  });
});

describe("mending", () => {
  it("restores what the store has lost, and copies what the mirror lacks", async () => {
    await all.merge([starred(A)]);
    await settled();
    await store.write([], (transaction) => transaction.clear("remarks"));
    await collectionOn(store).merge([starred(B)]);
    expect(await all.mend()).toBe(1);
    await settled();
    expect((await all.list()).values).toEqual([starred(A), starred(B)]);
    expect([...(await mirror.keys("remarks"))].sort()).toEqual([A, B]);
  });

  it("restores nothing that was deleted, though its copy could not be forgotten, and forgets it later", async () => {
    await all.merge([starred(A), starred(B)]);
    await settled();
    mirror.refuses = true;
    await all.delete([A]);
    expect(await all.mend()).toBe(0);
    expect((await all.list()).values).toEqual([starred(B)]);
    mirror.refuses = false;
    expect(await all.mend()).toBe(0);
    expect(await mirror.keys("remarks")).toEqual([B]);
  });

  it("restores nothing when all was deleted, those neither that only the mirror had; from then on copies count again", async () => {
    await all.merge([starred(A), starred(B)]);
    await settled();
    await store.write([], (transaction) => transaction.delete("remarks", A));
    mirror.refuses = true;
    await all.delete("all");
    await settled();
    mirror.refuses = false;
    expect(await all.mend()).toBe(0);
    expect(await all.list()).toEqual({ values: [], unread: 0 });
    expect(await mirror.keys("remarks")).toEqual([]);
    expect(store.content(TOMBSTONES).has(JSON.stringify(["remarks"]))).toBe(false);
    await mirror.write("remarks", "c".repeat(32), starred("c".repeat(32)), 1, async () => true);
    expect(await all.mend()).toBe(1);
  });

  it("restores no copy that is another's, and what was deleted comes back by a merge alone", async () => {
    await mirror.write("remarks", A, starred(B), 1, async () => true);
    expect(await all.mend()).toBe(0);
    await all.merge([starred(B)]);
    await all.delete([B]);
    await all.merge([starred(B)]);
    expect(await all.mend()).toBe(0);
    expect((await all.list()).values).toEqual([starred(B)]);
  });
});
