import type { Session } from "@tetrarch/engine";
import { lastLines } from "@tetrarch/play";
import type { GameUi } from "../games/game-ui.js";
import type { NarratedHighlight } from "../table/highlights.svelte.js";

/** By event of the last move, its highlight; undefined for an event that has none. */
export function moveHighlights(
  { highlights }: Pick<GameUi, "highlights">,
  session: Session,
  holds: readonly string[] = [],
): readonly (NarratedHighlight | undefined)[] {
  const { events, before } = session.now;
  const lines = lastLines(session);
  const earlier = viewOf(session, before);
  /** Of several events of one type in a row, the one that led to them, unless it has a highlight itself. */
  const causeOf = (index: number): number | undefined => {
    const type = events[index]?.type;
    let first = index;
    while (events[first - 1]?.type === type) first--;
    const cause = events[first - 1];
    const isAlone = events[first + 1]?.type !== type;
    return isAlone || !cause || highlights.highlight(cause) ? undefined : first - 1;
  };
  return events.map((event, index) => {
    const highlight = highlights.highlight(event);
    const sound = highlights.sounds[event.type];
    const seen = events.slice(0, index + 1);
    return (
      highlight && {
        ...(sound && { sound }),
        ...highlight,
        ...(holds.includes(event.type) && { isHeld: true }),
        event,
        line: lines[index] ?? "",
        caption: lines[causeOf(index) ?? index] ?? "",
        lines: lines.slice(0, index + 1),
        view: highlights.viewAfter?.(earlier, seen, viewOf(session)) ?? earlier,
      }
    );
  });
}

/** What the player sees of a game, now or before a move. */
export function viewOf({ game, now }: Session, ply = now): unknown {
  return game.view(ply.state);
}
