import { HIDDEN } from "./cards.js";
import type { GameRules } from "./define-game.js";
import type { GameEvent } from "./game.js";
import { type EventForecast, oncePerView, type Prospect, surely } from "./knowledge.js";

/** The events of a move played with blank cards: they surely come, without the fields that name a blank card. */
export function sureProspects<Event extends GameEvent>(
  events: readonly Event[],
  ruleOf: (event: Event) => string,
): readonly Prospect<Event>[] {
  return events.map((event) => {
    const known = Object.entries(event).filter(([, value]) => value !== undefined && value !== HIDDEN);
    return surely(ruleOf(event), Object.fromEntries(known) as EventForecast<Event>);
  });
}

/**
 * Makes the prospects of a game in which no hidden card changes what a move does: each move is played with blank
 * cards in all hidden places.
 * @param blank the number of a blank card
 * @param ruleOf the number of the rule by which a move brings an event
 */
export function prospectsByPlay<State, Move, View extends object, Event extends GameEvent>(
  rules: Pick<GameRules<State, Move, View, Event, never>, "hiddenPart" | "arrange" | "play">,
  blank: number,
  ruleOf: (event: Event, move: Move) => string,
): (view: View, move: Move) => readonly Prospect<Event>[] {
  const stateOf = oncePerView((view: View) => {
    const cards = rules.hiddenPart(view)?.cards ?? [];
    return { state: rules.arrange(view, Array(cards.length).fill(blank), []) };
  });
  return (view, move) =>
    sureProspects(rules.play(stateOf(view).state, move).events, (event) => ruleOf(event, move));
}
