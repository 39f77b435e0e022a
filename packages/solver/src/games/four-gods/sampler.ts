import type { fourGods } from "@tetrarch/engine";
import type { FourGodsGame } from "@tetrarch/engine/four-gods";
import type { AnyPlayer } from "../../players/player.js";
import { type Racer, racingPlayer } from "../../players/racing-player.js";
import type { CardNumbers } from "./card-numbers.js";
import { PlayOuts } from "./play-outs.js";

/** Moves played in the trials for one move. */
const NODES_A_MOVE = 10_000;

/**
 * The strong player: it deals the hidden cards anew, tries each move, and lets the sensible player finish. A solver's
 * verdict would tell no move from another, since who knows all cards nearly always wins.
 */
export function samplerPlayer(game: FourGodsGame, numbers: CardNumbers): AnyPlayer {
  const racer: Racer<fourGods.View, fourGods.Move> = {
    name: "sampler",
    version: 1,
    nodesAMove: NODES_A_MOVE,
    candidates({ legal }) {
      // Left or right is all one: nothing is known of either card (FG-4).
      return legal[0]?.type === "choose" ? legal.slice(0, 1) : legal;
    },
    trials: (view, random) => new PlayOuts(numbers, game.sample(view, random)),
  };
  return racingPlayer(racer);
}
