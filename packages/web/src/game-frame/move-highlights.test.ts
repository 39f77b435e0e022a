import { type kingsKeys, narrate, type Session } from "@tetrarch/engine";
import { beforeAll, expect, test, vi } from "vitest";
import { after, sessionOf } from "../../test/app.js";
import { momentsOf } from "../../test/moments.js";
import type { GameHighlights } from "../games/game-ui.js";
import { manifests } from "../games/registry.js";
import { moveHighlights, viewOf } from "./move-highlights.js";

beforeAll(() => {
  // The pages of games read the player's settings.
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  return () => vi.unstubAllGlobals();
});

function momentOf(wanted: string, gameId = "tomb-of-four-kings"): Session {
  const moment = momentsOf(gameId).find(({ name }) => name === wanted);
  if (!moment) throw new Error(`no ${wanted} was found`);
  return after(moment.session, moment.word);
}

function narrated({ now }: Session): readonly string[] {
  return now.events.map((event) => narrate("tomb-of-four-kings", event));
}

test("with each highlight the place is drawn from what its game says has been seen by then, and the log tells as much", () => {
  const session = momentOf("lost-fight");
  const [, hit] = session.now.events;
  const lines = narrated(session);
  const highlights: GameHighlights = {
    highlight: ({ type }) => (type === "hit" ? { card: "7H", title: "Wounded" } : undefined),
    sounds: {},
    viewAfter: (_before, seen) => seen.map(({ type }) => type),
  };
  const [line] = lines.slice(1);
  const shown = { card: "7H", title: "Wounded", event: hit, line, caption: line, lines };
  expect(moveHighlights({ highlights }, session)).toEqual([
    undefined,
    { ...shown, view: ["action", "hit"], hasScore: false },
  ]);
});

async function highlightsOf(session: Session) {
  const { place } = (await manifests.find(({ id }) => id === session.game.id)?.load()) ?? {};
  if (!place) throw new Error(session.game.id);
  return moveHighlights(place, session).filter((highlight) => highlight !== undefined);
}

test("the score of The King's Keys is shown with the view that has the book", async () => {
  const session = momentOf("book", "kings-keys");
  const views = await highlightsOf(session);
  const booksIn = (view: unknown) => (view as kingsKeys.View).books.length;
  const all = booksIn(viewOf(session));
  expect(views.map(({ hasScore }) => hasScore)).toEqual(views.map(({ view }) => booksIn(view) === all));
  expect(views.at(-1)?.hasScore).toBe(true);
});

test("an artifact of the Four Gods counts when it has come to the party, not while it is shown", async () => {
  const views = await highlightsOf(momentOf("artifact", "four-gods"));
  expect(views.length).toBeGreaterThan(0);
  expect(views.filter(({ hasScore }) => hasScore)).toEqual([]);
});

test("a price without a cause has its own line", () => {
  const session = momentOf("failed-door");
  const highlights: GameHighlights = { highlight: () => ({ isPrice: true }), sounds: {} };
  const captions = moveHighlights({ highlights }, session).map((shown) => shown?.caption);
  expect(captions).toEqual(narrated(session));
});

test("while a jammed door takes card after card, the line says what it costs instead of each card", () => {
  const session = momentOf("failed-door");
  const highlights: GameHighlights = {
    highlight: ({ type }) =>
      /^(action|discarded)$/.test(type) ? { title: type, isPrice: type === "discarded" } : undefined,
    sounds: {},
  };
  const captions = moveHighlights({ highlights }, session).flatMap((shown) => shown?.caption ?? []);
  const [action, jammed] = narrated(session);
  expect(captions.length).toBeGreaterThan(5);
  expect([...new Set(captions)]).toEqual([action, jammed]);
});

test("of several skills found in a row each is told", () => {
  const session = "delve play play delve delve retreat"
    .split(" ")
    .reduce(after, sessionOf("tomb-of-four-kings", 705));
  const highlights: GameHighlights = {
    highlight: ({ type }) => (type === "skill-found" ? { title: type } : undefined),
    sounds: {},
  };
  const captions = moveHighlights({ highlights }, session).flatMap((shown) => shown?.caption ?? []);
  expect(captions).toHaveLength(2);
  for (const caption of captions) expect(narrated(session)).toContain(caption);
  expect(captions.every((caption) => caption.includes("skill"))).toBe(true);
});
