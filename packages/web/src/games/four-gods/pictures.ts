import portraits from "virtual:portraits";
import type { DreamCard } from "./card-numbers.js";
import { likeness } from "./likeness.js";

/** The address of what is drawn on a card: its own picture, or for a card of one's own one of its kind, always the same. */
export function pictureOf({ kind, name }: Pick<DreamCard, "kind" | "name">): string {
  const ofKind = portraits[kind];
  return ofKind[likeness(name, Object.keys(ofKind))] as string;
}
