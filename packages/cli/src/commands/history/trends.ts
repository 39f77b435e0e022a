import { games } from "@tetrarch/engine";
import { isFirstPlay } from "@tetrarch/play";
import { trendFiguresOf } from "@tetrarch/solver/analysis";
import { gameNamed } from "../../content/games.js";
import { type Outcome, report } from "../../report.js";
import { coachWords, trendWords } from "../../words/en/coach.js";
import type { CommandContext } from "../context.js";
import { sortedGames } from "./analysed-games.js";
import { readStoredHistory } from "./stored-history.js";

/** `tetrarch history trends [GAME]`: luck and mistakes over all analysed first plays of random deals. */
export async function trends(
  name: string | undefined,
  _options: object,
  context: CommandContext,
): Promise<Outcome> {
  const game = name === undefined ? undefined : gameNamed(name);
  if (game && !game.ok) return game;
  const stores = await context.stores();
  const history = readStoredHistory(stores);
  if (!history.ok) return history;
  const sorted = sortedGames(history.value, stores);
  if (!sorted.ok) return sorted;
  const { analysed, unanalysed } = sorted.value;
  const wanted = game ? [game.value] : games;
  const found = wanted.flatMap(({ id }) => {
    // Luck has mean zero only over deals drawn at random.
    const own = analysed.filter(
      ({ record }) =>
        record.game === id && record.origin === "random" && isFirstPlay(record, record.words.length),
    );
    const figures = trendFiguresOf(own.map(({ analysis }) => analysis));
    return own.length > 0 ? [{ game: id, games: own.length, ...figures }] : [];
  });
  const lines =
    found.length > 0
      ? found.flatMap(({ game: id, games: count, ...figures }) => trendWords.of(id, count, figures))
      : [trendWords.none];
  const left = unanalysed.length > 0 ? [coachWords.notAnalysed(unanalysed.length)] : [];
  return report(`${[...lines, ...left].join("\n")}\n`, { trends: found });
}
