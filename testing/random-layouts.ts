import { type fourGods, type Random, shuffled } from "@tetrarch/engine";
import { builtInCardSet, type CardSet, idsOf, LAYOUT_LIMITS, parseCardSet } from "@tetrarch/engine/four-gods";
import { value } from "./value.js";

type Kind = fourGods.Kind;
type Layout = fourGods.Layout;

const KINDS: readonly Kind[] = ["friend", "foe", "weapon", "trap"];
const { paths: PATHS, rows: ROWS, party: PARTY, rescues: RESCUES } = LAYOUT_LIMITS;

/**
 * A card set with a random layout (FG-22): any paths, rows, crossings, party, rescues, kinds and counts. The numbers are
 * those of the built-in cards.
 * @param mostRows shorter paths than the longest allowed make shorter games
 */
export function randomLayoutSet(random: Random, mostRows: number = ROWS.most): CardSet {
  const between = ({ least, most }: { readonly least: number; readonly most: number }) =>
    least + random(most - least + 1);
  const paths = between(PATHS);
  const rows = Array.from({ length: paths }, () => between({ ...ROWS, most: mostRows }));
  const layout = {
    paths,
    rows,
    crossings: randomCrossings(rows, random),
    party: between(PARTY),
    rescues: between(RESCUES),
  };
  return setOfLayout(layout, (length) => Array.from({ length }, () => KINDS[random(KINDS.length)] as Kind));
}

/** FG-23: in about a third of all places where two paths could cross they do. */
function randomCrossings(rows: readonly number[], random: Random): Layout["crossings"] {
  return Array.from({ length: Math.max(...rows) - 1 }, (_, index) => index + 2).flatMap((row) => {
    const free = shuffled(
      rows.flatMap((count, path) => (count >= row ? [path + 1] : [])),
      random,
    );
    const pairs = Array.from({ length: Math.floor(free.length / 2) }, (_, pair) =>
      free.slice(2 * pair, 2 * pair + 2),
    );
    return pairs.filter(() => random(3) === 0).map((pair) => ({ row, paths: pair.sort((a, b) => a - b) }));
  });
}

/**
 * A card set with this layout.
 * @param kindsOf so many kinds at random: of the locations after `L1`, and of the cards after the first friend
 */
export function setOfLayout(layout: Layout, kindsOf: (count: number) => readonly Kind[]): CardSet {
  const size = layout.rows.reduce((sum, count) => sum + 2 * (count - 1), 0);
  const kinds: Kind[] = ["friend", ...kindsOf(size - 1)];
  // More than 99 of a kind would have no ids.
  const counts = Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      Math.min(kinds.filter((each) => each === kind).length, LAYOUT_LIMITS.ofAKind.most),
    ]),
  );
  const places = ["friend" as const, ...kindsOf(layout.paths - 1)];
  return value(
    parseCardSet({
      name: "Random layout",
      version: "1",
      layout,
      friends: cardsOf("friend", counts.friend),
      foes: cardsOf("foe", counts.foe),
      weapons: cardsOf("weapon", counts.weapon),
      traps: cardsOf("trap", counts.trap),
      locations: places.map((kind, index) => ({
        ...cardsOf(kind, index + 1).at(-1),
        id: `L${index + 1}`,
        name: `Place ${index + 1}`,
        ...(index > 0 && { kind }),
        ...(index % 2 === 0 && { who: `the keeper of place ${index + 1}` }),
      })),
      artifacts: places.map((_, index) => ({
        id: `A${index + 1}`,
        name: `Artifact ${index + 1}`,
        flavour: "",
      })),
    }),
  );
}

/** So many cards of a kind with the numbers of the built-in ones, over and over. */
function cardsOf(kind: Kind, count = 0) {
  const known = { friend: "friends", foe: "foes", weapon: "weapons", trap: "traps" } as const;
  const cards = builtInCardSet[known[kind]];
  return idsOf(kind, count).map((id, index) => ({
    ...cards[index % cards.length],
    id,
    name: `The ${kind} ${id}`,
  }));
}

/** A set with the built-in cards and the layout of a variant of the standard game, or another of the standard pack. */
export function builtInWithLayout(layout: Partial<Layout>): CardSet {
  const kinds = ["friend", "weapon", "foe", "trap"];
  return value(
    parseCardSet({
      ...builtInCardSet,
      name: "Crossed",
      layout,
      locations: builtInCardSet.locations.map((card, index) => ({
        ...card,
        ...(index > 0 && { kind: kinds[index] }),
      })),
    }),
  );
}

/** Three paths of three rows: twelve cards, all friends unless other kinds are given. */
export const SMALL_LAYOUT: Layout = { paths: 3, rows: [3, 3, 3], crossings: [], party: 3, rescues: 0 };
export const CROSSED_PATHS: Layout["crossings"] = [
  { row: 4, paths: [1, 2] },
  { row: 4, paths: [3, 4] },
  { row: 6, paths: [1, 4] },
  { row: 6, paths: [2, 3] },
];

/** A card set with such a layout, changed in parts. */
export function smallSet(layout: Partial<Layout>, kinds: readonly Kind[] = []) {
  return setOfLayout({ ...SMALL_LAYOUT, ...layout }, (count) =>
    Array.from({ length: count }, (_, index) => kinds[index] ?? "friend"),
  );
}
