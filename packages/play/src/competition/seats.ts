import { type Contestant, isExpected } from "./contest.js";
import { entriesTogether } from "./entries-together.js";
import { comparedName } from "./names.js";

/**
 * All who take part in either of two states of a contest, the same whichever comes first and in whatever order more are met.
 * Who plays here, the house and the past stay at their places. At the others are those who have come by links, in the order of their
 * names, then those who are still expected: each who comes takes the seat of that name, else of the first who is expected.
 */
export function contestantsTogether(
  ours: readonly Contestant[],
  theirs: readonly Contestant[],
  isOwnShuffle: boolean,
): readonly Contestant[] {
  const people = new Map<string, Contestant>();
  for (const contestant of [...ours, ...theirs].filter((one) => !isExpected(one))) {
    const key = comparedName(contestant.name);
    const known = people.get(key);
    people.set(key, known ? contestantTogether(known, contestant, isOwnShuffle) : contestant);
  }
  for (const expected of [...ours, ...theirs].filter(isExpected)) {
    const come = people.get(comparedName(expected.name));
    // What was settled without stays so until it comes.
    if (come) people.set(comparedName(expected.name), { ...come, entries: entriesOfBoth(come, expected) });
  }
  const all = [...people].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, contestant]) => contestant);
  const come = all.filter(({ kind }) => kind === "away");
  const fixed = new Map<number, Contestant>();
  for (const contestants of [ours, theirs])
    for (const [place, contestant] of contestants.entries())
      if (contestant.kind !== "away")
        fixed.set(place, people.get(comparedName(contestant.name)) ?? contestant);
  const seats = Math.max(seatsAway(ours), seatsAway(theirs), come.length);
  const away = [...come, ...expectedTogether(ours, theirs, people, seats - come.length)];
  return Array.from(
    { length: fixed.size + away.length },
    (_, place) => fixed.get(place) ?? away.shift(),
  ).filter((contestant) => contestant !== undefined);
}

function seatsAway(contestants: readonly Contestant[]): number {
  return contestants.filter(({ kind }) => kind === "away").length;
}

/** The last ones by their names, as each who came has taken the seat of the first. */
function expectedTogether(
  ours: readonly Contestant[],
  theirs: readonly Contestant[],
  people: ReadonlyMap<string, Contestant>,
  seats: number,
): readonly Contestant[] {
  const expected = new Map<string, Contestant>();
  for (const contestant of [...ours, ...theirs].filter(isExpected)) {
    const key = comparedName(contestant.name);
    const known = expected.get(key);
    if (!people.has(key))
      expected.set(key, known ? contestantTogether(known, contestant, false) : contestant);
  }
  const inOrder = [...expected].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, contestant]) => contestant);
  return seats === 0 ? [] : inOrder.slice(-seats);
}

/** One person, as two states have what was played. */
function contestantTogether(ours: Contestant, theirs: Contestant, isOwnShuffle: boolean): Contestant {
  const [first, second] = [ours, theirs].sort(byWriting) as [Contestant, Contestant];
  const seated = first.kind === "away" ? second : first;
  const { kind, player } = seated;
  // TK-31 (h): decks follow from the letters, and from each way to write them others: games of both cannot be mixed.
  const isMixed = isOwnShuffle && first.name.toLowerCase() !== second.name.toLowerCase();
  const entries = isMixed ? first.entries : entriesOfBoth({ ...first, kind }, second);
  const expected = isExpected(first) && { isExpected: true as const };
  return { name: first.name, kind, ...(player && { player }), ...expected, entries };
}

function entriesOfBoth({ kind, entries }: Contestant, other: Contestant): Contestant["entries"] {
  return entries.map((entry, game) => entriesTogether(entry, other.entries[game], kind));
}

/**
 * The spelling that stays comes first: one in the form in which names are typed now, then one that is not all in capitals.
 * All that have the same decks stand together.
 */
function byWriting({ name: a }: Contestant, { name: b }: Contestant): number {
  const isOld = (name: string) => (name === name.normalize("NFC") ? 0 : 1);
  return (
    isOld(a) - isOld(b) ||
    compareTexts(a.toLowerCase(), b.toLowerCase()) ||
    capitalsWithin(a) - capitalsWithin(b) ||
    compareTexts(a, b)
  );
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** How many capitals a name has besides the first letters of its words. */
function capitalsWithin(name: string): number {
  return name.match(/(?<=[\p{L}\p{M}])\p{Lu}/gu)?.length ?? 0;
}
