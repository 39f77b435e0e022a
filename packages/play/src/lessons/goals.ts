import { type GameEvent, knowledgeOf, outcomeOf, type Ply, type Session } from "@tetrarch/engine";
import type { Goal, Traits } from "./course.js";

type CardLayout = Extract<Goal, { readonly type: "lies" }>;

/** Whether a goal holds after these events, with the table as it lies in a session. */
export function holds(goal: Goal, events: readonly GameEvent[], session: Session): boolean {
  switch (goal.type) {
    case "event":
      return events.some((event) => isEvent(goal, event));
    case "none":
      return !events.some((event) => isEvent(goal, event));
    case "lies":
      return lies(goal, session);
    case "ends":
      return outcomeOf(session).status === goal.status;
    case "all":
      return goal.goals.every((part) => holds(part, events, session));
    case "any":
      return goal.goals.some((part) => holds(part, events, session));
  }
}

/** The events of all moves since a position. */
export function eventsSince(start: Ply, now: Ply): readonly GameEvent[] {
  const events: GameEvent[] = [];
  for (let ply = now; ply !== start && ply.before; ply = ply.before) events.push(...ply.events);
  return events;
}

/** A position with the past that its goal asks for: equal ones have equal ways to the goal. */
export function positionKey(goal: Goal, start: Ply, { game, now }: Session): string {
  return `${game.formatState(now.state)} ${eventFlags(goal, eventsSince(start, now))}`;
}

/** For each part of a goal that names an event, whether it is among these: 1 or 0. */
function eventFlags(goal: Goal, events: readonly GameEvent[]): string {
  switch (goal.type) {
    case "event":
    case "none":
      return events.some((event) => isEvent(goal, event)) ? "1" : "0";
    case "all":
    case "any":
      return goal.goals.map((part) => eventFlags(part, events)).join("");
    case "lies":
    case "ends":
      return "";
  }
}

function isEvent(goal: { readonly event: string; readonly with?: Traits }, event: GameEvent): boolean {
  return event.type === goal.event && hasTraits(event, goal.with ?? {});
}

function lies({ card, on, pile }: CardLayout, { game, now }: Session): boolean {
  const piles = knowledgeOf(game.id).piles(game.view(now.state));
  return piles
    .filter(({ id }) => pile === undefined || id === pile)
    .some(({ cards }) =>
      cards.some((code, index) => (card === undefined || code === card) && (cards[index - 1] ?? null) === on),
    );
}

function hasTraits(thing: object, traits: Traits): boolean {
  const members = new Map<string, unknown>(Object.entries(thing));
  return Object.entries(traits).every(([name, wanted]) => matches(members.get(name), wanted));
}

function matches(found: unknown, wanted: Traits[string]): boolean {
  if (isTraits(wanted)) return typeof found === "object" && found !== null && hasTraits(found, wanted);
  return JSON.stringify(found) === JSON.stringify(wanted);
}

function isTraits(wanted: Traits[string]): wanted is Traits {
  return typeof wanted === "object" && wanted !== null && !Array.isArray(wanted);
}
