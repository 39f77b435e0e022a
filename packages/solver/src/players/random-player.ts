import { atOnce } from "../search/resumable-search.js";
import type { AnyPlayer } from "./player.js";

/** Any legal move, each as likely as the others. */
export const randomPlayer: AnyPlayer = {
  name: "random",
  version: 1,
  nodesAMove: 0,
  advise: ({ legal }, random) => atOnce({ move: legal[random(legal.length)], moves: [], nodes: 0 }),
};
