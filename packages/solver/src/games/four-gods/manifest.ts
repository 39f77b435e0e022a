import { type AnyGame, type fourGods, seededRandom } from "@tetrarch/engine";
import {
  builtInCardSet,
  type FourGodsGame,
  isFourGods,
  isStandardLayout,
  kindOfCode,
  knowledge,
} from "@tetrarch/engine/four-gods";
import type { Agents, GameFacts, Manifest } from "../../agents.js";
import { type AnyMoveEvaluator, chanceAmong, type Measures } from "../../evaluation/evaluation.js";
import { playOutEvaluator } from "../../play-out-evaluator.js";
import { CardNumbers } from "./card-numbers.js";
import { godsEvaluator } from "./evaluation.js";
import { ERRORS, EVALUATOR_VERSION, FIELD } from "./measures.js";
import { PlayOuts } from "./play-outs.js";
import { evaluatorPlayer, greedyPlayer, samplerPlayer } from "./players.js";
import { exactSolver } from "./solver.js";
import { WEIGHTS } from "./weights.js";

type View = fourGods.View;
type Move = fourGods.Move;

/** FG-22: the reason why a game has no learnt player. */
const UNTRAINED = { evaluator: "it was trained on the standard layout alone" };

/** Whether the net knows the table: the standard layout and its variants, with the cards of the standard pack. */
function isTrained({ cards, hasOwnPack }: FourGodsGame): boolean {
  if (!cards.layout) return true;
  const kinds = cards.locations.map(({ id, kind }) => kind ?? kindOfCode(id));
  const isUsual = cards.locations.every(({ id }, index) => kinds[index] === kindOfCode(id));
  return !hasOwnPack && isUsual && isStandardLayout(cards.layout);
}

function gameOfGods(game: AnyGame): FourGodsGame {
  if (!isFourGods(game)) throw new Error(`${game.id} is not the Four Gods`);
  return game;
}

/** Whether it is played with the cards with which the net's chances were measured. */
function isMeasured({ cards }: FourGodsGame): boolean {
  return cards === builtInCardSet;
}

/** Trial games for one estimate: a chance of a half is off by 1.6 %. */
const TRIALS = 1000;

/** The evaluator of a player's own cards, for which nothing was measured: trial games of the sensible player. */
function trialEvaluator(game: FourGodsGame, measures?: Measures): AnyMoveEvaluator {
  const numbers = new CardNumbers(game.cards);
  const chanceIn = chanceAmong({ rolled: "roll", turned: "turn" });
  const any = (view: View) => game.sample(view, seededRandom(1));
  return playOutEvaluator(
    {
      player: greedyPlayer(numbers).name,
      version: facts.evaluatorVersion,
      trials: TRIALS,
      trialsOf: (view) => new PlayOuts(numbers, any(view as View)),
      sureView(view, move) {
        const { state, events } = game.play(any(view as View), move as Move);
        return chanceIn(view, events) === undefined ? game.view(state) : undefined;
      },
      chanceIn,
    },
    measures,
  );
}

/** What the loss of a friend weighs beside the friend's attack. */
const FRIEND = 1000;
/** What the loss of a weapon weighs beside its numbers: less than any friend. */
const WEAPON = 500;

/**
 * What the friends weigh who surely fall by a move: the fewest of them first, then the least attack that is lost. What is
 * given up on purpose weighs, too. A trap by which somebody may fall is not compared.
 */
function casualtiesOf(view: View, move: Move): number | undefined {
  const prospects = knowledge.prospects(view, move);
  if (prospects.some(({ event, sure }) => event.type === "fell" && !sure)) return undefined;
  return prospects.reduce((sum, { event }) => {
    const { attack = 0, weapon } = friendOf(view, event) ?? {};
    if (event.type === "fell" || event.type === "dismissed") return sum + FRIEND + attack;
    if (event.type !== "dropped" || !weapon) return sum;
    return sum + WEAPON + weapon.attack + weapon.defence + weapon.luck;
  }, 0);
}

/** Whether a move rolls for a trap that may stay armed and hurt. */
function canMiss(view: View, move: Move): boolean {
  const types = knowledge.prospects(view, move).map(({ event }) => event.type);
  return types.includes("rolled") && types.includes("hurt");
}

/** The friend an event is about. */
function friendOf({ party }: View, event: object): fourGods.AllyView | undefined {
  const ally = "ally" in event ? (event.ally as { readonly id?: string }) : undefined;
  return party.find(({ id }) => id === ally?.id);
}

/**
 * Solver and players of the Four Gods, with the card set the game is played with. Of the net they take advice only where
 * it was trained: in the standard layout.
 */
function agentsOf(game: AnyGame): Agents {
  const gods = gameOfGods(game);
  const numbers = new CardNumbers(gods.cards);
  const players = [greedyPlayer(numbers), samplerPlayer(gods, numbers)];
  if (isTrained(gods)) {
    return {
      solver: exactSolver(gods),
      players: [...players, evaluatorPlayer(numbers)],
      // With other cards games are looked back at by other chances than those of the hints.
      ...(isMeasured(gods) && {
        costOf: (view, move) => casualtiesOf(view as View, move as Move),
        isGamble: (view, move) => canMiss(view as View, move as Move),
        isGiveUp: (move) => ["drop", "dismiss"].includes((move as Move).type),
      }),
    };
  }
  return {
    solver: exactSolver(gods),
    players,
    untrained: UNTRAINED,
  };
}

export const facts: GameFacts = {
  evaluatorVersion: EVALUATOR_VERSION,
  easeBounds: [0.084, 0.231],
  playerErrors: ERRORS,
  fieldLevels: FIELD,
};

export const manifest: Manifest = {
  agentsOf,
  moveEvaluatorOf(game, measures) {
    const gods = gameOfGods(game);
    return isMeasured(gods) ? godsEvaluator(gods, measures) : trialEvaluator(gods, measures);
  },
  referencePlayerOf(game) {
    const gods = gameOfGods(game);
    return isMeasured(gods) ? undefined : greedyPlayer(new CardNumbers(gods.cards));
  },
  model: WEIGHTS,
};
