import { type GameEvent, knowledgeOf, outcomeOf, type Session } from "@tetrarch/engine";
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

/** What a goal remembers of these events: for each of its parts that names one, whether it has happened. */
export function remembered(goal: Goal, events: readonly GameEvent[]): string {
  switch (goal.type) {
    case "event":
    case "none":
      return events.some((event) => isEvent(goal, event)) ? "1" : "0";
    case "all":
    case "any":
      return goal.goals.map((part) => remembered(part, events)).join("");
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
