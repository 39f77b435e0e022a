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
  const later = viewOf(session);
  const scoredIn = (view: unknown) =>
    JSON.stringify((view as Readonly<Record<string, unknown>>)[highlights.scorePart ?? ""]);
  const scored: string | undefined = scoredIn(later);
  return events.map((event, index) => {
    const highlight = highlights.highlight(event);
    const sound = highlights.sounds[event.type];
    const seen = events.slice(0, index + 1);
    const cause = highlight?.isPrice ? seen.findLastIndex((each) => !highlights.highlight(each)) : index;
    const view = highlights.viewAfter?.(earlier, seen, later) ?? earlier;
    return (
      highlight && {
        ...(sound && { sound }),
        ...highlight,
        ...(holds.includes(event.type) && { isHeld: true }),
        event,
        line: lines[index] ?? "",
        caption: lines[cause] ?? lines[index] ?? "",
        lines: lines.slice(0, index + 1),
        view,
        hasScore: scored !== undefined && scored === scoredIn(view),
      }
    );
  });
}

/** What the player sees of a game, now or before a move. */
export function viewOf({ game, now }: Session, ply = now): unknown {
  return game.view(ply.state);
}
