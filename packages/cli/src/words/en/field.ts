import { messagesOf, type Outcome, type Session } from "@tetrarch/engine";
import { fieldVerdict, placeInField, playedLike, playerName, resultInField } from "@tetrarch/play";
import type { Solution } from "@tetrarch/solver";
import {
  FIELD_GAMES,
  type FieldRow,
  type LuckReport,
  levelPlayedLike,
  middleScoreOf,
  placeAmong,
  winsOf,
  yardstickOf,
} from "@tetrarch/solver/analysis";
import { dealOf } from "./game.js";

/** What is known of a deal's field so far; what is undefined has not been found out yet. */
export interface DealField {
  /** Of the levels that play several games each, weakest first. */
  readonly rows: readonly FieldRow[];
  /** Of the strongest player, once. */
  readonly par?: FieldRow;
  readonly solution?: Solution;
  readonly account?: LuckReport | undefined;
}

/** What is said while a deal's field plays. */
export const fieldWords = {
  playing: (level: string) => `${playerName(level)} plays`,
  solving: (progress: string) => `The solver looks at all cards: ${progress}`,
  luck: "Your luck is weighed",
  stillInPlay: "the game is still in play: its field plays when it is over",
};

/** The field of a deal as far as it is known, and the player's place in it. */
export function fieldLines(session: Session, result: Outcome, field: DealField): readonly string[] {
  const { rows, par, solution, account } = field;
  const { score } = messagesOf(session.game.id);
  const yardstick = yardstickOf(rows);
  const place = placeAmong(rows, result);
  const like = account && levelPlayedLike(session, account);
  const best = par?.results[0];
  const row = (who: string, won: string | number, usual: string) =>
    `${who.padEnd(36)} ${String(won).padEnd(15)} ${usual}`.trimEnd();
  const isWhole = par !== undefined && solution !== undefined && account !== undefined;
  return [
    dealOf(session),
    `Programs played this deal, not people: ${FIELD_GAMES} games each, with errors; none sees a hidden card.`,
    "",
    row("Player", `Won of ${FIELD_GAMES}`, "Usual score"),
    ...rows.map((each) => row(playerName(each.level), winsOf(each), score(middleScoreOf(each)))),
    ...(best
      ? [row("Par: the strongest player, once", best.status === "won" ? "won" : "not won", score(best.score))]
      : []),
    ...(solution
      ? [
          row(
            "With all cards known",
            fieldVerdict[solution.verdict],
            solution.best ? score(solution.best.score) : "",
          ),
        ]
      : []),
    "",
    ...(yardstick
      ? [resultInField(result.status === "won", yardstick.level, winsOf(yardstick), yardstick.results.length)]
      : []),
    ...(rows.length > 0 ? [placeInField(place.worse, place.equal, place.better)] : []),
    ...(like && account ? [playedLike(like.name, account.luck)] : []),
    ...(isWhole ? [] : ["Stopped: this is what there is so far."]),
  ];
}
