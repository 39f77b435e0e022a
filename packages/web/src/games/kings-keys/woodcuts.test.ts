import { gzipSync } from "node:zlib";
import { games } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { ITEMS } from "./woodcuts.js";

test("every card of the pack has its item as sign and as woodcut, at most 4 kB compressed", () => {
  const pack = games.find(({ id }) => id === "kings-keys")?.pack.parts.flat() ?? [];
  expect(pack).toHaveLength(64);
  for (const code of pack) {
    const item = ITEMS[code.charAt(2)];
    expect(item?.sign, code).toMatch(/^M/);
    expect(new Set(item?.woodcut.map(({ ink }) => ink))).toEqual(new Set(["dark", "light", "pack"]));
    expect(gzipSync(JSON.stringify(item)).length).toBeLessThanOrEqual(4096);
  }
  expect(new Set(Object.values(ITEMS).map(({ sign }) => sign)).size).toBe(4);
});
