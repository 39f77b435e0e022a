import { hoardsIn } from "../../../games/tomb-of-four-kings/table.js";
import type { View } from "../../../games/tomb-of-four-kings/types.js";
import { capital } from "../words.js";

const KINGS = 4;

/** The player's situation: a few words for a sign, and a sentence. */
export interface Situation {
  readonly sign: string;
  readonly sentence: string;
}

/** The length of a way in turns: `one step`, `2 turns`. */
export function wayBack(turns: number): string {
  if (turns === 0) return "one step";
  return turns === 1 ? "1 turn" : `${turns} turns`;
}

/** The player's situation in the tomb, or how the game ended. */
export function tombSituation(view: View): Situation {
  const { encounter, phase, short, treasure } = view;
  switch (phase) {
    case "crossroads":
      return atCrossroads(view);
    case "hit":
      return { sign: `Hit for ${short}!`, sentence: `Hit for ${short}!` };
    case "jammed":
      return { sign: `The door jams, ${short} short`, sentence: `The door is jammed, ${short} short.` };
    case "leave":
      return {
        sign: "One treasure must stay",
        sentence: "All treasure here: one must stay to mark the turn.",
      };
    case "out": {
      const isFull = hoardsIn(treasure) === KINGS;
      return isFull
        ? { sign: "Four kings’ hoards!", sentence: "Out alive, with all four kings’ hoards." }
        : { sign: "Out alive", sentence: "Out alive." };
    }
    case "dead":
      return { sign: "Dead", sentence: "Dead." };
    case "dark":
      return { sign: "Lost in the dark", sentence: "Lost in the dark." };
    case "encounter": {
      const met = encounter ? `${encounter.kind} of ${encounter.value}` : "";
      return { sign: capital(met), sentence: `A ${met}.` };
    }
  }
}

function atCrossroads({ delve, retreat, retreating }: View): Situation {
  if (delve.length === 0) return { sign: "At the tomb’s entrance", sentence: "At the entrance of the tomb." };
  if (retreating) {
    const way = wayBack(delve.length - 1 - retreat.length);
    return { sign: `${way} from daylight`, sentence: `At the crossroads, ${way} from daylight.` };
  }
  const way = wayBack(delve.length - 1);
  return {
    sign: `${wayBack(delve.length)} deep`,
    sentence: `At the crossroads, ${delve.length} deep, ${way} from daylight.`,
  };
}
