import { narrate, type Session } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { after, sessionOf } from "../../test/app.js";
import { momentsOf } from "../../test/moments.js";
import type { GameHighlights } from "../games/game-ui.js";
import { moveHighlights, viewOf } from "./move-highlights.js";

function momentOf(wanted: string): Session {
  const moment = momentsOf("tomb-of-four-kings").find(({ name }) => name === wanted);
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
    { ...shown, view: ["action", "hit"], isAfter: false },
  ]);
  // The score changes with what the place shows, not when the highlight is over.
  const view = viewOf(session);
  expect(
    moveHighlights({ highlights: { ...highlights, viewAfter: (_, __, later) => later } }, session),
  ).toEqual([undefined, { ...shown, view, isAfter: true }]);
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
