import type { Component } from "svelte";
import type { RoomProps } from "./room-props.js";

/** A page of its own beside home and the tables, loaded when it is entered. */
interface Room {
  readonly title: string;
  readonly load: () => Promise<{ readonly default: Component<RoomProps> }>;
}

/** By what their addresses begin with. */
export const ROOMS = {
  learn: { title: "Learn", load: () => import("../learn/LearnPage.svelte") },
  puzzles: { title: "Puzzles", load: () => import("../puzzles/PuzzlesPage.svelte") },
  history: { title: "Your games", load: () => import("../history/HistoryPage.svelte") },
  duels: { title: "Series and duels", load: () => import("../duels/DuelsPage.svelte") },
  analysis: { title: "Analysis", load: () => import("../analysis/AnalysisPage.svelte") },
  workshop: { title: "The workshop", load: () => import("../workshop/WorkshopPage.svelte") },
  link: { title: "A link", load: () => import("../link/LinkPage.svelte") },
  about: { title: "About", load: () => import("../about/AboutPage.svelte") },
} satisfies Readonly<Record<string, Room>>;

export type RoomName = keyof typeof ROOMS;

export function isRoomName(text: string): text is RoomName {
  return Object.hasOwn(ROOMS, text);
}
