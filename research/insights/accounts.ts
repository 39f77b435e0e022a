import type { AnyGame } from "@tetrarch/engine";
import type { LuckReport } from "../../packages/solver/src/analysis/analysis.js";
import type { AnyPlayer } from "../../packages/solver/src/index.js";
import { evaluatedGame, sessionOf } from "../judge/session-of.js";
import { meanOf, sumOf } from "../statistics/mean-interval.js";
import { varianceShare } from "../statistics/variance-shares.js";

const PARTS = ["deal", "luck", "choice", "misjudged"] as const;

/** What is misjudged is what the others leave. */
const inWords = (part: (typeof PARTS)[number]) => (part === "misjudged" ? "the rest" : part);

/**
 * How much luck and skill weigh in the games of a player: of each part of the account (result − μ = deal + luck + choice + the rest,
 * what f misjudged) its mean, and its share of the variance of the results.
 */
export function accountsOf(game: AnyGame, player: AnyPlayer, first: number, games: number): string {
  const accounts: LuckReport[] = [];
  for (let deal = first; deal < first + games; deal++)
    accounts.push(evaluatedGame(sessionOf(game, player, deal)).account);
  const results = accounts.map(({ result }) => result);
  const won = sumOf(results);
  const isMixed = results.some((result) => result !== results[0]);
  const lines = PARTS.map((part) => {
    const numbers = accounts.map((account) => account[part]);
    const predicted = `  ${inWords(part).padEnd(9)} mean ${percent(meanOf(numbers))} points`;
    if (!isMixed) return `${predicted}, and all games ended alike`;
    const { share, error } = varianceShare(numbers, results);
    return `${predicted}, ${percent(share)} ± ${percent(error)} % of the variance`;
  });
  const head = `${game.id}, ${games} games of ${player.name} from deal ${first} on: ${won} won, μ ${percent(accounts[0]?.mean ?? 0)} %`;
  return [head, ...lines].join("\n");
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}
