import { formatVariant, seededRandom } from "@tetrarch/engine";
import { MeasurementFile } from "../common/measurement-file.js";
import { meanInterval, meanOf } from "../statistics/mean-interval.js";
import { evaluated, type Measuring, played, startOf, titleOf } from "./measuring.js";
import { pairedPlayOuts } from "./sigma.js";

/** A decision of a game: how many the game has, and what another move won more than the player's own in each pair of trials. */
interface Decision {
  readonly decisions: number;
  readonly differences: readonly number[];
}

/**
 * What the reference player would gain by trials at each of its decisions: one decision of each game, drawn at random, where
 * its own move and the best other one by Q are played on, luck taken off.
 * The improvement is a lower bound where other moves than these two are better, or where trials choose the worse of the two.
 * @param pairs of trials at each decision
 */
export function improvementOf(
  measuring: Measuring,
  first: number,
  decisions: number,
  pairs: number,
  file?: string,
): string {
  const { game, variant, evaluator } = measuring;
  const settings = `${game.id} ${formatVariant(variant)}, judge ${evaluator.version}, ${pairs} pairs a decision, trials by seeds of their own`;
  const kept = new MeasurementFile(file, settings);
  const found: Decision[] = [];
  for (let deal = first; found.length < decisions; deal++) {
    const line = kept.of(deal, () => JSON.stringify(decisionOf(measuring, deal, pairs)));
    const decision = JSON.parse(line) as Decision | null;
    if (decision) found.push(decision);
  }
  const changed = found.filter(({ differences }) => meanOf(differences) > 0).length;
  return [
    `${titleOf(measuring)}: ${decisions} decisions of as many games from deal ${first} on, ${pairs} pairs of trials each`,
    `  the other move is the better one by its trials in ${percent(changed / decisions)} % of them`,
    `  gained by trials: ${inPoints(found.map(({ differences }) => gainOf(differences)))} points of wins a decision`,
    `  ${inPoints(found.map((each) => each.decisions * gainOf(each.differences)))} points of wins a game`,
  ].join("\n");
}

/** Null where the game has no decision between two moves. */
function decisionOf(measuring: Measuring, deal: number, pairs: number): Decision | null {
  const { game } = measuring;
  const random = seededRandom(deal);
  const { states, words } = played(measuring, startOf(measuring, deal), random);
  const choices = words.flatMap((word, at) =>
    game.legalMoves(states[at]).length > 1 ? [{ word, state: states[at] }] : [],
  );
  const choice = choices[random(Math.max(1, choices.length))];
  if (!choice) return null;
  const { word, state } = choice;
  const others = evaluated(measuring, state).filter(({ move }) => game.formatMove(move) !== word);
  const other = others.reduce((a, b) => (b.win > a.win ? b : a));
  // Seeds below 0, so that trials have nothing in common with the chance that drew the decision.
  const { wins } = pairedPlayOuts(measuring, state, [other.move, game.parseMove(word)], pairs, -deal);
  return { decisions: choices.length, differences: wins.map((win) => Number(win.toFixed(4))) };
}

/** What trials gain where each half of them chooses a move that the other half prices: its mean is never above the true gain. */
export function gainOf(differences: readonly number[]): number {
  const half = Math.floor(differences.length / 2);
  const [a, b] = [meanOf(differences.slice(0, half)), meanOf(differences.slice(half))];
  return ((a > 0 ? b : 0) + (b > 0 ? a : 0)) / 2;
}

function inPoints(gains: readonly number[]): string {
  const { mean, margin } = meanInterval(gains);
  return `${percent(mean)} ± ${percent(margin)}`;
}

function percent(share: number): string {
  return (100 * share).toFixed(2);
}
