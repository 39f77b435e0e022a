import { findGameAmong, formatDeal, numberedDeal, ownSetOf, startSession } from "@tetrarch/engine";
import { identityOfFinished, KINDS, recordOf } from "@tetrarch/play";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ownSet } from "../../../play/test/own-sets.js";
import { after, value } from "../../../play/test/sessions.js";
import { Database } from "./database.js";
import { BrowserMirror } from "./mirror.js";
import { PlayedSets } from "./played-sets.js";
import { SavedGame } from "./saved-game.js";

/** By address, the copies of a browser; undefined for one whose file cannot be read. */
const files = new Map<string, string | undefined>();

/** As much of a browser's Cache as the mirror uses. */
const cache = {
  async match(copy: string | { readonly url: string }) {
    const address = typeof copy === "string" ? copy : copy.url;
    if (!files.has(address)) return undefined;
    const text = files.get(address);
    if (text === undefined) throw new DOMException("the file is damaged", "UnknownError");
    return new Response(text);
  },
  async put(address: string, response: Response) {
    files.set(address, await response.text());
  },
  async keys(address?: string) {
    const all = [...files.keys()].filter((url) => address === undefined || url.split("?")[0] === address);
    return all.map((url) => ({ url }));
  },
  delete: async (copy: string | { readonly url: string }) =>
    files.delete(typeof copy === "string" ? copy : copy.url),
};

beforeEach(() => {
  files.clear();
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("location", new URL("https://example.test/"));
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("document", { visibilityState: "hidden" });
});

afterEach(() => void vi.unstubAllGlobals());

test("a copy whose file is damaged is made again, of a value that never changes and of one that is merged", async () => {
  const mirror = new BrowserMirror();
  const union = (news: string) => (copy: unknown) => `${copy} and ${news}`;
  await mirror.write("finished", "a", "whole");
  await mirror.write("known", "b", "first", union("first"));
  for (const address of files.keys()) files.set(address, undefined);
  expect(await mirror.read("finished", "a")).toBeUndefined();
  await mirror.write("finished", "a", "whole");
  await mirror.write("known", "b", "second", union("second"));
  expect(await mirror.read("finished", "a")).toBe("whole");
  expect(await mirror.read("known", "b")).toBe("second");
});

test("a finished game that the database does not take, and the card set it was played with, have second copies", async () => {
  const own = ownSet("Mine", 7);
  const game = value(findGameAmong([own])("four-gods", `${own.set.name} ${own.set.version}`));
  const session = after(value(startSession(game, formatDeal(numberedDeal(game.pack, 7)))), "resign");
  const record = recordOf(session, "a".repeat(32), { endedAt: 5 });
  const set = ownSetOf(game)?.set;
  if (!record || !set) throw new Error("no finished game with a set");
  const [database, mirror] = [new Database(), new BrowserMirror()];
  const saved = new SavedGame({ database, copies: mirror, cards: new PlayedSets(database, mirror) }, game.id);
  // There is no database here.
  await expect(saved.write({ text: "", over: true }, [record], [game])).rejects.toThrow();
  await expect.poll(() => mirror.read("finished", identityOfFinished(record))).toEqual(record);
  await expect.poll(() => mirror.read("cards", KINDS["card-set"].key(set))).toEqual(set);
});
