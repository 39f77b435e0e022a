import { games, outcomeOf, startSession } from "@tetrarch/engine";
import { dealOfTheDay } from "@tetrarch/play";
import { expect, test } from "vitest";
import type { Question } from "../solver-client/messages.js";
import { DayResults, type PlayedDay } from "./field.svelte.js";

const KINGDOMS = games.find(({ id }) => id === "four-kingdoms") ?? games[0];

function dayOf(day: string): PlayedDay {
  const deal = KINGDOMS && dealOfTheDay(KINGDOMS, day);
  if (!deal?.ok) throw new Error("no deal");
  return { day, game: { deal: deal.value, variant: "standard" } } as PlayedDay;
}

test("a day whose deal cannot be played through leaves the other days of the month their results", async () => {
  const days = ["2026-10-01", "2026-10-02", "2026-10-03"].map(dayOf);
  const [first] = days as [PlayedDay];
  const start = KINGDOMS && startSession(KINGDOMS, first.game.deal);
  if (!KINGDOMS || !start?.ok) throw new Error("no game");
  const row = { level: "strongest", results: [outcomeOf(start.value)] };
  const answerOf = async (question: Question) => {
    if (question.type !== "field") return { type: "solution", solution: { verdict: "won" } };
    if (question.deal === start.value.deal) throw new Error("failed");
    return { type: "field-row", row };
  };
  const ask = (question: Question) => ({ answer: answerOf(question), cancel: () => undefined });
  const results = new DayResults(KINGDOMS, ask as never);
  await results.findOut(days);
  expect([...results.pars.keys()]).toEqual(["2026-10-02", "2026-10-03"]);
  expect([...results.bests.keys()]).toEqual(["2026-10-02", "2026-10-03"]);
});
