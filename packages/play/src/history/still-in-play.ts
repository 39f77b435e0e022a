import type { FinishedGame } from "../records/game-record.js";
import type { GameInPlay } from "./in-play-keepsake.js";
import type { Keepsake } from "./keepsakes.js";

/** Without the games in play that have come to their end meanwhile, as the finished games beside them tell. */
export function stillInPlay(
  keepsakes: Iterable<Keepsake>,
  finished: Iterable<Pick<FinishedGame, "id">>,
): readonly Keepsake[] {
  const ended = new Set([...finished].map(({ id }) => id));
  return [...keepsakes].filter((one) => one.kind !== "in-play" || !hasEnded(one.inPlay, ended));
}

/** Whether an end of it counts already. One that was taken back after its end is played on all the same. */
function hasEnded({ attempt }: GameInPlay, ended: ReadonlySet<string>): boolean {
  return attempt !== undefined && attempt.isRecorded !== true && ended.has(attempt.id);
}
