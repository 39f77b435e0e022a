import type { CardNumbers } from "./card-numbers.js";
import { PATHS } from "./cards.js";
import { crossedBy } from "./layout.js";
import { pathName } from "./notation.js";
import { alliesWhoLeft, rescueDue } from "./party.js";
import { artifactsWon, isFinished, isWaiting, lastTurned, nextChoice, rowOf } from "./paths.js";
import type { Event, NamedCard, Path, State } from "./types.js";

/** No path's card was dealt with in this move. */
export const NO_PATH = -1;

/**
 * Carries out FG-6 from step 2 on, after the fallen have left play. An empty party ends the game or waits for a
 * rescue (FG-20), and nothing goes further; otherwise the card dealt with goes.
 * @param index the path whose card was dealt with in this move, or {@link NO_PATH}
 */
export function settle(set: CardNumbers, state: State, index: number, events: Event[]): State {
  if (state.party.length > 0) return index === NO_PATH ? state : clearCard(set, state, index, events);
  if (rescueDue(state)) {
    events.push({
      type: "forlorn",
      allies: alliesWhoLeft(set, state).map((ally) => set.named[ally] as NamedCard),
    });
  }
  return { ...state, unsettled: index };
}

/**
 * Removes the card dealt with (FG-6 step 3). Its path is finished (FG-5), or its choice is due (FG-4) or waits
 * (FG-21).
 */
function clearCard(set: CardNumbers, state: State, index: number, events: Event[]): State {
  const path = state.paths[index] as Path;
  const card = lastTurned(path);
  if (set.kind[card] === "trap") {
    events.push({ type: "passed", trap: set.named[card] as NamedCard, path: pathName(index) });
  }
  const paths = withPath(state.paths, index, { ...path, cleared: true, damage: 0 });
  const cleared: State = { ...state, paths, unsettled: NO_PATH };
  if (isFinished(cleared.paths[index] as Path)) {
    const artifact = set.artifacts[index] as NamedCard;
    const artifacts = artifactsWon(cleared);
    const of = paths.length === PATHS ? {} : { of: paths.length };
    events.push({ type: "artifact", artifact, path: pathName(index), artifacts, ...of });
  } else if (isWaiting(cleared, index)) {
    const row = rowOf(path) + 1;
    const crosses = pathName(crossedBy(cleared.layout, index, row));
    events.push({ type: "waiting", path: pathName(index), row, crosses });
  } else {
    announceChoice(cleared, events);
  }
  return cleared;
}

/** Adds the event of the next choice, if one is due. */
export function announceChoice(state: State, events: Event[]): void {
  const index = nextChoice(state);
  if (index === NO_PATH) return;
  events.push({ type: "choice", path: pathName(index), row: rowOf(state.paths[index] as Path) + 1 });
}

/** The paths with one put in the place of another. */
export function withPath(paths: readonly Path[], index: number, path: Path): Path[] {
  const changed = paths.slice();
  changed[index] = path;
  return changed;
}
