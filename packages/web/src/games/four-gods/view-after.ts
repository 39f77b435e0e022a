import type { fourGods } from "@tetrarch/engine";

type View = fourGods.View;

/** The place as it has been seen after some events of a move: wounds, a foe's damage and woken gods, and nothing more of what is dealt with; the cards lie as before. */
export function viewAfter(before: View, events: readonly fourGods.Event[]): View {
  return events.reduce(seenWith, before);
}

function seenWith(view: View, event: fourGods.Event): View {
  const { party, paths } = view;
  switch (event.type) {
    case "hurt":
      return {
        ...view,
        party: party.map((ally) => (ally.id === event.ally.id ? { ...ally, wounds: event.wounds } : ally)),
      };
    case "struck":
      return {
        ...view,
        paths: paths.map((path) =>
          path.card?.kind === "foe" && path.card.id === event.foe.id
            ? { ...path, card: event.damage > event.defence ? null : { ...path.card, damage: event.damage } }
            : path,
        ),
      };
    case "rolled":
      return withPath(view, event.path, { card: null });
    case "artifact":
      return withPath(view, event.path, { won: true });
    default:
      return view;
  }
}

function withPath(view: View, name: string, change: Partial<fourGods.PathView>): View {
  return { ...view, paths: view.paths.map((path) => (path.path === name ? { ...path, ...change } : path)) };
}
