import type { Outcome } from "../../core/game.js";
import { builtInCardSet } from "./built-in-card-set.js";
import type { CardSet } from "./card-set-types.js";
import type { Event } from "./types.js";

/** The gods at the ends of paths 1–4 of the built-in set. */
const GODS = ["dawn", "river", "mountain", "star"] as const;

export type God = (typeof GODS)[number];

/** A chapter of the background story: of the beginning, of a god's path, of the god, or of an end. */
export type ChapterId = "opening" | `${God}-${"path" | "god"}` | EndChapterId;

/** A chapter of an end; of a lost game by the artifacts won. */
export type EndChapterId = "won" | "lost-0" | "lost-1" | "lost-2" | "lost-3" | "resigned";

/**
 * The chapter that an event brings; undefined for most. The opening comes with the first ally (FG-3), a path's chapter
 * with the first of its choices (FG-4), a god's with the artifact (FG-5): each once in a game, for any number of rows.
 */
export function chapterOfEvent(event: Event): ChapterId | undefined {
  switch (event.type) {
    case "joined":
      return event.party === 1 ? "opening" : undefined;
    case "turned":
      return event.row === 2 ? chapterAt(event.path, "path") : undefined;
    case "artifact":
      return chapterAt(event.path, "god");
    default:
      return undefined;
  }
}

function chapterAt(path: string, where: "path" | "god"): ChapterId | undefined {
  const god = GODS[Number(path.slice(1)) - 1];
  return god && `${god}-${where}`;
}

const LOST = ["lost-0", "lost-1", "lost-2", "lost-3"] as const;

/** The chapter of a game's end (FG-6); undefined while it goes on. */
export function chapterOfEnd({ status, score }: Outcome, isResigned: boolean): EndChapterId | undefined {
  if (status === "playing") return undefined;
  if (isResigned) return "resigned";
  return status === "won" ? "won" : LOST[score.value];
}

/** Whether a card set has the gods of the story (FG-0): the artifacts of the built-in set, in their order. */
export function hasStoryGods({ artifacts }: CardSet): boolean {
  const named = ({ id, name }: CardSet["artifacts"][number]) => `${id} ${name}`;
  return artifacts.map(named).join("\n") === builtInCardSet.artifacts.map(named).join("\n");
}
