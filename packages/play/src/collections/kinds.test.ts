import {
  findGameAmong,
  formatDealCode,
  games,
  parseSave,
  seededRandom,
  startSession,
} from "@tetrarch/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countOf } from "../../../../testing/counts.js";
import { mutatedJson } from "../../../../testing/json-mutation.js";
import { Tally } from "../../../../testing/tally.js";
import { contestOf, dealsOf, recordedOf } from "../../test/contests.js";
import { anyInPlay, anyKnownDeal, anySettings } from "../../test/entries.js";
import { anyRecord } from "../../test/histories.js";
import { ownSet } from "../../test/own-sets.js";
import { after, gameOf, value } from "../../test/sessions.js";
import { freshChallenge } from "../contests/challenge.js";
import {
  type Contest,
  concedeGames,
  refuseGame,
  settleWithout,
  withEntry,
  withTurn,
} from "../contests/contest.js";
import { freshContest } from "../contests/fresh-contest.js";
import { mergeContests } from "../contests/merge-contest.js";
import { recordOf } from "../session/game-record.js";
import { readGameRecord } from "../session/read-game-record.js";
import { formatHistory, readHistory, withoutEnded } from "./archive-file.js";
import { type ArchiveEntry, mergeEntries } from "./kinds.js";

const find = findGameAmong([]);

function read(text: string) {
  return value(readHistory(text, find));
}

/** The first so many places of a contest are played and given up, but for what is conceded or refused in the end. */
function played(contest: Contest, count: number, ending: string): Contest {
  const { challenge } = contest;
  let now = contest;
  for (const [game, deal] of dealsOf(challenge).entries()) {
    for (const contestant of contest.contestants.keys()) {
      if (game * contest.contestants.length + contestant >= count) continue;
      const session = after(value(startSession(gameOf(challenge.game), deal)), "resign");
      const id = `${game}${contestant}`.padStart(32, "0");
      const record = recordOf(session, id, { startedAt: 5, endedAt: 10 + count });
      if (record) now = withEntry(now, { contestant, game }, { type: "played", record });
    }
  }
  if (ending === "conceded") return concedeGames(now, 0);
  if (ending === "refused") return refuseGame(now, { contestant: 0, game: 0 });
  return ending === "turn" ? withTurn(now, { contestant: 1, game: 2 }, 20) : now;
}

const anyContest: fc.Arbitrary<Contest> = fc
  .record({
    // Few contests, so that states of the same one meet; those of one id are of one game.
    seed: fc.nat({ max: games.length - 1 }),
    count: fc.nat({ max: 5 }),
    ending: fc.constantFrom("", "turn", "conceded", "refused"),
    agreesToHelp: fc.boolean(),
  })
  .map(({ seed, count, ending, agreesToHelp }) => {
    const challenge = freshChallenge(games[seed]?.id ?? "", "standard", 3, seededRandom(seed));
    const invited = ["Ann", "Ben"].map((name) => ({ name, kind: "here" as const }));
    const terms = { stake: 2, unit: "nuts", agreesToHelp };
    const made = value(freshContest(challenge, invited, terms, { id: `${seed}`.repeat(32), madeAt: 7 }));
    return played(made, count, ending);
  });

const anyMoment = fc.nat({ max: 3 });
const setOrNot = <Value>(value: fc.Arbitrary<Value>) =>
  fc.option(fc.record({ value, at: anyMoment }), { nil: undefined });

const anyRemark: fc.Arbitrary<ArchiveEntry> = fc
  .record({
    // Few games, so that remarks on the same one meet.
    digit: fc.nat({ max: 1 }),
    star: setOrNot(fc.boolean()),
    hidden: setOrNot(fc.boolean()),
    note: setOrNot(fc.constantFrom("", "the last key was too deep", "<b>bold</b>\nof me", "מזל רע")),
  })
  .map(({ digit, star, hidden, note }) => {
    const set = { ...(star && { star }), ...(hidden && { hidden }), ...(note && { note }) };
    return { kind: "remark", remark: { id: `${digit}`.repeat(32), ...set } };
  });

const anyStart: fc.Arbitrary<ArchiveEntry> = fc
  .record({ game: fc.constantFrom(...games.map(({ id }) => id)), value: fc.nat(), at: anyMoment })
  .map(({ game, ...since }) => ({ kind: "start", start: { game, since } }));

const anyEntry: fc.Arbitrary<ArchiveEntry> = fc.oneof(
  anyContest.map((contest): ArchiveEntry => ({ kind: "contest", contest })),
  fc
    .record({
      game: fc.constantFrom(...games.map(({ id }) => id)),
      levels: fc.uniqueArray(fc.constantFrom("a-book", "keys", "win-1", "win-2")),
    })
    .map(({ game, levels }): ArchiveEntry => ({ kind: "lessons", lessons: { game, levels: levels.sort() } })),
  // Few puzzles, so that tries at the same one meet.
  fc
    .record({
      game: fc.constantFrom(...games),
      number: fc.constantFrom(7, 12),
      right: fc.boolean(),
      rating: fc.integer({ min: 1000, max: 2400 }),
      at: fc.nat({ max: 3 }),
    })
    .map(({ game: { id, dealCode }, number, ...tried }): ArchiveEntry => {
      const deal = formatDealCode(dealCode, number);
      return { kind: "puzzle", puzzle: { game: id, deal, ...tried } };
    }),
  // Few decisions and moments, so that answers meet.
  fc
    .record({
      ply: fc.nat({ max: 1 }),
      answers: fc.uniqueArray(
        fc.record({ at: anyMoment, right: fc.boolean(), seconds: fc.nat({ max: 120 }) }),
        {
          selector: ({ at }) => at,
        },
      ),
    })
    .map(({ ply, answers }): ArchiveEntry => {
      const inOrder = [...answers].sort((a, b) => a.at - b.at);
      return { kind: "coach", coach: { id: "0".repeat(32), ply, answers: inOrder } };
    }),
  fc.oneof(anyRemark, anyStart),
  // Few ids, so that the same payment comes twice.
  fc
    .record({ digit: fc.nat({ max: 2 }), at: anyMoment, amount: fc.integer({ min: 1, max: 3 }) })
    .map(({ digit, at, amount }): ArchiveEntry => {
      const id = `${digit}`.repeat(32);
      const debt = { debtor: "Ann", creditor: "Ben", unit: "nuts", amount, contests: [{ id, amount }] };
      return { kind: "payment", payment: { id, at, ...debt } };
    }),
  fc.oneof(anyKnownDeal, anySettings, anyInPlay),
  fc
    .record({ name: fc.constantFrom("Sea", "Sand"), attack: fc.integer({ min: 1, max: 3 }) })
    .map(({ name, attack }): ArchiveEntry => ({ kind: "card-set", set: ownSet(name, attack).set })),
  // Few ids, so that states of the same set meet.
  fc.record({ digit: fc.nat({ max: 2 }), changedAt: fc.nat({ max: 2 }), name: fc.string() }).map(
    ({ digit, changedAt, name }): ArchiveEntry => ({
      kind: "workshop",
      id: `${digit}`.repeat(32),
      changedAt,
      set: { name, version: "1" },
    }),
  ),
);
const anyEntries = fc.array(anyEntry, { maxLength: 5 });
const SOME = { numRuns: 40 };
const KEYS_DEAL = formatDealCode(gameOf("kings-keys").dealCode, 7);

describe("what is kept besides games", () => {
  it("exported and imported is the same, beside the games", () => {
    fc.assert(
      fc.property(fc.array(anyRecord, { maxLength: 3 }), anyEntries, (records, entries) => {
        const text = formatHistory(records, entries);
        const found = read(text);
        expect(found).toMatchObject({ refused: [], missing: 0, unknown: 0 });
        expect(found.entries).toEqual(mergeEntries(withoutEnded(entries, records)));
        expect(formatHistory(found.games, found.entries)).toBe(text);
      }),
      SOME,
    );
  });

  it("merged is the same in whatever order, and however often", () => {
    fc.assert(
      fc.property(anyEntries, anyEntries, anyEntries, (one, other, third) => {
        const merged = mergeEntries([...one, ...other]);
        expect(mergeEntries([...other, ...one])).toEqual(merged);
        expect(mergeEntries([...merged, ...one, ...merged])).toEqual(merged);
        expect(mergeEntries([...merged, ...third])).toEqual(
          mergeEntries([...one, ...mergeEntries([...other, ...third])]),
        );
      }),
      SOME,
    );
  });

  it("FG-0: has the card sets of its games, which are read with them and with no others", () => {
    const own = ownSet("Sea", 9);
    const session = after(value(startSession(own.game, formatDealCode(own.game.dealCode, 7))), "resign");
    const record = recordOf(session, "7".repeat(32), { endedAt: 7 });
    if (!record) throw new Error("still in play");
    const sets: ArchiveEntry[] = [{ kind: "card-set", set: own.set }];
    const text = formatHistory([record], sets);
    expect(read(text)).toMatchObject({ games: [record], entries: sets, refused: [], missing: 0 });
    // Without the set, or with another of its name, the game is told to be another's.
    expect(read(formatHistory([record])).refused).toEqual([
      { line: 2, reason: `the card set "${record.cardSet}" is not here` },
    ]);
    const others = text.replace('"attack":9', '"attack":8');
    expect(read(others).refused).toEqual([
      { line: 2, reason: expect.stringMatching(/^its version is "1\+.*", but by its cards it is "1\+/) },
      { line: 3, reason: `the card set "${record.cardSet}" is not here` },
    ]);
  });

  it("keeps of two states of a contest what was played in either, and all levels reached", () => {
    const begun = contestOf(3, ["Ann", "Ben"]);
    const further = played(begun, 2, "turn");
    const kept = (contest: Contest): ArchiveEntry => ({ kind: "contest", contest });
    expect(mergeEntries([kept(begun), kept(further), kept(begun)])).toEqual([kept(further)]);
    const levels = (...ids: string[]): ArchiveEntry => ({
      kind: "lessons",
      lessons: { game: "kings-keys", levels: ids },
    });
    expect(mergeEntries([levels("keys"), levels("a-book", "keys")])).toEqual([levels("a-book", "keys")]);
  });

  it("drops no game that was played for games that were conceded or never came", () => {
    const ten = contestOf(10, ["Ann", { name: "Ben", kind: "away" }]);
    const most = played(ten, 18, "");
    for (const given of [settleWithout(concedeGames(ten, 0), 1), concedeGames(concedeGames(ten, 0), 1)]) {
      const merged = mergeContests(given, most);
      expect(mergeContests(most, given)).toEqual(merged);
      for (const [place, { entries }] of merged.contestants.entries()) {
        expect(entries.slice(0, 9)).toEqual(most.contestants[place]?.entries.slice(0, 9));
        expect(entries[9]).toEqual(given.contestants[place]?.entries[9]);
      }
    }
    // Who did not agree to a game is not asked again by a file from before (TK-31 i).
    const refused = refuseGame(most, { contestant: 0, game: 0 });
    expect(mergeContests(most, refused)).toBe(refused);
  });

  it("of two long lists of levels can be read again together", () => {
    const lessons = [0, 1].map((list): ArchiveEntry => {
      const levels = Array.from({ length: 150 }, (_, index) => `level-${list}-${index}`);
      return { kind: "lessons", lessons: { game: "kings-keys", levels } };
    });
    const again = read(formatHistory([], lessons));
    expect(again.refused).toEqual([]);
    expect(again.entries).toEqual(mergeEntries(lessons));
  });
});

describe("a file", () => {
  it("counts its lines, also where several tell of the same", () => {
    const line = JSON.stringify({ kind: "lessons", lessons: { game: "four-gods", levels: ["a"] } });
    const found = read([formatHistory([]).trim(), line, '{"kind":"dream"}', line].join("\n"));
    expect(found).toMatchObject({ others: 3, unknown: 1, missing: 0 });
    expect(found.entries).toHaveLength(1);
  });

  it("with a try at a puzzle of no deal of its game is told the line, the place and why", () => {
    const tried = { game: "kings-keys", deal: KEYS_DEAL, right: true, rating: 1400, at: 5 };
    const puzzles = [
      { ...tried, deal: "ZZ-1-1" },
      { ...tried, game: "four-gods" },
      { ...tried, deal: KEYS_DEAL.toLowerCase() },
      { ...tried, game: "chess" },
      { ...tried, rating: 4001 },
    ];
    const text = [
      formatHistory([]).trim(),
      ...puzzles.map((puzzle) => JSON.stringify({ kind: "puzzle", puzzle })),
    ];
    expect(read(text.join("\n"))).toMatchObject({
      entries: [],
      refused: [
        { line: 2, reason: expect.stringMatching(/^deal: ZZ-1-1 is a code of another game/) },
        { line: 3, reason: expect.stringMatching(/^deal: KK-7-\d is a code of another game/) },
        { line: 4, reason: expect.stringMatching(/^deal: it is written/) },
        { line: 5, reason: expect.stringContaining("chess") },
        { line: 6, reason: expect.stringMatching(/^rating: /) },
      ],
    });
  });

  it("with lines of kinds that nobody knows yet passes over them, and loses nothing by that", () => {
    const entries: ArchiveEntry[] = [{ kind: "lessons", lessons: { game: "four-gods", levels: ["a"] } }];
    const lines = [
      '{"format":"tetrarch-history","version":1,"games":0,"others":4}',
      '{"kind":"dream","of":7}',
      JSON.stringify(entries[0]),
      '{"kind":"constructor"}',
    ];
    expect(read(lines.join("\n"))).toMatchObject({ entries, unknown: 2, refused: [], missing: 1 });
  });

  it("of an older version has none", () => {
    expect(read('{"format":"tetrarch-history","version":1,"games":2}')).toMatchObject({ missing: 2 });
  });

  it("with a contest that does not hold is told the line, the place and why", () => {
    const whole = played(contestOf(3, ["Ann", "Ben"]), 2, "");
    const claimed = recordedOf(dealsOf(whole.challenge)[0] ?? "", { end: "won", points: 64 });
    const better = withEntry(
      contestOf(3, ["Ann"]),
      { contestant: 0, game: 0 },
      { type: "played", record: claimed },
    );
    const misplaced = withEntry(
      contestOf(3, ["Ann"]),
      { contestant: 0, game: 1 },
      { type: "played", record: claimed },
    );
    const hidden = {
      ...whole,
      contestants: [{ ...whole.contestants[0], name: "An\u202en" }, whole.contestants[1]],
    };
    const contests = [
      better,
      misplaced,
      { ...whole, format: 2 },
      hidden,
      { ...whole, turn: { contestant: 7, game: 2, begunAt: 5 } },
      ...(["away", "house", "past"] as const).map((kind) =>
        withTurn(contestOf(3, ["Ann", { name: "Ben", kind }]), { contestant: 1, game: 2 }, 5),
      ),
    ];
    const text = [
      formatHistory([]).trim(),
      ...contests.map((contest) => JSON.stringify({ kind: "contest", contest })),
    ];
    expect(read(text.join("\n")).refused).toEqual([
      { line: 2, reason: expect.stringMatching(/^contestants\.0\.entries\.0: end: it is won, but/) },
      { line: 3, reason: "contestants.0.entries.1: it is a game of another deal" },
      { line: 4, reason: expect.stringMatching(/^format: /) },
      { line: 5, reason: "a name in it has signs that names do not have" },
      ...[6, 7, 8, 9].map((line) => ({ line, reason: "turn: nobody can be at the table there" })),
    ]);
  });

  it("whatever happens to one of its lines, it is refused or all of its games replay", () => {
    const RUNS = countOf(50_000);
    const tally = new Tally("lines of what is kept besides games");
    const header = formatHistory([]).trimEnd();
    for (const entry of fc.sample(anyEntry, { numRuns: RUNS / 50, seed: 8 })) {
      for (const changed of fc.sample(mutatedJson(entry), { numRuns: 50, seed: 9 })) {
        tally.count(() => {
          const found = read(`${header}\n${JSON.stringify(changed) ?? "undefined"}`);
          expect(found.entries.length + found.games.length + found.refused.length + found.unknown).toBe(1);
          for (const one of found.entries) {
            if (one.kind === "in-play") expect(parseSave(one.inPlay.text, find).ok).toBe(true);
            if (one.kind !== "contest") continue;
            for (const { entries } of one.contest.contestants)
              for (const entry of entries)
                if (entry && "record" in entry) expect(readGameRecord(entry.record, find).ok).toBe(true);
          }
          return found.entries.length === 1;
        });
      }
    }
    tally.finish(RUNS);
  });
});
