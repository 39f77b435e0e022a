import { HIDDEN } from "../../core/cards.js";
import { type Ends, endsOfOneCard, endsOfTopCards, oncePerView, type Pile } from "../../core/knowledge.js";
import { type Card, codeOf, LAYOUT_LIMITS, MOST_ALLIES } from "./cards.js";
import { type Layout, layoutOfVariant } from "./layout.js";
import { pathName } from "./notation.js";
import type { AllyView, Move, PathView, View } from "./types.js";

/** The places of a party, as many as any layout has (FG-24). */
export const ALLY_PILES: readonly string[] = Array.from(
  { length: LAYOUT_LIMITS.party.most },
  (_, place) => `ally${place + 1}`,
);

/** The places of the party at this table: two, or as many as the layout has (FG-7, FG-24). */
export function allyPiles({ layout }: View): readonly string[] {
  return ALLY_PILES.slice(0, layout?.party ?? MOST_ALLIES);
}

/** The layout at this table: of the card set (FG-22), else of the variant. */
export function layoutOf({ layout, variant }: View): Layout {
  return layout ?? layoutOfVariant(variant);
}

/** The number of rescues left (FG-20, FG-25). */
export function rescuesLeft({ rescue }: View): number {
  if (rescue === null) return 0;
  return rescue.left ?? (rescue.used ? 0 : 1);
}

/**
 * The piles path by path: the open card and the two columns ahead of it. The allies follow, each on the weapon held,
 * then the die, which is no card, and all that is gone.
 */
export const piles: (view: View) => readonly Pile[] = oncePerView(makePiles);

function makePiles(view: View): readonly Pile[] {
  return [
    ...view.paths.flatMap((path) => {
      const ahead = Array<string>(rowsAhead(path)).fill(HIDDEN);
      return [
        { id: path.path, cards: path.card ? [path.card.id] : [] },
        { id: `${path.path}L`, cards: ahead },
        { id: `${path.path}R`, cards: ahead },
      ];
    }),
    ...allyPiles(view).map((id, place) => ({ id, cards: allyCards(view.party[place]) })),
    { id: "die", cards: [] },
    { id: "gone", cards: view.gone },
  ];
}

function allyCards(ally: AllyView | undefined): readonly string[] {
  if (!ally) return [];
  return ally.weapon ? [ally.weapon.id, ally.id] : [ally.id];
}

/** The number of rows ahead of a path. */
export function rowsAhead({ row, rows }: PathView): number {
  return rows.length + 1 - row;
}

/** The ends of a move. A fight leads the foe to the ally who takes its blow, a trap leads to the die. */
export function ends(view: View, move: Move): Ends {
  const table = piles(view);
  const nextPlace = ALLY_PILES[view.party.length] ?? "";
  switch (move.type) {
    case "take":
      return endsOfTopCards(table, pathName(move.path), 1, nextPlace);
    case "equip":
      return endsOfTopCards(table, pathName(move.path), 1, placeOf(view, move.ally));
    case "fight":
      return { ...endsOfTopCards(table, pathName(move.path), 1, placeOf(view, move.ally)), carries: false };
    case "trap":
      return { ...endsOfTopCards(table, pathName(move.path), 1, "die"), carries: false };
    case "drop":
      return endsOfOneCard(
        table,
        placeOf(view, move.ally),
        allyOf(view, move.ally)?.weapon?.id ?? "",
        "gone",
      );
    case "dismiss":
      return endsOfOneCard(table, placeOf(view, move.ally), codeOf(move.ally), "gone");
    case "rescue":
      return endsOfOneCard(table, "gone", codeOf(move.ally), nextPlace);
    case "choose":
      return endsOfTopCards(table, pathName(move.path) + move.side, 1, pathName(move.path));
  }
}

function placeOf(view: View, card: Card): string {
  return ALLY_PILES[view.party.findIndex(({ id }) => id === codeOf(card))] ?? "";
}

/** The ally of the party with this card, if it is there. */
function allyOf(view: View, card: Card): AllyView | undefined {
  return view.party.find(({ id }) => id === codeOf(card));
}

/** How much more damage an ally or a foe can take and still stand (FG-11). */
export function remainingDefence(
  who: { readonly defence: number } & ({ readonly wounds: number } | { readonly damage: number }),
): number {
  return who.defence - ("wounds" in who ? who.wounds : who.damage);
}

/** The only legal move. */
export function natural(_: View, moves: readonly Move[]): Move | undefined {
  return moves.length === 1 ? moves[0] : undefined;
}
