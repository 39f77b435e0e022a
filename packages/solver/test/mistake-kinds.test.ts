import {
  type AnyGame,
  type fourGods,
  type fourKingdoms,
  games,
  type kingsKeys,
  mistakeKindsOf,
  type napoleonsTomb,
  seededRandom,
  type tombOfFourKings,
} from "@tetrarch/engine";
import { describe, expect, it } from "vitest";
import { countOf, tellChecks } from "../../../testing/counts.js";
import { MistakeKinds, mistakeKindName, OTHER_MISTAKE } from "../src/analysis/mistake-kinds.js";
import { RESIGN } from "../src/analysis/record.js";
import { analystsOf } from "../src/registry.js";
import { positionsOnTheWay } from "./positions.js";

const SAMPLES = 2;
/** Of short games more are needed. */
const MORE_DEALS: Readonly<Record<string, number>> = { "tomb-of-four-kings": 20, "four-gods": 5 };

/** What a deed changes on the table, by the views before and after alone: how it was done, undefined where it was not. */
type OnTable<View> = (before: View, after: View) => string | undefined;

/** The first thing that is there now and was not before. */
function added(before: readonly string[], now: readonly string[]): string | undefined {
  const left = [...before];
  const news = now.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return news.length === 0 ? undefined : news.join("+");
}

const changed = (is: boolean) => (is ? "" : undefined);

type Kingdoms = fourKingdoms.View;
const atHome = ({ kingdoms }: Kingdoms) =>
  kingdoms.flatMap(({ castle, tower, subjects, dungeon }) => [...castle, ...tower, ...subjects, ...dungeon]);
const FOUR_KINGDOMS: Readonly<Record<string, OnTable<Kingdoms>>> = {
  "empty-land": ({ tableau }, after) =>
    tableau
      .flatMap((pile, at) => (pile.length === 0 && after.tableau[at]?.length ? [after.tableau[at]] : []))[0]
      ?.join("+"),
  stock: (before, after) => changed(after.stock < before.stock),
  "face-down": ({ tableau }, after) => {
    const down = (pile: readonly string[] = []) => pile.filter((card) => card === "--").length;
    const at = tableau.findIndex((pile, index) => down(pile) > down(after.tableau[index]));
    return at < 0 ? undefined : `t${at + 1}`;
  },
  home: (before, after) => added(atHome(before), atHome(after)),
  guest: ({ kingdoms }, after) =>
    kingdoms.flatMap(({ guest }, at) => (guest === null ? (after.kingdoms[at]?.guest ?? []) : []))[0],
};

type Keys = kingsKeys.View;
const CELLS = "abcd".split("").flatMap((row) => [1, 2, 3, 4].map((column) => `${row}${column}`));
const KINGS_KEYS: Readonly<Record<string, OnTable<Keys>>> = {
  book: (before, after) => after.books.slice(before.books.length)[0]?.join("+"),
  // The card that lies there now has come from the draw pile: it lay nowhere before.
  "new-card": ({ field, books }, after) => {
    const seen = [...field.flat(), ...books.flat()];
    const at = after.field.findIndex((stack) => stack.some((card) => !seen.includes(card)));
    return at < 0 ? undefined : CELLS[at];
  },
  "bare-cell": ({ field }, after) =>
    changed(
      after.field.filter((stack) => stack.length === 0).length >
        field.filter((stack) => stack.length === 0).length,
    ),
  // Some of a stack are gone, and some lie there still.
  split: ({ field }, after) =>
    changed(
      field.some((stack, at) => {
        const now = after.field[at] ?? [];
        return (
          now.length > 0 && now.length < stack.length && now.every((card, index) => card === stack[index])
        );
      }),
    ),
};

type Gods = fourGods.View;
const names = ({ party }: Gods) => party.map(({ id }) => id);
const weapons = ({ party }: Gods) => party.flatMap(({ weapon }) => weapon?.id ?? []);
const wounded = ({ party }: Gods) => party.map(({ id, wounds }) => `${id} ${wounds}`);
const traps = ({ paths }: Gods) => paths.flatMap(({ card }) => (card?.kind === "trap" ? card.id : []));
const foes = ({ paths }: Gods) =>
  paths.flatMap(({ card }) => (card?.kind === "foe" ? `${card.id} ${card.damage}` : []));
const fought = (before: Gods, after: Gods) => added(foes(after), foes(before))?.split(" ")[0];
const rolled = (before: Gods, after: Gods) => after.rolls.length > before.rolls.length;
const wasHurt = (before: Gods, after: Gods) => fought(before, after) !== undefined || rolled(before, after);
const calledBack = (before: Gods, after: Gods) => after.rescue?.used === true && !before.rescue?.used;
const gone = (before: Gods, after: Gods) => added(names(after), names(before));
const FOUR_GODS: Readonly<Record<string, OnTable<Gods>>> = {
  // Nobody struck and no weapon was let go by itself: who went was sent away, or fell for the loss of a weapon's defence.
  dismissal: (before, after) =>
    wasHurt(before, after) || fellByDrop(before, after) ? undefined : gone(before, after),
  fall: (before, after) =>
    wasHurt(before, after) || fellByDrop(before, after) ? gone(before, after)?.split("+")[0] : undefined,
  "weapon-dropped": (before, after) =>
    wasHurt(before, after) || (gone(before, after) && !fellByDrop(before, after))
      ? undefined
      : added(weapons(after), weapons(before)),
  foe: fought,
  wounds: (before, after) => {
    if (!wasHurt(before, after)) return undefined;
    return (gone(before, after) ?? added(wounded(before), wounded(after)))?.split("+")[0]?.split(" ")[0];
  },
  fight: (before, after) => changed(fought(before, after) !== undefined),
  trap: (before, after) => (rolled(before, after) ? added(traps(after), traps(before)) : undefined),
  bearer: (before, after) => armed(before, after),
  weapon: (before, after) => changed(armed(before, after) !== undefined),
  rescue: (before, after) => (calledBack(before, after) ? added(names(before), names(after)) : undefined),
  friend: (before, after) => (calledBack(before, after) ? undefined : added(names(before), names(after))),
};

function armed(before: Gods, after: Gods): string | undefined {
  const held = ({ party }: Gods) => party.flatMap(({ id, weapon }) => (weapon ? `${id} ${weapon.id}` : []));
  return added(held(before), held(after));
}

/** Of a friend who goes without a blow the path's cards tell nothing; that a weapon was dropped, the friend's wounds do. */
function fellByDrop(before: Gods, after: Gods): boolean {
  if (wasHurt(before, after)) return false;
  const who = before.party.find(({ id }) => id === gone(before, after));
  return who?.weapon != null && who.wounds > who.ownDefence;
}

type Tomb = tombOfFourKings.View;
const hit = (before: Tomb, after: Tomb) => after.hitPoints < before.hitPoints;
const rows = ({ delve, retreat }: Tomb) => [...delve, ...retreat];
const TOMB: Readonly<Record<string, OnTable<Tomb>>> = {
  "turning-back": (before, after) => changed(after.retreating && !before.retreating),
  skill: (before, after) => changed(before.phase !== "hit" && after.skills.length < before.skills.length),
  // What goes from the hand and is not collected again.
  "treasure-dropped": (before, after) => added(after.treasure, before.treasure),
  dodge: (before, after) =>
    changed(before.phase === "hit" && !hit(before, after) && after.skills.length < before.skills.length),
  mark: (before, after) =>
    before.phase === "leave"
      ? rows(after)
          .at(-1)
          ?.filter((card) => before.turn.includes(card))[0]
      : undefined,
};

type Napoleon = napoleonsTomb.View;
const atRest = ({ foundations }: Napoleon) => foundations.flatMap(({ cards }) => cards);
/** The pile that got a card from elsewhere, and what lay on top of it before. */
function grown(before: readonly (readonly string[])[], after: readonly (readonly string[])[]) {
  const at = before.findIndex((pile, index) => (after[index]?.length ?? 0) > pile.length);
  return at < 0 ? undefined : { at, onto: before[at]?.at(-1), card: after[at]?.at(-1) };
}
const drew = (before: Napoleon, after: Napoleon) => after.stock.length < before.stock.length;
const NAPOLEON: Readonly<Record<string, OnTable<Napoleon>>> = {
  "king-buried": (before, after) =>
    changed(drew(before, after) && grown(before.wastes, after.wastes)?.onto?.startsWith("K") === true),
  "king-covered": (before, after) =>
    changed(grown(before.tableau, after.tableau)?.onto?.startsWith("K") === true),
  redeal: (before, after) => changed(after.redeals > before.redeals),
  waste: (before, after) =>
    drew(before, after) ? `w${(grown(before.wastes, after.wastes)?.at ?? 0) + 1}` : undefined,
  stock: (before, after) => changed(drew(before, after)),
  home: (before, after) => added(atRest(before), atRest(after)),
  centre: (before, after) =>
    after.central.length > before.central.length
      ? after.central.slice(before.central.length).join("+")
      : undefined,
  "empty-pile": (before, after) => {
    const pile = grown(before.tableau, after.tableau);
    return pile && pile.onto === undefined ? pile.card : undefined;
  },
};

const ON_TABLE: Readonly<Record<string, Readonly<Record<string, OnTable<never>>>>> = {
  "four-kingdoms": FOUR_KINGDOMS,
  "kings-keys": KINGS_KEYS,
  "four-gods": FOUR_GODS,
  "tomb-of-four-kings": TOMB,
  "napoleons-tomb": NAPOLEON,
};

function featuresOf(game: AnyGame) {
  return analystsOf(game).evaluator.decisionFeatures ?? [];
}

describe.each(games.map((game) => [game.id, game] as const))("kinds of decision in %s", (id, game) => {
  it("have words, each one, and there are no others", () => {
    const kinds = featuresOf(game).flatMap((feature) =>
      feature.ways.map((way) => mistakeKindName(feature, way)),
    );
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(Object.keys(mistakeKindsOf(id)).sort()).toEqual([...kinds].sort());
    for (const words of Object.values(mistakeKindsOf(id))) expect(words).toMatch(/^[A-Z][^.]{1,44}$/);
  });

  it("are what they are called, by the table before and after both moves, whatever is hidden (C-11)", () => {
    const values = new Map<string, number>();
    // Where finished turns lie face down (TK-32) the table does not show what marks them.
    const options = game.options.filter((option) => option !== game.memoryOption);
    for (let deal = 1; deal <= countOf(1000, 10) * (MORE_DEALS[id] ?? 1); deal++) {
      const random = seededRandom(deal);
      for (const state of positionsOnTheWay(game, deal, 3, deal % 2 === 0 ? [] : options)) {
        const legal = game.legalMoves(state);
        if (legal.length < 2) continue;
        const [made, better] = [legal[random(legal.length)], legal[random(legal.length)]];
        const view = game.view(state);
        const mistakeKinds = new MistakeKinds(game, view, featuresOf(game));
        const kind = mistakeKinds.between(game.formatMove(made), game.formatMove(better));
        if (kind === OTHER_MISTAKE) continue;
        values.set(kind, (values.get(kind) ?? 0) + 1);
        const feature = featuresOf(game).find(({ name, ways }) =>
          ways.some((way) => mistakeKindName({ name }, way) === kind),
        );
        const onTable = ON_TABLE[id]?.[feature?.name ?? ""] as OnTable<unknown> | undefined;
        if (!onTable) throw new Error(`nobody says what ${kind} is`);
        for (let sample = 0; sample < SAMPLES; sample++) {
          const dealt = game.sample(view, random);
          const how = (move: unknown) => onTable(view, game.view(game.play(dealt, move).state));
          const [did, should] = [how(made), how(better)];
          const way = should === undefined ? "done" : did === undefined ? "left" : "otherwise";
          if (did === should)
            throw new Error(
              `${kind} in ${JSON.stringify([deal, game.formatMove(made), game.formatMove(better), did, should])}`,
            );
          expect(`${feature?.name}-${way}`).toBe(kind);
        }
      }
    }
    tellChecks(
      [...values.values()].reduce((sum, count) => sum + count, 0),
      `kinds of decision held against the table (${id})`,
    );
    // Rare ones need many games; most are met in a few.
    expect(values.size).toBeGreaterThan(2);
  });

  it("are told apart from what is at stake: what was better is among it, and giving up is by itself", () => {
    for (const state of positionsOnTheWay(game, 7, 5)) {
      const words = game.legalMoves(state).map((move) => game.formatMove(move));
      const [made, better] = words;
      if (made === undefined || better === undefined) continue;
      const mistakeKinds = new MistakeKinds(game, game.view(state), featuresOf(game));
      const kind = mistakeKinds.between(made, better);
      if (kind !== OTHER_MISTAKE) {
        expect(mistakeKinds.atStake(made, words)).toContain(kind);
        expect(mistakeKinds.atStake(better, words)).toContain(kind);
      }
      expect(mistakeKinds.atStake(RESIGN, words)).toEqual([mistakeKinds.between(RESIGN, made)]);
      expect(mistakeKinds.atStake(made, [made])).toEqual([]);
    }
  });
});
