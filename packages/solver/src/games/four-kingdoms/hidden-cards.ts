import type { fourKingdoms } from "@tetrarch/engine";

type State = fourKingdoms.State;
type Move = fourKingdoms.Move;

/** Where a hidden card lies: in a column of the free lands, or, `column` being −1, in the stock; counted from the bottom, or from the next. */
interface Place {
  readonly column: number;
  readonly index: number;
}

const STOCK = -1;

/** The position once for each card that a move may turn up, which lies then where it turns it up; the position alone where it turns up none. */
export function* eachTurnedUp(state: State, move: Move): Generator<State> {
  const turned = placeTurnedUp(state, move);
  if (!turned) {
    yield state;
    return;
  }
  for (const place of placesOf(state)) yield swapped(state, turned, place);
}

/** FK-3, FK-4. */
function placeTurnedUp({ tableau }: State, move: Move): Place | undefined {
  if (move.type === "deal") return { column: STOCK, index: 0 };
  const pile = tableau[move.from];
  if (!pile || pile.down.length === 0) return undefined;
  const taken = move.type === "land" ? move.count : 1;
  return taken === pile.up.length ? { column: move.from, index: pile.down.length - 1 } : undefined;
}

function placesOf({ tableau, stock }: State): readonly Place[] {
  const columns = tableau.flatMap(({ down }, column) => down.map((_, index) => ({ column, index })));
  return [...columns, ...stock.map((_, index) => ({ column: STOCK, index }))];
}

function swapped(state: State, a: Place, b: Place): State {
  const tableau = state.tableau.map(({ down, up }) => ({ down: down.slice(), up }));
  const stock = state.stock.slice();
  const listOf = ({ column }: Place) => (column === STOCK ? stock : tableau[column]?.down) as number[];
  const held = listOf(a)[a.index] as number;
  listOf(a)[a.index] = listOf(b)[b.index] as number;
  listOf(b)[b.index] = held;
  return { ...state, tableau, stock };
}
