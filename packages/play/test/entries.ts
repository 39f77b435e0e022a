import { formatSave, games, identityOf, legalWords, playWord, type Session, undo } from "@tetrarch/engine";
import fc from "fast-check";
import type { ArchiveEntry } from "../src/collections/kinds.js";
import { DEAL_NOTES } from "../src/honesty/honesty.js";
import { startOf, value } from "./sessions.js";

/** Few moments, so that the same happen twice. */
const anyMoment = fc.nat({ max: 3 });
const starts = games.flatMap(({ id }) => [7, 12].map((number) => startOf(id, number)));

/** That a deal is known: few deals, so that notes on the same one meet. */
export const anyKnownDeal: fc.Arbitrary<ArchiveEntry> = fc
  .record({
    by: fc.oneof(
      fc.constantFrom(...starts).map((session) => ({ identity: identityOf(session) })),
      fc.constantFrom("a", "b").map((letter) => ({ digest: letter.repeat(43) })),
    ),
    how: fc.constantFrom(...DEAL_NOTES, "dreamt"),
    since: fc.option(anyMoment, { nil: undefined }),
  })
  .map(
    ({ since, ...known }): ArchiveEntry => ({
      kind: "known",
      known: { ...known, ...(since !== undefined && { since }) },
    }),
  );

/** Names in order, as they are read. */
export const anySettings: fc.Arbitrary<ArchiveEntry> = fc
  .record({
    changedAt: anyMoment,
    choices: fc.record(
      {
        bigIndex: fc.boolean(),
        speed: fc.constantFrom("off", "slow"),
        textSize: fc.constantFrom(100, 150),
        whatIsToCome: fc.constantFrom("a", "b"),
      },
      { requiredKeys: [] },
    ),
  })
  .map((settings): ArchiveEntry => ({ kind: "settings", settings }));

/** A game in play: few ids, so that states of the same game meet. */
export const anyInPlay: fc.Arbitrary<ArchiveEntry> = fc
  .record({
    start: fc.constantFrom(...starts),
    moves: fc.integer({ min: 1, max: 3 }),
    isTakenBack: fc.boolean(),
    savedAt: anyMoment,
    digit: fc.option(fc.nat({ max: 2 }), { nil: undefined }),
  })
  .map(({ start, moves, isTakenBack, savedAt, digit }): ArchiveEntry => {
    const session = played(start, moves);
    const text = formatSave(isTakenBack ? value(undo(session)) : session);
    const attempt = digit === undefined ? undefined : { id: `${digit}`.repeat(32), startedAt: 1 };
    return {
      kind: "in-play",
      inPlay: {
        game: start.game.id,
        text,
        savedAt,
        ...(attempt && { attempt, origin: "random" as const }),
      },
    };
  });

function played(start: Session, moves: number): Session {
  let session = start;
  for (let count = 0; count < moves; count++) {
    const [word] = legalWords(session);
    if (word === undefined) break;
    session = value(playWord(session, word));
  }
  return session;
}
