import {
  type AnyGame,
  dealOfNumber,
  type fourGods,
  legalWords,
  playWord,
  type Session,
  seededRandom,
  startSession,
} from "@tetrarch/engine";
import { type CardSet, createFourGods, LAYOUT_LIMITS, rowsAhead } from "@tetrarch/engine/four-gods";
import { expect, test } from "vitest";
import { countOf, tellChecks } from "../../../../../testing/counts.js";
import { builtInWithLayout, randomLayoutSet, setOfLayout } from "../../../../../testing/random-layouts.js";
import { choiceGrid } from "../../table/choice-grid.js";
import type { Box } from "../../table/model.js";
import { arrange, numbersBox } from "./layout.js";
import { fourGodsTable, fourGodsTableWith } from "./table.js";

/** What is left for the table in windows from 360 by 640 to 2560 by 1440, portrait and landscape. */
const SIZES = [
  [360, 490],
  [390, 694],
  [768, 874],
  [750, 325],
  [1280, 660],
  [1440, 2410],
  [2560, 1300],
] as const;
const FINGER = 44;
/** A choice's two halves lie over the empty place of the card that is turned up. */
const INTERLOCKING = /^(p\d)[LR] on \1$/;
const CLOSE = 0.01;

type View = fourGods.View;

/** The positions of a random game. */
function positions(game: AnyGame, seed: number, moves: number): readonly Session[] {
  const start = startSession(game, dealOfNumber(game, seed));
  if (!start.ok) throw new Error(start.error.message);
  const random = seededRandom(seed);
  const passed = [start.value];
  for (let now = start.value; passed.length <= moves; ) {
    const words = legalWords(now);
    const played = playWord(now, words[random(Math.max(1, words.length))] ?? "");
    if (!played.ok) break;
    now = played.value;
    passed.push(now);
  }
  return passed;
}

const viewOf = ({ game, now }: Session) => game.view(now.state) as View;

function overlap(one: Box, other: Box): boolean {
  return (
    Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > CLOSE &&
    Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > CLOSE
  );
}

/** What is wrong with a table in a room of this size. */
function faults(session: Session, [width, height]: readonly [number, number]): readonly string[] {
  const game = session.game;
  const table = fourGodsTableWith(game as ReturnType<typeof createFourGods>);
  const view = viewOf(session);
  const layout = table.arrange(view, { width, height }, false);
  const { card, places, choices, log } = layout;
  const areas = new Map(places.map((place) => [place.pile, place]));
  const count = table.choices?.(view, legalWords(session), false).length ?? 0;
  const named: readonly (readonly [string, Box])[] = [
    ...(choices ? choiceGrid(choices, count, 1) : []).map((box) => ["a button", box] as const),
    ...(log ? [["the log", log] as const] : []),
    ...places.map(({ pile, area }) => [pile, area] as const),
  ];
  const outside = ([, box]: readonly [string, Box]) =>
    box.x < -CLOSE ||
    box.y < -CLOSE ||
    box.x + box.width > width + CLOSE ||
    box.y + box.height > height + CLOSE;
  const cards = places.flatMap(({ pile, scale, spots }) =>
    spots.map(
      (spot) =>
        [`a card of ${pile}`, { ...spot, width: card.width * scale, height: card.height * scale }] as const,
    ),
  );
  const pairs = named.flatMap(([name, one], index) =>
    named.slice(index + 1).flatMap(([under, other]) => (overlap(one, other) ? [`${name} on ${under}`] : [])),
  );
  const due = ["L", "R"].flatMap((side) => areas.get(`${view.choice}${side}`)?.area ?? []);
  const idols = view.paths.flatMap((path) => {
    const idol = layout.scenery?.[path.path];
    const top = areas.get(`${path.path}L`)?.spots[0]?.y;
    return idol && (top ?? height) < idol.y + idol.height - CLOSE
      ? [`a stone on the idol of ${path.path}`]
      : [];
  });
  const numbers = places.filter(({ pile }) => pile.startsWith("ally"));
  return [
    ...[...named, ...cards].filter(outside).map(([name]) => `${name} is outside`),
    ...pairs.filter((pair) => !INTERLOCKING.test(pair)),
    ...due
      .filter((box) => Math.min(box.width, box.height) < FINGER - CLOSE)
      .map(() => "the pair that is due is small"),
    ...idols,
    ...numbers
      .filter((place) => place.spots.length > 0 && numbersBox(place, card).width < 30)
      .map(({ pile }) => `no room for the numbers of ${pile}`),
    ...view.paths.flatMap((path) =>
      ["L", "R"].flatMap((side) =>
        areas.get(path.path + side)?.spots.length === rowsAhead(path)
          ? []
          : [`${path.path}${side} has other rows`],
      ),
    ),
  ];
}

/** A set with the largest or the smallest of everything. */
function extreme(paths: number, rows: readonly number[], party: number): CardSet {
  const layout = { paths, rows, crossings: [], party, rescues: 3 };
  return setOfLayout(layout, (count) =>
    Array.from(
      { length: count },
      (_, index) => (["foe", "friend", "weapon", "trap"] as const)[index % 4] ?? "foe",
    ),
  );
}

const EXTREMES = [
  extreme(2, [3, 3], 2),
  extreme(2, [10, 3], 3),
  extreme(3, [3, 10, 5], 2),
  extreme(5, [7, 7, 7, 7, 7], 3),
  extreme(6, [10, 10, 10, 10, 10, 10], 3),
  extreme(6, [3, 10, 4, 9, 5, 8], 2),
];

test("FG-22, FG-24: every layout lies within its window, nothing on anything else, and the pair that is due has room for a finger", () => {
  const sets = Array.from({ length: countOf(2000, 60) }, (_, index) => randomLayoutSet(seededRandom(index)));
  let checks = 0;
  for (const [index, set] of [...EXTREMES, ...sets].entries()) {
    const passed = positions(createFourGods(set), index + 1, 40);
    for (const session of passed.filter((_, place) => place % 3 === index % 3)) {
      for (const size of SIZES) {
        expect(faults(session, size), `${JSON.stringify(set.layout)} in ${size.join("×")}`).toEqual([]);
        checks++;
      }
    }
  }
  tellChecks(checks, "tables");
});

test("FG-24: in a party of three each ally can be pressed with a finger on a phone", () => {
  const session = positions(createFourGods(extreme(6, Array(6).fill(LAYOUT_LIMITS.rows.most), 3)), 1, 1)[0];
  if (!session) throw new Error("no game");
  const { places } = arrange(viewOf(session), { width: 360, height: 490 }, false);
  const allies = places.filter(({ pile }) => pile.startsWith("ally"));
  expect(allies).toHaveLength(3);
  for (const { area } of allies) expect(Math.min(area.width, area.height)).toBeGreaterThanOrEqual(FINGER);
});

test("FG-25: a set with the layout of the standard game lies as the standard game does", () => {
  const standard = positions(createFourGods(builtInWithLayout({})), 5, 60);
  for (const session of standard) {
    const { layout: _, ...view } = viewOf(session);
    for (const [width, height] of SIZES)
      expect(arrange(viewOf(session), { width, height }, false)).toEqual(
        fourGodsTable.arrange(view, { width, height }, false),
      );
  }
});
