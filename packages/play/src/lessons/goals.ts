import { type GameEvent, outcomeOf, type Ply, type Session } from "@tetrarch/engine";
import type { Goal, Traits } from "./course.js";

/** Whether a goal is reached by what has happened since a level began. */
export function isReached(goal: Goal, start: Session, session: Session): boolean {
  switch (goal.type) {
    case "event":
      return eventsSince(start.now, session.now).some(
        (event) => event.type === goal.event && has(event, goal.with ?? {}),
      );
    case "ends":
      return outcomeOf(session).status === goal.status;
    case "all":
      return goal.goals.every((part) => isReached(part, start, session));
  }
}

function eventsSince(start: Ply, now: Ply): readonly GameEvent[] {
  const events: GameEvent[] = [];
  for (let ply = now; ply !== start && ply.before; ply = ply.before) events.push(...ply.events);
  return events;
}

function has(thing: object, traits: Traits): boolean {
  const members = new Map<string, unknown>(Object.entries(thing));
  return Object.entries(traits).every(([name, wanted]) => isLike(members.get(name), wanted));
}

function isLike(found: unknown, wanted: Traits[string]): boolean {
  if (isTraits(wanted)) return typeof found === "object" && found !== null && has(found, wanted);
  if (typeof wanted === "object" && wanted !== null) {
    return (
      Array.isArray(found) &&
      found.length === wanted.length &&
      wanted.every((each, index) => each === found[index])
    );
  }
  return found === wanted;
}

function isTraits(wanted: Traits[string]): wanted is Traits {
  return typeof wanted === "object" && wanted !== null && !Array.isArray(wanted);
}
