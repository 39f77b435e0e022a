import { games, identityOfText } from "@tetrarch/engine";
import { type GameRecord, identityOfFinished } from "@tetrarch/play";
import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import { pastGames, putFinished } from "./past-games.js";
import { Stage } from "./stage.js";
import { openStorage } from "./storage-bench.js";

const stage = new Stage();

beforeEach(() => stage.paintNothing());

/** The keys of all second copies of finished games. */
function copied(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => [...(await new storageParts.BrowserStorage().copies.keys("finished"))]);
}

/** Finished games in the order of their keys: the last one is copied last. */
function inOrder(count: number): { readonly records: readonly GameRecord[]; readonly last: string } {
  const keyed = pastGames(count).map((record) => [identityOfFinished(record), record] as const);
  const sorted = keyed.sort(([one], [other]) => (one < other ? -1 : 1));
  return { records: sorted.map(([, record]) => record), last: sorted.at(-1)?.[0] ?? "" };
}

function dealIdentity(id: string, deal: string): string {
  const game = games.find((one) => one.id === id);
  const identity = game && identityOfText(game, deal);
  if (!identity?.ok) throw new Error(`${id} has no deal ${deal}`);
  return identity.value;
}

test("a game that is deleted while imported games are still copied has no second copy afterwards", async () => {
  const page = await openStorage(stage);
  const { records, last } = inOrder(30);
  await page.evaluate(async (all) => {
    const storage = new storageParts.BrowserStorage();
    const history = new storageParts.History(storage);
    await history.add(all);
    const { games } = await history.list();
    await history.delete(games.filter(({ id }) => id !== all.at(-1)?.id));
  }, records);
  await expect.poll(() => copied(page)).toContain(last);
  expect(await copied(page)).toEqual([last]);
});

test("nor has one that is deleted while copies that were missing are made", async () => {
  const page = await openStorage(stage);
  const { records, last } = inOrder(30);
  await page.evaluate(async () => void (await new storageParts.BrowserStorage().database.open()));
  await putFinished(page, records);
  await page.evaluate(async (kept) => {
    const storage = new storageParts.BrowserStorage();
    const history = new storageParts.History(storage);
    await history.mend();
    const { games } = await history.list();
    await history.delete(games.filter(({ id }) => id !== kept));
  }, records.at(-1)?.id);
  await expect.poll(() => copied(page)).toContain(last);
  expect(await copied(page)).toEqual([last]);
});

test("an import leaves the copies of games that are kept as they are, and copies that their deals are known", async () => {
  const page = await openStorage(stage);
  const [own, news] = pastGames(2) as [GameRecord, GameRecord];
  const later = { ...own, endedAt: own.endedAt + 1 };
  const key = identityOfFinished(own);
  const result = await page.evaluate(
    async ([kept, imported]) => {
      const storage = new storageParts.BrowserStorage();
      await new storageParts.History(storage).add([kept]);
      return await new storageParts.History(storage).add(imported);
    },
    [own, [later, news]] as const,
  );
  expect(result).toEqual({ added: 1, known: 1, replaced: 0 });
  await expect.poll(() => copied(page)).toEqual(expect.arrayContaining([key, identityOfFinished(news)]));
  const copyOf = (kind: "finished" | "known", of: string) =>
    page.evaluate(([one, name]) => new storageParts.BrowserStorage().copies.read(one, name), [
      kind,
      of,
    ] as const);
  expect(await copyOf("finished", key)).toEqual(own);
  for (const { game, deal } of [own, news])
    expect(await copyOf("known", dealIdentity(game, deal))).toMatchObject({ how: "found" });
});
