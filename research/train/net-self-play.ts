import type { Random } from "@tetrarch/engine";
import { Inputs } from "../../packages/solver/src/evaluation/inputs.js";
import { Episode } from "./episode.js";
import type { Samples } from "./samples.js";
import type { SelfPlay, Stage } from "./training-plan.js";

/** The values of the position that a game's value function has judged last. */
interface Values {
  readonly win: number;
  readonly points: number;
}

/** The players of a stage. */
interface Choosers<Move> {
  rules(): Move;
  net(): Move;
}

/** What the self-play of all games shares: the stage, the inputs, the choice of moves, the values of the net. */
export abstract class NetSelfPlay<ValueFunction extends Values> implements SelfPlay {
  protected readonly inputs = new Inputs();
  protected readonly valueFunction: ValueFunction;
  protected readonly stage: Stage;
  /** Whether targets are means over the next card. */
  protected readonly isDeep: boolean;
  /** Whether the last target is the result, as a game may end after the last judgement, and not that judgement. */
  protected readonly learnsResult: boolean = true;

  constructor(valueFunction: ValueFunction, stage: Stage) {
    this.valueFunction = valueFunction;
    this.stage = stage;
    this.isDeep = stage.play === "one-ply";
  }

  play(random: Random, samples: Samples): readonly number[] {
    const episode = new Episode(samples);
    const result = this.playGame(random, episode);
    episode.end(this.stage.lambda, this.learnsResult ? result : undefined);
    return result;
  }

  /** Plays one game and adds its positions to the episode. Returns the result. */
  protected abstract playGame(random: Random, episode: Episode): readonly number[];

  /** The values that were judged last, as samples have them. */
  protected get values(): readonly number[] {
    return [this.valueFunction.win, this.valueFunction.points];
  }

  /** Adds the position of `inputs`; its target are the present values where these are the mean over the next card. */
  protected awaitCard(episode: Episode, isMean: boolean): void {
    episode.awaits(this.inputs, isMean ? this.values : undefined);
  }

  /**
   * Chooses a move by the stage's player, or now and then at random. In stages by the net a random move ends what earlier
   * positions learn from later ones.
   */
  protected choose<Move>(
    random: Random,
    episode: Episode,
    moves: ArrayLike<Move>,
    choosers: Choosers<Move>,
  ): Move {
    const { play, curiosity } = this.stage;
    if (moves.length === 1) return moves[0] as Move;
    if (random(10_000) < 10_000 * curiosity) {
      if (play !== "rules") episode.cut();
      return moves[random(moves.length)] as Move;
    }
    return play === "rules" ? choosers.rules() : choosers.net();
  }
}
