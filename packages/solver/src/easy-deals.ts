import { easyDeals as kingdomsDeals } from "./games/four-kingdoms/easy-deals.js";
import { easyDeals as keysDeals } from "./games/kings-keys/easy-deals.js";

/** Numbers of some standard deals of a game that are proved winnable, and easy; empty where beginners need none. */
export function easyDealsOf(gameId: string): readonly number[] {
  const listed: Readonly<Record<string, readonly number[]>> = {
    "four-kingdoms": kingdomsDeals,
    "kings-keys": keysDeals,
  };
  return listed[gameId] ?? [];
}
