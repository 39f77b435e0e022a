import { games, type Session, startSession } from "@tetrarch/engine";
import { dealOfTheDay } from "@tetrarch/play";
import { afterAll, expect, test, vi } from "vitest";
import type { BrowserStorage } from "../../data/browser-storage.js";
import { clock } from "../../data/clock.js";
import type { HomeGames } from "./home-games.svelte.js";

const GAME = "four-kingdoms";

/** The page's games with the one manifest: those of all games have icons that only the built app has. */
async function homeGames() {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.doMock("../../games/registry.js", () => ({ manifests: [{ id: GAME }] }));
  // Each time anew, or the messages that an earlier test loaded would be there.
  vi.resetModules();
  const { HomeGames } = await import("./home-games.svelte.js");
  return new HomeGames();
}

afterAll(() => {
  vi.doUnmock("../../games/registry.js");
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A storage with one game in play, as far as it can be read, in which each deal of the day is known. */
function storageWith(session: Session | undefined): BrowserStorage {
  return {
    games: { waiting: async () => [{ game: GAME, savedAt: 1, session: () => session }] },
    known: { notesOn: async () => [{}] },
    database: { read: async () => [] },
  } as unknown as BrowserStorage;
}

function todays(): Session {
  const game = games.find(({ id }) => id === GAME);
  const deal = game && dealOfTheDay(game, clock.today());
  const begun = game && deal?.ok ? startSession(game, deal.value) : undefined;
  if (!begun?.ok) throw new Error("no deal of the day");
  return begun.value;
}

const stateOf = (home: HomeGames) => home.today.find(({ manifest }) => manifest.id === GAME)?.state;

test("a known deal of the day is known beside a game in play that cannot be read", async () => {
  const home = await homeGames();
  await home.load(storageWith(undefined));
  expect(stateOf(home)).toBe("known");
});

test("a deal in play is so before the messages of games are loaded", async () => {
  vi.doMock("../../games/all-messages.js", () => new Promise(() => undefined));
  const home = await homeGames();
  await home.load(storageWith(todays()));
  expect([stateOf(home), home.standing(GAME)]).toEqual(["in play", ""]);
  vi.doUnmock("../../games/all-messages.js");
});

test("what was in play before it was loaded again is forgotten", async () => {
  const home = await homeGames();
  await home.load(storageWith(todays()));
  expect(stateOf(home)).toBe("in play");
  await home.load(storageWith(undefined));
  expect([home.session(GAME), stateOf(home)]).toEqual([undefined, "known"]);
});
