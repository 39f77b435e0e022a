import { afterEach, expect, test, vi } from "vitest";
import type { OwnershipGrant } from "./tab-ownership.svelte.js";

afterEach(() => vi.unstubAllGlobals());

test("a game that cannot be laid on the table is free again, and can be asked for once more", async () => {
  vi.stubGlobal("document", { addEventListener: () => undefined, visibilityState: "visible" });
  let held = 0;
  const request = async (_name: string, _options: LockOptions, take: (lock: object) => Promise<void>) => {
    held++;
    await take({});
    held--;
  };
  vi.stubGlobal("navigator", { locks: { request } });
  const takeUp = vi.fn(async (grant: OwnershipGrant) => grant.accept());
  takeUp.mockRejectedValueOnce(new Error("not loaded"));
  const { TabOwnership } = await import("./tab-ownership.svelte.js");
  const nothing = () => undefined;
  const ownership = new TabOwnership("four-gods", {
    takeUp,
    lookOn: async () => undefined,
    letGo: nothing,
    returned: nothing,
  });
  await expect(ownership.open(true)).rejects.toThrow("not loaded");
  await expect.poll(() => [held, ownership.hasFailed, ownership.isOurs]).toEqual([0, true, false]);
  await ownership.open(true);
  expect([held, ownership.hasFailed, ownership.isOurs]).toEqual([1, false, true]);
});
