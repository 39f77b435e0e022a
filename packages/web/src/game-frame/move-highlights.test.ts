import { narrate } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { after } from "../../test/app.js";
import { momentsOf } from "../../test/moments.js";
import { moveHighlights } from "./move-highlights.js";

test("with each highlight the place is drawn from what its game says has been seen by then, and the log tells as much", () => {
  const fight = momentsOf("tomb-of-four-kings").find(({ name }) => name === "lost-fight");
  if (!fight) throw new Error("no lost fight was found");
  const session = after(fight.session, fight.word);
  const { events } = session.now;
  const lines = events.map((event) => narrate("tomb-of-four-kings", event));
  const shown = moveHighlights(
    {
      highlights: {
        highlight: ({ type }) => (type === "hit" ? { card: "7H", title: "Wounded" } : undefined),
        sounds: {},
        viewSeen: (_before, seen) => seen.map(({ type }) => type),
      },
    },
    session,
  );
  expect(shown).toEqual([
    undefined,
    { card: "7H", title: "Wounded", event: events[1], line: lines[1], lines, view: ["action", "hit"] },
  ]);
});
