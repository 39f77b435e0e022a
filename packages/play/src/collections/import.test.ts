import {
  dealOfNumber,
  findGameAmong,
  formatSave,
  identityOf,
  identityOfText,
  legalWords,
  type OwnSet,
  playWord,
  type Session,
} from "@tetrarch/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layoutSet } from "../../test/own-sets.js";
import { after, startOf, value } from "../../test/sessions.js";
import { recordOf } from "../session/game-record.js";
import { formatHistory, readHistory } from "./archive-file.js";
import type { GameInPlay } from "./game-in-play.js";
import { type ArchiveEntry, mergeEntries } from "./kinds.js";
import type { KnownDealNote } from "./known-deal.js";

const find = findGameAmong([]);
const ID = "7".repeat(32);
const start = startOf("kings-keys", 7);
const identity = identityOf(start);
const begun = value(playWord(start, legalWords(start)[0] ?? ""));

function inPlay(session: Session, change: Partial<GameInPlay> = {}): ArchiveEntry {
  const text = formatSave(session);
  return {
    kind: "in-play",
    inPlay: { game: "kings-keys", text, savedAt: 5, attempt: { id: ID }, ...change },
  };
}

function known(how: string, since?: number, by: KnownDealNote["by"] = { identity }): ArchiveEntry {
  return { kind: "known", known: { by, how, ...(since !== undefined && { since }) } };
}

function settings(
  choices: Readonly<Record<string, string | number | boolean>>,
  changedAt: number,
): ArchiveEntry {
  return { kind: "settings", settings: { changedAt, choices } };
}

function read(...lines: readonly unknown[]) {
  const text = [formatHistory([]).trim(), ...lines.map((line) => JSON.stringify(line))].join("\n");
  return value(readHistory(text, find));
}

describe("C-10: a known deal", () => {
  it("is known once, from the first time on, in the strongest way", () => {
    expect(mergeEntries([known("told", 9), known("begun", 3), known("found")])).toEqual([known("told", 3)]);
    expect(mergeEntries([known("begun", 3), known("shown", 9)])).toEqual([known("shown", 3)]);
    expect(mergeEntries([known("shown"), known("begun")])).toEqual([known("shown")]);
  });

  it("rises and never falls, in whatever order and however often its notes are merged", () => {
    const strength = ["begun", "found", "told", "shown"];
    const anyNote = fc
      .tuple(fc.constantFrom(...strength, "a later word"), fc.option(fc.nat(9), { nil: undefined }))
      .map(([how, since]) => known(how, since));
    const strengthOf = (how: string) => strength.indexOf(how === "a later word" ? "found" : how);
    fc.assert(
      fc.property(
        fc.array(anyNote, { minLength: 1, maxLength: 6 }),
        fc.infiniteStream(fc.nat()),
        (notes, draws) => {
          const merged = mergeEntries(notes);
          const shuffled = [...notes, ...notes]
            .map((note) => [draws.next().value ?? 0, note] as const)
            .sort(([a], [b]) => a - b)
            .map(([, note]) => note);
          expect(mergeEntries(shuffled)).toEqual(merged);
          expect(mergeEntries([...mergeEntries(shuffled.slice(1)), ...shuffled])).toEqual(merged);
          const knownDeals = notes.flatMap((one) => (one.kind === "known" ? [one.known] : []));
          const [only] = merged;
          if (only?.kind !== "known") throw new Error("no note");
          expect(strengthOf(only.known.how)).toBe(Math.max(...knownDeals.map(({ how }) => strengthOf(how))));
          const times = knownDeals.flatMap(({ since }) => since ?? []);
          expect(only.known.since).toBe(times.length > 0 ? Math.min(...times) : undefined);
        },
      ),
    );
  });

  it("FG-22: of a pack that is its card set's alone belongs to that set", () => {
    const [one, other] = [layoutSet(3, 3), layoutSet(6, 4)];
    const identityIn = ({ game }: OwnSet) => value(identityOfText(game, dealOfNumber(game, 7)));
    const notes = [
      known("told", 1, { identity: identityIn(one) }),
      known("shown", 2, { identity: identityIn(other) }),
    ];
    expect(identityIn(one)).toContain(`"${one.set.name} ${one.set.version}"`);
    const sets = [one, other].map(({ set }) => ({ kind: "card-set", set }));
    const entries = read(...sets, ...notes);
    expect(entries.refused).toEqual([]);
    expect(entries.entries.filter(({ kind }) => kind === "known")).toHaveLength(2);
    // Without the set nobody can say whether it is one.
    expect(read(...notes).refused).toHaveLength(2);
  });

  it("that is none of its game, or written otherwise, is refused with the place", () => {
    const wrong = [
      known("begun", 3, { identity: `chess${identity.slice(identity.indexOf(" "))}` }),
      known("begun", 3, { identity: `${identity} 2S` }),
      known("begun", 3, { identity: "kings-keys KK-7-1" }),
      known("begun", 3, { digest: "short" }),
      known("BEGUN"),
      { kind: "known", known: { by: { identity, digest: "a".repeat(43) }, how: "begun" } },
    ];
    const found = read(...wrong);
    expect(found.entries).toEqual([]);
    expect(found.refused.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(found.refused[0]?.reason).toContain("chess");
    expect(found.refused[4]?.reason).toBe("known.how: it is no note on a deal");
  });
});

describe("settings", () => {
  it("that were chosen later count, whole", () => {
    const later = settings({ speed: "off" }, 9);
    expect(mergeEntries([later, settings({ bigIndex: true, speed: "slow" }, 3)])).toEqual([later]);
  });

  it("that are none are refused with the place", () => {
    const wrong = [
      settings({ "a b": true }, 1),
      settings({ speed: "x".repeat(101) }, 1),
      settings({}, -1),
      { kind: "settings", settings: { changedAt: 1, choices: { speed: {} } } },
      { kind: "settings", settings: { changedAt: 1, choices: "none" } },
    ];
    expect(read(...wrong)).toMatchObject({
      entries: [],
      refused: [2, 3, 4, 5, 6].map((line) => ({ line, reason: expect.stringMatching(/^settings\./) })),
    });
  });
});

describe("a game in play", () => {
  it("is the one that was saved last", () => {
    const further = inPlay(value(playWord(begun, legalWords(begun)[0] ?? "")), { savedAt: 8 });
    expect(read(inPlay(begun), further, inPlay(begun)).entries).toEqual([further]);
  });

  it("that does not replay, is another solitaire's, has not begun or is over is refused", () => {
    const over = after(begun, "resign");
    const wrong = [
      inPlay(begun, { text: formatSave(begun).replace(/\n\n.*/s, "\n\nnonsense\n") }),
      inPlay(begun, { game: "four-gods" }),
      inPlay(start),
      inPlay(over),
      inPlay(begun, { attempt: { id: "7" } }),
      inPlay(begun, { savedAt: 1.5 }),
    ];
    expect(read(...wrong)).toMatchObject({
      entries: [],
      refused: [2, 3, 4, 5, 6, 7].map((line) => ({ line, reason: expect.stringMatching(/./) })),
    });
  });

  it("is in play no more where its end is in the file, unless the end was taken back", () => {
    const record = recordOf(after(begun, "resign"), ID, { endedAt: 9 });
    if (!record) throw new Error("still in play");
    expect(formatHistory([record], [inPlay(begun)])).toBe(formatHistory([record]));
    expect(read(record, inPlay(begun)).entries).toEqual([]);
    const takenBack = inPlay(begun, { attempt: { id: ID, isRecorded: true } });
    expect(read(record, takenBack).entries).toEqual([takenBack]);
  });
});
