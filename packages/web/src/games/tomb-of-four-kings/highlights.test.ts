import { legalWords, type tombOfFourKings } from "@tetrarch/engine";
import { expect, test } from "vitest";
import { randomGame } from "../../../test/app.js";
import { moveHighlights } from "../../game-frame/move-highlights.js";
import { highlights } from "./highlights.js";
import { riskOf } from "./mood.js";
import { tombTable } from "./table.js";

type View = tombOfFourKings.View;

const shown = Array.from({ length: 40 }, (_, deal) => randomGame("tomb-of-four-kings", deal + 1, 80).sessions)
  .flat()
  .filter(({ now }) => now.before !== undefined)
  .flatMap((session) => moveHighlights({ highlights }, session))
  .filter((highlight) => highlight !== undefined);
const of = <Type extends tombOfFourKings.Event["type"]>(type: Type) =>
  shown.flatMap(({ event, view }) =>
    event.type === type
      ? [{ event: event as Extract<tombOfFourKings.Event, { type: Type }>, view: view as View }]
      : [],
  );

test("every highlight says in at most four words what happened", () => {
  expect(shown.length).toBeGreaterThan(400);
  for (const { title, event } of shown)
    expect(title?.split(" ").length ?? 9, `${event.type}: ${title}`).toBeLessThanOrEqual(4);
});

test("TK-11, TK-13: before a number is played the hearts show what the buttons say it may cost at the most", () => {
  const risks = Array.from(
    { length: 40 },
    (_, deal) => randomGame("tomb-of-four-kings", deal + 1, 80).sessions,
  )
    .flat()
    .flatMap((session) => {
      const view = session.game.view(session.now.state) as View;
      const legal = legalWords(session).filter((word) => word === "play");
      const [{ detail } = { detail: "" }] = tombTable.choices?.(view, legal, false) ?? [];
      const said = / up to (\d+) (?:hit|of)/.exec(detail)?.[1] ?? "0";
      // With the last hit point the words say that alone.
      if (detail.includes("kills you")) expect(riskOf(view), detail).toBeGreaterThanOrEqual(view.hitPoints);
      else expect(riskOf(view), detail).toBe(Number(said));
      return Number(said);
    });
  expect(new Set(risks).size).toBeGreaterThan(6);
});

test("a flame is out in the highlight that shows its ace, hearts turn with the blow, and what is met stands there at once", () => {
  for (const { event, view } of of("torch")) expect(view.torches).toHaveLength(event.burnt);
  for (const { event, view } of of("hit")) expect(view.hitPoints).toBe(event.hitPoints);
  for (const { event, view } of of("encounter")) expect(view.encounter).toEqual(event.encounter);
  expect(Math.min(of("torch").length, of("hit").length, of("encounter").length)).toBeGreaterThan(0);
});
