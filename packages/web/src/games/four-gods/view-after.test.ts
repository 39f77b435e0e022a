import type { fourGods } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { after } from "../../../test/app.js";
import { momentsOf } from "../../../test/moments.js";
import { viewAfter } from "./view-after.js";

test("wounds, a foe's damage, what a trap needed and a woken god are seen with the event that causes them, not before", () => {
  const seen = new Set<string>();
  for (const { session, word } of momentsOf("four-gods")) {
    const before = session.game.view(session.now.state) as fourGods.View;
    const events = after(session, word).now.events as readonly fourGods.Event[];
    for (const [index, event] of events.entries()) {
      const [earlier, now] = [index, index + 1].map((count) => viewAfter(before, events.slice(0, count)));
      if (!earlier || !now) continue;
      if (event.type === "hurt") {
        const woundsIn = ({ party }: fourGods.View) => party.find(({ id }) => id === event.ally.id)?.wounds;
        expect(woundsIn(now)).toBe(event.wounds);
        expect(woundsIn(earlier)).toBe(event.wounds - event.blow);
      } else if (event.type === "struck") {
        const damageIn = ({ paths }: fourGods.View) =>
          paths.flatMap(({ card }) =>
            card?.kind === "foe" && card.id === event.foe.id ? [card.damage] : [],
          );
        expect(damageIn(now)).toEqual(event.damage > event.defence ? [] : [event.damage]);
        expect(damageIn(earlier)).toEqual([event.damage - event.blow]);
      } else if (event.type === "rolled") {
        const isMarked = ({ paths }: fourGods.View) =>
          paths.some(({ path, card }) => path === event.path && card !== null);
        expect([isMarked(earlier), isMarked(now)]).toEqual([true, false]);
      } else if (event.type === "artifact") {
        const isWon = ({ paths }: fourGods.View) => paths.find(({ path }) => path === event.path)?.won;
        expect([isWon(earlier), isWon(now)]).toEqual([false, true]);
        // The score follows when it has come to the party.
        expect([earlier.artifacts, now.artifacts]).toEqual([event.artifacts - 1, event.artifacts - 1]);
      } else {
        expect(now).toEqual(earlier);
        continue;
      }
      seen.add(event.type);
    }
  }
  expect([...seen].sort()).toEqual(["artifact", "hurt", "rolled", "struck"]);
});
