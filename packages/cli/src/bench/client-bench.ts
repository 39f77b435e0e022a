import { ok, type Result } from "@tetrarch/engine";
import { type EndingSignal, exitAfter, onEndingSignal } from "../ending-signals.js";
import { serveMcp } from "../mcp/serve.js";
import type { MessageStreams } from "../mcp/transport.js";
import type { Fault } from "../report.js";
import { refereeWords } from "../words/en/bench.js";
import {
  type BenchGame,
  type Benchmark,
  type BenchReport,
  gameInReport,
  pricesOf,
  reportOn,
} from "./bench-report.js";
import { McpReferee } from "./mcp-referee.js";
import type { RefereedGame } from "./refereed-game.js";
import { reportLines } from "./report-text.js";

/**
 * Serves a client until it leaves, and writes the report then, or when all games are over: it has the seed, so that no client may
 * find it while there are games to play. Nothing is written when no game was begun.
 */
export async function playedByClient(
  benchmark: Benchmark,
  streams: MessageStreams,
  write: (report: BenchReport) => Result<undefined, Fault>,
): Promise<Result<number, Fault>> {
  const { plan, isPriced } = benchmark;
  const games: BenchGame[] = [];
  let signal: EndingSignal | undefined;
  let written: Result<undefined, Fault> = ok(undefined);
  const report = () => reportOn(benchmark, { games, resumptions: [], isSeedSecret: false });
  const gameOver = async (game: RefereedGame): Promise<string> => {
    const number = games.length + 1;
    const entry = (prices: BenchGame["prices"]) => gameInReport(number, game, prices);
    // It counts also where pricing is stopped.
    games.push(entry(undefined));
    if (isPriced) games[number - 1] = entry(await pricesOf(game, () => signal === undefined));
    if (number < plan.deals) return refereeWords.nextGame(number + 1, plan.deals);
    written = write(report());
    return [refereeWords.noMoreGames, ...reportLines(report())].join("\n");
  };
  const referee = new McpReferee(plan, gameOver, () => performance.now());
  const stopped = new Promise<void>((resolve) => {
    onEndingSignal((heard) => {
      signal = heard;
      resolve();
    });
  });
  await Promise.race([serveMcp(streams, referee), stopped]);
  await referee.leave();
  if (games.length > 0 && games.length < plan.deals) written = write(report());
  if (!written.ok) return written;
  // The client may keep it open.
  if ("destroy" in streams.stdin) (streams.stdin as { destroy(): void }).destroy();
  return ok(exitAfter(signal));
}
